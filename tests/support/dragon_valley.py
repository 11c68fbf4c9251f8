"""Positions of Dragon Valley: a table laid as a rulebook example wants it, and the hand that plays on it.

Cubes are written as in the keys, `a3.knight` or `pass.orc*2`; buildings as `a2.wall`, face down as `~b6.chapel`; rows
are listed by seat. A location with units is face up and carries its owner's marker. Pieces that no argument names lie
in the bag, the stack and the deck, so that the table is complete.
"""

import random
from collections.abc import Sequence

from tests.support.playing import asked, told  # noqa: F401  its tests import them from here
from tests.support.playing import play as play_keys

from wartable.dragon_valley.advance import AdvanceBarony
from wartable.dragon_valley.components import (
    BUILDING_IDS,
    BUILDING_ROWS,
    CARD_IDS,
    CELL_IDS,
    EMPTY_FIELD,
    FIRST_LOCATION,
    FOE_IDS,
    FRIEND_IDS,
    NOTHING,
    PLACE_IDS,
    TERRITORY_IDS,
    UNITS,
)
from wartable.dragon_valley.options import NO, OWN_PART, YES, key, option
from wartable.dragon_valley.rounds import (
    Advances,
    BeginRound,
    Deploy,
    EndRound,
    Phase,
    SpecialEvents,
    Turns,
)
from wartable.dragon_valley.selection import Select
from wartable.dragon_valley.setup import new_game
from wartable.dragon_valley.table import ACTION, ADVANCE, ROUND_END, SELECTION, SPECIAL_EVENTS, DragonValley, Player
from wartable.dragon_valley.title import TITLE
from wartable.dragon_valley.turn import TakeTurn
from wartable.dragon_valley.verbs import add_foes, add_units, lay_down, raise_tile
from wartable.dragon_valley.view import BaronyView, DragonValleyView, LocationView
from wartable.engine.agenda import Step
from wartable.engine.chance import chance_from
from wartable.engine.decision import Decision
from wartable.matches.match import Match

SEED = 1
# t1 Goblin Fort 0/1/2, 7 · t2 Orc Watchtower 1/2/0, 8 · t3 Ram Foundry 1/0/3, 10 · t4 Wyrm Nest 0/4/1, 11
# t5 Orc Stronghold 2/1/4, 15 · t6 Dragon Mountain 2/3/2, 16 · t7 to t9 empty fields
TERRITORIES = "goblin_fort orc_watchtower ram_foundry wyrm_nest orc_stronghold dragon_mountain"
TERRITORIES += " empty_field empty_field empty_field"


class Halt(Step[DragonValley]):
    """The end of what a test looks at."""

    def asks(self, game: DragonValley) -> Decision | None:
        return Decision(0, 0, [option(YES, 0), option(NO, 0)])


def given(
    *,
    players: int = 2,
    mode: str = "for_glory",
    solo: str = "none",
    at: str = "turn",
    seat: int = 0,
    units: Sequence[str] = (),
    enemies: Sequence[str] = (),
    buildings: Sequence[str] = (),
    supply: Sequence[str] = (),
    cards: Sequence[str] = (),
    scores: Sequence[int] = (),
    conquered: Sequence[str] = (),
    claimed: Sequence[str] = (),
    looked: Sequence[str] = (),
    prisoners: Sequence[int] = (),
    blessed: str = "",
    fire: str = "",
    guard: bool = False,
    territories: str = TERRITORIES,
    face_up: str = "",
    destroyed: str = "",
    deck: str = "",
    stack: str | None = None,
    discards: str = "",
    sapped: str = "",
    round_number: int = 1,
    favored: int = 0,
) -> Match:
    """A game in which what `at` names is about to happen: some of select, events, turn, turns, advance, advances,
    round_end, round. `blessed`, `fire` and `guard` belong to the seat. `deck` and `stack` name what lies on top.
    """
    game = new_game(players, chance_from(SEED), mode, "" if solo == "none" else solo)
    game.agenda.clear()
    for owner, player in enumerate(game.players):
        place_cubes(player, by_seat(units, owner), by_seat(enemies, owner))
        place_buildings(player, by_seat(buildings, owner), by_seat(supply, owner))
        player.cards = mask(by_seat(cards, owner), CARD_IDS)
        player.score += scores[owner] if owner < len(scores) else 0
        player.tally[0] = scores[owner] if owner < len(scores) else 0
        player.conquered = mask(by_seat(conquered, owner), TERRITORY_IDS)
        player.claims = mask(by_seat(claimed, owner), PLACE_IDS)
        player.looked = mask(by_seat(looked, owner), PLACE_IDS)
        player.prisoners = prisoners[owner] if owner < len(prisoners) else 0
    game.players[seat].guard = guard
    game.players[seat].fire = CELL_IDS.index(fire) if fire else NOTHING
    game.players[seat].blessed = stack_number(blessed) if blessed else NOTHING
    lay_valley(game, territories.split(), face_up)
    fill_stock(game, deck.split(), stack, destroyed.split())
    game.stock.discards |= mask(discards, CARD_IDS)
    game.stock.deck = [card for card in game.stock.deck if not game.stock.discards >> card & 1]
    game.stock.sapped = mask(sapped, BUILDING_IDS)
    game.round, game.favored = round_number, favored
    steps: list[Step[DragonValley]] = []
    for word in at.split():
        steps += steps_of(word, seat)
    return started(game, players, [*steps, Halt()], {"mode": mode, "solo": solo})


def steps_of(word: str, seat: int) -> list[Step[DragonValley]]:
    steps: dict[str, list[Step[DragonValley]]] = {
        "select": [Phase(SELECTION), Select(), Deploy()],
        "events": [Phase(SPECIAL_EVENTS), SpecialEvents()],
        "turn": [Phase(ACTION), TakeTurn(seat)],
        "turns": [Phase(ACTION), Turns()],
        "advance": [Phase(ADVANCE), AdvanceBarony(seat)],
        "advances": [Phase(ADVANCE), Advances()],
        "round_end": [Phase(ROUND_END), EndRound()],
        "round": [BeginRound()],
    }
    return steps[word]


def started(game: DragonValley, players: int, steps: list[Step[DragonValley]], options: dict[str, str]) -> Match:
    match = Match(TITLE, players, SEED, dict(options))
    match.events.clear()
    match.game, game.events = game, match.events
    game.do(*steps)
    game.run()
    assert TITLE.broken_invariants(game) == []
    return match


def by_seat(row: Sequence[str], seat: int) -> str:
    return row[seat] if seat < len(row) else ""


def mask(names: str, ids: list[str]) -> int:
    return sum(1 << ids.index(name) for name in names.split())


def stack_number(word: str) -> int:
    place, unit = word.split(".")
    return PLACE_IDS.index(place) * 3 + FRIEND_IDS.index(unit)


def cubes(text: str) -> list[tuple[str, str, int]]:
    """`a3.knight*2` as place, kind and number."""
    found = []
    for word in text.split():
        stack, _, number = word.partition("*")
        place, kind = stack.split(".")
        found.append((place, kind, int(number or 1)))
    return found


def place_cubes(player: Player, units: str, enemies: str) -> None:
    for place, kind, number in cubes(units):
        add_units(player, PLACE_IDS.index(place), FRIEND_IDS.index(kind), number)
        if PLACE_IDS.index(place) >= FIRST_LOCATION:
            player.markers |= 1 << PLACE_IDS.index(place)
    for place, kind, number in cubes(enemies):
        add_foes(player, PLACE_IDS.index(place), FOE_IDS.index(kind), number)


def place_buildings(player: Player, buildings: str, supply: str) -> None:
    for word in buildings.split():
        cell, building = word.removeprefix("~").split(".")
        raise_tile(player, CELL_IDS.index(cell), BUILDING_IDS.index(building))
        if word.startswith("~"):
            lay_down(player, CELL_IDS.index(cell))
    for name in supply.split():
        player.supply[BUILDING_IDS.index(name)] += 1


def lay_valley(game: DragonValley, names: list[str], face_up: str) -> None:
    """Tiles on t1 to t9, "-" where none lies; those with units are face up."""
    valley = game.valley
    valley.territories = [NOTHING if name == "-" else TERRITORY_IDS.index(name) for name in names]
    valley.tiles = sum(1 << FIRST_LOCATION + at for at, kind in enumerate(valley.territories) if kind != NOTHING)
    marked = mask(face_up, PLACE_IDS)
    for player in game.players:
        marked |= player.markers
    valley.face_up = marked & valley.tiles
    valley.removed_fields = 3 - valley.territories.count(EMPTY_FIELD)


def fill_stock(game: DragonValley, deck: list[str], stack: str | None, destroyed: list[str]) -> None:
    stock = game.stock
    stock.bag = [unit.count for unit in UNITS]
    for player in game.players:
        for at, number in enumerate(player.units):
            stock.bag[at % 3] -= number
        for at, number in enumerate(player.enemies):
            stock.bag[3 + at % 3] -= number
    assert min(stock.bag) >= 0, "more cubes than there are"
    held = [card for card in range(len(CARD_IDS)) if any(player.cards >> card & 1 for player in game.players)]
    top = [CARD_IDS.index(name) for name in deck]
    stock.deck = [card for card in range(len(CARD_IDS)) if card not in held + top] + top[::-1]
    stock.destroyed = [destroyed.count(name) for name in BUILDING_IDS]
    fill_stack(game, stack)


def fill_stack(game: DragonValley, stack: str | None) -> None:
    """The tiles left; with `stack` only those named lie in it, the others have been destroyed."""
    left = {}
    for building, row in enumerate(BUILDING_ROWS):
        used = sum(player.supply[building] + player.buildings.count(building) for player in game.players)
        left[building] = int(row.count) - used - game.stock.destroyed[building]
    assert min(left.values()) >= 0, "more tiles than there are"
    if stack is None:
        game.stock.stack = [building for building, number in left.items() for _ in range(number)]
        return
    game.stock.stack = [BUILDING_IDS.index(name) for name in stack.split()][::-1]
    for building, number in left.items():
        game.stock.destroyed[building] += number - game.stock.stack.count(building)


# --- playing


def offered(match: Match) -> list[str]:
    """The keys offered, without the choices before them in the same chain: `a2` for `a4.knight:a2`."""
    return [key(one.code & OWN_PART) for question in match.decisions() for one in question.options]


def offered_keys(match: Match) -> list[str]:
    """The whole keys."""
    return [one.key for question in match.decisions() for one in question.options]


def play(match: Match, *words: str) -> Match:
    """Take options one after the other, each by its key or by the last part of it."""
    for word in words:
        whole = dict(zip(offered(match), offered_keys(match), strict=True))
        play_keys(match, whole.get(word, word))
    return match


def move(match: Match, *moves: str) -> Match:
    """Take the Move action, or go on with it: `a4.knight a2` moves a unit, `a4.knight a2 2` two of them.

    A stack, a number and `done` may also be told where the engine has answered because nothing else was possible.
    """
    if asked(match) == "turn_menu":
        play(match, "move")
    for one in moves:
        for word in one.split():
            if word in offered(match):
                play(match, word)
            else:
                is_forced = word == "1" or (word == "done" and asked(match) != "move_unit")
                is_forced = is_forced or ("." in word and asked(match) == "move_to")
                assert is_forced, f"{word} is not among {offered(match)}"
    return match


def divide(match: Match, piles: str) -> Match:
    """Divide by giving each item its pile, as `1 1 2 1`; forced assignments are made by the engine."""
    numbers = piles.split()
    while asked(match) == "assign_item":
        draw = table(match).draws[number_of_draw(match)]
        done = sum(len(pile.items) for pile in draw.piles)
        item = offered_keys(match)[0].split(":")[1]
        play(match, f"lay:{item}:{numbers[done]}")
    return match


def number_of_draw(match: Match) -> int:
    seat = match.decisions()[0].seat
    return next(at for at, draw in enumerate(table(match).draws) if draw.castellan == seat)


def play_randomly(match: Match, seed: int, most: int = 100_000) -> Match:
    chance = random.Random(seed)
    for _ in range(most):
        if match.over or asked(match) == "":
            break
        question = match.decisions()[0]
        match.choose(question.seat, chance.choice(question.options).key)
    return match


# --- looking


def asked_seat(match: Match) -> int:
    return match.decisions()[0].seat


def table(match: Match, seat: int | None = None) -> DragonValleyView:
    view = match.view(seat)
    assert isinstance(view, DragonValleyView)
    return view


def barony(match: Match, seat: int = 0) -> BaronyView:
    return table(match).baronies[seat]


def location(match: Match, name: str, viewer: int | None = None) -> LocationView:
    return next(one for one in table(match, viewer).locations if one.id == name)


def units(match: Match, seat: int = 0) -> str:
    """The friendly units of a player in the notation of `given`."""
    return " ".join(counted(f"{one.place}.{one.unit}", one.count) for one in barony(match, seat).units)


def enemies(match: Match, seat: int = 0) -> str:
    return " ".join(counted(f"{one.place}.{one.enemy}", one.count) for one in barony(match, seat).enemies)


def counted(stack: str, number: int) -> str:
    return stack if number == 1 else f"{stack}*{number}"


def buildings(match: Match, seat: int = 0) -> str:
    return " ".join(f"{'' if one.face_up else '~'}{one.place}.{one.building}" for one in barony(match, seat).buildings)


def supply(match: Match, seat: int = 0) -> str:
    return " ".join(name for name, number in barony(match, seat).supply.items() for _ in range(number))


def points(match: Match, seat: int = 0) -> int:
    return barony(match, seat).score
