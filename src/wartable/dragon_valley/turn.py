"""The turn: one action, and cards and fraternal buildings before, between and after actions (DV-088)."""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.dragon_valley.aid_verbs import rouse_guard, use_card
from wartable.dragon_valley.barony import can_build, has_unit_to_move, working, working_defenses
from wartable.dragon_valley.build import BuildName, Recharge
from wartable.dragon_valley.components import (
    ALL_CELLS,
    BLESSING,
    BUILDINGS,
    CLAIMED,
    DEFENSIVE_FIRE,
    KINGS_ENVOY,
    REMODEL,
    ROYAL_GUARD,
    SCOUT_HOUSE,
    SQUASHED_REBELLION,
)
from wartable.dragon_valley.ending import end_turn
from wartable.dragon_valley.kings_aid import (
    Bless,
    ScoutFirst,
    SetFire,
    SquashRebellion,
    UseClaimed,
    claimed_options,
    face_down_tiles,
)
from wartable.dragon_valley.move import MoveUnits, OfferCharge, begin_move_action
from wartable.dragon_valley.options import (
    BUILD,
    CARD,
    END_TURN,
    GUARD,
    MOVE,
    RECHARGE,
    SCOUT,
    TURN_MENU,
    option,
    verb_of,
)
from wartable.dragon_valley.remodel import RemodelMode, can_remodel
from wartable.dragon_valley.sieges import CheckSieges, TurnTiles
from wartable.dragon_valley.table import DragonValley
from wartable.dragon_valley.verbs import turn_down
from wartable.engine.agenda import Step
from wartable.engine.decision import Decision

ACTION_MOVE: Final[i64] = 1
ACTION_BUILD: Final[i64] = 2
ACTION_RECHARGE: Final[i64] = 4


@final
class TakeTurn(Step[DragonValley]):
    """DV-085, DV-001: a player's part of the Action phase."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        game.active = self.seat
        game.actions = 0
        game.effort = False
        game.just_conquered = 0
        game.tell("turn", {"seat": self.seat})
        game.then(TurnMenu(self.seat))


class TurnOption:
    """Something that a player may do in their own turn: when it is offered, and what it begins. It never changes."""

    def __init__(self, code: i64) -> None:
        self.code: Final[i64] = code

    def is_offered(self, game: DragonValley, seat: i64) -> bool:
        raise NotImplementedError

    def begin(self, game: DragonValley, seat: i64) -> list[Step[Any]]:
        """Do it, and return what follows; the menu comes again after that."""
        raise NotImplementedError


def may_act(game: DragonValley, seat: i64, kind: i64) -> bool:
    """DV-086: one action per turn. DV-235, DV-I16: with King's Envoy a second one, of a kind not yet taken (DV-090)."""
    if not game.actions:
        return True
    is_second = game.actions in (ACTION_MOVE, ACTION_BUILD, ACTION_RECHARGE) and game.actions != kind
    return is_second and not game.effort and game.players[seat].cards >> KINGS_ENVOY & 1 != 0


def begin_action(game: DragonValley, seat: i64, kind: i64) -> None:
    """DV-235: choosing a second action uses King's Envoy."""
    if game.actions:
        use_card(game, seat, KINGS_ENVOY)
        game.effort = True
    game.actions |= kind


@final
class TakeMove(TurnOption):
    """DV-086, DV-093: the Move action, with any of their units. DV-107: then tiles are turned, then sieges checked."""

    def is_offered(self, game: DragonValley, seat: i64) -> bool:
        return may_act(game, seat, ACTION_MOVE) and has_unit_to_move(game, seat)

    def begin(self, game: DragonValley, seat: i64) -> list[Step[Any]]:
        begin_action(game, seat, ACTION_MOVE)
        begin_move_action(game)
        return [MoveUnits(seat), OfferCharge(seat), TurnTiles(seat), CheckSieges(seat)]


@final
class TakeBuild(TurnOption):
    """DV-086, DV-162: the Build action, if a tile of the supply has a free allowed space. DV-092: then sieges."""

    def is_offered(self, game: DragonValley, seat: i64) -> bool:
        if not may_act(game, seat, ACTION_BUILD):
            return False
        player = game.players[seat]
        for building in range(BUILDINGS):
            if can_build(player, building):
                return True
        return False

    def begin(self, game: DragonValley, seat: i64) -> list[Step[Any]]:
        begin_action(game, seat, ACTION_BUILD)
        return [BuildName(seat), CheckSieges(seat)]


@final
class TakeRecharge(TurnOption):
    """DV-086, DV-175: the Recharge action, if one of their fraternal buildings is face down."""

    def is_offered(self, game: DragonValley, seat: i64) -> bool:
        return may_act(game, seat, ACTION_RECHARGE) and game.players[seat].face_down != 0

    def begin(self, game: DragonValley, seat: i64) -> list[Step[Any]]:
        begin_action(game, seat, ACTION_RECHARGE)
        return [Recharge(seat), CheckSieges(seat)]


@final
class UseCard(TurnOption):
    """DV-088, DV-R09: Blessing, Claimed, Defensive Fire, Remodel and Squashed Rebellion in their own turn."""

    def __init__(self, card: i64) -> None:
        super().__init__(option(CARD, card))
        self.card: Final[i64] = card

    def is_offered(self, game: DragonValley, seat: i64) -> bool:
        if not game.players[seat].cards >> self.card & 1:
            return False
        if self.card == BLESSING:
            return game.players[seat].camps & ALL_CELLS != 0
        if self.card == CLAIMED:
            return len(claimed_options(game, seat)) > 0
        if self.card == DEFENSIVE_FIRE:
            return working_defenses(game, seat) != 0
        return self.card == SQUASHED_REBELLION or can_remodel(game.players[seat])

    def begin(self, game: DragonValley, seat: i64) -> list[Step[Any]]:
        if self.card == REMODEL:
            return [RemodelMode(seat), CheckSieges(seat)]
        return [step_of_card(seat, self.card)]


def step_of_card(seat: i64, card: i64) -> Step[DragonValley]:
    if card == BLESSING:
        return Bless(seat)
    if card == CLAIMED:
        return UseClaimed(seat)
    return SetFire(seat) if card == DEFENSIVE_FIRE else SquashRebellion(seat)


@final
class RouseGuard(TurnOption):
    """DV-091, DV-206, DV-R67: a working Royal Guard, while none is active."""

    def is_offered(self, game: DragonValley, seat: i64) -> bool:
        return not game.players[seat].guard and working(game, seat, ROYAL_GUARD) > 0

    def begin(self, game: DragonValley, seat: i64) -> list[Step[Any]]:
        rouse_guard(game, seat)
        return []


@final
class SendScouts(TurnOption):
    """DV-091, DV-212, DV-R66: a working Scout House, while a tile is face down."""

    def is_offered(self, game: DragonValley, seat: i64) -> bool:
        return face_down_tiles(game) != 0 and working(game, seat, SCOUT_HOUSE) > 0

    def begin(self, game: DragonValley, seat: i64) -> list[Step[Any]]:
        turn_down(game, seat, SCOUT_HOUSE)
        return [ScoutFirst(seat)]


NUMBER_OF_ACTIONS: Final = 3  # the first options of the list
TURN_OPTIONS: Final[list[TurnOption]] = [
    TakeMove(option(MOVE, 0)),
    TakeBuild(option(BUILD, 0)),
    TakeRecharge(option(RECHARGE, 0)),
    UseCard(BLESSING),
    UseCard(CLAIMED),
    UseCard(DEFENSIVE_FIRE),
    UseCard(REMODEL),
    UseCard(SQUASHED_REBELLION),
    RouseGuard(option(GUARD, 0)),
    SendScouts(option(SCOUT, 0)),
]


@final
class TurnMenu(Step[DragonValley]):
    """DV-086..DV-088: actions, cards and fraternal buildings, until the player ends the turn; DV-087, DV-R07: a pass.

    DV-R06: every card, action and face-up building is used up by its use, so the menu comes to an end.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: DragonValley) -> Decision | None:
        options: list[int] = []
        for choice in TURN_OPTIONS:
            if choice.is_offered(game, self.seat):
                options.append(choice.code)
        options.append(option(END_TURN, 0))
        return Decision(self.seat, TURN_MENU, options)

    def chosen(self, game: DragonValley, option: i64) -> None:
        choice = turn_option(option)
        if choice is not None:
            game.do(*choice.begin(game, self.seat), TurnMenu(self.seat))
        else:
            tell_end(game, self.seat)
            game.do(*compulsory_cards(self.seat), CheckSieges(self.seat), EndTurn(self.seat))


def turn_option(option: i64) -> TurnOption | None:
    """What the option does; None where it ends the turn."""
    for choice in TURN_OPTIONS:
        if choice.code == option:
            return choice
    return None


def tell_end(game: DragonValley, seat: i64) -> None:
    """DV-087, DV-R07: a turn without an action, by choice or because none was possible; one that ends by itself."""
    if not game.telling:
        return
    if not game.actions:
        game.tell("passed" if can_act(game, seat) else "nothing_to_do", {"seat": seat})
    elif not any(choice.is_offered(game, seat) for choice in TURN_OPTIONS):
        game.tell("nothing_left", {"seat": seat})


def ends_turn(after: DragonValley) -> bool:
    """Whether an answer has ended the turn by itself, beyond undo: the round has gone on to what others can see."""
    forced = after.forced or []
    return after.learned != 0 and any(verb_of(taken) == END_TURN for _, taken in forced)


def can_act(game: DragonValley, seat: i64) -> bool:
    """Whether an action is offered in the turn."""
    return any(choice.is_offered(game, seat) for choice in TURN_OPTIONS[:NUMBER_OF_ACTIONS])


def compulsory_cards(seat: i64) -> list[Step[DragonValley]]:
    """DV-089, DV-R08: cards without "may" that are still unused, in alphabetical order; without a target, nothing."""
    return [UseClaimed(seat), SetFire(seat), SquashRebellion(seat)]


@final
class EndTurn(Step[DragonValley]):
    """DV-278: the score at the end of the turn may make this round the last."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def happens(self, game: DragonValley) -> None:
        end_turn(game, self.seat)
