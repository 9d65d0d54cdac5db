"""The built client, served from the package."""

from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"


def built_client() -> Path | None:
    """The folder of the built client, if it was built."""
    folder = Path(str(files(__package__))) / "built"
    return folder if (folder / "index.html").is_file() else None


class Client(StaticFiles):
    """Files by their path; every other path is one of the client's own pages."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the client's first page."""
        if path.startswith("api"):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name:
                raise
            response = await super().get_response("index.html", scope)
        # What Vite puts there carries a hash in its name.
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets") else ALWAYS_ASK
        return response
