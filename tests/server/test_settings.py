"""Settings: one file, its mistakes told with line and field, and all of it shown."""

from pathlib import Path

import msgspec
import pytest

from wartable.server.settings import BadConfiguration, Settings, read_settings, show


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("colour = 1", "line 1, colour: There is no setting colour here."),
        ("[limits]\nmesages = 3", "line 2, limits.mesages: There is no setting mesages here. Did you mean messages"),
        ("messages = 3", "line 1, messages: There is no setting messages here. It belongs under [limits]."),
        (
            "[keeping]\ncopies = 3",
            "line 2, keeping.copies: There is no setting copies here. It belongs above the first",
        ),
        ('host = "x"\n[limits]\n# so\nmessages = "many"', "line 4, limits.messages: Expected `int`, got `str`"),
        ("[door]\n\nheader = 3", "line 3, door.header: There is no setting header here. Did you mean headers?"),
        ('[limits]\nguest_joins = "often"', 'Seats that a guest may try to take. Unless set: "30/minute"'),
        ("[door]\nheaders = 0", "line 2, door.headers: Expected `int` >= 1"),
        ('trusted_proxies = ["10.0.0.1", "proxy"]', "line 1, trusted_proxies: 'proxy' does not appear to be"),
        ('public_url = "games.example.org"', "line 1, public_url: This cannot be used. What people type to get here"),
        ('port = "8000"', "line 1, port: Expected `int | null`, got `str`. The port; without it 8000"),
        ("limits = 3", "line 1, limits: Expected `object`, got `int`"),
        ('public_url = "https://games.example.org/play"', "line 1, public_url"),
        ('metrics_token = "short"', "line 1, metrics_token"),
        ('log = "xml"', "line 1, log: Invalid enum value 'xml'"),
        ("host = \nport = 1", "at line 1"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_field(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "wartable.toml"
    file.write_text(text)
    with pytest.raises(BadConfiguration) as refused:
        read_settings(file)
    assert told in str(refused.value)
    assert str(file) in str(refused.value)


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadConfiguration, match="cannot be read"):
        read_settings(tmp_path / "none.toml")


def test_options_take_the_place_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "wartable.toml"
    file.write_text('port = 9000\nhost = "0.0.0.0"\n[limits]\nmessages = 7\n')
    settings = read_settings(file, port=9001, host=None, trusted_proxies=[])
    assert (settings.port, settings.host, settings.limits.messages) == (9001, "0.0.0.0", 7)


def test_what_is_shown_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / "wartable.toml"
    settings = read_settings(None, port=9000, data=tmp_path, public_url="https://games.example.org", log="json")
    file.write_text(show(settings))
    assert read_settings(file) == settings


def test_every_setting_is_shown_with_its_default_but_no_secret() -> None:
    shown = show(Settings(metrics_token="0123456789abcdef", port=9000))
    for line in ("port = 9000  # unless set: nothing", 'host = "127.0.0.1"', "[door]", "[limits]", "hints = 12"):
        assert line in shown
    assert "0123456789abcdef" not in shown
    parts = [getattr(Settings(), name) for name in Settings.__struct_fields__]
    for part in (Settings(), *(part for part in parts if isinstance(part, msgspec.Struct))):
        assert [name for name in part.__struct_fields__ if name not in shown] == []


@pytest.mark.parametrize(
    ("settings", "hosts"),
    [
        (Settings(), {"localhost", "127.0.0.1", "::1"}),
        (Settings(host="0.0.0.0"), None),
        (Settings(host="0.0.0.0", allowed_hosts=["*"]), None),
        (Settings(public_url="https://A.example:8443"), {"a.example", "localhost", "127.0.0.1", "::1"}),
        (
            Settings(host="10.1.2.3", allowed_hosts=["b.example"]),
            {"b.example", "10.1.2.3", "localhost", "127.0.0.1", "::1"},
        ),
    ],
)
def test_the_names_that_the_server_answers_to(settings: Settings, hosts: set[str] | None) -> None:
    """Where only this machine gets in, a foreign name can come only from a page that has it point here."""
    assert settings.hosts() == hosts
