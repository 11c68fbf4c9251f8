"""Mailing: letters to players, by the operator's SMTP server. Nothing is sent unless one is configured."""

import re
from email.message import EmailMessage
from typing import Annotated, Literal

import msgspec
import structlog
from msgspec import Meta

from wartable.server.trouble import BAD_REQUEST, Trouble
from wartable.words import say, word

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
SECONDS = 20.0
CONFIRM_PAGE, STOP_PAGE = "/mail#", "/mail#stop-"
log = structlog.stdlib.get_logger("wartable.mail")


class MailSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server by which e-mail is sent."""

    host: Annotated[
        str | None, Meta(description="The SMTP server by which players are told by e-mail; without it, there is none.")
    ] = None
    port: Annotated[Annotated[int, Meta(ge=1, le=65535)], Meta(description="Its port.")] = 587
    security: Annotated[
        Literal["starttls", "tls", "none"], Meta(description='How it is spoken to: "starttls", "tls" or "none".')
    ] = "starttls"
    user: Annotated[str | None, Meta(description="The name by which it knows the server.")] = None
    password: Annotated[str | None, Meta(description="The password that belongs to the name.")] = None
    sender: Annotated[
        Annotated[str, Meta(pattern=r"^[^@\s]+@[^@\s]+$")], Meta(description="From whom e-mails are.")
    ] = "wartable@localhost"


class Letter(msgspec.Struct, frozen=True):
    """What is written to one address; `stop` is the link that ends all letters to it."""

    to: str
    subject: str
    text: str
    stop: str


class Mailing:
    """Sends letters, or says that it could not."""

    def __init__(self, settings: MailSettings, public_url: str) -> None:
        self._settings = settings
        self.public_url = public_url

    async def send(self, letter: Letter) -> bool:
        import aiosmtplib  # seldom needed

        settings = self._settings
        try:
            await aiosmtplib.send(
                self._written(letter),
                hostname=settings.host,
                port=settings.port,
                username=settings.user,
                password=settings.password,
                use_tls=settings.security == "tls",
                start_tls=settings.security == "starttls",
                timeout=SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            log.warning("an e-mail could not be sent", why=type(error).__name__)
            return False
        return True

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._settings.sender, letter.to, letter.subject
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message.set_content(letter.text + "\n\n-- \n" + say("server", "mail-stop", {"link": letter.stop}) + "\n")
        return message

    def question(self, address: str, code: str, stop: str) -> Letter:
        """Asks whether the address belongs to the player; nothing else is sent before that is answered."""
        text = say("server", "mail-confirm", {"link": f"{self.public_url}{CONFIRM_PAGE}{code}"})
        return Letter(address, word("server", "mail-confirm_title"), text, self.stop_link(stop))

    def stop_link(self, stop: str) -> str:
        return f"{self.public_url}{STOP_PAGE}{stop}"


def clean_address(address: str) -> str:
    address = address.strip()
    if not ADDRESS.fullmatch(address):
        raise Trouble(BAD_REQUEST, "address_refused")
    return address
