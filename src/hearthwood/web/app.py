"""The application: routes, the guard before them, and how refusals are answered."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Match, Route

import hearthwood
from hearthwood.table.calendar import Calendar

from . import protocol, socket
from .config import Config
from .guard import Guard, answer
from .metrics import Metrics
from .problems import REFUSALS, Refused, refused
from .routes import companion, daily, nordguard, people, refusals, replays, server, tables
from .service import service
from .static import Client, built_client

TITLE = "Hearthwood"
NO_CLIENT = "This server has no client; its interface is described by /openapi.json.\n"
GZIP_FROM = 1_000

_REASONS = {400: "invalid", 404: "not-found", 405: "no-such-method", 413: "too-large"}


def create_app(config: Config, *, calendar: Calendar | None = None, client: Path | None = None) -> FastAPI:
    """The application of a server. `client` is the folder of the built client, if not the package's own."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with service(config, calendar or Calendar(), Metrics()) as running:
            app.state.service = running
            yield

    app = FastAPI(
        title=TITLE,
        version=hearthwood.__version__,
        lifespan=lifespan,
        docs_url=None,  # these pages would load scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,  # a path has one form
        separate_input_output_schemas=False,
    )
    for part in (server, people, tables, replays, daily, companion, nordguard, socket):
        app.include_router(part.router)
    app.openapi = _described(app)  # type: ignore[method-assign]
    _add_handlers(app)
    _add_client(app, client or built_client())
    app.add_middleware(GZipMiddleware, minimum_size=GZIP_FROM)
    app.add_middleware(Guard)
    return app


def _add_handlers(app: FastAPI) -> None:
    async def on_refusal(_: Request, error: Exception) -> JSONResponse:
        return answer(refused(error))

    async def on_invalid(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        return answer(_invalid(error))

    async def on_http(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        status = 422 if error.status_code == 400 else error.status_code
        refusal = Refused(
            status, _REASONS.get(error.status_code, "invalid"), "the request cannot be answered"
        )
        response = answer(refusal)
        response.headers.update(error.headers or {})
        if status == 405:
            response.headers["Allow"] = ", ".join(_methods_at(request))
        return response

    for kind in REFUSALS:
        app.add_exception_handler(kind, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)


def _methods_at(request: Request) -> list[str]:
    """All methods of a path; the framework names those of the first route alone."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    found = [route.methods or set() for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted(set().union(*found))


def _invalid(error: RequestValidationError) -> Refused:
    """The first thing that is wrong with a request. What was sent is not repeated."""
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"])
    return Refused(422, "invalid", f"{field}: {first['msg']}"[:300], {"field": field[:100]})


def _add_client(app: FastAPI, folder: Path | None) -> None:
    if folder is not None:
        # Not mounted: a mount would also answer what a route refuses for its method.
        app.router.default = Client(folder)
        return

    @app.get("/", include_in_schema=False)
    async def no_client() -> PlainTextResponse:
        return PlainTextResponse(NO_CLIENT)


def _described(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """The description of the interface, with the messages of the socket, which no route names."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=TITLE, version=app.version, routes=app.routes)
            _, messages = models_json_schema(
                [(model, "validation") for model in protocol.SOCKET_MESSAGES],
                ref_template="#/components/schemas/{model}",
            )
            components = schema.setdefault("components", {}).setdefault("schemas", {})
            components.update(
                {name: found for name, found in messages["$defs"].items() if name not in components}
            )
            _describe_large_bodies(schema)
            app.openapi_schema = schema
        return app.openapi_schema

    return described


def _describe_large_bodies(schema: dict[str, Any]) -> None:
    """The guard measures every body, so each request that has one may be refused for its size."""
    described = refusals(413)[413]["description"]
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for operations in schema["paths"].values():
        for operation in operations.values():
            if "requestBody" in operation:
                operation["responses"]["413"] = {"description": described, "content": content}
