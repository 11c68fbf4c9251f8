"""A sitting: people and bots around one terminal, until the game is over or somebody quits."""

import shlex
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wartable.bots.bot import Bot
from wartable.bots.levels import make_bot
from wartable.cli.choices import listed
from wartable.cli.counsel import counsel
from wartable.cli.rules import find, told
from wartable.cli.tables import Artist
from wartable.cli.telling import TerminalTeller, level_name, player_name
from wartable.engine.decision import Refusal
from wartable.engine.window import Window
from wartable.lab.experiment import seed_of
from wartable.matches.match import Match, Question
from wartable.words import MissingSentence, rule_behind, say, word

MOST_TOLD = 12  # events of others before a question; the log has them all
INDENT = (0, 0, 0, 2)


class Quit(Exception):
    """Somebody has had enough."""


class TerminalGame:
    """`levels` has a bot's level for each seat, or None for a person."""

    def __init__(self, match: Match, levels: list[str | None], console: Console, path: Path) -> None:
        self.match = match
        self.levels = levels
        self.console = console
        self.path = path
        self.names = [self._name(seat) for seat in range(match.players)]
        self.bots: dict[int, Bot] = {
            seat: make_bot(level, match.title, seed_of(match.seed, seat, "bot"))
            for seat, level in enumerate(levels)
            if level is not None
        }
        self.teller = TerminalTeller(match, self.names)
        self.artist = Artist(match.title, self.names)
        self.drawn: list[object] = [None] * match.players  # the table as each seat last saw it
        self.told = [0] * match.players  # how many events each seat has read
        self.at_terminal = self._only_person()

    def _name(self, seat: int) -> str:
        level = self.levels[seat]
        if level is not None:
            return f"{level_name(level)} {seat + 1}"
        return player_name(seat)

    def _only_person(self) -> int | None:
        people = [seat for seat, level in enumerate(self.levels) if level is None]
        return people[0] if len(people) == 1 else None

    # --- playing

    def play(self) -> None:
        self._greet()
        try:
            while not self.match.over:
                self._decide(self.match.decisions()[0])
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            return
        self._tell_events(self.at_terminal, None)
        self._tell_result()
        self.save()

    def _decide(self, question: Question) -> None:
        bot = self.bots.get(question.seat)
        if bot is not None:
            code = bot.choose(Window(self.match.title, self.match.game, question.seat))
            self.match.choose(question.seat, self.match.title.key(code))
            return
        self._hand_over(question.seat)
        if self.told[question.seat] < len(self.match.events):
            self.console.print()
            head = Text(self.artist.head(self.match.view(question.seat)), "bold")
            self.console.print(Rule(head, style="dim", align="left"))
            self._tell_events(question.seat, MOST_TOLD)
        self._show(question)
        self._ask(question)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the previous player's hand: the screen is cleared when the seat changes."""
        if self.at_terminal != seat:
            self.console.clear()
            self.console.input(say("cli", "sitting-hand_over", {"player": self.names[seat]}) + " ")
            self.at_terminal = seat

    def _ask(self, question: Question) -> None:
        """Ask until an option is taken, or something is taken back."""
        while True:
            answer = self.console.input("> ").strip()
            if answer.isdigit() and 1 <= int(answer) <= len(question.options):
                self.match.choose(question.seat, question.options[int(answer) - 1].key)
                return
            if answer == "u":
                if self._undo(question.seat):
                    return
            else:
                self._answer(answer, question)

    def _answer(self, answer: str, question: Question) -> None:
        """What people type that is not a choice."""
        command, _, rest = answer.replace("?", "? ", 1).partition(" ")
        rest = rest.strip()
        if command == "q":
            raise Quit
        if command == "t":
            self.console.print(self.artist.table(self.match.view(question.seat), rest.lower()))
        elif command == "l":
            self.told[question.seat] = 0
            self._tell_events(question.seat, None)
        elif command == "g":
            self._tell_goal()
        elif command == "i":
            self.console.print(word("cli", "sitting-thinking"), style="dim")
            self.console.print(counsel(self.teller, question, self.match.seed))
        elif command in ("?", "c"):
            self._tell_cards(self._meant(command, rest, question))
        elif command == "r":
            game = self.match.title.name
            self.console.print(told(find(game, rest or rule_behind(game, question.question))))
        elif command == "w" and rest:
            refusal = self.match.title.why_not(self.match.game, question.seat, rest)
            self.console.print(str(refusal), style="yellow")
        else:
            self.console.print(word("cli", "sitting-help"), markup=False)

    def _meant(self, command: str, rest: str, question: Question) -> list[str]:
        """The cards that an option is about, or those of a name."""
        if command == "c":
            return self.artist.named(rest) if rest else []
        if not rest.isdigit() or not 1 <= int(rest) <= len(question.options):
            return []
        option = question.options[int(rest) - 1]
        return self.artist.about([*option.facts.values(), *option.touches])

    def _tell_cards(self, ids: list[str]) -> None:
        nothing = Text(word("cli", "sitting-no_cards"), "yellow")
        self.console.print(self.artist.cards(ids) if ids else nothing)

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Refusal as refusal:
            self.console.print(refusal.sentence, style="yellow")
            return False
        self.told = [min(told, len(self.match.events)) for told in self.told]
        self.console.print(word("cli", "sitting-taken_back"), style="yellow")
        return True

    # --- showing

    def _show(self, question: Question) -> None:
        view = self.match.view(question.seat)
        for shown in (
            self.artist.brief(view, self.drawn[question.seat]),
            self.artist.around(question.question, view),
        ):
            if shown is not None:
                self.console.print()
                self.console.print(Padding(shown, INDENT, expand=False))
        self.drawn[question.seat] = view
        self.console.print()
        self.console.print(Text(f"▸ {self.teller.question(question)}", style="bold"))
        texts = [self.teller.option(option) for option in question.options]
        self.console.print(listed(question.options, texts, self.console))
        self.console.print(f"  {word('cli', 'sitting-ask_for_help')}", style="dim")

    def _greet(self) -> None:
        """What is played, and what it is about."""
        self.console.print(Rule(Text(word(self.match.title.name, "title"), "bold"), style="dim"))
        self._tell_goal()

    def _tell_goal(self) -> None:
        """What the page of the game begins with; a game without one says nothing."""
        part = f"how_{self.match.title.name}"
        with suppress(MissingSentence):
            for name in ("goal", "ending"):
                self.console.print(Padding(word(part, name), INDENT, expand=False))

    def _tell_events(self, seat: int | None, most: int | None) -> None:
        """What has happened since the seat last looked; of more than `most` events the last ones."""
        first = self.told[seat] if seat is not None else min(self.told)
        events = self.match.events[first:]
        earlier = 0 if most is None else max(0, len(events) - most)
        if earlier:
            self.console.print(
                Padding(say("cli", "sitting-earlier", {"number": earlier}), INDENT, expand=False), style="dim"
            )
        for event in events[earlier:]:
            self.console.print(Padding(self.teller.event(event, seat), INDENT, expand=False))
        if seat is not None:
            self.told[seat] = len(self.match.events)

    def _tell_result(self) -> None:
        self.console.print(result(self.teller))

    def save(self) -> None:
        self.path.write_bytes(self.match.record().to_json())
        self.console.print(say("cli", "sitting-saved", {"path": str(self.path)}), style="dim")
        if not self.match.over:
            self.console.print(say("cli", "sitting-resume", {"command": self._command()}), style="dim", soft_wrap=True)

    def _command(self) -> str:
        """What goes on with the saved game, with the same people and bots."""
        bots = [level for level in self.levels if level is not None]
        people = len(self.levels) - len(bots)
        words = ["wartable", "play", self.match.title.name, "--resume", str(self.path)]
        words += ["--people", str(people)] if people > 1 else []
        return shlex.join([*words, *(["--bots", ",".join(bots)] if bots else [])])


def result(teller: TerminalTeller) -> Table:
    """The final account, seat by seat, the winners marked."""
    match = teller.match
    table = Table(
        "", "", word("cli", "result-points"), title=word("cli", "result-title"), caption=match.title.verdict(match.game)
    )
    for seat in range(match.players):
        table.add_section()
        for owner, line, points in teller.account():
            if owner == seat:
                table.add_row("", line, str(points))
        winner = "★ " if seat in match.winners else ""
        table.add_row(f"{winner}{teller.players[seat]}", "", str(match.scores[seat]), style="bold")
    return table
