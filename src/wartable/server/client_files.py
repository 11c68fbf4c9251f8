"""The built client, kept in memory: what is not in the list cannot be asked for."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

import msgspec

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
    squeezable = path.suffix not in SQUEEZED_ALREADY and len(body) >= SMALLEST_TO_SQUEEZE
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if media_type.startswith("text/") or media_type == "application/javascript":
        media_type += "; charset=utf-8"
    return ClientFile(
        media_type=media_type,
        cache=FOREVER if path.relative_to(folder).as_posix().startswith(HASHED) else ASK_AGAIN,
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        body=body,
        squeezed=gzip.compress(body, 9, mtime=0) if squeezable else None,
    )
