"""Further words: a folder of languages beside the one of the package, for as long as a test needs it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wartable.words import catalogue, forget


@contextmanager
def further_words(folder: Path, texts: dict[str, str]) -> Iterator[None]:
    """Given these files in a folder of languages."""
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    catalogue.FOLDERS.append(folder)
    forget()
    try:
        yield
    finally:
        catalogue.FOLDERS.remove(folder)
        forget()
