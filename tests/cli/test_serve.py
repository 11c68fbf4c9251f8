"""`wartable serve`: its settings."""

from pathlib import Path

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
    assert ran.code != 0
    assert "line 2, limits.mesages" in ran.err
