"""Drafts: plans and armies out of limbo that people put together in any order; `marches.py` has the others."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.decision import Decision, NotOffered
from wartable.engine.log import Fact
from wartable.engine.picking import Note, Picking, Total
from wartable.engine.window import decision_of
from wartable.immortals.components import (
    ARMY_SPACES,
    CARD_IDS,
    DARK,
    EMPTY,
    LIGHT,
    LIMBO_PER_ARMY,
    REALM_IDS,
    REALM_SITES,
    SPACE_IDS,
    SPACES,
    Space,
)
from wartable.immortals.magic import ChooseLimbo, PlaceArmy
from wartable.immortals.marches import SITE_NUMBERS, MarchPicking, site_of_pick
from wartable.immortals.options import (
    ATTACK_OR_MOVE,
    DESTINATION,
    LIMBO,
    MOVE_NUMBER,
    MOVE_SOURCE,
    PLAN,
    REINFORCE,
    SOURCE,
    STRENGTH,
    TARGET,
    TRANSITION_SITE,
    card_of,
    space_of,
)
from wartable.immortals.outlook import Outlook, outlook
from wartable.immortals.reinforcements import SendArmies
from wartable.immortals.table import Immortals
from wartable.immortals.things import space_thing
from wartable.immortals.view import hand_without, sites_with, view_hand

CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_IDS)}
SPACE_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_IDS)}
BLANK_CARD: Final = "blank"


# --- the plan


@final
class PlanPicking(Picking[Immortals]):
    """IM-058, IM-059: cards on the spaces of the board. A card is on one space only, but there are several blanks."""

    def parts(self, option: i64, key: str) -> list[str]:
        return [] if card_of(option) == EMPTY else [laid(space_of(option), card_of(option))]

    def places(self, pick: str) -> list[str]:
        space, _, card = pick.partition(":")
        return [space] if card == BLANK_CARD else [space, card]

    def beyond(self, game: Immortals, decision: Decision) -> list[str]:
        """IM-R84: what can be laid on the first of two interchangeable spaces can be laid on the other too."""
        space = space_of(decision.options[0])
        twin = game.players[decision.seat].board.spaces[space].twin
        return [] if twin < space else [laid(twin, card_of(one)) for one in decision.options if card_of(one) != EMPTY]

    def wordings(self, game: Immortals, seat: i64, picks: list[str]) -> list[list[str]]:
        """IM-R84: of two twin spaces the engine fills the first one first, and both in the order of the cards."""
        if not all(is_plan(pick) for pick in picks):
            return []
        wording: list[str] = []
        for alike in alike_spaces(game, seat):
            cards = sorted(CARD_NUMBERS[card_in(pick)] for pick in picks if SPACE_NUMBERS[space_in(pick)] in alike)
            wording += [laid(space, card) for space, card in zip(alike, cards, strict=False)]
        return [wording] if len(wording) == len(picks) else []

    def looked_along(self, picks: list[str]) -> list[str]:
        """A card on one space can be laid on another, so nothing is laid while cards are looked for."""
        return []

    def things(self, game: Immortals, decision: Decision, pick: str) -> list[str]:
        return [space_thing(decision.seat, SPACE_NUMBERS[space_in(pick)]), f"card:{card_in(pick)}"]

    def facts(self, game: Immortals, decision: Decision, pick: str) -> dict[str, Fact]:
        space, card = space_on(game, decision.seat, pick), card_in(pick)
        return {"says": f"{space.same_as}:{card}", "space": space.id, "card": card}

    def meant(self, game: Immortals, things: list[str]) -> str:
        """A card and a space, in any order."""
        cards = [thing for thing in things if thing.startswith("card:")]
        spaces = [thing for thing in things if thing.startswith("space:")]
        if not cards or not spaces:
            return things[-1]
        return f"{spaces[-1].rpartition(':')[2]}:{cards[-1].partition(':')[2]}"

    def notes(self, game: Immortals, decision: Decision, picks: list[str], pick: str) -> list[Note]:
        """What the action would bring as things stand."""
        note = outlook_of(game, decision.seat, pick).note()
        return [] if note is None else [note]

    def foreseen(self, game: Immortals, decision: Decision, picks: list[str]) -> object:
        """The hand without the cards of the plan."""
        return hand_without(view_hand(game, decision.seat), [card_in(pick) for pick in picks])

    def confirm(self, game: Immortals, decision: Decision, picks: list[str]) -> Note | None:
        """IM-059: spaces without a card are not used this round."""
        number = wasted(game, decision.seat, picks)
        return Note("leaves_spaces", {"number": number}) if number else None

    def totals(self, game: Immortals, decision: Decision, picks: list[str]) -> list[Total]:
        """What the plan may cost against what the player has and what the plan brings in."""
        player = game.players[decision.seat]
        outlooks = [*of_cards_laid(game, decision.seat), *(outlook_of(game, decision.seat, pick) for pick in picks)]
        energy = sum(one.energy for one in outlooks) + player.energy
        gold = sum(one.gold for one in outlooks) + player.gold
        return [
            Total("energy", int(sum(one.cost.energy for one in outlooks)), int(energy), is_limit=True),
            Total("gold", int(sum(one.cost.gold for one in outlooks)), int(gold), is_limit=True),
        ]


def alike_spaces(game: Immortals, seat: i64) -> list[list[int]]:
    """The spaces that are still to be asked for, those that are alike together."""
    groups: dict[str, list[int]] = {}
    for space in game.players[seat].board.spaces[space_of(decision_of(game, seat).options[0]) :]:
        groups.setdefault(space.same_as, []).append(space.number)
    return list(groups.values())


def laid(space: i64, card: i64) -> str:
    """A card on a space, as a pick."""
    return f"{SPACE_IDS[space]}:{CARD_IDS[card]}"


def wasted(game: Immortals, seat: i64, picks: list[str]) -> int:
    """How many spaces stay empty although there are cards for them; a blank card is not missed."""
    hand = hand_without(view_hand(game, seat), [card_in(pick) for pick in picks])
    filled = {SPACE_NUMBERS[space_in(pick)] for pick in picks}
    magic = len([space for space in filled if space >= ARMY_SPACES])
    usable = [card for card in hand.regions if game.known[seat].could_lay >> CARD_NUMBERS[card] & 1]
    armies = min(ARMY_SPACES - (len(filled) - magic), len(usable) + len(hand.conflicts))
    return int(armies + min(SPACES - ARMY_SPACES - magic, len(hand.magic)))


def is_plan(pick: str) -> bool:
    return space_in(pick) in SPACE_NUMBERS and card_in(pick) in CARD_NUMBERS


def space_in(pick: str) -> str:
    return pick.partition(":")[0]


def card_in(pick: str) -> str:
    return pick.partition(":")[2]


def space_on(game: Immortals, seat: i64, pick: str) -> Space:
    return game.players[seat].board.spaces[SPACE_NUMBERS[space_in(pick)]]


def outlook_of(game: Immortals, seat: i64, pick: str) -> Outlook:
    return outlook(game, seat, space_on(game, seat, pick), CARD_NUMBERS[card_in(pick)])


def of_cards_laid(game: Immortals, seat: i64) -> list[Outlook]:
    spaces = game.players[seat].board.spaces
    both = zip(spaces, game.cards[seat].spaces, strict=True)
    return [outlook(game, seat, space, card) for space, card in both if card != EMPTY]


# --- armies out of limbo


@final
class ReinforcementsPicking(Picking[Immortals]):
    """IM-054..IM-056: armies of both limbos, as many as are allowed or fewer, several to one site if wanted."""

    def foreseen(self, game: Immortals, decision: Decision, picks: list[str]) -> object:
        return sites_with(game, [site_of_pick(pick) for pick in picks])

    def totals(self, game: Immortals, decision: Decision, picks: list[str]) -> list[Total]:
        totals = [
            Total(REALM_IDS[realm], len([pick for pick in picks if realm_of(pick) == realm]), most, is_limit=True)
            for realm, most in enumerate(allowed(game, decision.seat))
        ]
        return [total for total in totals if total.need]

    def confirm(self, game: Immortals, decision: Decision, picks: list[str]) -> Note | None:
        """IM-056: armies that are not sent wait for the next round."""
        number = sum(total.need - total.have for total in self.totals(game, decision, picks))
        return Note("leaves_armies", {"number": number}) if number else None

    def clash(self, game: Immortals, decision: Decision, picks: list[str], pick: str) -> NotOffered:
        most = allowed(game, decision.seat)[realm_of(pick)]
        facts: dict[str, Fact] = {"number": most, "realm": REALM_IDS[realm_of(pick)]}
        return NotOffered("IM-054", "all_sent", facts, "immortals")


def allowed(game: Immortals, seat: i64) -> list[int]:
    """How many armies may still come from each limbo, the light one first; it is the light one's turn first."""
    step = game.asker
    assert isinstance(step, SendArmies)
    if step.first & 1 == DARK:
        return [0, int(step.number)]
    player = game.players[seat]
    dark = player.limbo[DARK] // LIMBO_PER_ARMY if player.sites & REALM_SITES[DARK] else 0
    return [int(step.number), int(dark)]


def realm_of(pick: str) -> int:
    return SITE_NUMBERS[site_of_pick(pick)] & 1


@final
class TransitionPicking(Picking[Immortals]):
    """IM-131, IM-138, IM-R50: armies of one limbo. Which one it is follows from the sites to which they go."""

    def parts(self, option: i64, key: str) -> list[str]:
        return [] if key.startswith("limbo:") else [key]

    def foreseen(self, game: Immortals, decision: Decision, picks: list[str]) -> object:
        return sites_with(game, [site_of_pick(pick) for pick in picks])

    def totals(self, game: Immortals, decision: Decision, picks: list[str]) -> list[Total]:
        realm = realm_of(picks[0]) if picks else LIGHT
        return [Total("army", len(picks), int(to_bring(game, decision.seat, realm, not picks)))]


def to_bring(game: Immortals, seat: i64, realm: i64, is_open: bool) -> i64:
    """IM-R49: exactly the number of the card, or all of the limbo if it holds fewer."""
    step = game.asker
    if isinstance(step, PlaceArmy):
        return step.number
    assert isinstance(step, ChooseLimbo)
    limbo = game.players[seat].limbo
    return min(step.number, max(limbo) if is_open else limbo[realm])


PICKINGS: Final[list[Picking[Immortals]]] = [
    PlanPicking("IM-058", [int(PLAN)], replaces=True).trying([]),
    ReinforcementsPicking("IM-054", [int(REINFORCE)]).trying([]),
    TransitionPicking("IM-R49", [int(LIMBO), int(TRANSITION_SITE)], replaces=True).trying([int(LIMBO)]),
    MarchPicking(
        "IM-108",
        [int(word) for word in (ATTACK_OR_MOVE, SOURCE, TARGET, STRENGTH, MOVE_SOURCE, DESTINATION, MOVE_NUMBER)],
        replaces=True,
    ).trying([int(ATTACK_OR_MOVE), int(SOURCE), int(MOVE_SOURCE)]),
]


def picking_of(decision: Decision) -> Picking[Immortals] | None:
    for picking in PICKINGS:
        if decision.question in picking.questions:
            return picking
    return None
