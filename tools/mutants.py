"""Breaks rules one at a time and sees whether the test that names the rule fails. What it breaks is in mutants.toml.

    python -m tools.mutants               all of them
    python -m tools.mutants QV-R10 QV-034 those of some rules

A test that still passes with its rule broken is a defect; so is a test that does not name the rule.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from tools.checks import ONLY_RULES
from tools.rule_coverage import written_out

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "wartable"
JOBS = 2
TESTS_FAILED = 1


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule, the file that enforces it, the text to replace, and the test that must fail then.

    `rule` may also be a word of the design ("copy", "marks") where the contract is tested instead of a rule.
    """

    rule: str
    file: str
    old: str
    new: str
    test: str

    @property
    def is_rule(self) -> bool:
        return "-" in self.rule


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mutant: list[Mutant]


def read_table() -> list[Mutant]:
    text = (ROOT / "tools" / "mutants.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), type=Table).mutant


def verdict(mutant: Mutant) -> str:
    """Empty when the test fails as it should; else what is wrong."""
    text = (SOURCE / mutant.file).read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        return f"the text to replace is {text.count(mutant.old)} times in {mutant.file}"
    if mutant.is_rule and mutant.rule not in rules_named_by(mutant.test):
        return f"{mutant.test} does not name the rule"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "wartable")
        shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("client", "__pycache__", "*.so"))
        (copy / mutant.file).write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        status = run_test(mutant.test, Path(folder))
    return "" if status == TESTS_FAILED else f"{mutant.test} ends with status {status} although the rule is broken"


def rules_named_by(test: str) -> set[str]:
    """The ids written out in the docstring of a test."""
    path, _, name = test.partition("::")
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == name.split("[")[0]:
            return written_out(ast.get_docstring(node) or "")
    return set()


def run_test(test: str, source: Path) -> int:
    """Run a test on the sources in a folder."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *ONLY_RULES, test]
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", help="only these rules")
    wanted = parser.parse_args().rules
    mutants = [mutant for mutant in read_table() if not wanted or mutant.rule in wanted]
    failures = 0
    with ThreadPoolExecutor(JOBS) as pool:
        for mutant, wrong in zip(mutants, pool.map(verdict, mutants), strict=True):
            failures += bool(wrong)
            print(f"{'SURVIVED' if wrong else 'killed  '} {mutant.rule:7} {wrong or mutant.test}", flush=True)
    print(f"{len(mutants) - failures} of {len(mutants)} broken rules were noticed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
