"""The built client, kept in memory: what is not in the list cannot be requested."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path

import msgspec

OK, NOT_MODIFIED = 200, 304
INDEX = "index.html"
HASHED = "assets/"  # names there carry a hash of the content, so they never change
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLEST_TO_SQUEEZE = 1000
SQUEEZED_ALREADY = {".woff2", ".woff", ".png", ".webp", ".jpg", ".gz", ".ico"}


class ClientFile(msgspec.Struct, frozen=True):
    media_type: str
    cache: str
    etag: str
    body: bytes
    squeezed: bytes | None


def client_folder() -> Path:
    return Path(__file__).parent.parent / "client"


def read_client(folder: Path) -> dict[str, ClientFile]:
    """Every file of the client by its path; empty when the client has not been built."""
    if not folder.is_dir():
        return {}
    paths = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {path.relative_to(folder).as_posix(): _file(path, folder) for path in paths}


def _file(path: Path, folder: Path) -> ClientFile:
    body = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if media_type.startswith("text/") or media_type == "application/javascript":
        media_type += "; charset=utf-8"
    cache = FOREVER if path.relative_to(folder).as_posix().startswith(HASHED) else ASK_AGAIN
    return make_file(body, media_type, cache, path.suffix not in SQUEEZED_ALREADY)


def make_file(body: bytes, media_type: str, cache: str, squeezable: bool = True) -> ClientFile:
    return ClientFile(
        media_type=media_type,
        cache=cache,
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        body=body,
        squeezed=gzip.compress(body, 9, mtime=0) if squeezable and len(body) >= SMALLEST_TO_SQUEEZE else None,
    )


def choose_form(file: ClientFile, asked: Mapping[str, str]) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body, by what the browser has and understands: no body for the same file, else compressed."""
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    known = [tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")]
    if file.etag in known:
        return NOT_MODIFIED, headers, b""
    if file.squeezed is not None and "gzip" in asked.get("accept-encoding", ""):
        return OK, headers | {"content-encoding": "gzip"}, file.squeezed
    return OK, headers, file.body
