"""The outlook of a planned card: what its action would cost and bring if it were performed as things stand now."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.picking import Note
from wartable.immortals.battle import sites_shown
from wartable.immortals.components import (
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK,
    CONSTRUCT,
    CONSTRUCT_SHRINE,
    ENERGY_OF_SITE,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    FREE,
    GOLD_OF_SITE,
    MAGIC_CARD_ROWS,
    STANDS_FOR,
    STRUCTURES,
    TRANSITION_ARMIES,
    WILD,
    Cost,
    Space,
)
from wartable.immortals.construct import is_legal, shrine_sites
from wartable.immortals.magic import EFFECTS
from wartable.immortals.masks import has, members
from wartable.immortals.table import Immortals

NO_NUMBER: Final[i64] = -1
IDLE: Final = "idle"
IDLE_NAMES: Final = ("no_army", "built", "empty_limbo", "nothing")  # the action would do nothing


@final
class Outlook:
    """The name of the forecast, with its number where it has one; the cost, and the gold and energy gained."""

    def __init__(self, name: str, cost: Cost, number: i64 = NO_NUMBER) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.number: Final[i64] = number

    @property
    def gold(self) -> i64:
        return self.number if self.name == "gold" else 0

    @property
    def energy(self) -> i64:
        return self.number if self.name == "energy" else 0

    def note(self) -> Note | None:
        """None where the card itself says all there is to say."""
        if not self.name:
            return None
        signs = [self.name, IDLE] if self.name in IDLE_NAMES else [self.name]
        return Note(self.name, {} if self.number == NO_NUMBER else {"number": self.number}, signs)


def outlook(game: Immortals, seat: i64, space: Space, card: i64) -> Outlook:
    """What a card on a space of the seat's board promises."""
    if card == BLANK:
        return Outlook("blank", FREE)
    if card >= FIRST_MAGIC:
        return of_magic(game, seat, card)
    if space.action in (ATTACK, ATTACK_OR_MOVE):
        return Outlook(help_of_inhabitants(game, seat, card), space.cost)
    own: i64 = STANDS_FOR[card] & game.players[seat].sites
    return of_sites(game, seat, space, own) if own else Outlook("no_army", FREE)


def of_magic(game: Immortals, seat: i64, card: i64) -> Outlook:
    """IM-R47: a magic card does something if one of its options is possible, whatever it costs."""
    row = MAGIC_CARD_ROWS[card - FIRST_MAGIC]
    possible = any(EFFECTS[spell.effect].is_possible(game, seat) for spell in row.spells)
    return Outlook("", row.cost) if possible else Outlook("nothing", FREE)


def help_of_inhabitants(game: Immortals, seat: i64, card: i64) -> str:
    """IM-112..IM-116: for whom the inhabitants can be made to fight by attacking with this card."""
    if card >= FIRST_CONFLICT and has(WILD, card - FIRST_CONFLICT):
        return "wild"
    shown, own = sites_shown(game, seat, card), game.players[seat].sites
    if shown & own:
        return "neutral_from_there"
    return "for_you_there" if shown else "against_you"


def of_sites(game: Immortals, seat: i64, space: Space, own: i64) -> Outlook:
    """An action on one of the seat's own sites that the card stands for: the best of them."""
    if space.action == EXTRACT_GOLD:
        return Outlook("gold", space.cost, max(GOLD_OF_SITE[site] for site in members(own)))
    if space.action == EXTRACT_ENERGY:
        return Outlook("energy", space.cost, max(ENERGY_OF_SITE[site] for site in members(own)))
    if space.action == CONSTRUCT:
        return of_construction(game, seat, own)
    if space.action == CONSTRUCT_SHRINE:
        return Outlook("shrine", space.cost) if own & shrine_sites(game, seat) else Outlook("built", FREE)
    limbo = game.players[seat].limbo
    armies = min(int(TRANSITION_ARMIES), max(limbo[site & 1] for site in members(own)))
    return Outlook("armies", space.cost, armies) if armies else Outlook("empty_limbo", FREE)


def of_construction(game: Immortals, seat: i64, own: i64) -> Outlook:
    """The cheapest structure that is legal on one of the sites."""
    costs = [
        game.players[seat].board.light.construct[structure]
        for structure in range(STRUCTURES)
        if any(is_legal(game, site, structure) for site in members(own))
    ]
    if not costs:
        return Outlook("built", FREE)
    return Outlook("build", min(costs, key=lambda cost: cost.energy + cost.gold))
