"""What every request passes: origin, rate and size are checked, headers set, time and answer noted down."""

import logging
import time

from fastapi import HTTPException, Request
from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import OTHER_ORIGIN, Refused
from .service import service_of
from .who import address_of, own_origin, take

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
API = "/api/"

# Nothing from elsewhere, and nothing that stands in the page itself.
POLICY = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';
    connect-src 'self'; manifest-src 'self'; worker-src 'self';
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
"""
HEADERS = {
    "Content-Security-Policy": " ".join(POLICY.split()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

log = logging.getLogger(__name__)


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        watched = Watch(Request(scope), send)
        try:
            _check(watched.request)
            await self._app(scope, _limited(watched.request, receive), watched.send)
        except Refused as refusal:
            await answer(refusal)(scope, receive, watched.send)
        finally:
            watched.note()


class Watch:
    """Sets headers on the way out and remembers how it went."""

    def __init__(self, request: Request, send: Send) -> None:
        self.request = request
        self._send = send
        self._status = 500
        self._begun = time.perf_counter()

    async def send(self, message: Message) -> None:
        """Pass a part of the answer on."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if self.request.url.path.startswith(API):
                headers["Cache-Control"] = "no-store"
        await self._send(message)

    def note(self) -> None:
        """Count the answer, and log it by its route: paths hold ids that open something."""
        seconds = time.perf_counter() - self._begun
        route = getattr(self.request.scope.get("route"), "path", "other")
        method = self.request.method if self.request.method.isalpha() else "other"
        metrics = service_of(self.request).metrics
        metrics.requests.labels(method, route, self._status).inc()
        metrics.request_seconds.observe(seconds)
        fields = {
            "method": method,
            "route": route,
            "status": self._status,
            "milliseconds": round(seconds * 1000, 1),
        }
        log.info("answered", extra=fields)


def _check(request: Request) -> None:
    running = service_of(request)
    if not request.url.path.startswith(API):
        return
    take("requests", running, address_of(request))
    if request.method not in SAFE_METHODS and not own_origin(
        request.headers.get("origin"), request.headers.get("host", ""), running.config.origins
    ):
        raise OTHER_ORIGIN
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > running.config.body_limit:
        raise _too_large(running.config.body_limit)


def _limited(request: Request, receive: Receive) -> Receive:
    """Count what comes in: a body may come without saying how long it is."""
    limit = service_of(request).config.body_limit
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise HTTPException(413)  # the one kind that reading a body lets through
        return message

    return counted


def _too_large(limit: int) -> Refused:
    return Refused(413, "too-large", f"the body has more than {limit} bytes", {"limit": limit})


def answer(refusal: Refused) -> JSONResponse:
    """A refusal as the answer to a request."""
    seconds = refusal.problem.facts.get("seconds")
    headers = {} if seconds is None else {"Retry-After": str(seconds)}
    return JSONResponse(refusal.problem.model_dump(), status_code=refusal.status, headers=headers)
