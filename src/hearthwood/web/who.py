"""Who asks: the profile behind the cookie, and where it may come from."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response, Security
from fastapi.security import APIKeyCookie

from .problems import NO_PROFILE, Refused
from .service import Service, service_of

COOKIE = "hearthwood"
COOKIE_SECONDS = 400 * 86_400
"""The longest that browsers keep one; renewed at every visit."""
SECRET_LENGTH = 43

cookie = APIKeyCookie(name=COOKIE, auto_error=False, description="Set by POST /api/profile.")

Running = Annotated[Service, Depends(service_of)]


async def known(running: Service, secret: str | None) -> str | None:
    """The profile that a secret opens."""
    if secret is None or len(secret) != SECRET_LENGTH or not secret.isascii():
        return None
    return await running.people.known(secret)


async def maybe(running: Running, secret: Annotated[str | None, Security(cookie)]) -> str | None:
    """The profile of a request, if it has one."""
    return await known(running, secret)


async def needed(profile: Annotated[str | None, Depends(maybe)]) -> str:
    """The profile of a request that cannot do without."""
    if profile is None:
        raise NO_PROFILE
    return profile


Me = Annotated[str, Depends(needed)]
Anybody = Annotated[str | None, Depends(maybe)]


def remember(request: Request, response: Response, secret: str) -> None:
    """Have the browser keep the secret where no script sees it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def forget(response: Response) -> None:
    """Have the browser forget it."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")


def address_of(request: Request) -> str:
    """Where a request comes from, for rates only: it is stored nowhere."""
    return request.client.host if request.client else ""


def own_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """May a page of this origin use the server? Programs that are no browsers send none."""
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == host and host != ""
    except ValueError:
        return False


def take(rate_of: str, running: Service, who: str) -> None:
    """Count a request against a rate; refuse when it is used up."""
    rate = getattr(running.limits, rate_of)
    seconds = rate.take(who)
    if seconds:
        raise Refused(
            429, "too-many", "too many requests; wait a little", {"limit": rate.burst, "seconds": seconds}
        )
