#!/usr/bin/env python3
"""Sets Wartable up in `.venv`: locked packages, web client, compiled rules. Does nothing where nothing has changed.

    tools/setup.py            everything that playing needs
    tools/setup.py --play     the same, but rules not compiled yet are plain for now and compiled in the background
    tools/setup.py --rules    only compile the rules
    tools/setup.py --tests    what ./test needs beside the rules: client, Chromium, proxies, PostgreSQL, npm packages
    tools/setup.py --packages only the locked packages, with which ./test begins
    tools/setup.py --lock     writes requirements.lock again from pyproject.toml

Uses only the standard library, because it runs before anything is installed.
"""

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  nothing has checked it before us
    sys.exit(f"Wartable needs Python 3.11 or newer; this is {sys.version.split()[0]}")

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
LOCK = ROOT / "requirements.lock"
RULES_STAMP = ROOT / "build" / "rules"
COMPILING = ROOT / "build" / "compiling.log"
PACKAGES_STAMP = VENV / "wartable-packages"
INSTALL_STAMP = VENV / "wartable-install"
BUILT_CLIENT = ROOT / "src" / "wartable" / "client"
NOT_SOURCES = {"node_modules", "__pycache__", "dist"}
BROWSERS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))  # the first is the quicker one
BROWSER_PACKAGES = ("chromium-headless-shell", "fonts-liberation")
PROXIES = {"nginx-light": "/usr/sbin/nginx", "caddy": "/usr/bin/caddy", "openssl": "/usr/bin/openssl"}
POSTGRES = Path("/usr/lib/postgresql")
COMPILER_PACKAGES = ("gcc", "libc6-dev", "python3-dev")


def main(arguments: list[str]) -> None:
    if arguments == ["--lock"]:
        write_lock()
        return
    if arguments == ["--rules"]:
        compile_rules()
        return
    with one_at_a_time("setup"):
        set_up_packages()
        if "--packages" in arguments:
            return
        if "--tests" in arguments:  # which compile the rules beside their first checks
            set_up_client()
            set_up_tests()
            return
        compile_later = "--play" in arguments and not are_rules_settled()
        if compile_later:
            os.environ["WARTABLE_PURE"] = "1"
        with ThreadPoolExecutor(1) as beside:  # mypyc keeps one core busy for long
            client = beside.submit(set_up_client)
            if not compile_later:
                compile_rules()
        client.result()
        install_wartable()
        if compile_later:
            compile_in_background()


def set_up_packages() -> None:
    """Brings `.venv` to exactly what requirements.lock names."""
    wanted = f"{digest([LOCK])} {ROOT}"
    if stamped(PACKAGES_STAMP) == wanted:
        return
    with step("Python packages"):
        if not PYTHON.exists() or not stamped(PACKAGES_STAMP).endswith(str(ROOT)):  # a moved folder breaks its scripts
            make_environment()
        INSTALL_STAMP.unlink(missing_ok=True)
        uv = UV if UV.exists() else shutil.which("uv")
        run(uv, "pip", "sync", "--quiet", "--compile-bytecode", "--python", PYTHON, "--require-hashes", LOCK)
        PACKAGES_STAMP.write_text(wanted)


def make_environment() -> None:
    """An empty `.venv` with uv at hand: the machine's own, or the locked one fetched by pip."""
    uv = shutil.which("uv")
    if uv:
        run(uv, "venv", "--quiet", "--clear", "--python", base_python(), VENV)
        return
    if not importlib.util.find_spec("ensurepip") and not apt_install("python3-venv"):
        sys.exit("This Python cannot make environments. Install its venv module: apt-get install python3-venv")
    run(base_python(), "-m", "venv", "--clear", VENV)
    with tempfile.TemporaryDirectory() as folder:
        pinned = Path(folder, "uv.txt")
        pinned.write_text(locked("uv"))
        run(PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "-r", pinned)


def base_python() -> str:
    """The Python to build on, also when this one runs in an old `.venv`."""
    return str(getattr(sys, "_base_executable", sys.executable))


def locked(package: str) -> str:
    """The lines of requirements.lock that name a package and its hashes."""
    found = re.search(rf"^{package}==.*(?:\n +--hash.*)+", LOCK.read_text(), re.MULTILINE)
    if not found:
        sys.exit(f"requirements.lock does not name {package}")
    return found.group()


def are_rules_settled() -> bool:
    """Whether the rules as they are now were compiled, or cannot be."""
    return stamped(RULES_STAMP).startswith(rules_digest()) or os.environ.get("WARTABLE_PURE") == "1"


def compile_in_background() -> None:
    """So that the first game begins at once; the next start finds the rules compiled."""
    say("The rules are compiled in the background, some minutes long. Until the next start the bots think more slowly.")
    del os.environ["WARTABLE_PURE"]
    with COMPILING.open("w") as log:
        command = ["nice", "-n", "15", str(PYTHON), __file__, "--rules"]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def compile_rules() -> None:
    """Without a compiler, or when it fails, Wartable plays all the same: as plain Python, several times slower."""
    with one_at_a_time("compiling"):
        if not are_rules_settled():
            with step("Compiling the rules"):
                if not has_compiler():
                    apt_install(*COMPILER_PACKAGES)
                failed = subprocess.run([PYTHON, "hatch_build.py", "rules"], cwd=ROOT, check=False).returncode
                RULES_STAMP.write_text(f"{rules_digest()} {'plain' if failed else 'compiled'}")
    if stamped(RULES_STAMP).endswith("plain"):
        say("The rules could not be compiled: they run as plain Python, several times slower.")
        os.environ["WARTABLE_PURE"] = "1"


def set_up_client() -> None:
    if not stamped(INSTALL_STAMP).startswith(digest(sources())):
        with step("Web client"):
            run(PYTHON, "hatch_build.py", "client")


def install_wartable() -> None:
    """Installs the client and the rules if any source has changed since the last time."""
    wanted = digest(sources()) + os.environ.get("WARTABLE_PURE", "")
    if stamped(INSTALL_STAMP) == wanted:
        return
    INSTALL_STAMP.unlink(missing_ok=True)
    with step("Installing"):
        options = ("--no-deps", "--no-build-isolation", "--reinstall-package", "wartable")
        run(UV, "pip", "install", "--quiet", "--compile-bytecode", "--python", PYTHON, *options, ".")
    INSTALL_STAMP.write_text(wanted)


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return bool(shutil.which(compiler.split()[0])) and Path(sysconfig.get_path("include"), "Python.h").is_file()


def set_up_tests() -> None:
    if not BROWSERS[0].exists():
        with step("Chromium, for the browser tests"):
            if not apt_install(*BROWSER_PACKAGES) and not any(browser.exists() for browser in BROWSERS):
                sys.exit(f"Chromium is missing. Install it: apt-get install {' '.join(BROWSER_PACKAGES)}")
    set_up_proxies()
    set_up_database()
    run(PYTHON, "hatch_build.py", "npm")


def set_up_proxies() -> None:
    missing = [name for name, program in PROXIES.items() if not Path(program).exists()]
    if not missing:
        return
    with step("nginx and Caddy, for the tests of a server behind a proxy"):
        if not apt_install(*missing):
            say(f"Those tests are skipped. For them: apt-get install {' '.join(missing)}")
        else:
            stop_services(*(name.removesuffix("-light") for name in missing if name != "openssl"))


def set_up_database() -> None:
    """The tests start PostgreSQL themselves, with folders of their own."""
    if any(POSTGRES.glob("*/bin/initdb")):
        return
    with step("PostgreSQL, for the tests of several servers"):
        if apt_install("postgresql"):
            stop_services("postgresql")
        else:
            say("Those tests are skipped. For them: apt-get install postgresql")


def stop_services(*services: str) -> None:
    """Debian starts at once what serves something; nobody has asked for that, so what was not there is stopped."""
    if shutil.which("systemctl"):
        command = ["systemctl", "disable", "--quiet", "--now", *services]
        subprocess.run(command, stderr=subprocess.DEVNULL, check=False)
    for script in (Path("/etc/init.d", service) for service in services):
        if script.exists():  # in a container without systemd
            subprocess.run([script, "stop"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def apt_install(*packages: str) -> bool:
    """Installs Debian packages if we may; says whether it did."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    commands = (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages])
    with one_at_a_time("apt"):  # a second apt-get would fail, not wait
        say(f"Debian packages: {' '.join(packages)}")
        return all(
            subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL, check=False).returncode == 0
            for command in commands
        )


def write_lock() -> None:
    """Resolves pyproject.toml for every platform; hashes stand for the files, so no registry address is needed."""
    options = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--group", "dev")
    header = ("--custom-compile-command", "tools/setup.py --lock")
    run(UV, "pip", "compile", "--quiet", "pyproject.toml", *options, *header, "--output-file", LOCK)
    if re.search(r"https?://|file:|--index|--find-links", LOCK.read_text()):
        sys.exit("requirements.lock names an address: take it out of the uv configuration and lock again")


def rules_digest() -> str:
    return digest([path for path in walk(ROOT / "src") if path.suffix == ".py"] + [ROOT / "hatch_build.py"])


def sources() -> list[Path]:
    folders = (ROOT / "src", ROOT / "web")
    found = [path for folder in folders for path in walk(folder)]
    return [*found, ROOT / "pyproject.toml", ROOT / "hatch_build.py"]


def walk(folder: Path) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_SOURCES and Path(place, name) != BUILT_CLIENT]
        yield from (Path(place, name) for name in files)


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def stamped(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def run(*command: object) -> None:
    """Runs a command in the repository; where it fails, so do we: it has said why."""
    failed = subprocess.run([str(word) for word in command], cwd=ROOT, check=False).returncode
    if failed:
        sys.exit(f"Set-up failed: {' '.join(str(word) for word in command)}")


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    say(f"{title} ...")
    begun = time.monotonic()
    yield
    say(f"{title}: done in {time.monotonic() - begun:.0f} s")


def say(sentence: str) -> None:
    print(f"[wartable] {sentence}", flush=True)


@contextlib.contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Two commands started together must not build into the same folders."""
    lock = ROOT / "build" / f"{name}.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main(sys.argv[1:])
