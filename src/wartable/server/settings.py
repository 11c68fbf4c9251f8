"""Settings: everything that can be set, with its default, in one TOML file that says where it is wrong."""

import ipaddress
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from wartable.server.addresses import LOOPBACK_NAMES, Network, is_loopback, name_of_host
from wartable.server.copies import USUAL_COPIES
from wartable.server.folder import CannotServe, default_folder
from wartable.server.keeping import Keeping
from wartable.server.limits import Count, Limits, Seconds
from wartable.server.mailing import MailSettings
from wartable.server.messenger import TellingSettings
from wartable.server.misread import about, as_toml, mistake
from wartable.server.thinker import ThinkingLimits
from wartable.words import say, word

SECRETS = ("metrics_token", "database", "password")
SECTIONS = ("door", "limits", "thinking", "keeping", "telling", "mail")
ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  compared with, not listened at


class BadConfiguration(CannotServe):
    """The configuration file cannot be used; the sentence says where and why."""


class DoorLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a connection may do before its request has arrived in full."""

    request_line_bytes: Annotated[Count, Meta(description="The longest address of a request.")] = 4096
    header_bytes: Annotated[Count, Meta(description="All headers of a request together.")] = 32_768
    headers: Annotated[Count, Meta(description="The number of headers.")] = 100
    body_bytes: Annotated[Count, Meta(description="The largest body.")] = 16_384
    request_seconds: Annotated[Seconds, Meta(description="The time for sending all headers.")] = 10.0
    body_seconds: Annotated[Seconds, Meta(description="The time for sending the body.")] = 10.0
    answer_seconds: Annotated[Seconds, Meta(description="The time for reading on when an answer waits.")] = 60.0
    keep_alive_seconds: Annotated[Count, Meta(description="The time until the next request.")] = 5
    requests_in_line: Annotated[Count, Meta(description="Requests sent before the first is answered.")] = 16
    address_connections: Annotated[
        Count, Meta(description="Connections of one address, sockets and trusted proxies not counted.")
    ] = 100
    connections: Annotated[Count, Meta(description="Connections in all, sockets included.")] = 10_000


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Command-line options override what the file says."""

    host: Annotated[str, Meta(description="The address to listen at; 0.0.0.0 lets the network in.")] = "127.0.0.1"
    port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        Meta(description="The port; without it 8000, or a free one when that is taken."),
    ] = None
    data: Annotated[Path | None, Meta(description="The folder that keeps the games.")] = None
    database: Annotated[
        Annotated[str, Meta(pattern="^postgres(ql)?://")] | None,
        Meta(description='"postgresql://user:password@host/name", which servers share; else SQLite in the folder.'),
    ] = None
    public_url: Annotated[
        Annotated[str, Meta(pattern=r"^https?://[^/\s?#@]+$")] | None,
        Meta(description='What people type to get here, without a path: "https://games.example.org".'),
    ] = None
    allowed_hosts: Annotated[
        list[str],
        Meta(description='Other host names to answer to; "*" is any. Loopback names always count.'),
    ] = []
    trusted_proxies: Annotated[
        list[str],
        Meta(description="Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed."),
    ] = []
    bot_pause: Annotated[
        Annotated[float, Meta(ge=0)], Meta(description="Seconds that bots wait so that people can follow.")
    ] = 0.6
    copies: Annotated[
        Annotated[int, Meta(ge=0, le=1000)], Meta(description="How many daily copies are kept; 0 makes none.")
    ] = USUAL_COPIES
    log: Annotated[Literal["console", "json"], Meta(description='How the log is written: "console" or "json".')] = (
        "console"
    )
    metrics_token: Annotated[
        Annotated[str, Meta(min_length=16)] | None,
        Meta(description="Anyone who sends it as a bearer token may read /metrics from elsewhere."),
    ] = None
    door: DoorLimits = DoorLimits()
    limits: Limits = Limits()
    thinking: ThinkingLimits = ThinkingLimits()
    keeping: Keeping = Keeping()
    telling: TellingSettings = TellingSettings()
    mail: MailSettings = MailSettings()

    def __post_init__(self) -> None:
        try:
            self.proxies()
        except ValueError as error:
            raise ValueError(f"{error} - at `$.trusted_proxies`") from error
        if self.mail.host is not None and self.public_url is None:
            raise ValueError("e-mails have links, so public_url is needed - at `$.mail.host`")

    @property
    def folder(self) -> Path:
        return self.data or default_folder()

    def own_copies(self) -> int:
        """How many daily copies the server makes; those of PostgreSQL are made by its own tools."""
        return 0 if self.database else self.copies

    def proxies(self) -> list[Network]:
        return [ipaddress.ip_network(one) for one in self.trusted_proxies]

    def hosts(self) -> frozenset[str] | None:
        """The host names that we answer to; None means any: nothing is set, and the network is let in."""
        named = [*self.allowed_hosts, *([urlsplit(self.public_url).netloc] if self.public_url else [])]
        if "*" in named or (not named and not self.is_private()):
            return None
        own = [] if self.host in ANYWHERE else [self.host]
        return frozenset(map(name_of_host, [*named, *own])) | set(LOOPBACK_NAMES)

    def is_private(self) -> bool:
        """Only this machine gets in."""
        return self.host == "localhost" or is_loopback(self.host)


def read_settings(file: Path | None, **options: Any) -> Settings:
    """What the file says, and the command-line options that were given."""
    text = ""
    if file is not None:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise BadConfiguration("configuration_unreadable", file=str(file), why=why) from error
    given = {name: value for name, value in options.items() if value not in (None, [])}
    try:
        settings = msgspec.toml.decode(text, type=Settings, dec_hook=_path)
    except msgspec.DecodeError as error:
        raise BadConfiguration("as_told", why=f"{file}{mistake(text, str(error), Settings)}") from error
    try:
        return msgspec.convert(msgspec.structs.asdict(settings) | given, Settings, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise BadConfiguration("options_unusable", why=str(error)) from error


def show(settings: Settings) -> str:
    """All settings as a file that can be read again; secrets are not shown."""
    parts = [_section(settings)]
    parts += [f"[{name}]\n{_section(getattr(settings, name))}" for name in SECTIONS]
    return "\n".join(parts)


def _section(part: msgspec.Struct) -> str:
    lines = []
    for field in msgspec.structs.fields(part):
        value = getattr(part, field.name)
        if not isinstance(value, msgspec.Struct):
            lines += [f"# {about(type(part), field.name)}", _line(field, value), ""]
    return "\n".join(lines)


def _line(field: msgspec.structs.FieldInfo, value: Any) -> str:
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    if value is None:
        return say("server", "setting-not_set", {"name": field.name})
    if field.name in SECRETS:
        return say("server", "setting-not_shown", {"name": field.name})
    line = f"{field.name} = {as_toml(value)}"
    if value == default:
        return line
    usual = word("server", "setting-nothing") if default is None else as_toml(default)
    return say("server", "setting-not_usual", {"line": line, "usual": usual})


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str | Path):
        return Path(value)
    raise ValueError(f"Expected a path, got {value!r}")
