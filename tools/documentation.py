#!/usr/bin/env python3
"""Builds the documentation site, or runs its notebooks.

tools/documentation.py             builds it strictly into build/site and checks every link
tools/documentation.py serve       shows it in the browser and builds again what is edited
tools/documentation.py notebooks [NAME]    runs the notebooks whole, for minutes, and keeps what they print
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
sys.path[:0] = [str(ROOT)]

from tools.docsite.built_links import broken_links  # noqa: E402


def build(site: Path) -> int:
    failed = mkdocs("build", "--strict", "--site-dir", str(site))  # not --quiet: it would not count the warnings
    broken = [] if failed else broken_links(site)
    print("\n".join(broken) if broken else f"{site}: {'not built' if failed else 'built, every link leads somewhere'}")
    return 1 if failed or broken else 0


def mkdocs(*arguments: str) -> int:
    """Without the warning about a later version that its theme prints; colours would only hide in a log."""
    quiet = {"DISABLE_MKDOCS_2_WARNING": "true", "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ | quiet, check=False).returncode


def run_notebooks(names: list[str]) -> int:
    from tools.docsite.notebooks import execute_whole, notebook_paths

    for path in notebook_paths(ROOT / "docs"):
        if not names or path.stem in names:
            print(path.stem, flush=True)
            with tempfile.TemporaryDirectory() as folder:
                execute_whole(path, Path(folder))
    return 0


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            return build(SITE)
        case ["serve", *options]:
            return mkdocs("serve", *options)
        case ["notebooks", *names]:
            return run_notebooks(names)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
