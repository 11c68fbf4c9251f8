"""Telling: what one viewer learns about a table, built from scratch for each viewer (`seat=None`: a spectator)."""

import logging
from bisect import bisect_right
from collections.abc import Mapping

from wartable.engine.contract import ScoreLine
from wartable.engine.decision import Refusal
from wartable.engine.log import Fact
from wartable.engine.picking import Note
from wartable.matches.draft import OfferedPick
from wartable.matches.match import Match, Option, Question
from wartable.server.advice_info import OptionInfo
from wartable.server.clocks import shown
from wartable.server.drafts import draft_of
from wartable.server.glancing import Glance
from wartable.server.outcome import outcome_of
from wartable.server.protocol import (
    Account,
    AccountLine,
    Asked,
    ClockInfo,
    DecisionInfo,
    DraftInfo,
    Happening,
    LineSpan,
    LogLine,
    Moment,
    PickInfo,
    Remark,
    ShortcutInfo,
    TotalInfo,
    UndoInfo,
)
from wartable.server.solving import puzzle_told
from wartable.server.story import Story
from wartable.server.table_info import TableInfo
from wartable.server.teaching import lesson_info
from wartable.server.times import millis
from wartable.titles import title
from wartable.words import MissingSentence, Segment, names_at, option_sentence, plain, rule_behind, sentence

log = logging.getLogger(__name__)


class Teller:
    """Describes a story to one viewer."""

    def __init__(self, story: Story, table: TableInfo, picks: list[str]) -> None:
        self.story = story
        self.picks = picks  # of the viewer's draft
        self.table = table
        self.seat = table.you
        self.names = names_at(title(table.game), [seat.name for seat in table.seats])

    def moment(self, log_from: int) -> Moment:
        """The whole situation, with the log from a line on."""
        told = self._whole(log_from)
        return told if told.puzzle is None or told.puzzle.state == "open" else only_to_look(told)

    def _whole(self, log_from: int) -> Moment:
        story, match, seat = self.story, self.story.match, self.seat
        return Moment(
            seq=story.seq_of(seat),
            number=story.number_of(seat),
            table=self.table,
            view=None if match is None else match.view(seat),
            asked=self._asked(),
            decision=self._decision(),
            draft=self.draft(),
            undo=self._undo(),
            redo=seat is not None and story.may_redo(seat),
            log_from=log_from,
            log=self._log(log_from),
            happened=self._happened(log_from),
            since=self._since(),
            remarks=self._remarks(),
            last=story.last.seen_by(seat),
            over=story.is_over,
            account=self._account(match) if match is not None and story.is_over else None,
            lesson=lesson_info(story, seat),
            puzzle=puzzle_told(story, seat, self.names),
            clock=self._clock(),
        )

    def looked_at(self) -> Moment:
        """The situation to look at, not to decide."""
        told = only_to_look(self._whole(0))
        told.lesson = told.puzzle = None
        if told.clock is not None:
            told.clock.runs = []
        return told

    def _clock(self) -> ClockInfo | None:
        """What each seat has left; of others who choose in secret, what they would have if they were still choosing."""
        story, clocks = self.story, self.story.clocks
        if clocks is None or story.match is None:
            return None
        asked = [seat for seat, _ in story.shown_asked(self.seat) if story.level_at(seat) is None]
        runs = [] if story.life.is_paused else asked
        return ClockInfo(shown(clocks, asked, millis()), runs, clocks.is_together())

    def _asked(self) -> list[Asked]:
        shown = self.story.shown_asked(self.seat)
        return [Asked(seat, question, self._say("asked", question, seat)) for seat, question in shown]

    def _decision(self) -> DecisionInfo | None:
        question = self._question()
        if question is None:
            return None
        word = question.question
        minor = Glance(self.story.started()).minor(question)
        options = [self._offered(one, is_minor) for one, is_minor in zip(question.options, minor, strict=True)]
        shortcuts = [ShortcutInfo(one.thing, one.keys) for one in question.shortcuts]
        facts: dict[str, Fact] = {"seat": question.seat, **question.facts}
        asked, rule = plain(self._sentence("questions", word, facts)), self._rule(word)
        return DecisionInfo(question.seat, word, asked, rule, options, shortcuts)

    def _offered(self, one: Option, minor: bool) -> OptionInfo:
        caution, confirm = self._note("cautions", one.caution), self._note("confirm", one.confirm)
        mode = self._note("modes", one.mode)
        return OptionInfo(one.key, self._option(one.key, one.facts), one.touches, caution, confirm, mode, minor)

    def _question(self) -> Question | None:
        """What the viewer is asked; what others are is not even looked at, for options are dear to describe."""
        match = self.story.match
        if match is None or self.story.is_over or self.seat is None:
            return None
        own = (decision for decision in match.game.decisions() if decision.seat == self.seat)
        return next((Question(match, decision) for decision in own), None)

    def draft(self) -> DraftInfo | None:
        """The viewer's unfinished choice, where it is asked for a set."""
        match = self.story.match
        if match is None or self.seat is None or self.story.is_over:
            return None
        draft = draft_of(match, self.seat, self.picks)
        if draft is None:
            return None
        additions = draft.additions()
        follows = [plain(self._sentence("log", one.name, one.seen_by(self.seat))) for one in draft.follows()]
        totals = [
            TotalInfo(one.what, plain(self._sentence("totals", one.what, {})), one.have, one.need, one.is_limit)
            for one in draft.totals()
        ]
        glance, offers = Glance(match), draft.offers
        picks = [self._pick(offers[pick], False, False) for pick in draft.picks]
        offered = [self._pick(offers[one], draft.is_instead(one), glance.is_minor(offers[one])) for one in additions]
        ready = draft.keys() is not None
        is_full, confirm = ready and draft.is_full(), self._note("confirm", draft.confirm()) if ready else None
        return DraftInfo(
            picks, offered, totals, follows, draft.suggestions(), ready, draft.foreseen(), is_full, confirm
        )

    def _pick(self, offer: OfferedPick, is_instead: bool, is_minor: bool) -> PickInfo:
        notes = offer.notes
        said = " ".join(plain(self._sentence("notes", note.name, note.facts)) for note in notes)
        signs = [note.signs for note in notes if note.signs]
        text = self._option(offer.pick, offer.facts)
        return PickInfo(offer.pick, text, offer.touches, said, signs, is_instead, is_minor)

    def _undo(self) -> UndoInfo:
        if self.story.match is None or self.seat is None:
            return UndoInfo(False, None)
        refusal: Refusal | None = self.story.match.undo_refusal(self.seat)
        return UndoInfo(refusal is None, None if refusal is None else refusal.sentence)

    def _log(self, first: int) -> list[LogLine]:
        match = self.story.match
        if match is None:
            return []
        lines = []
        numbers = self.story.numbers_of(self.seat)
        for number, event in enumerate(match.events[first:], first):
            facts = event.seen_by(self.seat)
            who, round_told = facts.get("seat"), facts.get("round")
            text = self._sentence("log", event.name, facts)
            choice = numbers[bisect_right(match.events_before, number)]
            seat = who if isinstance(who, int) else None
            lines.append(LogLine(number, choice, seat, text, round_told if isinstance(round_told, int) else None))
        return lines

    def _happened(self, first: int) -> list[Happening]:
        """What is new, as data; for those who have just come, what the last choice led to."""
        match = self.story.match
        if match is None:
            return []
        first = first or (match.events_before[-1] if match.events_before else 0)
        return [
            Happening(event.name, number, event.seen_by(self.seat), self.story.glimpses.get(number))
            for number, event in enumerate(match.events[first:], first)
        ]

    def _since(self) -> LineSpan | None:
        lines = None if self.seat is None else self.story.lines_of_others(self.seat)
        return None if lines is None else LineSpan(*lines)

    def _remarks(self) -> list[Remark]:
        match = self.story.match
        if match is None or self.seat is None or match.over:
            return []
        return [
            Remark(thing, plain(self._sentence("remarks", note.name, note.facts)), note.signs)
            for thing, note in match.title.remarks(match.game, self.seat).items()
        ]

    def _account(self, match: Match) -> Account:
        lines = match.title.account(match.game) if match.over else match.title.earned(match.game)
        told = self._score_lines(lines)
        broken = [one for one in match.events if one.name in match.title.ties]
        ties = [plain(self._sentence("log", one.name, one.facts)) for one in broken]
        rank = (match.over and match.title.verdict(match.game)) or None
        return Account(*outcome_of(self.story), told, ties, rank)

    def earned(self) -> list[AccountLine]:
        """The points so far, line by line, as far as everybody knows of them."""
        match = self.story.match
        return [] if match is None else self._score_lines(match.title.earned(match.game))

    def _score_lines(self, lines: list[ScoreLine]) -> list[AccountLine]:
        return [
            AccountLine(one.seat, plain(self._sentence("account", one.name, one.facts)), one.points) for one in lines
        ]

    # --- sentences

    def _rule(self, question: str) -> str:
        try:
            return rule_behind(self.table.game, question)
        except MissingSentence as missing:
            log.error("no %s", missing)
            return ""

    def _say(self, section: str, name: str, seat: int) -> str:
        return plain(self._sentence(section, name, {"seat": seat}))

    def _option(self, key: str, facts: Mapping[str, Fact]) -> str:
        try:
            return plain(option_sentence(self.table.game, key, facts, self.names))
        except MissingSentence as missing:
            log.error("no sentence %s", missing)
            return key

    def _note(self, section: str, note: Note | None) -> str | None:
        return None if note is None else plain(self._sentence(section, note.name, note.facts))

    def _sentence(self, section: str, name: str, facts: Mapping[str, Fact]) -> list[Segment]:
        try:
            return sentence(self.table.game, section, name, facts, self.names)
        except MissingSentence as missing:  # a poor sentence is better than a table that does not open
            log.error("no sentence %s", missing)
            return [Segment(name.replace("_", " "), None)]


def only_to_look(told: Moment) -> Moment:
    told.decision, told.draft, told.undo, told.redo = None, None, UndoInfo(False, None), False
    return told
