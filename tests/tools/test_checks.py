"""The checks: which runs see the sources, which the installed package, and when finding no tests is fine."""

import sys

import pytest

from tools import checks


@pytest.mark.parametrize(("plain", "sees_sources"), [(True, True), (False, False)])
def test_only_plain_checks_see_the_sources(monkeypatch: pytest.MonkeyPatch, plain: bool, sees_sources: bool) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    looks = "import os, sys; sys.exit(os.environ.get('PYTHONPATH', '').endswith('src'))"
    result = checks.run(checks.Check("looks", (sys.executable, "-c", looks), plain=plain))
    assert result.passed is not sees_sources


def test_bytecode_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    looks = "import sys; sys.exit(sys.dont_write_bytecode)"
    assert checks.run(checks.Check("looks", (sys.executable, "-c", looks))).passed


def test_checks_side_by_side_tell_in_one_piece(capfd: pytest.CaptureFixture[str]) -> None:
    """Given two checks that speak by turns and the first fails, then each is shown whole, and the results in order."""
    speaks = "import sys, time; print(1, flush=True); time.sleep(.3); print(2, file=sys.stderr); sys.exit({})"
    both = [checks.Check(f"ends with {end}", (sys.executable, "-c", speaks.format(end))) for end in (1, 0)]
    assert [result.passed for result in checks.run_side_by_side(both)] == [False, True]
    shown = capfd.readouterr().out
    assert "\n=== ends with 1\n1\n2\n" in shown
    assert "\n=== ends with 0\n1\n2\n" in shown


def test_no_tests_found_is_a_failure_unless_they_were_chosen_by_hand() -> None:
    everything = [*checks.first_checks(), checks.plain_tests([]), *checks.tests_of_what_is_installed([])]
    assert [check.may_find_nothing for check in everything].count(True) == 0
    assert checks.fast_tests(["-k", "tavern"]).may_find_nothing


def test_an_unknown_argument_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.main(["--qick"]) == 2
    assert "usage: ./test" in capsys.readouterr().err


def test_the_summary_names_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    results = [checks.Result(checks.Check(name, ()), name == "lint", 1.0) for name in ("lint", "types")]
    checks.tell(results, 1.6)
    shown = capsys.readouterr().out
    assert "ok        1.0 s  lint\n" in shown
    assert "FAILED    1.0 s  types\n" in shown
    assert shown.endswith("2 checks in 2 s: 1 FAILED\n")


@pytest.mark.parametrize(("later", "passed"), [("0", True), ("1", False)])
def test_what_failed_may_have_a_second_chance(later: str, passed: bool) -> None:
    """Given a check that fails at first, then it passes if its second run does; without a second run it has failed."""
    ends_with_last = (sys.executable, "-c", "import sys; sys.exit(int(sys.argv[-1]))", "1")
    assert checks.run(checks.Check("twice", ends_with_last, second_chance=(later,))).passed is passed
    assert not checks.run(checks.Check("once", ends_with_last)).passed
