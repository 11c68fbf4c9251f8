"""Battle: everything goes into the tower, and what falls out decides."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.log import EVERYBODY, Fact
from wartable.immortals.components import (
    FIRST_CONFLICT,
    MOST_TRAY_INHABITANTS,
    SITE_IDS,
    STANDS_FOR,
)
from wartable.immortals.table import NOBODY, Immortals, holder_of, owner_of
from wartable.immortals.tower import COLORS, GREEN, throw
from wartable.immortals.verbs import (
    place_armies,
    remove_armies,
    return_region_card,
    send_to_limbo,
    take_region_card,
)

FOR_ATTACKER: Final[i64] = 0  # case A
NEUTRAL: Final[i64] = 1  # case B
FOR_DEFENDER: Final[i64] = 2  # case C
CASE_WORDS: Final = ("for_attacker", "neutral", "for_defender")


def sites_shown(game: Immortals, seat: i64, card: i64) -> i64:
    """IM-115, IM-R55, IM-R36: a region card shows the sites that the attacker owns; others all they stand for."""
    shown: i64 = STANDS_FOR[card]
    if card < FIRST_CONFLICT and not game.mode.shows_both_realms:
        return shown & game.players[seat].sites
    return shown


def case_of(shown: i64, source: i64, target: i64) -> i64:
    """IM-112..IM-114, IM-118: for whom the inhabitants fight. IM-116, IM-R56, IM-R57: the first case that fits."""
    if shown >> target & 1:
        return FOR_ATTACKER
    return NEUTRAL if shown >> source & 1 else FOR_DEFENDER


@final
class Battle(Step[Immortals]):
    """IM-144: the attackers move in, all is thrown, and the tray decides.

    IM-171: structures on the site are not touched. IM-R60: cubes from earlier battles count fully.
    """

    def __init__(self, seat: i64, source: i64, target: i64, armies: i64) -> None:
        self.seat: Final[i64] = seat
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.armies: Final[i64] = armies

    def happens(self, game: Immortals) -> None:
        case = case_of(sites_shown(game, self.seat, game.played), self.source, self.target)
        defender = owner_of(game, self.target)
        if game.telling:
            self.tell_attack(game, defender, case)
        remove_armies(game, self.seat, self.source, self.armies)
        throw_all(game, self.seat, self.armies, defender, self.target)
        if defender == NOBODY:
            conquer_free_site(game, self.seat, self.target, case)
        else:
            decide(game, self.seat, defender, self.target, case)

    def tell_attack(self, game: Immortals, defender: i64, case: i64) -> None:
        site, source = SITE_IDS[self.target], SITE_IDS[self.source]
        facts: dict[str, Fact] = {"seat": self.seat, "armies": self.armies, "site": site, "source": source}
        facts["case"] = CASE_WORDS[case]
        if defender == NOBODY:
            game.tell("attacked_free_site", facts)
        else:
            game.tell("attacked", {**facts, "victim": defender, "defenders": game.armies[self.target]})


def throw_all(game: Immortals, seat: i64, attackers: i64, defender: i64, target: i64) -> None:
    """IM-145, IM-148, IM-149: the tray, all attackers and all defenders are thrown together into the tray."""
    thrown = [0] * COLORS
    for other in range(game.seats):
        thrown[other] = game.players[other].tray
    thrown[GREEN] = ready_inhabitants(game)
    thrown[seat] += attackers
    if defender != NOBODY:
        thrown[defender] += game.armies[target]
        remove_armies(game, defender, target, game.armies[target])
    fallen = throw(game.tower, game.chance, thrown)
    for other in range(game.seats):
        game.players[other].tray = fallen[other]
    game.tray_inhabitants = fallen[GREEN]
    game.learns(EVERYBODY)
    if game.telling:
        tell_throw(game, thrown, fallen)


def ready_inhabitants(game: Immortals) -> i64:
    """IM-146, IM-R66: without any in the tray one is added from the supply. IM-147: of more than three one goes back.

    IM-I12: so at least one is thrown unless the supply is empty.
    """
    change: i64 = 0
    if game.tray_inhabitants == 0:
        change = min(1, game.inhabitants)
    elif game.tray_inhabitants > MOST_TRAY_INHABITANTS:
        change = -1
    game.inhabitants -= change
    return game.tray_inhabitants + change


def tell_throw(game: Immortals, thrown: list[int], fallen: list[int]) -> None:
    """What a page needs to show the tower: the cubes of each seat going in and falling out, inhabitants apart."""
    goes_in = ",".join(str(thrown[seat]) for seat in range(game.seats))
    falls_out = ",".join(str(fallen[seat]) for seat in range(game.seats))
    facts: dict[str, Fact] = {"thrown": goes_in, "fallen": falls_out, "in": thrown[GREEN], "out": fallen[GREEN]}
    game.tell("thrown", {**facts, "cubes": sum(thrown), "tray": sum(fallen)})


def conquer_free_site(game: Immortals, seat: i64, target: i64, case: i64) -> None:
    """IM-152, IM-153: the attacker wins with at least one cube in the tray; all of them go to the site.

    IM-154, IM-155, IM-158, IM-R65: in case C attackers and inhabitants are removed one for one first.
    IM-156: who wins takes the region card. IM-157: armies of others stay in the tray.
    """
    player = game.players[seat]
    if case == FOR_DEFENDER:
        lost: i64 = min(player.tray, game.tray_inhabitants)
        lose_inhabitants(game, lost)
        lose_armies(game, seat, lost, target)
    if occupy(game, seat, target):
        take_region_card(game, seat, target >> 1)
    elif game.telling:
        game.tell("attack_failed", {"seat": seat, "site": SITE_IDS[target]})


def occupy(game: Immortals, seat: i64, target: i64) -> bool:
    """All cubes of the winner that lie in the tray go to the site; answers whether there were any."""
    player = game.players[seat]
    armies = player.tray
    if armies == 0:
        return False
    player.tray = 0
    place_armies(game, seat, target, armies)
    if game.telling:
        game.tell("occupied", {"seat": seat, "armies": armies, "site": SITE_IDS[target]})
    return True


def lose_armies(game: Immortals, seat: i64, number: i64, target: i64) -> None:
    """IM-162, IM-R69, IM-I15: armies go from the tray to the limbo of the realm opposite to the target's."""
    game.players[seat].tray -= number
    send_to_limbo(game, seat, 1 - (target & 1), number)


def lose_inhabitants(game: Immortals, number: i64) -> None:
    """Inhabitants go from the tray to the supply."""
    game.tray_inhabitants -= number
    game.inhabitants += number


def lose_cubes(game: Immortals, seat: i64, has_inhabitants: bool, number: i64, target: i64) -> None:
    """IM-163, IM-164: a party loses so many cubes: inhabitants that fight for it first, then own armies."""
    green: i64 = min(number, game.tray_inhabitants) if has_inhabitants else 0
    lose_inhabitants(game, green)
    lose_armies(game, seat, number - green, target)


def decide(game: Immortals, attacker: i64, defender: i64, target: i64, case: i64) -> None:
    """IM-159, IM-160, IM-170: the cubes of each party in the tray. IM-161: the stronger party wins.

    IM-165, IM-R63: armies left of the winner go to the site; without any it is free. IM-167, IM-R67: where the defender
    wins, no card changes hands. IM-R61: nobody's cubes is a tie too. IM-R64: inhabitants beyond the losses stay.
    IM-I11: so no cube of either party stays in the tray.

    IM-162, IM-163, IM-I14: both parties lose as many cubes as the weaker one has; on a tie all (IM-168).
    """
    attack: i64 = game.players[attacker].tray + (game.tray_inhabitants if case == FOR_ATTACKER else 0)
    defence: i64 = game.players[defender].tray + (game.tray_inhabitants if case == FOR_DEFENDER else 0)
    if game.telling:
        game.tell("counted", {"seat": attacker, "victim": defender, "attack": attack, "defence": defence})
    lost: i64 = min(attack, defence)
    lose_cubes(game, attacker, case == FOR_ATTACKER, lost, target)
    lose_cubes(game, defender, case == FOR_DEFENDER, lost, target)
    if attack > defence:
        win_attack(game, attacker, defender, target >> 1, occupy(game, attacker, target))
    elif attack < defence:
        occupy(game, defender, target)
    else:
        give_back_card(game, attacker, target >> 1)
        give_back_card(game, defender, target >> 1)


def win_attack(game: Immortals, attacker: i64, defender: i64, region: i64, occupied: bool) -> None:
    """IM-165, IM-166: the attacker owns the site and gets the region card.

    IM-R62: who wins by inhabitants alone gets none; the defender's goes back to the stack.
    """
    if occupied:
        take_region_card(game, attacker, region)
    else:
        give_back_card(game, defender, region)


def give_back_card(game: Immortals, seat: i64, region: i64) -> None:
    """IM-169, IM-R34: the region card goes back to the stack if this player holds it."""
    if holder_of(game, region) == seat:
        return_region_card(game, seat, region)
