"""Telling: what a person at the terminal reads, in sentences from the catalogue."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from wartable.engine.log import Event, Fact
from wartable.matches.match import Match, Option, Question
from wartable.words import MissingSentence, names_at, option_sentence, plain, say, sentence, word

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue")


class TerminalTeller:
    """Speaks of one game; `players` are the names of the seats."""

    def __init__(self, match: Match, players: Sequence[str]) -> None:
        self.match = match
        self.players = players
        self.names = names_at(match.title, players)

    def question(self, question: Question) -> str:
        return self._say("questions", question.question, {"seat": question.seat, **question.facts})

    def asked(self, question: Question) -> str:
        """The same for those who look on."""
        return self._say("asked", question.question, {"seat": question.seat})

    def option(self, option: Option) -> str:
        """Described by the longest beginning of its key that the catalogue knows: `hire:slot:3` as `hire:slot`."""
        try:
            return plain(option_sentence(self.match.title.name, option.key, option.facts, self.names))
        except MissingSentence:
            return option.key

    def reason(self, name: str) -> str:
        """Why a move is good."""
        return self._say("reasons", name, {})

    def event(self, event: Event, viewer: int | None) -> Text:
        """An event as a viewer knows it; what a seat does is in its colour."""
        facts = event.seen_by(viewer)
        seat = facts.get("seat")
        style = SEAT_STYLES[seat % len(SEAT_STYLES)] if isinstance(seat, int) else "dim"
        return Text(self._say("log", event.name, facts), style=style)

    def account(self) -> list[tuple[int, str, int]]:
        """The final account: seat, line, points."""
        lines = self.match.title.account(self.match.game)
        return [(one.seat, self._say("account", one.name, one.facts), one.points) for one in lines]

    def _say(self, section: str, name: str, facts: Mapping[str, Fact]) -> str:
        try:
            return plain(sentence(self.match.title.name, section, name, facts, self.names))
        except MissingSentence:  # a poor sentence is better than none
            return f"{name.replace('_', ' ')} {' '.join(str(fact) for fact in facts.values())}".strip()


def player_name(seat: int) -> str:
    """What a person who has given no name is called."""
    return say("cli", "player", {"number": seat + 1})


def level_name(level: str) -> str:
    try:
        return word("levels", level)
    except MissingSentence:
        return level
