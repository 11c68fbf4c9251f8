"""Remarks: what is said to a player about cards and areas: the price to pay now, the points of a skirmish,

and what is seldom wanted.
"""

# not compiled: nothing here is hot

from wartable.engine.decision import Decision
from wartable.engine.picking import Note
from wartable.shadow_kingdoms.champions import PickChampion, VisitChampions
from wartable.shadow_kingdoms.components import MAP_SIDES, PLANS, ROW_SLOTS
from wartable.shadow_kingdoms.conquest import CoverArea, skirmish_points
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.gains import may_gain_champion, may_gain_gem
from wartable.shadow_kingdoms.options import AREA, BATTLE_PLAN, GO, argument_of, argument_word, slot_word, verb_of
from wartable.shadow_kingdoms.prices import camp_price, champion_price, plan_price
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.tactics import PickPlan, VisitTactics, has_open_slot


def remarks_of(game: ShadowKingdoms, seat: int) -> dict[str, Note]:
    """SK-038, SK-074..SK-077, SK-089, SK-104: what cards cost this player, with the Discount of a visit."""
    return {**plan_prices(game, seat), **champion_prices(game, seat), **skirmishes(game, seat)}


def plan_prices(game: ShadowKingdoms, seat: int) -> dict[str, Note]:
    player, asker = game.players[seat], game.asker
    discount = asker.discount if asks(game, seat) and isinstance(asker, VisitTactics) else 0
    found: dict[str, Note] = {}
    for place, plan in enumerate(game.line):
        price = int(plan_price(player, place, discount))
        if asks(game, seat) and isinstance(asker, PickPlan):
            price = 0
        elif asks(game, seat) and game.decision is not None and game.decision.question == BATTLE_PLAN:
            price = int(camp_price(player, place))
        found[f"plan:{PLANS[plan].id}"] = price_note(price)
    return found


def champion_prices(game: ShadowKingdoms, seat: int) -> dict[str, Note]:
    asker, found = game.asker, dict[str, Note]()
    discount = asker.discount if asks(game, seat) and isinstance(asker, VisitChampions) else 0
    for place, champion in enumerate(game.rows):
        if champion == NOTHING:
            continue
        price = int(champion_price(game.players[seat], place // ROW_SLOTS, discount))
        if asks(game, seat) and isinstance(asker, PickChampion):
            price = int(asker.price(game, place))
        found[f"champion_slot:{slot_word(place)}"] = price_note(price)
    return found


def skirmishes(game: ShadowKingdoms, seat: int) -> dict[str, Note]:
    """SK-141..SK-143: the areas that pay for the battle just won."""
    if not asks(game, seat) or not isinstance(game.asker, CoverArea) or game.decision is None:
        return {}
    areas = MAP_SIDES[game.players[seat].side].areas
    found: dict[str, Note] = {}
    for code in game.decision.options:
        points = int(skirmish_points(game, areas[argument_of(code)]))
        if points:
            note = Note("skirmish", {"points": points}, [f"+{points}"])
            found[f"area:{seat}:{argument_word('r', int(argument_of(code)))}"] = note
    return found


def asks(game: ShadowKingdoms, seat: int) -> bool:
    return game.decision is not None and game.decision.seat == seat


def price_note(price: int) -> Note:
    return Note("price", {"price": price}, [str(price)])


def is_minor(game: ShadowKingdoms, decision: Decision, code: int) -> bool:
    """SK-121: an area that pays nothing while another would. SK-050, SK-078, SK-090: a Shrine with nothing to do."""
    if decision.question == AREA:
        paying, seat = skirmishes(game, int(decision.seat)), int(decision.seat)
        return bool(paying) and f"area:{seat}:{argument_word('r', int(argument_of(code)))}" not in paying
    if verb_of(code) != GO:
        return False
    player = game.players[decision.seat]
    idle = {"gem": not may_gain_gem(game, decision.seat), "champions": not may_gain_champion(player)}
    idle["tactics"] = not has_open_slot(player)
    return idle.get(argument_word("l", int(argument_of(code))), False)
