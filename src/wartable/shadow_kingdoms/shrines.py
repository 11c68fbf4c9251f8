"""The Shrines as locations: entering one, taking a die there, and the action of the Gem Shrine."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.shadow_kingdoms.champions import VisitChampions
from wartable.shadow_kingdoms.dice import discount_of
from wartable.shadow_kingdoms.effects import BEFORE_ACTION, REPEAT_ACTION, SHRINE_IDS
from wartable.shadow_kingdoms.gains import NO_SOURCE, amount_of, gain_gem, may_gain_gem, tell_idle
from wartable.shadow_kingdoms.gold import GOLD, gold_action
from wartable.shadow_kingdoms.magic import VisitMagic
from wartable.shadow_kingdoms.offers import Occasion
from wartable.shadow_kingdoms.options import GEM_SHRINE, PASS, TAKE_GEM, argument_of, plain, verb_of
from wartable.shadow_kingdoms.table import Location, Player, ShadowKingdoms
from wartable.shadow_kingdoms.tactics import VisitTactics
from wartable.shadow_kingdoms.taking import GainDie, dice_of_shrine
from wartable.shadow_kingdoms.verbs import take_from_shrine

GEM: Final[i64] = 0
MAGIC: Final[i64] = 1
CHAMPIONS: Final[i64] = 2


@final
class Shrine(Location):
    """SK-033: a Shrine without dice cannot be entered. SK-034: Wardens do not block each other.

    SK-220: the Shrine where the Adversary stands is closed to the Warden.
    """

    def __init__(self, number: i64) -> None:
        super().__init__(SHRINE_IDS[number])
        self.number: Final[i64] = number

    def is_open(self, game: ShadowKingdoms, seat: i64) -> bool:
        return len(game.shrines[self.number]) > 0 and game.adversary.place != self.number

    def enter(self, game: ShadowKingdoms, seat: i64) -> None:
        game.then(TakeDie(seat, self.number))


@final
class TakeDie(Step[ShadowKingdoms]):
    """SK-035: first one die of the player's choice, then the Shrine's action."""

    def __init__(self, seat: i64, shrine: i64) -> None:
        self.seat: Final[i64] = seat
        self.shrine: Final[i64] = shrine

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        return dice_of_shrine(game, self.seat, self.shrine)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        """SK-038, SK-R10, RL-R16: the Discount is that of the face the die showed in the Shrine, wherever it goes."""
        die = argument_of(option)
        take_from_shrine(game, self.seat, self.shrine, die)
        player = game.players[self.seat]
        taken = GainDie(self.seat, die)
        if player.listens_to(BEFORE_ACTION) or player.listens_to(REPEAT_ACTION):
            game.do(taken, *actions(player, self.seat, self.shrine, discount_of(die)))
        else:
            game.do(taken, action(player, self.seat, self.shrine, discount_of(die)))


def actions(player: Player, seat: i64, shrine: i64, discount: i64) -> list[Step[Any]]:
    """The action of a Shrine, with what powers add. RL-110: the order.

    RL-034, RL-035, RL-112: some perform it more than once. RL-R50: one after the other.
    """
    steps: list[Step[Any]] = []
    if player.listens_to(BEFORE_ACTION):
        steps.append(Occasion(seat, BEFORE_ACTION, shrine))
    for _ in range(1 + amount_of(player, REPEAT_ACTION, shrine)):
        steps.append(action(player, seat, shrine, discount))
    return steps


def action(player: Player, seat: i64, shrine: i64, discount: i64) -> Step[Any]:
    """What is done at each Shrine."""
    if shrine == GEM:
        return VisitGem(seat)
    if shrine == MAGIC:
        return VisitMagic(seat)
    if shrine == CHAMPIONS:
        return VisitChampions(seat, discount, False)
    if shrine == GOLD:
        return gold_action(player, seat, discount)
    return VisitTactics(seat, discount, False, 0)


@final
class VisitGem(Step[ShadowKingdoms]):
    """SK-049: one Gem may be taken. SK-050: not without a Gem in the Shrine and a free space.

    SK-R83: it may be declined.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: ShadowKingdoms) -> Decision | None:
        if not may_gain_gem(game, self.seat):
            return None
        return Decision(self.seat, GEM_SHRINE, [plain(TAKE_GEM), plain(PASS)])

    def happens(self, game: ShadowKingdoms) -> None:
        tell_idle(game, self.seat)

    def chosen(self, game: ShadowKingdoms, option: i64) -> None:
        if verb_of(option) == TAKE_GEM:
            gain_gem(game, self.seat, NO_SOURCE)
