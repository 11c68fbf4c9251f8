"""Battle: everything goes into the tower, and what falls out decides."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.log import EVERYBODY, Fact
from wartable.immortals.components import FIRST_CONFLICT, SITE_IDS, STANDS_FOR
from wartable.immortals.table import NOBODY, Immortals, holder_of, owner_of
from wartable.immortals.tower import COLORS, GREEN, throw
from wartable.immortals.tray import dismiss_inhabitants, fill_tray, lose_armies, occupy, ready_inhabitants
from wartable.immortals.verbs import remove_armies, return_region_card, take_region_card

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
class FightBattle(Step[Immortals]):
    """IM-144: the attackers move in, everything is thrown, and the tray decides.

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
        self.throw_all(game, defender)
        if defender == NOBODY:
            self.conquer_free_site(game, case)
        else:
            self.decide(game, defender, case)

    def tell_attack(self, game: Immortals, defender: i64, case: i64) -> None:
        site, source = SITE_IDS[self.target], SITE_IDS[self.source]
        facts: dict[str, Fact] = {"seat": self.seat, "armies": self.armies, "site": site, "source": source}
        facts["case"] = CASE_WORDS[case]
        if defender == NOBODY:
            game.tell("attacked_free_site", facts)
        else:
            game.tell("attacked", {**facts, "victim": defender, "defenders": game.armies[self.target]})

    def throw_all(self, game: Immortals, defender: i64) -> None:
        """IM-145, IM-148, IM-149: the tray, all attackers and all defenders are thrown together into the tower."""
        thrown = [0] * COLORS
        for other in range(game.seats):
            thrown[other] = game.players[other].tray
        thrown[GREEN] = ready_inhabitants(game)
        thrown[self.seat] += self.armies
        if defender != NOBODY:
            defenders = game.armies[self.target]
            thrown[defender] += defenders
            remove_armies(game, defender, self.target, defenders)
        fallen = throw(game.tower, game.chance, thrown)
        fill_tray(game, fallen)
        game.learns(EVERYBODY)
        if game.telling:
            tell_throw(game, thrown, fallen)

    def conquer_free_site(self, game: Immortals, case: i64) -> None:
        """IM-152, IM-153: the attacker wins with at least one cube in the tray; all of them go to the site.

        IM-154, IM-155, IM-158: in case C the attacker first loses an army for each inhabitant in the tray, and
        IM-R65: all inhabitants go back to the supply.
        IM-156: an attacker who wins takes the region card. IM-157: armies of others stay in the tray.
        """
        if case == FOR_DEFENDER:
            lost: i64 = min(game.players[self.seat].tray, game.tray_inhabitants)
            lose_armies(game, self.seat, lost, self.target)
            dismiss_inhabitants(game)
        if occupy(game, self.seat, self.target):
            take_region_card(game, self.seat, self.target >> 1)
        elif game.telling:
            game.tell("attack_failed", {"seat": self.seat, "site": SITE_IDS[self.target]})

    def decide(self, game: Immortals, defender: i64, case: i64) -> None:
        """IM-159, IM-170: the cubes of each party in the tray. IM-160: neutral inhabitants do not count and stay.

        IM-162, IM-163, IM-I14: both parties lose as many cubes as the weaker one has; on a tie all (IM-168).
        IM-164: inhabitants are lost before armies. IM-R64: those who fought all go back to the supply, lost or not.
        IM-I11: so nothing of either party stays in the tray.
        """
        helping_attack: i64 = game.tray_inhabitants if case == FOR_ATTACKER else 0
        helping_defence: i64 = game.tray_inhabitants if case == FOR_DEFENDER else 0
        attack: i64 = game.players[self.seat].tray + helping_attack
        defence: i64 = game.players[defender].tray + helping_defence
        if game.telling:
            game.tell("counted", {"seat": self.seat, "victim": defender, "attack": attack, "defence": defence})
        lost: i64 = min(attack, defence)
        lose_armies(game, self.seat, max(0, lost - helping_attack), self.target)
        lose_armies(game, defender, max(0, lost - helping_defence), self.target)
        if case != NEUTRAL:
            dismiss_inhabitants(game)
        self.settle(game, defender, attack - defence)

    def settle(self, game: Immortals, defender: i64, margin: i64) -> None:
        """IM-161: the stronger party wins. IM-165: armies left of the winner go to the site; without any it is free.

        IM-166, IM-R62: an attacker who wins gets the region card, even if the inhabitants won alone.
        IM-167, IM-R63, IM-R67: where the defender wins, no card changes hands.
        IM-R61: if nobody's cubes fall out, that is a tie too.
        """
        region: i64 = self.target >> 1
        if margin > 0:
            occupy(game, self.seat, self.target)
            take_region_card(game, self.seat, region)
        elif margin < 0:
            occupy(game, defender, self.target)
        else:
            give_back_card(game, self.seat, region)
            give_back_card(game, defender, region)


def tell_throw(game: Immortals, thrown: list[int], fallen: list[int]) -> None:
    """What a page needs to show the tower: the cubes of each seat going in and falling out, inhabitants apart."""
    goes_in = ",".join(str(thrown[seat]) for seat in range(game.seats))
    falls_out = ",".join(str(fallen[seat]) for seat in range(game.seats))
    facts: dict[str, Fact] = {"thrown": goes_in, "fallen": falls_out, "in": thrown[GREEN], "out": fallen[GREEN]}
    game.tell("thrown", {**facts, "cubes": sum(thrown), "tray": sum(fallen)})


def give_back_card(game: Immortals, seat: i64, region: i64) -> None:
    """IM-169, IM-R34: the region card goes back to the stack if this player holds it."""
    if holder_of(game, region) == seat:
        return_region_card(game, seat, region)
