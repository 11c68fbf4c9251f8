"""Quest: which quests can be completed, by whom, and what follows."""

import pytest
from tests.support.quests import (
    BANDITS,
    BEACONS,
    BRIDGES,
    CROWN,
    DRAGON,
    GOBLINS,
    HYMNAL,
    MINE,
    PASS,
    PILGRIMS,
    RUINS,
    SMUGGLER,
    SPY,
    WATCHTOWER,
    active_quests,
    asked,
    bag,
    complete,
    discarded,
    discarded_quests,
    end_turn,
    given,
    guild,
    hand,
    offered,
    offered_as,
    pending,
    play,
    player,
    table,
)

from wartable.engine.decision import NotOffered

ALL_FOR_THE_CROWN = "alchemist peasant archer warlord sorceress monk monk"  # 2 G, 9 M, 4 S and every role


def test_an_active_quest_or_the_players_own_reserved_quest_may_be_completed() -> None:
    """QV-085: both are offered, the reserved quest after the active ones; guild citizens are discarded for it."""
    match = given(quests=f"{GOBLINS} - - - - -", reserves=[WATCHTOWER], guilds=["archer archer peasant"])
    assert offered_as(match, "quest") == [f"quest:{GOBLINS}", f"quest:{WATCHTOWER}"]
    complete(match, WATCHTOWER, "archer archer")
    assert guild(match) == bag("peasant") and discarded(match) == bag("archer archer")


def test_citizens_in_hand_are_of_no_use() -> None:
    """QV-086: two Archers in hand do not hold the Watchtower, and they are not offered when it is held."""
    match = given(quests=f"{WATCHTOWER} - - - - -", hands=["archer archer"], guilds=["monk"])
    assert offered_as(match, "quest") == []
    match = given(quests=f"{WATCHTOWER} - - - - -", hands=["archer"], guilds=["captain squire knight"])
    play(match, f"quest:{WATCHTOWER}")
    assert offered(match) == ["use:knight", "use:squire"]


def test_each_citizen_brings_its_role_and_all_its_resources() -> None:
    """QV-087: the Sapper is a Shadow and brings Gold, Magic and Strength at once."""
    match = given(guilds=["sapper alchemist"])
    brought = player(match).guild_yield
    assert brought == {"worker": 1, "soldier": 0, "shadow": 1, "holy": 0, "gold": 2, "magic": 3, "strength": 1}


@pytest.mark.parametrize(
    ("citizens", "meets"),
    [
        ("alchemist blacksmith archer archer sorceress monk monk", True),
        ("sorceress thief archer archer sorceress monk monk", False),  # no Worker
        ("alchemist blacksmith mercenary mercenary sorceress monk monk", False),  # no Soldier
        ("alchemist blacksmith archer archer alchemist monk monk", False),  # no Shadow
        ("alchemist blacksmith archer archer sorceress alchemist monk", False),  # one Holy of two
    ],
)
def test_every_role_must_be_covered(citizens: str, meets: bool) -> None:
    """QV-088: the Crown asks for a Worker, a Soldier, a Shadow and two Holy; resources suffice in all five guilds."""
    match = given(quests=f"{CROWN} - - - - -", guilds=[citizens])
    brought = player(match).guild_yield
    assert brought["gold"] >= 2 and brought["magic"] >= 6 and brought["strength"] >= 3
    assert bool(offered_as(match, "quest")) is meets


@pytest.mark.parametrize(
    ("quest", "citizens", "meets"),
    [
        (RUINS, "archer knight monk monk wizard", True),
        (RUINS, "archer knight monk monk", False),  # 4 Magic of 5
        (RUINS, "archer monk monk wizard", False),  # 2 Strength of 3
        (MINE, "blacksmith baron", True),
        (MINE, "blacksmith peasant", False),  # 3 Gold of 4
    ],
)
def test_every_resource_must_reach_its_number(quest: str, citizens: str, meets: bool) -> None:
    """QV-089: the Ruins ask for 5 Magic and 3 Strength, the Mine for 4 Gold; the roles are covered in all cases."""
    match = given(quests=f"{quest} - - - - -", guilds=[citizens])
    assert bool(offered_as(match, "quest")) is meets


def test_discarding_more_than_required_is_allowed_and_lost() -> None:
    """QV-090, QV-R26, QV-R27: a third Archer may go along; nothing of it is kept."""
    match = given(quests=f"{WATCHTOWER} {GOBLINS} - - - -", guilds=["peasant archer archer archer"])
    complete(match, WATCHTOWER, "archer archer archer")
    play(match, "finish")
    assert guild(match) == bag("peasant") and discarded(match) == bag("archer archer archer")
    assert offered_as(match, "quest") == []  # the surplus Strength does not serve the Goblins


def test_citizens_that_are_not_needed_at_all_may_be_discarded() -> None:
    """QV-R26: a Monk on the Watchtower brings nothing and is allowed."""
    match = given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer archer monk"])
    complete(match, WATCHTOWER, "archer archer monk")
    assert discarded(match) == bag("archer archer monk")


def test_a_quest_that_cannot_be_met_in_full_cannot_be_completed() -> None:
    """QV-091, QV-R25: it is not offered, and refused when asked for."""
    match = given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer knight"])
    with pytest.raises(NotOffered):
        match.choose(0, f"quest:{WATCHTOWER}")
    assert player(match).completed == []


def test_a_quest_is_completable_exactly_when_the_whole_guild_meets_it() -> None:
    """QV-R25: 1 Strength short is not enough, and more citizens never hurt."""
    base = ["archer", "knight"]
    for extra, meets in (("", False), ("knight", True), ("monk", False), ("captain", True), ("captain monk", True)):
        match = given(quests=f"{WATCHTOWER} - - - - -", guilds=[" ".join([*base, extra])])
        assert bool(offered_as(match, "quest")) is meets


def test_an_active_quest_moves_from_the_tavern_to_the_guild() -> None:
    """QV-092: its space is empty; a reserved one leaves the reserve."""
    active = complete(given(quests=f"- {WATCHTOWER} - - - -", guilds=["archer archer"]), WATCHTOWER, "archer archer")
    assert active_quests(active) == "- - - - - -" and player(active).completed == [WATCHTOWER]
    own = complete(given(reserves=[WATCHTOWER], guilds=["archer archer"]), WATCHTOWER, "archer archer")
    assert player(own).reserve is None and player(own).completed == [WATCHTOWER]


def test_all_bonus_actions_are_granted_at_once() -> None:
    """QV-093, QV-099, QV-100, QV-101, QV-102: the Watchtower's Hire and Draw, the Spy's Reserve and Quest."""
    match = complete(given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer archer"]), WATCHTOWER, "archer archer")
    assert pending(match) == [["draw", "hire"]]
    match = given(quests=f"{SPY} - - - - -", guilds=["alchemist bard rogue"])
    complete(match, SPY, "alchemist bard rogue")
    assert pending(match) == [["reserve", "quest"]]


def test_a_quest_is_turned_over_when_its_bonus_is_done() -> None:
    """QV-094: while its Draw is open the group stands for it; then it lies with the completed quests for good."""
    match = given(players=2, quests=f"{GOBLINS} - - -", guilds=["peasant archer"])
    complete(match, GOBLINS, "peasant archer")
    assert [group.source for group in table(match).groups] == [f"quest:{GOBLINS}"]
    play(match, "draw", "draw")
    assert table(match).groups == []
    end_turn(end_turn(match))
    assert player(match).completed == [GOBLINS]


def test_completed_quests_can_never_be_lost() -> None:
    """QV-095: no attack, refresh or Captain touches them, and they are in no deck that could be dealt again."""
    match = given(line="squire captain - - - -", hands=["monk"], completed=[WATCHTOWER, GOBLINS], quest_rest="discard")
    play(match, "hire:slot:0")
    assert asked(match) == "main"  # the Squire found no reserved quest
    play(match, "refresh", offered(play(match.copy(), "refresh"))[0])
    assert player(match, 0).completed == [WATCHTOWER] and player(match, 1).completed == [GOBLINS]
    assert {WATCHTOWER, GOBLINS} & ({*active_quests(match).split()} | discarded_quests(match)) == set()


def test_several_quests_may_be_completed_in_one_turn() -> None:
    """QV-096, QV-102: the Pass, the Watchtower with its bonus Quest, and the Goblins with the second action."""
    match = given(
        quests=f"{PASS} {WATCHTOWER} {GOBLINS} - - -",
        guilds=["alchemist mercenary archer paladin captain captain peasant champion"],
    )
    complete(match, PASS, "alchemist archer paladin")
    complete(match, WATCHTOWER, "captain captain")
    play(match, "finish")
    complete(match, GOBLINS, "peasant champion")
    assert player(match).completed == [PASS, WATCHTOWER, GOBLINS]


def test_the_emptied_space_is_refilled_in_the_end_phase_only() -> None:
    """QV-097: after completing an active quest its space is empty until the turn ends."""
    match = complete(given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer archer"]), WATCHTOWER, "archer archer")
    play(match, "finish")
    assert active_quests(match).split()[0] == "-"
    end_turn(match)
    assert "-" not in active_quests(match).split()


def test_maria_repairs_the_bridges() -> None:
    """QV-098, QV-124: Baron, Blacksmith and Cleric (2 Workers, 1 Holy, 5 Gold) are discarded, and she draws."""
    match = given(quests=f"{BRIDGES} - - - - -", guilds=["baron blacksmith cleric"], top="wizard")
    brought = player(match).guild_yield
    assert (brought["worker"], brought["holy"], brought["gold"]) == (2, 1, 5)
    play(match, f"quest:{BRIDGES}")
    assert discarded(match) == bag("baron blacksmith cleric") and offered(match) == ["draw", "finish"]
    play(match, "draw")
    assert hand(match) == bag("wizard") and player(match).completed == [BRIDGES] and asked(match) == "main"


def test_two_equals_do_not_see_each_other() -> None:
    """QV-R23: Knight 1, Archer 2 and two Warlords are 3 + 3 + 3 = 9 Strength."""
    match = given(guilds=["knight archer warlord warlord"])
    assert player(match).guild_yield["strength"] == 9


def test_equals_counts_only_citizens_discarded_for_the_same_quest() -> None:
    """QV-R24: two Knights and a Warlord bring 4 Strength; the Archer that stays in the guild adds nothing."""
    match = given(quests=f"{WATCHTOWER} - - - - -", guilds=["knight knight archer warlord warlord"])
    play(match, f"quest:{WATCHTOWER}", "use:knight")
    assert "use:warlord" not in offered(match)  # with both Warlords the one Knight would bring 3
    play(match, "use:knight", "use:warlord")
    assert table(match).party.brings["strength"] == 4
    play(match, "done")
    assert guild(match) == bag("archer warlord")


def test_a_citizen_serves_one_quest_only() -> None:
    """QV-R27: after the Watchtower its Archers are gone, and the Goblins find no Soldier."""
    match = given(quests=f"{WATCHTOWER} {GOBLINS} - - - -", guilds=["archer archer peasant"])
    assert offered_as(match, "quest") == [f"quest:{WATCHTOWER}", f"quest:{GOBLINS}"]
    complete(match, WATCHTOWER, "archer archer")
    play(match, "finish")
    assert offered_as(match, "quest") == []


def test_a_quest_counts_before_its_bonus() -> None:
    """QV-R28, QV-R74: with the fifth quest the end is triggered while its bonus is still open."""
    four = f"{HYMNAL} {MINE} {BANDITS} {PILGRIMS}"
    match = given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer archer"], completed=[four])
    complete(match, WATCHTOWER, "archer archer")
    assert asked(match) == "bonus" and table(match).end_triggered and len(player(match).completed) == 5


def test_a_bonus_quest_may_be_the_one_that_triggers_the_end() -> None:
    """QV-R28: the Pass is the fourth, the Watchtower completed with its bonus Quest the fifth."""
    match = given(
        quests=f"{PASS} {WATCHTOWER} - - - -",
        guilds=["alchemist archer paladin captain captain"],
        completed=[f"{HYMNAL} {MINE} {BANDITS}"],
    )
    complete(match, PASS, "alchemist archer paladin")
    assert not table(match).end_triggered
    complete(match, WATCHTOWER, "captain captain")
    assert table(match).end_triggered


def test_the_order_of_completing_a_quest() -> None:
    """QV-R74, QV-R70: picked citizens stay in the guild until the party is done; then they go together."""
    match = given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer archer archer"])
    play(match, f"quest:{WATCHTOWER}")
    assert table(match).party.citizens == ["archer", "archer"] and offered(match) == ["use:archer", "done"]
    assert guild(match) == bag("archer archer archer") and discarded(match) == bag("")
    assert active_quests(match).split()[0] == WATCHTOWER and player(match).completed == []
    play(match, "done")
    assert guild(match) == bag("archer") and discarded(match) == bag("archer archer")
    assert active_quests(match).split()[0] == "-" and player(match).completed == [WATCHTOWER]


def test_the_reserve_is_free_for_the_bonus_of_the_quest_just_completed() -> None:
    """QV-R71: the Smuggler Queen's own Reserve discards nothing, and a Captain finds no reserved quest to give up."""
    match = given(reserves=[SMUGGLER], quests=f"{DRAGON} - - - - -", guilds=["thief alchemist monk"])
    complete(match, SMUGGLER, "alchemist monk thief")
    play(match, f"reserve:{DRAGON}")
    assert player(match).reserve == DRAGON and discarded_quests(match) == set()
    captain = given(reserves=[BEACONS], line="captain - - - - -", guilds=["alchemist bard monk"])
    complete(captain, BEACONS, "alchemist bard monk")
    play(captain, "hire:slot:0")
    assert asked(captain) == "main" and guild(captain) == bag("captain")


def test_a_quest_without_bonus_only_gives_its_points() -> None:
    """QV-016, QV-111: the Crown gives 8 points, and the next main action comes at once."""
    match = given(quests=f"{CROWN} - - - - -", guilds=[ALL_FOR_THE_CROWN], masters=["sable_nightblade"])
    complete(match, CROWN, ALL_FOR_THE_CROWN)
    assert player(match).points == 8 and asked(match) == "main" and table(match).groups == []
