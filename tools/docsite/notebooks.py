"""Notebooks: executed as a whole or on a small scale, and shown as pages with what they printed.

A notebook says how much it plays in its cell tagged `sizes`. Tests put smaller figures there; what is stored beside the
code was printed by the whole run, and a digest of the code says so.
"""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient
from traitlets.config import Config

SIZES = "sizes"
PRINTED = "{ .text .printed }"  # a class of its own: commands are texts too


def notebook_paths(docs: Path) -> list[Path]:
    return sorted((docs / "notebooks").glob("*.ipynb"))


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


def execute(notebook: Any, folder: Path, sizes: str | None = None) -> None:
    """Run all cells in a folder; other sizes are lines that follow the notebook's own."""
    for cell in notebook.cells:
        if sizes is not None and SIZES in cell.metadata.get("tags", []):
            cell.source += f"\n{sizes}"
    with TemporaryDirectory() as place:  # sockets in a folder: no ports, and nobody else's way in
        kernel = {"transport": "ipc", "ip": f"{place}/socket", "connection_file": f"{place}/kernel.json"}
        client = NotebookClient(notebook, config=Config(KernelManager=kernel), coalesce_streams=True)
        client.resources["metadata"] = {"path": str(folder)}
        client.execute()


def execute_whole(path: Path, folder: Path) -> None:
    """Run a notebook as it stands and keep what it printed."""
    notebook = read(path)
    execute(notebook, folder)
    for cell in code_cells(notebook):
        cell.metadata.pop("execution", None)  # times of day, different in every run
    notebook.metadata = {"kernelspec": notebook.metadata.get("kernelspec", {}), "printed_by": digest(notebook)}
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def digest(notebook: Any) -> str:
    """Of the code, without the sentences between."""
    return hashlib.sha256("\n\n".join(cell.source for cell in code_cells(notebook)).encode()).hexdigest()[:16]


def code_cells(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def files_of(path: Path) -> Iterator[tuple[str, str | bytes]]:
    """The notebook's page and its pictures, by their addresses below the folder of documents."""
    parts: list[str] = []
    for number, cell in enumerate(read(path).cells):
        if cell.cell_type == "markdown":
            parts.append(cell.source)
            continue
        parts.append(fenced("python", cell.source))
        for place, output in enumerate(cell.outputs):
            picture = f"{path.stem}-{number}-{place}.png"
            data = output.get("data", {})
            if "image/png" in data:
                yield f"notebooks/{picture}", base64.b64decode(data["image/png"])
                parts.append(f"![What the cell has drawn]({picture})")
            elif text := output.get("text") or data.get("text/plain"):
                parts.append(fenced(PRINTED, text.rstrip()))
    parts.append(f'<a href="../{path.name}" download>This page as a notebook</a>')
    yield f"notebooks/{path.stem}.md", "\n\n".join(parts)


def fenced(language: str, text: str) -> str:
    return f"```{language}\n{text}\n```"
