"""`wartable serve`: its settings."""

import socket
from pathlib import Path

import pytest
from tests.cli.conftest import Run


def test_the_command_shows_the_settings_and_ends(run: Run, tmp_path: Path) -> None:
    ran = run("serve", "--show-config", "--trusted-proxy", "10.0.0.0/8", "--public-url", "https://a.example")
    assert ran.code == 0
    assert 'trusted_proxies = ["10.0.0.0/8"]' in ran.out
    assert 'public_url = "https://a.example"' in ran.out


def test_the_command_refuses_a_bad_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wartable.toml"
    file.write_text("[limits]\nmesages = 3")
    ran = run("serve", "--config", file)
    assert ran.code == 2
    assert "line 2, limits.mesages" in ran.err


def test_what_may_pass_by_itself_has_an_exit_code_of_its_own(run: Run, tmp_path: Path) -> None:
    """A service manager tries again where a port is taken; where a setting is wrong, trying again is of no use."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ran = run("serve", "--port", taken.getsockname()[1], "--data", tmp_path / "data")
    assert (ran.code, "cannot be used" in ran.err) == (75, True)


@pytest.mark.parametrize("command", [("check",), ("backup", "copy.db"), ("admin", "tables")])
def test_commands_beside_the_server_find_the_folder_of_its_settings(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """Given settings that name a folder, then commands look there, and elsewhere when they are told to."""
    file = tmp_path / "wartable.toml"
    file.write_text(f'data = "{tmp_path / "of-the-settings"}"')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WARTABLE_CONFIG", str(file))
    assert "of-the-settings" in run(*command).err
    assert "named-here" in run(*command, "--data", tmp_path / "named-here").err
