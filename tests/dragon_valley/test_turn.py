"""The Action phase: the turn, Recharge, fraternal and underground buildings."""

from tests.support.dragon_valley import (
    asked,
    asked_seat,
    barony,
    buildings,
    given,
    location,
    move,
    offered,
    play,
    points,
    table,
    told,
    units,
)
from tests.web.moments import marching

from wartable.dragon_valley.title import TITLE
from wartable.engine.log import Fact
from wartable.engine.picking import Note
from wartable.matches.match import Match

# --- the turn


def test_each_player_takes_one_turn() -> None:
    """DV-085, DV-279: in turn order, one each."""
    match = given(players=3, at="turns", units=["a1.knight", "a1.knight", "a1.knight"])
    seen = []
    while asked(match) != "":
        seen.append(asked_seat(match))
        play(match, "end_turn")
    assert seen == [0, 1, 2]


def test_one_action_a_turn() -> None:
    """DV-086, DV-I16: Move, Build or Recharge; after one of them none is offered."""
    match = given(units=["a1.knight a4.archer"], supply=["wall"], buildings=["~ward_1.chapel"], cards=["remodel"])
    assert offered(match) == ["move", "build", "recharge", "card:remodel", "end_turn"]
    play(match, "recharge")
    assert offered(match) == ["card:remodel", "end_turn"]


def test_a_player_may_pass() -> None:
    """DV-087, DV-R07: the turn can be ended without an action, and Move without moving anything."""
    match = play(given(units=["a1.knight"]), "end_turn")
    assert asked(match) == "" and units(match) == "a1.knight"
    match = play(given(units=["a1.knight"]), "move", "done")
    assert asked(match) == "" and units(match) == "a1.knight"


def test_what_cannot_be_done_is_not_offered() -> None:
    """DV-086, DV-175: no Move without a unit, no Build without a free space, no Recharge without a face-down tile."""
    match = given(buildings=["cellar.dungeon"], supply=["dungeon"])
    assert asked(match) == ""


def test_ending_a_turn_without_an_action_deserves_a_word() -> None:
    """DV-087: it is said before, as long as an action is possible and none was taken."""
    match = given(units=["a1.knight"], supply=["wall"], buildings=["~ward_1.chapel"], cards=["remodel"])
    cautions = {option.key: option.caution for option in match.decisions()[0].options}
    assert [key for key, caution in cautions.items() if caution] == ["end_turn"]
    play(match, "recharge")
    assert not any(option.caution for option in match.decisions()[0].options)


def test_the_log_tells_of_a_turn_without_an_action() -> None:
    """DV-087, DV-R07: that none was taken, or that none was possible."""
    match = play(given(units=["a1.knight"]), "end_turn")
    assert told(match, "passed") == [{"seat": 0}] and told(match, "nothing_to_do") == []
    match = given(buildings=["cellar.dungeon"], supply=["dungeon"])
    assert told(match, "nothing_to_do") == [{"seat": 0}] and told(match, "passed") == []
    match = play(given(units=["a1.knight"]), "move", "done")
    assert told(match, "nothing_to_do") == told(match, "passed") == []


def test_cards_are_used_before_between_and_after_actions() -> None:
    """DV-088, DV-R09: Blessing, Claimed, Defensive Fire, Remodel and Squashed Rebellion; not inside an action."""
    cards = "blessing claimed defensive_fire remodel squashed_rebellion"
    match = given(units=["a1.knight a2.knight"], buildings=["b1.wall"], cards=[cards])
    wanted = ["card:blessing", "card:claimed", "card:defensive_fire", "card:remodel", "card:squashed_rebellion"]
    assert offered(match) == ["move", *wanted, "end_turn"]
    play(match, "move")
    assert not any(key.startswith("card:") for key in offered(match))
    play(match, "done")
    assert offered(match) == [*wanted, "end_turn"]


def test_compulsory_cards_are_resolved_at_the_end_of_the_turn() -> None:
    """DV-089, DV-R08: Claimed, Defensive Fire and Squashed Rebellion, in this order; Remodel may stay unused."""
    match = given(
        cards=["claimed defensive_fire squashed_rebellion remodel"], buildings=["a1.wall b1.wall"], units=["t1.archer"]
    )
    play(match, "end_turn")
    assert asked(match) == "claimed"
    play(match, "look:t2")
    assert asked(match) == "defensive_fire"
    play(match, "b1")
    assert points(match) == -1 and barony(match).cards == ["remodel"]


def test_compulsory_cards_without_a_target_do_nothing() -> None:
    """DV-089, DV-R08, DV-224, DV-230: neither Claimed nor Defensive Fire has a target."""
    match = given(
        cards=["claimed defensive_fire"],
        territories="- - - - - - - - -",
        conquered=["goblin_fort orc_watchtower ram_foundry wyrm_nest orc_stronghold dragon_mountain"],
    )
    assert asked(match) == "" and barony(match).cards == ["claimed", "defensive_fire"]


def test_at_most_one_of_charge_construction_and_kings_envoy() -> None:
    """DV-090, DV-I16: after King's Envoy neither Charge! nor Construction is asked; after Charge! no second action."""
    everything = "charge construction kings_envoy"
    match = given(units=["a1.knight"], supply=["wall tower"], cards=[everything])
    play(match, "move", "done")
    assert asked(match) == "charge_now"
    play(match, "no", "build")  # by King's Envoy
    play(match, "tower", "a4")
    assert asked(match) == "" and table(match).discards == ["kings_envoy"]
    match = given(units=["a1.knight"], supply=["wall tower"], cards=[everything])
    play(match, "move", "done", "yes", "done")
    assert asked(match) == "" and table(match).discards == ["charge"]


def test_fraternal_buildings_do_not_cost_the_action() -> None:
    """DV-091, DV-172, DV-R66: Royal Guard and Scout House do not use the action, even in the turn they are built."""
    match = given(buildings=["ward_1.royal_guard"], supply=["scout_house"], units=["a1.knight"])
    play(match, "guard", "build", "c5")
    assert offered(match) == ["scout", "end_turn"]


def test_sieges_are_checked_after_each_action_and_never_in_others_turns() -> None:
    """DV-092, DV-R51, DV-I21: a siege completed by an upgrade that works again waits for the owner's own turn."""
    match = given(
        players=2, at="turns", units=["t1.archer t1.knight", "a1.knight"], buildings=["a5.blacksmith"], favored=1
    )
    assert points(match) == 0 and asked_seat(match) == 1
    play(match, "end_turn")
    assert points(match) == 0
    play(match, "end_turn")
    assert points(match) == 7  # at the end of the owner's own turn


# --- Recharge


def test_recharge_turns_all_up() -> None:
    """DV-175, DV-R65: all face-down fraternal buildings of their own barony, without a choice."""
    match = given(buildings=["~ward_1.chapel ~ward_2.sappers c5.scout_house", "~ward_1.chapel"])
    play(match, "recharge")
    assert buildings(match) == "c5.scout_house ward_1.chapel ward_2.sappers" and buildings(match, 1) == "~ward_1.chapel"


def test_a_face_down_building_has_no_effect_but_stands() -> None:
    """DV-176, DV-204: it is not offered, occupies its space and counts as built."""
    match = given(buildings=["~c5.royal_guard ~ward_1.scout_house"], supply=["stable"])
    assert offered(match) == ["build", "recharge", "end_turn"] and barony(match).built == 2
    play(match, "build")
    assert "c5" not in offered(match)


# --- fraternal and underground buildings


def test_using_a_fraternal_building_turns_it_down() -> None:
    """DV-204, DV-R82: of two Royal Guards the one with the lower index; DV-R67: the second is not offered meanwhile."""
    match = given(buildings=["c5.royal_guard ward_1.royal_guard"], units=["a1.knight"])
    play(match, "guard")
    assert buildings(match) == "~c5.royal_guard ward_1.royal_guard"
    assert "guard" not in offered(match)


def test_royal_guard_lasts_even_if_the_tile_goes() -> None:
    """DV-206: turning the tile up or taking it away does not end the effect."""
    match = given(
        buildings=["ward_1.royal_guard"], units=["a2.trebuchet"], enemies=["a1.battering_ram"], cards=["remodel"]
    )
    play(match, "guard", "card:remodel", "remove")
    assert buildings(match) == ""
    move(match, "a2.trebuchet a1")
    assert points(match) == 2


def test_the_scout_house_looks_at_two_tiles() -> None:
    """DV-212, DV-R66, DV-R78: two different face-down tiles, seen by the owner alone; they stay face down."""
    match = given(buildings=["ward_1.scout_house"], units=["a1.knight"])
    play(match, "scout")
    assert offered(match) == [f"t{number}" for number in range(1, 9)]
    play(match, "t3")
    assert offered(match) == [f"t{number}" for number in range(4, 10)]
    play(match, "t6")
    assert [one.state for one in table(match, 0).locations].count("known") == 2
    assert location(match, "t6", 0).territory == "dragon_mountain" and location(match, "t6", 1).territory is None
    assert location(match, "t6", 1).looked == [0] and location(match, "t6").state == "unknown"


def test_the_scout_house_looks_at_the_last_tile() -> None:
    """DV-212: with one face-down tile left it looks at that one."""
    match = given(buildings=["ward_1.scout_house"], units=["a1.knight"], face_up="t1 t2 t3 t4 t5 t6 t7 t8")
    play(match, "scout")
    assert location(match, "t9", 0).state == "known" and asked(match) == "turn_menu"
    match = given(buildings=["ward_1.scout_house"], units=["a1.knight"], face_up="t1 t2 t3 t4 t5 t6 t7 t8 t9")
    assert "scout" not in offered(match)


def test_the_log_tells_of_a_turn_that_ends_by_itself() -> None:
    """DV-086, DV-R06: after the last thing that can be done; not where the player ends it."""
    assert told(play(given(units=["a1.knight"]), "move", "done"), "nothing_left") == [{"seat": 0}]
    ended = play(given(units=["a1.knight"], cards=["remodel"], buildings=["a2.wall"]), "move", "done", "end_turn")
    assert told(ended, "nothing_left") == []


def test_a_turn_that_ends_by_itself_beyond_undo_is_told_before() -> None:
    """DV-086, DV-001: the turn of the last player goes on to the next round: exactly such answers ask twice."""
    found = 0
    for seed in range(4):
        match = Match(TITLE, 2, seed, {})
        for number in range(120):
            question = match.decisions()[0]
            key = marching(question, number)
            note = confirm(match, key)
            asks_twice = note is not None and note.name == "ends_turn"
            before = len(match.events)
            match.choose(question.seat, key)
            ended = {"seat": question.seat} in told_since(match, before, "nothing_left", "nothing_to_do")
            assert asks_twice == (ended and match.undo_refusal(question.seat) is not None)
            found += asks_twice
    assert found


def test_what_is_final_as_others_go_on_is_told_before() -> None:
    """DV-044, DV-066: a pile that is taken, and the cards of a Lucky Day that are let go; keeping one costs nothing."""
    match = Match(TITLE, 2, 1, {})
    found: dict[str, set[str]] = {}
    for number in range(300):
        question = match.decisions()[0]
        for option in question.options:
            note = confirm(match, option.key)
            if question.question in ("choose_pile", "lucky_pick"):
                found.setdefault(f"{question.question} {note.name if note else ''}", set()).add(
                    option.key.partition(":")[0]
                )
        match.choose(question.seat, marching(question, number))
    assert found == {
        "choose_pile takes_pile": {"pile1", "pile2"},
        "lucky_pick keeps_none": {"none"},
        "lucky_pick ": {"card"},
    }


def confirm(match: Match, key: str) -> Note | None:
    decision = match.game.decisions()[0]
    return TITLE.confirm(match.game, decision, next(one for one in decision.options if TITLE.key(one) == key))


def told_since(match: Match, before: int, *names: str) -> list[dict[str, Fact]]:
    return [dict(event.facts) for event in match.events[before:] if event.name in names]
