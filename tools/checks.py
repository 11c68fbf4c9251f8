#!/usr/bin/env python3
"""Runs every check of the project and says at the end which of them failed. `./test` calls it once packages are there.

The rules are tested twice: as plain Python from `src`, and compiled as installed in `.venv`. Compiling keeps one core
busy for minutes, so what needs the sources only is checked meanwhile.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(sys.prefix) / "bin"
CODE = ("src", "tests", "tools", "examples", "docs/notebooks", "hatch_build.py")
GAMES = tuple(sorted(path.parent.name for path in ROOT.glob("src/wartable/*/title.py")))
FAST_TESTS = ("engine", "matches", *GAMES, "tools")
COMPILED_TESTS = ("contract", "engine", "matches", *GAMES, "bots", "lab", "cli")
SERVER_TESTS = ("server",)  # the rules are served compiled, and so they are tested: it saves a minute
NOTEBOOKS = ("notebooks",)
USERS_TESTS = ("editions", "envs")  # what uses the rules is tested as it is installed: it is several times quicker
ONLY_COMPILED = (*SERVER_TESTS, *NOTEBOOKS, *USERS_TESTS)
NO_SCHEMAS = ("-p", "no:schemathesis", "-p", "no:faker")  # plugins that cost seconds to load
ONLY_RULES = (*NO_SCHEMAS, "-p", "no:playwright")
LANES = 2  # checks that keep one core busy run side by side
BROWSER_WORKERS = "3"  # a page waits for its server now and then, and the server for the page
ONE_SERVER_A_FILE = ("--dist", "loadfile", "--no-loadscope-reorder")  # long files are not those with most tests
TESTS_FAILED = 1
NO_TESTS_FOUND = 5


@dataclass(frozen=True)
class Check:
    """A command that succeeds when all is well; `plain` ones see the sources instead of what is installed."""

    name: str
    command: tuple[str, ...]
    plain: bool = True
    folder: Path = ROOT
    may_find_nothing: bool = False
    second_chance: tuple[str, ...] = ()  # what to add for another run of what failed: a loaded machine is no mistake


@dataclass(frozen=True)
class Result:
    check: Check
    passed: bool
    seconds: float


def compiling() -> Check:
    return Check("compiling the rules", python("tools/setup.py", "--rules"), plain=False)


def set_up() -> Check:
    """All but the rules: the client, Chromium, proxies, PostgreSQL."""
    return Check("set-up", python("tools/setup.py", "--tests"), plain=False)


def static_checks() -> list[Check]:
    """The longest comes first, so that the lanes end together."""
    existing = tuple(name for name in CODE if (ROOT / name).exists())
    return [
        Check("types", program("mypy")),
        Check("lint", program("ruff", "check", "--quiet", *existing)),
        Check("format", program("ruff", "format", "--check", "--quiet", *existing)),
        Check("import contracts", program("lint-imports", "--no-logo")),
        Check("rule coverage", python("tools/rule_coverage.py")),
        Check("no rule in the page", python("tools/page_rules.py")),
    ]


def client_checks() -> list[Check]:
    return [
        web("client types", "npm", "run", "--silent", "check"),
        web("client tests", "npm", "run", "--silent", "test"),
        web("client lint", "node_modules/@biomejs/biome/bin/biome", "check", "."),
    ]


def documentation() -> Check:
    """The site, built from the sources, and every link on it."""
    return Check("documentation site", python("tools/documentation.py"))


def fast_tests(extra: list[str]) -> Check:
    marks = "not slow and not browser and not exhaustive"
    return pytest("fast tests", marks, [*ONLY_RULES, *folders(FAST_TESTS)], extra)


def first_checks() -> list[Check]:
    """Those that keep one core busy."""
    return [*static_checks(), documentation(), *client_checks()]


def plain_tests(extra: list[str]) -> Check:
    left_out = [f"--ignore={one}" for one in folders(ONLY_COMPILED)]
    return pytest("tests", "not browser and not exhaustive", left_out, extra)


def tests_of_what_is_installed(extra: list[str]) -> list[Check]:
    compiled = [*ONLY_RULES, *folders((*COMPILED_TESTS, *NOTEBOOKS, *USERS_TESTS))]
    return [
        Check("installing", python("tools/setup.py"), plain=False),
        Check("compiled rules", python("tools/checks.py", "--is-compiled"), plain=False),
        pytest("tests, compiled", "not browser", compiled, extra, plain=False),
        pytest("tests of the server", "not browser", [*ONE_SERVER_A_FILE, *folders(SERVER_TESTS)], extra, plain=False),
        browser_tests(extra),
    ]


def browser_tests(extra: list[str]) -> Check:
    options = [*NO_SCHEMAS, "-n", BROWSER_WORKERS, "--dist", "worksteal", "tests/web"]
    check = pytest("browser tests", "browser", options, extra, plain=False)
    return replace(check, second_chance=("--last-failed", "--last-failed-no-failures", "none", "-n", "0"))


def program(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(PROGRAMS / name), *arguments)


def python(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, *arguments)


def pytest(name: str, marks: str, options: list[str], extra: list[str], plain: bool = True) -> Check:
    command = python("-m", "pytest", "-q", "-n", "2", "-m", marks, *options, *extra)
    return Check(name, command, plain, may_find_nothing=bool(extra))


def web(name: str, *arguments: str) -> Check:
    return Check(name, python(str(ROOT / "tools" / "node.py"), *arguments), folder=ROOT / "web")


def folders(names: tuple[str, ...]) -> list[str]:
    """Those that exist; were there none, pytest would run everything, so the first is named and missed."""
    return [f"tests/{name}" for name in names if (ROOT / "tests" / name).is_dir()] or [f"tests/{names[0]}"]


def run_everything(extra: list[str]) -> list[Result]:
    """What looks at the sources runs while the rules are compiled, the rest once they are installed."""
    with ThreadPoolExecutor(1) as beside:
        compiled = beside.submit(run, compiling(), aside=True)
        results = [run(set_up())]
        results += run_side_by_side(first_checks())
        results += [run(plain_tests(extra)), compiled.result()]
    return results + [run(check) for check in tests_of_what_is_installed(extra)]


def run_quickly(extra: list[str]) -> list[Result]:
    return [*run_side_by_side(static_checks()), run(fast_tests(extra))]


def run_side_by_side(checks: list[Check]) -> list[Result]:
    with ThreadPoolExecutor(LANES) as lanes:
        return list(lanes.map(lambda check: run(check, aside=True), checks))


def run(check: Check, aside: bool = False) -> Result:
    """A check that runs aside is silent until it ends; then all that it said is shown in one piece."""
    begun = time.monotonic()
    if not aside:
        print(f"\n=== {check.name}", flush=True)
    status = status_of(check, check.command, aside)
    if status == TESTS_FAILED and check.second_chance:
        print(f"\n=== {check.name}: once more what failed, one at a time", flush=True)
        status = status_of(check, (*check.command, *check.second_chance), aside)
    passed = status == 0 or (check.may_find_nothing and status == NO_TESTS_FOUND)
    return Result(check, passed, time.monotonic() - begun)


def status_of(check: Check, command: tuple[str, ...], aside: bool) -> int:
    said = subprocess.PIPE if aside else None
    both = subprocess.STDOUT if aside else None
    ended = subprocess.run(
        command, cwd=check.folder, env=environment(check), stdout=said, stderr=both, text=True, check=False
    )
    if aside:
        print(f"\n=== {check.name}\n{ended.stdout}", end="", flush=True)
    return ended.returncode


def environment(check: Check) -> dict[str, str]:
    """Bytecode is kept, else every process of the tests would compile them again."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")}
    return kept | ({"PYTHONPATH": str(ROOT / "src")} if check.plain else {})


def tell(results: list[Result], seconds: float) -> None:
    print("\n=== summary")
    for result in results:
        print(f"{'ok    ' if result.passed else 'FAILED'} {result.seconds:6.1f} s  {result.check.name}")
    failures = sum(not result.passed for result in results)
    print(f"{len(results)} checks in {seconds:.0f} s: {f'{failures} FAILED' if failures else 'all well'}")


def is_compiled() -> int:
    """Compiles the rules if need be, so that errors show, and looks at what is installed."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import compile_rules, why_not_compile

    import wartable.engine.agenda

    if why_not_compile():
        print(f"not compiled, and rightly so: {why_not_compile()}")
        return 0
    compile_rules()
    file = wartable.engine.agenda.__file__
    print(file)
    return 0 if file.endswith((".so", ".pyd")) else 1


def main(arguments: list[str]) -> int:
    if arguments == ["--is-compiled"]:
        return is_compiled()
    own, extra = arguments, []
    if "--" in arguments:
        cut = arguments.index("--")
        own, extra = arguments[:cut], arguments[cut + 1 :]
    if own not in ([], ["--quick"]):
        print("usage: ./test [--quick] [-- arguments of pytest]", file=sys.stderr)
        return 2
    begun = time.monotonic()
    results = run_quickly(extra) if own else run_everything(extra)
    tell(results, time.monotonic() - begun)
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
