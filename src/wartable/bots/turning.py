"""Turning points: where the chances of a game changed most, and by what."""

# not compiled: msgspec structures

from typing import Final, Literal

import msgspec

from wartable.bots.review import GameReview, JudgedChoice, evened, half_a_round

MOST_TURNS: Final = 3
LEAST_SWING: Final = 0.1
SHARE_OF_SWING: Final = 0.25  # what a costly choice or chance must have done of it to be told as its cause

TurnKind = Literal["choice", "luck", "play"]


class Turn(msgspec.Struct, frozen=True):
    """What a seat could expect about a round before and after, and the number of the choice behind the change."""

    kind: TurnKind
    choice: int
    seat: int
    before: float
    after: float

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


def turns_of(found: GameReview) -> list[Turn]:
    """The greatest changes, each a round or more away from the others, in the order of the game."""
    rows = evened(found)
    half = max(1, half_a_round(found))
    swings = [swing_at(found, rows, place, half) for place in range(1, len(rows))]
    told: dict[int, Turn] = {}
    for turn in sorted(swings, key=lambda one: -one.swing):
        if len(told) == MOST_TURNS or turn.swing < LEAST_SWING:
            break
        if all(abs(turn.choice - other) > 2 * half for other in told):
            told[turn.choice] = turn
    return [explained(found, told[place], half) for place in sorted(told)]


def swing_at(found: GameReview, rows: list[list[float]], place: int, half: int) -> Turn:
    """Around the choice of this number, for the seat whose chances change most there."""
    before, after = rows[max(0, place - 1 - half)], rows[min(len(rows) - 1, place + half)]
    seat = max(range(found.players), key=lambda one: abs(after[one] - before[one]))
    return Turn("play", place, seat, before[seat], after[seat])


def explained(found: GameReview, turn: Turn, half: int) -> Turn:
    """The costly choice or the luck that did most of it, or else the choice at which most of it happened."""
    near = found.choices[max(0, turn.choice - 1 - half) : turn.choice + half]
    sign = 1 if turn.after > turn.before else -1
    costly = max(near, key=lambda one: cost_for(one, turn.seat, sign))
    lucky = max(near, key=lambda one: sign * one.luck[turn.seat])
    by_choice, by_luck = cost_for(costly, turn.seat, sign), sign * lucky.luck[turn.seat]
    if max(by_choice, by_luck) < SHARE_OF_SWING * turn.swing:
        return msgspec.structs.replace(turn, choice=steepest(found, near, turn.seat, sign).choice)
    if by_choice >= by_luck:
        return msgspec.structs.replace(turn, kind="choice", choice=costly.choice)
    return msgspec.structs.replace(turn, kind="luck", choice=lucky.choice)


def cost_for(one: JudgedChoice, seat: int, sign: int) -> float:
    """What a costly choice did to the seat's chances in this direction: its own cost them, those of others helped."""
    is_behind = bool(one.options) and (one.seat == seat) == (sign < 0)
    return one.cost if is_behind else 0.0


def steepest(found: GameReview, near: list[JudgedChoice], seat: int, sign: int) -> JudgedChoice:
    return max(near, key=lambda one: sign * (one.prospects[seat] - prospects_before(found, one)[seat]))


def prospects_before(found: GameReview, one: JudgedChoice) -> list[float]:
    return found.choices[one.choice - 2].prospects if one.choice > 1 else found.at_first
