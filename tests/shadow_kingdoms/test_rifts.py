"""Riftlands: its components, the Riftlands Shrine, Relics and how they are kept, Awards and final scoring."""

import pytest
from tests.support.shadow_kingdoms import (
    TITLE,
    Board,
    asked,
    end_turn,
    given,
    means,
    offered,
    offered_as,
    play,
    player,
    row,
    table,
    told,
)

from wartable.engine.match import Match
from wartable.shadow_kingdoms.components import BASE_CHAMPIONS, CHAMPIONS, champion_number
from wartable.shadow_kingdoms.ending import EndGame, score_points
from wartable.shadow_kingdoms.riftlands import rank_points, set_points
from wartable.shadow_kingdoms.riftlands_components import RELICS, relic_number
from wartable.shadow_kingdoms.rifts import rifts_of
from wartable.shadow_kingdoms.solo import AdversaryMoves

FACE_UP = "dragon_orb_a evermap_a mask_of_asteraten_a thunder_axe_a urdr_staff_a dragon_orb_b"
REFILL = dict.fromkeys(("gem", "magic", "champions", "gold", "tactics"), "")


def rift(you: Board | None = None, **position: object) -> Match:
    """A Riftlands game; the player is a Goblin unless said otherwise."""
    position.setdefault("relics", FACE_UP)
    return given(you=you or Board(), riftlands=True, **position)  # type: ignore[arg-type]


# --- components and set-up


def test_updated_champions_replace_the_base_cards() -> None:
    """RL-001, RL-R47, RL-I06: 78 cards, 24 + 30 + 24; none of the six replaced ones; still Ongoing for 3 Gold."""
    game = rift().game
    cards = [card for deck in game.champion_decks for card in deck.cards] + game.rows
    assert len(cards) == 78 and [sum(CHAMPIONS[card].type == kind for card in cards) for kind in range(3)] == [
        24,
        30,
        24,
    ]
    replaced = {champion_number(name) for name in ["assassin", "brawler", "brute", "engineer", "soldier", "stalker"]}
    assert not replaced & set(cards)
    updated = [champion for champion in CHAMPIONS if champion.replaces]
    assert len(updated) == 6 and all(champion.type == 1 for champion in updated)


def test_17_champions_are_added() -> None:
    """RL-002: Pathfinder three times, 10 Ongoing, 4 End-game."""
    added = [champion for champion in CHAMPIONS[len(BASE_CHAMPIONS) :] if not champion.replaces]
    assert [sum(c.copies for c in added if c.type == kind) for kind in range(3)] == [3, 10, 4]
    assert next(champion for champion in added if champion.type == 0).id == "pathfinder"


def test_the_base_game_has_none_of_it() -> None:
    """RL-008: its cards, Awards and locations are used in Riftlands games only."""
    view = table(given())
    assert view.rifts == [] and len(view.awards) == 3 and "go:riftlands" not in offered(given())
    assert len(player(given()).markers) == 10


def test_each_player_gets_an_overlay() -> None:
    """RL-003, RL-R03: of the own monster kind; the base board still applies: the Orc has one Champion more, all
    else is as ever.
    """
    match = rift(players=5)
    assert [table(match).players[seat].champion_limit for seat in range(5)] == [3, 4, 3, 3, 3]
    assert [table(match).players[seat].gem_limit for seat in range(5)] == [1, 1, 1, 1, 2]


def test_the_overlays_marker_is_the_eleventh() -> None:
    """RL-004, RL-R01, RL-I05: in addition to the ten base circles."""
    assert len(player(rift()).markers) == 11 and "overlay_power" in player(rift()).markers


def test_the_board_extension() -> None:
    """RL-005, RL-007, RL-R04, RL-R54: three areas with two Relics each, dealt left and right from the first area on."""
    match = Match(TITLE, 3, 4, {"riftlands": True, "colours": "by_seat"})
    rifts = rifts_of(match.game)
    assert [rifts.deck.cards[place] for place in range(6)] == rifts.spaces and rifts.deck.drawn == 6
    assert len(rifts.deck.cards) == 30 == len(RELICS)
    assert [len(one.relics) for one in table(match).rifts] == [2, 2, 2]
    assert [one.cost for one in table(match).rifts] == [3, 2, 1]


def test_seven_chits_each() -> None:
    """RL-006, RL-I02."""
    assert all(one.chits_left == 7 and one.chits == [0, 0, 0] for one in table(rift(players=4)).players)


def test_a_fourth_award() -> None:
    """RL-008, RL-R55: one of five, drawn at random, never mixed with the others."""
    drawn = {table(Match(TITLE, 2, seed, {"riftlands": True})).awards[3].award for seed in range(40)}
    assert drawn == {"invader", "raider", "occupier", "provocateur", "pillager"}
    base = {award.award for seed in range(40) for award in table(Match(TITLE, 2, seed, {})).awards}
    assert not drawn & base


# --- the Riftlands Shrine


def test_a_further_destination() -> None:
    """RL-010, RL-R51, RL-I16: from anywhere but itself, while a die lies in a base Shrine; none lies there."""
    assert offered(rift())[-1] == "go:riftlands"
    assert "go:riftlands" not in offered(rift(Board(place="riftlands")))
    assert len(table(rift()).shrines) == 5
    empty = dict.fromkeys(REFILL, "")
    match = rift(shrines={**empty, "gold": "orc:1"}, rivals=[Board(place="riftlands")], players=2)
    assert "go:riftlands" in offered(match)


def test_a_die_of_any_base_shrine() -> None:
    """RL-011, RL-019, RL-R53: without that Shrine's action, and no cards are cycled there."""
    match = play(rift(Board(magic=0, gold=0)), "go:riftlands")
    assert asked(match) == "die_from_any_shrine" and "pass" not in offered(match) and len(offered(match)) == 10
    play(match, "die:gold:gargoyle:4")
    assert player(match).dice == ["gargoyle:4"] and player(match).gold == 0
    assert [key for key in offered(match) if key.startswith("cycle")] == []


def test_the_gray_four() -> None:
    """RL-015, RL-012, RL-013, RL-I12: second rift with one own chit and a Discount of 2: 2 + 1 - 2 = 1 Magic."""
    you = Board(troop="gargoyle", magic=1, chits=(0, 1, 0))
    match = play(rift(you, shrines={"magic": "skeleton:4 orc:4"}), "go:riftlands", "die:magic:skeleton:4")
    play(match, "rift:rift_2")
    assert player(match).magic == 0 and player(match).chits == [0, 2, 0]


@pytest.mark.parametrize(
    ("value", "rifts"), [(6, []), (5, ["rift_3"]), (4, ["rift_2", "rift_3"]), (3, ["rift_1", "rift_2", "rift_3"])]
)
def test_rift_costs(value: int, rifts: list[str]) -> None:
    """RL-014, RL-R08: 3, 2, 1 Magic; Gold does not help."""
    match = rift(Board(magic=0, gold=13), shrines={"gold": f"orc:{value}"})
    play(match, "go:riftlands", f"die:gold:orc:{value}")
    assert offered_as(match, "rift") == [f"rift:{name}" for name in rifts]


def test_a_discount_of_five() -> None:
    """RL-116: any rift for 0 Magic; the rest is lost."""
    match = rift(Board(magic=2), shrines={"gold": "orc:1"})
    play(match, "go:riftlands", "die:gold:orc:1", "rift:rift_1")
    assert player(match).magic == 2


def test_activating_a_rift() -> None:
    """RL-016..RL-018, RL-R09, RL-I03: a chit into its area, one of its face-up Relics, and the space is refilled."""
    match = play(rift(Board(magic=9)), "go:riftlands", "die:gold:gnoll:6", "rift:rift_2")
    assert player(match).chits == [0, 1, 0] and player(match).chits_left == 6 and player(match).magic == 7
    assert asked(match) == "relic_pick" and offered(match) == ["relic:mask_of_asteraten_a", "relic:thunder_axe_a"]
    play(match, "relic:thunder_axe_a")
    assert table(match).rifts[1].relics[1] == "thunder_axe_a"  # it moves when its place is chosen
    play(match, "stack")
    assert player(match).relic_stack == ["thunder_axe_a"]
    assert table(match).rifts[1].relics[0] == "mask_of_asteraten_a" and table(match).rifts[1].relics[1] is not None


def test_one_rift_or_none() -> None:
    """RL-013, RL-R05, RL-I18: it may be left; after one activation the visit is over."""
    match = play(rift(Board(magic=9)), "go:riftlands", "die:gold:gnoll:6", "done")
    assert match.game.active == 1 and player(match).chits_left == 7
    match = play(rift(Board(magic=9)), "go:riftlands", "die:gold:gnoll:6", "rift:rift_3", "relic:dragon_orb_b", "stack")
    assert match.game.active == 1 and len(told(match, "placed_chit")) == 1


def test_without_chits() -> None:
    """RL-R06: the visit is still allowed for the die."""
    match = play(rift(Board(magic=9, chits=(3, 2, 2))), "go:riftlands", "die:gold:gnoll:6")
    assert match.game.active == 1 and player(match).dice == ["gnoll:6"]


def test_an_area_without_relics() -> None:
    """RL-R07: the chit counts, no Relic is gained."""
    match = rift(Board(magic=9))
    rifts = rifts_of(match.game)
    rifts.spaces = [*rifts.spaces[:4], -1, -1]
    rifts.deck.drawn = len(rifts.deck.cards)
    for key in ("go:riftlands", "die:gold:gnoll:6", "rift:rift_3"):
        match.choose(0, key)
    assert match.game.active == 1 and player(match).chits == [0, 0, 1] and player(match).relic_stack == []


def test_refills_know_only_the_base_shrines() -> None:
    """RL-019: they count and fill five Shrines."""
    match = rift(Board(place="riftlands"), shrines=REFILL, turn=True)
    assert [len(shrine.dice) for shrine in table(match).shrines] == [2] * 5


# --- keeping Relics


def gaining(you: Board) -> Match:
    """The player has chosen the Relic of the third rift and is asked for its place."""
    you.magic = 9
    return play(rift(you), "go:riftlands", "die:gold:gnoll:6", "rift:rift_3", "relic:dragon_orb_b")


def test_active_or_stacked() -> None:
    """RL-020, RL-021, RL-R12, RL-I04: a free space may be used or not; only active Relics have their power."""
    match = gaining(Board())
    assert offered(match) == ["stack", "active"]
    play(match, "active")
    assert player(match).active_relics == ["dragon_orb_b"] and match.game.players[0].powers
    match = gaining(Board(active="thunder_axe_c"))
    assert offered(match) == ["stack", "active"]


def test_both_spaces_full() -> None:
    """RL-022: one may be retired to the stack for the new one."""
    match = gaining(Board(active="thunder_axe_c thunder_axe_d"))
    assert offered(match) == ["stack", "replace:thunder_axe_c", "replace:thunder_axe_d"]
    play(match, "replace:thunder_axe_c")
    assert player(match).active_relics == ["dragon_orb_b", "thunder_axe_d"]
    assert player(match).relic_stack == ["thunder_axe_c"]


def test_rearranging_at_a_refill() -> None:
    """RL-023, RL-R13: each player with a stack, from the active one clockwise, before the move."""
    boards = [Board(active="thunder_axe_c", stack="evermap_d"), Board(stack="evermap_e urdr_staff_b"), Board()]
    match = rift(boards[0], rivals=boards[1:], players=3, shrines=REFILL, turn=True, seat=1)
    assert asked(match) == "rearrange" and match.decisions()[0].seat == 1
    assert offered(match) == ["keep", "relic:evermap_e", "relic:urdr_staff_b"]
    play(match, "relic:evermap_e", "relic:urdr_staff_b")
    assert player(match, 1).active_relics == ["evermap_e", "urdr_staff_b"] and player(match, 1).relic_stack == []
    assert match.decisions()[0].seat == 0
    play(match, "relic:evermap_d")
    assert player(match, 0).active_relics == ["evermap_d"] and player(match, 0).relic_stack == ["thunder_axe_c"]
    assert asked(match) == "destination" and match.decisions()[0].seat == 1


def test_every_set_is_reached_once() -> None:
    """RL-023, RL-R12: two spaces, one Relic active and three stacked: every set that keeps or exchanges."""
    you = Board(active="thunder_axe_c", stack="evermap_d evermap_e urdr_staff_b")
    reached: list[tuple[str, ...]] = []

    def explore(match: Match) -> None:
        if asked(match) != "rearrange":
            reached.append(tuple(sorted(player(match).active_relics)))
            return
        for key in offered(match):
            explore(play(match.copy(), key))

    explore(rift(you, shrines=REFILL, turn=True))
    assert len(reached) == len(set(reached)) == 1 + 3 + 3 + 3


def test_both_spaces_empty() -> None:
    """RL-R12: if the first stays empty the second is not asked."""
    match = rift(Board(stack="evermap_d evermap_e"), shrines=REFILL, turn=True)
    play(match, "keep")
    assert asked(match) == "destination" and player(match).active_relics == []


def test_relics_change_at_no_other_time() -> None:
    """RL-024, RL-I11: without a refill nobody is asked; the set-up is none (RL-R13)."""
    assert asked(rift(Board(active="thunder_axe_c", stack="evermap_d"), turn=True)) == "destination"


def test_stacked_relics_count() -> None:
    """RL-025, RL-063: Spymasters counts active and stacked ones alike."""
    score = CHAMPIONS[champion_number("spymasters")].score
    match = rift(Board(active="thunder_axe_c", stack="evermap_d evermap_e"))
    assert score is not None and score_points(match.game, 0, score) == 6


def test_a_stacked_relic_has_no_power() -> None:
    """RL-020, RL-I17: Hatchling-like gains do not come from the stack."""
    assert rift(Board(stack="evermap_d thunder_axe_c")).game.players[0].powers == rift().game.players[0].powers


# --- Awards


@pytest.mark.parametrize(
    ("award", "chits", "is_met"),
    [
        ("invader", (2, 0, 2), True),
        ("invader", (3, 1, 0), False),
        ("raider", (0, 4, 0), True),
        ("raider", (3, 3, 1), False),
        ("occupier", (2, 1, 2), True),
        ("occupier", (2, 2, 0), False),
        ("occupier", (3, 1, 1), False),
        ("provocateur", (2, 2, 1), True),
        ("provocateur", (2, 2, 0), False),
    ],
)
def test_awards_for_chits(award: str, chits: tuple[int, int, int], is_met: bool) -> None:
    """RL-097..RL-100, RL-009: chits in areas, in any order; claimed like the others."""
    match = rift(Board(chits=chits), awards=f"crossroads lord_of_clash gem_hoard {award}")
    play(match, "go:magic", "die:orc:4")
    assert (asked(match) == "magic_shrine") == is_met
    if is_met:
        play(match, f"award:{award}", "marker:wild")
        assert player(match).points == 7


def test_pillager() -> None:
    """RL-101, RL-025: Relics of three different types, active or stacked."""
    awards = "crossroads lord_of_clash gem_hoard pillager"
    match = rift(Board(active="evermap_d", stack="thunder_axe_c urdr_staff_b"), awards=awards)
    assert "award:pillager" in offered(at_magic(match))
    match = rift(Board(active="evermap_d", stack="thunder_axe_c thunder_axe_d"), awards=awards)
    assert at_magic(match).game.active == 1


def at_magic(match: Match) -> Match:
    return play(match, "go:magic", "die:orc:4")


def test_four_markers_on_awards() -> None:
    """RL-I14, RL-R01: 7 battles and 4 Awards need eleven markers."""
    you = Board(chits=(4, 0, 0), off="wild strength gems")
    match = at_magic(rift(you, awards="crossroads lord_of_clash gem_hoard raider", claims=[[0], [0], [0], []]))
    play(match, "award:raider", "marker:track_14")
    assert sum(0 in award.claims for award in table(match).awards) == 4


def test_the_overlays_marker_on_an_award() -> None:
    """RL-R02, RL-036: the power is unlocked either way."""
    match = at_magic(rift(Board(chits=(4, 0, 0)), awards="crossroads lord_of_clash gem_hoard raider"))
    play(match, "award:raider", "marker:overlay_power")
    assert player(match).has_extra_space and "overlay_power" not in player(match).markers


# --- final scoring


def relics(names: str) -> list[int]:
    return [relic_number(name) for name in names.split()]


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12), (6, 12)])
def test_relic_sets(number: int, points: int) -> None:
    """RL-102, RL-103: by the number of cards of one type; six score as five."""
    assert set_points(relics(" ".join(f"evermap_{letter}" for letter in "abcdef"[:number]))) == points


def test_three_sets() -> None:
    """RL-118: 2 Dragon Orbs, 1 Evermap and 6 Urdr Staffs: 3 + 1 + 12 = 16."""
    staffs = " ".join(f"urdr_staff_{letter}" for letter in "abcdef")
    assert set_points(relics(f"dragon_orb_a dragon_orb_f evermap_c {staffs}")) == 16


def ranks(*chits: int, area: int = 0) -> list[int]:
    """The points of each player for the chits in an area."""
    boards = [Board(chits=tuple(number if place == area else 0 for place in range(3))) for number in chits]
    game = rift(boards[0], rivals=boards[1:], players=len(chits)).game
    return [int(rank_points(game, area, seat)) for seat in range(len(chits))]


def test_ranks() -> None:
    """RL-104, RL-R36: top 6/4/3, second 5/3/2, third 4/2/1; none without a chit."""
    assert ranks(3, 2, 1, 0) == [6, 4, 3, 0]
    assert ranks(3, 2, 1, 0, area=1) == [5, 3, 2, 0] and ranks(1, 2, 3, area=2) == [1, 2, 4]


def test_two_tied_for_most_on_the_top_rift() -> None:
    """RL-106, RL-105: 5 VP each, the third player 3 VP."""
    assert ranks(2, 2, 1) == [5, 5, 3]


def test_three_tied_for_most() -> None:
    """RL-117, RL-105: (6 + 4 + 3) / 3 = 4, rounded down."""
    assert ranks(2, 2, 2) == [4, 4, 4]


def test_two_tied_for_third() -> None:
    """RL-120, RL-R37, RL-I15: they share 3, that is 1 each; nobody behind a tie moves up."""
    assert ranks(4, 3, 1, 1) == [6, 4, 1, 1]
    assert ranks(4, 3, 3, 3, 1) == [6, 2, 2, 2, 0]


def test_the_battle_bonus() -> None:
    """RL-107, RL-108: 1 VP per icon of the own kind: a Gargoyle player with 8 Gargoyle icons."""
    plans = "bandits_on_the_kingsroad hunt_in_silverglade onslaught_at_fairmarch hunger_at_fort_bramble"  # 2 each
    match = rift(Board(troop="gargoyle", completed=plans), rivals=[Board(troop="orc")])
    EndGame().happens(match.game)
    line = next(one for one in TITLE.account(match.game) if one.name == "own_icons")
    assert line.points == 8


def test_it_all_adds_up() -> None:
    """RL-109: in addition to Champions and dice."""
    you = Board(points=10, dice="orc:1", chits=(1, 0, 0), stack="evermap_d", champions="taskmaster")
    match = rift(you, rivals=[Board(points=10)])
    EndGame().happens(match.game)
    assert TITLE.scores(match.game) == [10 + 1 + 6 + 1 + 1, 10] and TITLE.winners(match.game) == [0]


def champion_points(card: str, **board: object) -> int:
    score = CHAMPIONS[champion_number(card)].score
    board["champions"] = f"{board.get('champions', '')} {card}"
    assert score is not None
    return int(score_points(rift(Board(**board)).game, 0, score))  # type: ignore[arg-type]


def test_new_endgame_champions() -> None:
    """RL-062..RL-065, RL-R57: chits, Relics, Champions, Chain bonuses."""
    assert (
        champion_points("renegade_lord", chits=(2, 1, 0)) == 6
        and champion_points("renegade_lord", chits=(3, 3, 1)) == 10
    )
    assert champion_points("spymasters", stack="evermap_d evermap_e") == 4
    assert champion_points("taskmaster", champions="thief cutter") == 3
    assert champion_points("werepack", covered="0:0 0:1 1:0 1:1 2:2") == 4


# --- solo


def alone(you: Board | None = None, **position: object) -> Match:
    return rift(you, players=1, **position)


def test_the_adversary_keeps_to_the_base_shrines() -> None:
    """RL-R30: it never blocks the Riftlands Shrine; RL-R32: its Shrine's dice may be taken there."""
    match = alone(adversary="gold")
    assert "go:riftlands" in offered(match)
    play(match, "go:riftlands")
    assert "die:gold:gnoll:6" in offered(match)
    for _ in range(7):
        AdversaryMoves().happens(match.game)
        assert table(match).adversary.place != "riftlands"


def test_the_adversary_sends_expeditions() -> None:
    """RL-R31: on entering the Gem Shrine: a chit where it has fewest, topmost on a tie, and the left Relic there."""
    match = alone(adversary="tactics")
    for _ in range(4):
        AdversaryMoves().happens(match.game)
        assert table(match).rifts[0].chits == [0, 1]
    assert table(match).adversary.relics == ["dragon_orb_a"] and table(match).rifts[0].relics[0] != "dragon_orb_a"
    for _ in range(5):
        AdversaryMoves().happens(match.game)
    assert [one.chits[1] for one in table(match).rifts] == [1, 1, 0]
    assert table(match).adversary.relics == ["dragon_orb_a", "mask_of_asteraten_a"]


def test_it_takes_the_right_relic_if_there_is_no_left_one() -> None:
    """RL-R31."""
    match = alone(adversary="tactics")
    rifts = rifts_of(match.game)
    rifts.spaces = [-1, *rifts.spaces[1:]]
    AdversaryMoves().happens(match.game)
    assert table(match).adversary.relics == ["evermap_a"]


def test_final_scoring_of_the_adversary() -> None:
    """RL-R33, RL-R34, RL-R35: ranks, sets, icons of its colour (here Gnoll), and 7 or 5 VP for four Awards."""
    match = alone(Board(chits=(1, 0, 0), off="wild"), claims=[[0], [], [], []])
    rifts = rifts_of(match.game)
    rifts.chits = [1, 0, 0, 2, 1, 0]
    rifts.stacks = [[], relics("evermap_b evermap_c")]
    match.game.adversary.plans = [12]  # caravan_of_amber_gap: two Gnoll icons
    EndGame().happens(match.game)
    assert table(match).adversary.points == 10 + (5 + 7 + 7 + 7) + (6 + 5) + 3 + 2
    assert player(match).points == 4  # second in the first area


def test_its_relics_never_work() -> None:
    """RL-R34: the Adversary has no overlay."""
    match = alone(adversary="tactics")
    AdversaryMoves().happens(match.game)
    assert match.game.players[0].powers == alone().game.players[0].powers


def test_rearranging_in_solo() -> None:
    """RL-R34: as in the multiplayer game."""
    match = alone(Board(stack="evermap_d"), shrines=REFILL, turn=True)
    assert asked(match) == "rearrange"


# --- Champions that see the Riftlands


@pytest.mark.parametrize(
    ("cards", "after"),
    [
        ("infiltrator", (2, 0)),
        ("syphon", (0, 1)),
        ("gatherers", (0, 1)),
        ("salvager", (2, 0)),
        ("infiltrator syphon gatherers", (2, 2)),
    ],
)
def test_for_each_chit_and_relic(cards: str, after: tuple[int, int]) -> None:
    """RL-054, RL-056, RL-059, RL-061, RL-R09: 2 Gold or 1 Magic for each chit placed, or Relic gained."""
    match = rift(Board(gold=0, magic=0, champions=cards), shrines={"gold": "orc:1"})
    play(match, "go:riftlands", "die:gold:orc:1", "rift:rift_3", "relic:dragon_orb_b", "stack")
    assert means(match)[:2] == after


def test_pathfinder() -> None:
    """RL-051, RL-R43, RL-R48: one face-up Relic of any area, no chit, no cost; or none."""
    match = rift(rows={"instant": "pathfinder thief shadow"})
    play(match, "go:champions", "die:gargoyle:6", "buy:instant:1")
    assert len(offered_as(match, "relic")) == 6 and "pass" in offered(match)
    play(match, "relic:urdr_staff_a", "active")
    assert player(match).active_relics == ["urdr_staff_a"] and player(match).chits_left == 7
    assert row(match, "instant")[0] is not None


def test_a_staff_gained_this_turn_is_too_late() -> None:
    """RL-R10, RL-R11: a Relic does not react to what brought it; the Staff's moment has passed."""
    match = rift(Board(magic=9), rows={"instant": "pathfinder thief shadow"})
    play(match, "go:champions", "die:gargoyle:6", "buy:instant:1", "relic:urdr_staff_a", "active")
    assert asked(match) == "champions_shrine"
    end_turn(match)


def test_relics_never_leave_their_owner() -> None:
    """RL-I17, RL-I01: retired ones lie in the stack."""
    match = gaining(Board(active="thunder_axe_c thunder_axe_d"))
    play(match, "replace:thunder_axe_d")
    assert sorted(player(match).active_relics + player(match).relic_stack) == [
        "dragon_orb_b",
        "thunder_axe_c",
        "thunder_axe_d",
    ]
