"""Counsel: hints and reviews as one viewer reads them."""

from functools import cached_property

from wartable.bots.judge import POINT, SOLO_SPAN
from wartable.bots.levels import judge_of
from wartable.bots.review import DescribedOption, GameReview, JudgedChoice, evened
from wartable.bots.turning import Turn, turns_of
from wartable.engine.log import Fact
from wartable.server.advice import Advice, NextBest, Shift
from wartable.server.advice_info import (
    ContrastInfo,
    Fortune,
    Hint,
    HintReason,
    Lapse,
    NextBestInfo,
    NudgeInfo,
    OptionInfo,
    Review,
    Toll,
    TurningPoint,
)
from wartable.server.drafts import draft_of
from wartable.server.telling import Teller
from wartable.server.wire import Unit
from wartable.server.wishes import AskHint
from wartable.titles import title
from wartable.words import plain, say

MOST_REASONS = 3
MOST_DIFFERENCES = 4
MOST_FORTUNES = 6
LEAST_FORTUNE = 0.03
IN_NINETEEN_OF_TWENTY = 2.0  # standard errors
SOLO_POINTS = SOLO_SPAN / float(POINT)


class Counsel(Teller):
    """Tells one viewer what to do, and how a game went."""

    def hint(self, wish: AskHint, advice: Advice) -> Hint:
        steps = [self._described(one) for one in advice.steps]
        draft = None if self.seat is None else draft_of(self.story.started(), self.seat, [])
        picks = [] if draft is None else draft.picks_of([one.key for one in advice.steps])
        rivals: dict[str, Fact] = {"rivals": self.table.players - 1}
        reasons = [
            HintReason(plain(self._sentence("reasons", one.name, rivals)), one.prevents, round(one.gain, 3))
            for one in advice.grounds[:MOST_REASONS]
        ]
        return Hint(
            wish.id,
            self.story.seq_of(self.seat),  # that a hint was asked for is an entry of the log of its own
            NudgeInfo(advice.nudge.moves, advice.nudge.touches),
            steps,
            picks,
            reasons,
            None if advice.next_best is None else self._next_best(advice.next_best),
            self._unit(),
            self._prospect(advice.prospects),
            None if advice.least is None else self._prospect(advice.least),
        )

    def _next_best(self, found: NextBest) -> NextBestInfo:
        shifts = sorted(found.shifts, key=lambda one: (one.of_rivals, -abs(one.amount)))[:MOST_DIFFERENCES]
        differences = [ContrastInfo(self._shift(one), one.of_rivals) for one in shifts]
        text = self._option(found.option.key, found.option.facts)
        lead = self._prospect(max(0.0, found.lead))
        return NextBestInfo(text, lead, not found.is_plain, differences, found.is_later)

    def _shift(self, one: Shift) -> str:
        """As in "+2 points"; halves are told, as they are averages."""
        amount = round(2 * abs(one.amount)) / 2
        number = int(amount) if amount == int(amount) else str(amount)
        what = plain(self._sentence("gauges", one.name, {"amount": number}))
        return say(
            "server", "more" if one.amount > 0 else "less", {"amount": number, "what": what}, self.names.language
        )

    def review(self, wish_id: str, found: GameReview) -> Review:
        """The review with the numbers under which this viewer finds its moments."""
        numbers = self.story.numbers_of(self.seat)
        rows = evened(found)
        return Review(
            wish_id,
            self._unit(),
            numbers[: len(rows)],
            [[self._prospect(value) for value in row] for row in rows],
            [self._turn(found, one, numbers) for one in turns_of(found)],
            [self._lapse(found.choices[choice - 1], numbers) for choice in found.lapses],
            [
                Fortune(one.choice, numbers[one.choice], seat, self._prospect(one.luck[seat]))
                for one, seat in fortunes_of(found)
            ],
            [self._toll(found, seat) for seat in range(found.players)],
            [self._prospect(value) for value in found.won_by_luck],
        )

    def _lapse(self, one: JudgedChoice, numbers: list[int]) -> Lapse:
        cost, error = self._prospect(one.cost), self._prospect(IN_NINETEEN_OF_TWENTY * one.error)
        taken, better = (self._described(option) for option in one.options)
        return Lapse(one.choice - 1, numbers[one.choice - 1], one.seat, cost, error, taken, better)

    def _turn(self, found: GameReview, one: Turn, numbers: list[int]) -> TurningPoint:
        choice = found.choices[one.choice - 1]
        texts = [self._described(option).text for option in choice.options] if one.kind == "choice" else []
        taken, better = texts or (None, None)
        before, after = self._prospect(one.before), self._prospect(one.after)
        return TurningPoint(
            one.kind, one.choice, numbers[one.choice], one.seat, choice.seat, before, after, taken, better
        )

    def _toll(self, found: GameReview, seat: int) -> Toll:
        choices = [one for one in found.choices if one.seat == seat]
        costly = sum(bool(one.options) for one in choices)
        return Toll(costly, len(choices), self._prospect(found.lost_by_choices[seat] / max(costly, 1)))

    def _described(self, one: DescribedOption) -> OptionInfo:
        return OptionInfo(one.key, self._option(one.key, one.facts), one.touches, None, None, None, False)

    @cached_property
    def counts_points(self) -> bool:
        """Whether prospects are given in points; asked only here, as it takes a judge."""
        return judge_of(title(self.table.game)).counts_points(self.table.players)

    def _unit(self) -> Unit:
        return "points" if self.counts_points else "chance"

    def _prospect(self, value: float) -> float:
        return round(value * SOLO_POINTS, 1) if self.counts_points else round(value, 4)


def fortunes_of(found: GameReview) -> list[tuple[JudgedChoice, int]]:
    """The moments at which chance changed most, each with the seat that it concerned most."""
    chances = [(one, most_moved(one)) for one in found.choices]
    told = [(one, seat) for one, seat in chances if abs(one.luck[seat]) >= LEAST_FORTUNE]
    return sorted(told, key=lambda chance: -abs(chance[0].luck[chance[1]]))[:MOST_FORTUNES]


def most_moved(one: JudgedChoice) -> int:
    return max(range(len(one.luck)), key=lambda seat: abs(one.luck[seat]))
