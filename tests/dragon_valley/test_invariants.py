"""Invariants over whole games, what a seat can know, and records."""

import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from tests.support.dragon_valley import (
    asked,
    divide,
    enemies,
    given,
    offered,
    offered_keys,
    play,
    play_randomly,
    points,
    table,
    told,
    units,
)

from wartable.dragon_valley.components import BUILDING_IDS, CELL_IDS, FIRST_LOCATION, FRIENDS, MAP, NEXT, RIGHT, UNITS
from wartable.dragon_valley.knowledge import imagine
from wartable.dragon_valley.table import DragonValley
from wartable.dragon_valley.title import TITLE
from wartable.matches.match import Match, replay

MODES = ("for_glory", "dragon_hunt", "eradication", "eminent_death")
GAMES = [(players, mode) for players in (2, 3, 4) for mode in MODES]


def eager(match: Match, chance: random.Random) -> str:
    """A choice that likes to move, build and fight, so that sieges and clashes come about."""
    keys = offered_keys(match)
    liked = [key for key in keys if key.startswith(("take", "t", "move", "build", "card", "guard", "scout", "yes"))]
    wanted = liked if liked and chance.random() < 0.7 else keys
    return chance.choice([key for key in wanted if key not in ("done", "end_turn")] or wanted)


@pytest.mark.parametrize(("players", "mode"), GAMES)
def test_a_game_keeps_all_invariants(players: int, mode: str) -> None:
    """DV-I01, DV-I02, DV-I03, DV-I04, DV-I05, DV-I06, DV-I07, DV-I08, DV-I09, DV-I10, DV-I11, DV-I12, DV-I13, DV-I14,
    DV-I15, DV-I16, DV-I20, DV-I21, DV-I22, DV-I23, DV-I24, DV-I25, DV-I29, DV-I34, DV-R06, DV-R93: after every choice
    of an eager game, until it is over.
    """
    match = Match(TITLE, players, 11, {"mode": mode})
    chance = random.Random(players)
    for _ in range(TITLE.longest):
        if match.over:
            break
        match.choose(match.decisions()[0].seat, eager(match, chance))
        assert TITLE.broken_invariants(match.game) == []
    assert match.over and table(match).ending is not None


def stand(game: DragonValley, cell: str, building: str) -> None:
    game.players[0].buildings[CELL_IDS.index(cell)] = BUILDING_IDS.index(building)


def hold_five_prisoners(game: DragonValley) -> None:
    stand(game, "cellar", "dungeon")
    game.players[0].prisoners = 5


def build_two_dungeons(game: DragonValley) -> None:
    stand(game, "cellar", "dungeon")
    stand(game, "b1", "dungeon")


def mark_a_claimed_tile(game: DragonValley) -> None:
    game.players[0].claims = game.players[1].markers = 1 << FIRST_LOCATION + 1


def fire_twice(game: DragonValley) -> None:
    game.players[0].fire = game.players[1].fire = 1


BREAKS: list[tuple[str, Callable[[DragonValley], object]]] = [
    ("DV-I01", lambda game: game.stock.bag.__setitem__(0, 9)),
    ("DV-I02", lambda game: game.stock.stack.pop()),
    ("DV-I03", lambda game: game.stock.deck.append(game.stock.deck[0])),
    ("DV-I04", lambda game: game.valley.territories.__setitem__(0, 1)),
    ("DV-I05", lambda game: setattr(game.players[0], "score", -6)),
    ("DV-I06", lambda game: setattr(game.players[0], "markers", 1 << FIRST_LOCATION)),
    ("DV-I08", lambda game: setattr(game.players[0], "markers", 1 << FIRST_LOCATION)),
    ("DV-I08", lambda game: setattr(game.players[0], "withdrawing", 1 << FIRST_LOCATION + 2)),
    ("DV-I09", mark_a_claimed_tile),
    ("DV-I10", lambda game: game.players[0].enemies.__setitem__(18 * 3, 1)),
    ("DV-I11", lambda game: stand(game, "pass", "wall")),
    ("DV-I11", lambda game: stand(game, "b1", "chapel")),
    ("DV-I12", lambda game: setattr(game.players[0], "prisoners", 1)),
    ("DV-I12", hold_five_prisoners),
    ("DV-I12", build_two_dungeons),
    ("DV-I13", lambda game: setattr(game.players[0], "face_down", 1 << 1)),
    ("DV-I29", fire_twice),
    ("DV-I34", lambda game: setattr(game.players[0], "camps", 0)),
    ("DV-I34", lambda game: setattr(game.players[1], "beset", 1 << 5)),
    ("DV-I34", lambda game: setattr(game.players[0], "sites", 0)),
    ("DV-I34", lambda game: setattr(game.players[1], "face_up", 0)),
]


@pytest.mark.parametrize(("name", "spoil"), BREAKS)
def test_broken_tables_are_noticed(name: str, spoil: Callable[[DragonValley], object]) -> None:
    """DV-I01, DV-I02, DV-I03, DV-I04, DV-I05, DV-I06, DV-I08, DV-I09, DV-I10, DV-I11, DV-I12, DV-I13, DV-I29,
    DV-I34: given a table with one thing wrong, then its id is named.
    """
    game = given(units=["a1.knight"], buildings=["a1.wall", "a1.wall"]).game
    assert TITLE.broken_invariants(game) == []
    spoil(game)
    assert name in TITLE.broken_invariants(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_of_whole_games(players: int) -> None:
    """DV-I17, DV-I18, DV-I28, DV-I32: from the log: enemies go only along their way, cubes enter at pass and Keep."""
    match = play_randomly(Match(TITLE, players, 4, {}), 9, 700)
    cells = {unit_id: number for number, unit_id in enumerate(CELLS)}
    for event in match.events:
        if event.name == "foes_moved":
            start, end = cells[str(event.facts["from"])], cells[str(event.facts["place"])]
            assert end in (NEXT[start], RIGHT[start])
    assert told(match, "foes_moved") and told(match, "marched")


CELLS = [
    *[
        "pass",
        "a1",
        "b1",
        "c1",
        "a2",
        "b2",
        "c2",
        "a3",
        "b3",
        "c3",
        "a4",
        "b4",
        "c4",
        "a5",
        "b5",
        "c5",
        "a6",
        "b6",
        "keep",
    ]
]


def test_no_enemy_moves_in_the_action_phase() -> None:
    """DV-I17: in a movement of friendly units enemies change their space only by being destroyed."""
    match = given(units=["a5.knight a4.trebuchet"], enemies=["a3.dragon b2.orc"])
    before = enemies(match)
    play_randomly(match, 3)
    assert set(enemies(match).split()) <= set(before.split())


def test_extras_are_always_destroyed() -> None:
    """DV-I19, DV-I30, DV-I31: enemies are never engaged twice, and an extra never survives."""
    for seed in range(40):
        match = given(
            at="advance",
            units=["a2.knight a2.archer a4.knight"],
            enemies=["pass.dragon*2 a1.orc*2 a1.battering_ram*2 a3.orc*2"],
            buildings=["b5.blacksmith b6.fletcher a4.tower"],
        )
        chance = random.Random(seed)
        while asked(match) != "":
            if asked(match) == "battle_extra" and len(offered(match)) > 1:
                kind, before = offered(match)[0], count(enemies(match))
                play(match, kind)
                assert count(enemies(match)) < before or asked(match) == "battle_extra"
            else:
                play(match, chance.choice(offered(match)))
        game = match.game
        assert all(game.marks.engaged[at] <= game.players[0].enemies[at] for at in range(MAP * FRIENDS))


def count(stacks: str) -> int:
    return sum(int(stack.partition("*")[2] or 1) for stack in stacks.split())


def test_one_step_in_its_order() -> None:
    """DV-267: enter, -1 for each, then the building, then the battle, then those go on that may."""
    match = given(at="advance", enemies=["a4.dragon a4.orc"], buildings=["a5.stable"], units=["a6.knight"], scores=[9])
    play(match, "a4.orc", "dragon")
    names = [
        event.name for event in match.events if event.name in ("foes_moved", "scored", "building_destroyed", "battle")
    ]
    assert names[:5] == ["foes_moved", "foes_moved", "scored", "scored", "building_destroyed"]
    assert names[5:] == ["foes_moved", "scored", "battle"] and enemies(match) == "a5.dragon" and units(match) == ""
    match = given(at="advance", enemies=["b5.orc"], units=["keep.knight"], buildings=["b6.chapel"], scores=[9])
    assert points(match) == 7 and enemies(match) == ""  # b6 and the Keep cost one each


# --- knowledge


def hidden_parts_permuted(game: DragonValley, seat: int | None) -> DragonValley:
    """The same game with stack, deck and tiles that the seat has not looked at in another order, and other chance."""
    other = game.copy()
    other.stock.stack.reverse()
    other.stock.deck.reverse()
    known = other.valley.face_up | (0 if seat is None else other.players[seat].looked)
    places = [at for at in range(9) if other.valley.territories[at] >= 0 and not known >> (22 + at) & 1]
    kinds = [other.valley.territories[at] for at in places][::-1]
    for at, kind in zip(places, kinds, strict=True):
        other.valley.territories[at] = kind
    other.chance.word()
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_parts_do_not_show(players: int) -> None:
    """DV-I26, DV-030, DV-R78: views and options are byte-equal when only hidden parts change; also for spectators."""
    match = Match(TITLE, players, 3, {})
    chance = random.Random(1)
    for step in range(250):
        for seat in (None, *range(players)) if step % 5 == 0 else ():
            other = hidden_parts_permuted(match.game, seat)
            assert msgspec.json.encode(TITLE.view(match.game, seat)) == msgspec.json.encode(TITLE.view(other, seat))
            asker = other.asker
            assert asker is not None and match.game.decision is not None
            assert list(asker.asks(other).options) == list(match.game.decision.options)
        match.choose(match.decisions()[0].seat, eager(match, chance))


def test_imagined_worlds_agree_with_what_is_known() -> None:
    """DV-I26, DV-R77, DV-R78: the view stays the same, pieces are complete, and no world depends on secrets."""
    match = Match(TITLE, 3, 8, {})
    chance = random.Random(2)
    for step in range(200):
        if step % 20 == 0:
            for seat in range(3):
                world = imagine(match.game, seat, step)
                assert TITLE.broken_invariants(world) == []
                assert TITLE.view(world, seat) == TITLE.view(match.game, seat)
                twin = imagine(hidden_parts_permuted(match.game, seat), seat, step)
                assert twin.stock.stack == world.stock.stack and twin.stock.deck == world.stock.deck
                assert twin.valley.territories == world.valley.territories
        match.choose(match.decisions()[0].seat, eager(match, chance))


def test_a_looked_at_tile_is_kept_in_imagined_worlds() -> None:
    """DV-R78: the looker's worlds always have it there, the others' do not."""
    game = given(units=["a1.knight"], looked=["t6"]).game
    assert {imagine(game, 0, seed).valley.territories[5] for seed in range(20)} == {5}
    assert len({imagine(game, 1, seed).valley.territories[5] for seed in range(40)}) > 2


def test_the_bag_is_no_secret() -> None:
    """DV-R77: its content is shown as counts; with the open cubes it makes 70."""
    match = given(at="turn", units=["a1.knight*3"], enemies=["pass.orc"])
    assert table(match, 1).bag == {unit.id: unit.count for unit in UNITS} | {"knight": 12, "orc": 9}


# --- records and marks


def test_a_record_plays_the_same_game() -> None:
    """DV-I33: the same chance and keys give the same decisions and scores."""
    match = play_randomly(Match(TITLE, 4, 21, {}), 5, 400)
    again = replay(TITLE, match.record())
    assert again.record() == match.record() and table(again) == table(match) and offered(again) == offered(match)
    assert [event.facts for event in again.events] == [event.facts for event in match.events]


def test_when_somebody_learns_something() -> None:
    """DV-042, DV-R78: marks stand at the draw, Lucky Day, a look, and the turning of tiles, and nowhere else."""
    match = given(buildings=["ward_1.scout_house"], units=["pass.knight a4.knight"], cards=["claimed"])
    play(match, "scout", "t1")
    before = len(match.marks)
    play(match, "t2")
    assert len(match.marks) == before + 1  # the looker has learned two tiles
    play(match, "card:claimed", "look:t5")
    assert len(match.marks) == before + 2
    play(match, "move", "pass.knight", "t4", "a4.knight", "a3")
    assert len(match.marks) == before + 3  # t4 was turned up
    match = given(at="select")
    before = len(match.marks)
    divide(match, " ".join(["1"] * 11 + ["2"]))
    assert len(match.marks) == before


def test_every_kind_of_question_is_asked() -> None:
    """DV-I25: in random games all but the rarest questions come up, none with more than 200 options."""
    seen: Counter[str] = Counter()
    most = 0
    for seed in range(6):
        match = Match(TITLE, 2 + seed % 3, seed, {})
        chance = random.Random(seed)
        for _ in range(600):
            if match.over:
                break
            seen[asked(match)] += 1
            most = max(most, len(offered(match)))
            match.choose(match.decisions()[0].seat, eager(match, chance))
    assert len(seen) >= 34 and most <= 60
