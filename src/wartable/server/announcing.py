"""Announcing: what the operator tells all open pages, such as that the server will restart."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from wartable.server.protocol import Announcement, Announcements


class NoticeBoard:
    """The announcements in force. They end with the server: a restart that was announced has then happened."""

    def __init__(self, tell_all: Callable[[Announcements], None]) -> None:
        self._tell_all = tell_all
        self._posted: list[Announcement] = []
        self._number = 0

    def all(self) -> list[Announcement]:
        return list(self._posted)

    def post(self, text: str, minutes: int | None) -> Announcement:
        """`minutes` until the server restarts; None where it does not."""
        self._number += 1
        at = None if minutes is None else datetime.now(UTC) + timedelta(minutes=minutes)
        posted = Announcement(self._number, text, None if at is None else at.isoformat(timespec="seconds"))
        self._posted.append(posted)
        self._tell_all(Announcements(self.all()))
        return posted

    def take_down(self, number: int) -> bool:
        """Returns whether there was such an announcement."""
        before = len(self._posted)
        self._posted = [one for one in self._posted if one.number != number]
        self._tell_all(Announcements(self.all()))
        return len(self._posted) < before
