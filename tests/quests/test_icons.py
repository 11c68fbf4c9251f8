"""Icons: what numbers, "=" and the operator icons mean when cards are played."""

from tests.support.quests import (
    BRIDGES,
    CROWN,
    DRAGON,
    GUARDIAN,
    HYMNAL,
    MINE,
    SIEGE,
    WATCHTOWER,
    asked,
    bag,
    discarded,
    discarded_quests,
    given,
    guild,
    offered,
    offered_as,
    play,
    player,
    table,
)


def test_a_number_means_that_many() -> None:
    """QV-022: the Watchtower asks for 2 Soldiers and 4 Strength; Archer and Knight give 3, two Archers 4."""
    too_weak = given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer knight"])
    assert offered_as(too_weak, "quest") == []
    strong_enough = given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer archer"])
    assert offered_as(strong_enough, "quest") == [f"quest:{WATCHTOWER}"]
    one_soldier = given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer mercenary mercenary"])
    assert offered_as(one_soldier, "quest") == []  # 6 Strength, but one Soldier icon is not covered


def test_equals_produces_as_much_as_the_numbers() -> None:
    """QV-023: two Knights give 2 Strength, and 4 with a Warlord."""
    without = given(quests=f"{WATCHTOWER} - - - - -", guilds=["knight knight"])
    assert offered_as(without, "quest") == []
    together = given(quests=f"{WATCHTOWER} - - - - -", guilds=["knight knight warlord"])
    assert offered_as(together, "quest") == [f"quest:{WATCHTOWER}"]


def test_equals_without_numbers_produces_nothing_but_its_role_counts() -> None:
    """QV-024, QV-025: a Warlord alone brings no Strength and still covers the Soldier of the Stone Guardian."""
    match = given(quests=f"{GUARDIAN} - - - - -", guilds=["warlord thief alchemist monk monk"])
    play(match, f"quest:{GUARDIAN}")
    assert player(match).completed == [GUARDIAN]
    assert discarded(match) == bag("warlord thief alchemist monk monk")
    lone = given(guilds=["warlord"])
    assert player(lone).guild_yield["strength"] == 0 and player(lone).guild_yield["soldier"] == 1


def test_equals_sees_only_its_own_resource() -> None:
    """QV-023: a Merchant ("=" Gold) does nothing for Magic: Monk and Priestess give 4, Monk and Merchant 2."""
    match = given(guilds=["monk priestess", "monk merchant"])
    assert player(match, 0).guild_yield["magic"] == 4
    assert player(match, 1).guild_yield["magic"] == 2


def test_strength_of_the_icon_example() -> None:
    """QV-036: Knight 1 and Archer 2 are 3 Strength, not enough for 5; with the Warlord they are 6, which is."""
    short = given(quests=f"{SIEGE} - - - - -", guilds=["peasant knight archer"])
    assert player(short).guild_yield["strength"] == 3
    assert offered_as(short, "quest") == []
    match = given(quests=f"{SIEGE} - - - - -", guilds=["peasant knight archer warlord"])
    assert player(match).guild_yield["strength"] == 6
    play(match, f"quest:{SIEGE}")
    assert player(match).completed == [SIEGE]
    assert discarded(match) == bag("peasant knight archer warlord")


def test_a_citizen_card_icon_changes_its_owner() -> None:
    """QV-026, QV-033: what the Bishop takes leaves the other guild and lies in the player's own."""
    match = given(line="bishop - - - - -", guilds=["", "archer monk"])
    play(match, "hire:slot:0", "take_from_guild:1:archer")
    assert guild(match, 0) == bag("bishop archer") and guild(match, 1) == bag("monk")
    assert discarded(match) == bag("")


def test_a_discarded_citizen_goes_to_the_citizen_discard_pile() -> None:
    """QV-027: out of another guild by an Assassin, out of the player's own hand as payment."""
    match = given(line="assassin alchemist - - - -", hands=["wizard"], guilds=["", "monk"])
    play(match, "hire:slot:0", "discard_from_guild:1:monk", "hire:slot:1", "pay:hand:wizard")
    assert discarded(match) == bag("monk wizard")


def test_a_discarded_quest_leaves_the_tavern_or_a_reserve() -> None:
    """QV-028: the Sorceress discards an active quest, the Squire a reserved one."""
    match = given(line="sorceress squire - - - -", hands=["wizard"], reserves=["", CROWN], quests=f"{DRAGON} - - - - -")
    play(match, "hire:slot:0", f"discard_active_quest:{DRAGON}")
    play(match, "hire:slot:1", "pay:hand:wizard", "discard_reserved_quest:1")
    assert discarded_quests(match) >= {DRAGON, CROWN}
    assert player(match, 1).reserve is None


def test_a_hand_icon_lets_the_active_player_choose_the_player() -> None:
    """QV-029: the Sapper's owner may choose any other player with cards, and that hand loses a card."""
    match = given(line="sapper - - - - -", hands=["wizard", "monk monk", "archer"])
    play(match, "hire:slot:0")
    assert offered(match) == ["discard_random_from_hand:1", "discard_random_from_hand:2", "finish"]
    play(match, "discard_random_from_hand:2")
    assert discarded(match) == bag("archer") and player(match, 1).hand_size == 2


def test_a_guild_icon_lets_the_active_player_choose_player_and_citizen() -> None:
    """QV-030: the Assassin's owner may choose any citizen of any other guild."""
    match = given(line="assassin - - - - -", guilds=["wizard", "monk monk", "archer knight"])
    play(match, "hire:slot:0")
    assert offered(match) == [
        "discard_from_guild:1:monk",
        "discard_from_guild:2:knight",
        "discard_from_guild:2:archer",
        "finish",
    ]


def test_a_tavern_icon_means_line_or_active_quests() -> None:
    """QV-031: the Sorceress may choose what lies in the line or among the active quests."""
    match = given(line="sorceress monk - archer - -", quests=f"- {DRAGON} - - {CROWN} -", reserves=["", BRIDGES])
    play(match, "hire:slot:0")
    assert offered(match) == [
        "discard_tavern_citizen:1",
        "discard_tavern_citizen:3",
        f"discard_active_quest:{DRAGON}",
        f"discard_active_quest:{CROWN}",
        "finish",
    ]


def test_the_pay_icon_asks_the_left_for_the_right() -> None:
    """QV-032: a Bard gives its Draws only for a citizen; declined, it gives nothing."""
    paid = given(line="bard - - - - -", hands=["wizard"])
    play(paid, "hire:slot:0", "pay:hand:wizard")
    assert asked(paid) == "bonus" and discarded(paid) == bag("wizard")
    declined = given(line="bard - - - - -", hands=["wizard"])
    play(declined, "hire:slot:0", "decline")
    assert asked(declined) == "main" and discarded(declined) == bag("")


def test_the_or_icon_gives_exactly_one_side() -> None:
    """QV-034: a Mage that has discarded a card of a hand cannot discard the reserved quest as well."""
    match = given(line="mage - - - - -", hands=["", "monk"], reserves=["", CROWN])
    play(match, "hire:slot:0")
    assert offered(match) == ["discard_random_from_hand:1", "discard_reserved_quest:1", "finish"]
    play(match, "discard_random_from_hand:1")
    assert asked(match) == "main" and player(match, 1).reserve == CROWN


def test_victory_points_are_counted_when_the_game_is_over() -> None:
    """QV-035: completed Hymnal (3), Mine (3) and Bridges (5) are 11 points; Sable Nightblade favours none of them."""
    match = given(
        players=2,
        completed=[f"{HYMNAL} {MINE} {BRIDGES}"],
        masters=["sable_nightblade"],
        idle_rounds=14,
        seat=1,
        actions=0,
    )
    assert match.over
    assert table(match).players[0].points == match.scores[0] == 11
