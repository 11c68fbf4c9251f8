"""Reserve: taking an active quest, laying out new ones, and what becomes of the old reserved quest."""

from tests.support.quests import (
    BANDITS,
    BEACONS,
    CELLAR,
    CORONATION,
    CROWN,
    DEMON,
    DRAGON,
    EVERY_QUEST,
    FORT,
    GUARDIAN,
    HYMNAL,
    MINE,
    SPY,
    WATCHTOWER,
    active_quests,
    asked,
    bag,
    complete,
    discarded_quests,
    end_turn,
    given,
    guild,
    offered,
    offered_as,
    play,
    player,
    table,
)

SIX = f"{CROWN} {DRAGON} {CORONATION} {DEMON} {GUARDIAN} {FORT}"
DISCARDS = ("gave_up_quest", "discarded_active_quest")


def all_quests_but(*names: str) -> str:
    return " ".join(quest for quest in EVERY_QUEST if quest not in names)


def test_an_active_quest_moves_to_the_reserve_and_lies_open() -> None:
    """QV-078: option 1, any active quest; everybody sees it there."""
    match = given(quests=SIX)
    assert offered_as(match, "reserve") == [f"reserve:{quest}" for quest in SIX.split()]
    play(match, f"reserve:{DEMON}")
    assert table(match).players[0].reserve == DEMON
    assert active_quests(match) == SIX.replace(DEMON, "-")


def test_all_active_quests_are_exchanged_and_one_of_the_new_is_taken() -> None:
    """QV-079, QV-R33: option 2; one of the new quests must be taken, seen before it is chosen."""
    new = [HYMNAL, BEACONS, MINE, SPY, CELLAR, BANDITS]
    match = play(given(quests=SIX, quest_top=" ".join(new)), "refresh")
    assert active_quests(match).split() == new and discarded_quests(match) == set(SIX.split())
    assert asked(match) == "take_quest" and offered(match) == [f"take:{quest}" for quest in new]
    play(match, f"take:{MINE}")
    assert player(match).reserve == MINE and active_quests(match).split()[2] == "-"


def test_an_old_reserved_quest_is_discarded_first() -> None:
    """QV-080, QV-021, QV-R30: with option 1 the old one lies on the discard pile, the new one in the reserve."""
    match = play(given(quests=SIX, reserves=[MINE]), f"reserve:{CROWN}")
    assert player(match).reserve == CROWN and discarded_quests(match) == {MINE}


def test_with_option_2_the_old_reserved_quest_goes_before_the_active_quests() -> None:
    """QV-R30, QV-R34: discarded in this order, so all of them may come back when the deck runs out."""
    match = given(players=2, quests=f"{CROWN} - - -", reserves=[MINE], quest_rest="completed", seat=0)
    play(match, "refresh")
    assert sorted(offered(match)) == sorted([f"take:{CROWN}", f"take:{MINE}"])
    order = [event.facts["quest"] for event in match.events if event.name in DISCARDS]
    assert order == [MINE, CROWN]


def test_a_reserved_quest_may_be_completed_in_the_same_turn() -> None:
    """QV-081: with the next action."""
    match = given(quests=f"{WATCHTOWER} - - - - -", guilds=["archer archer"])
    play(match, f"reserve:{WATCHTOWER}", f"quest:{WATCHTOWER}")
    assert player(match).completed == [WATCHTOWER] and player(match).reserve is None


def test_a_reserved_quest_may_be_completed_in_a_later_turn() -> None:
    """QV-081: reserved in one turn, completed out of the reserve in the owner's next."""
    match = given(players=2, quests=f"{WATCHTOWER} - - -", guilds=["archer archer"])
    play(match, f"reserve:{WATCHTOWER}")
    end_turn(end_turn(match))
    assert table(match).active == 0 and player(match).reserve == WATCHTOWER
    play(match, f"quest:{WATCHTOWER}")
    assert player(match).completed == [WATCHTOWER]


def test_nobody_else_may_complete_a_reserved_quest() -> None:
    """QV-082: the Watchtower in seat 1's reserve is not offered to seat 0, who could meet it."""
    match = given(quests=f"{CROWN} - - - - -", guilds=["archer archer"], reserves=["", WATCHTOWER])
    assert offered_as(match, "quest") == []
    own = given(quests=f"{CROWN} - - - - -", guilds=["archer archer"], reserves=[WATCHTOWER])
    assert offered_as(own, "quest") == [f"quest:{WATCHTOWER}"]


def test_a_reserved_quest_gives_no_points() -> None:
    """QV-083: neither its points nor the guild master's bonus."""
    match = given(players=2, reserves=[GUARDIAN], masters=["tobias_farwander"], idle_rounds=14, seat=1, actions=0)
    assert match.over and match.scores[0] == 0


def test_the_emptied_space_is_refilled_in_the_end_phase_only() -> None:
    """QV-084: after reserving there are five active quests until the turn ends."""
    match = play(given(quests=SIX), f"reserve:{CROWN}")
    assert active_quests(match).split()[0] == "-"
    play(match, "draw")
    assert active_quests(match).split()[0] not in ("-", CROWN)


def test_a_refresh_that_empties_the_deck() -> None:
    """QV-222: reserve and six active quests are discarded; the last two of the deck and four of the seven are laid out.

    The other 23 quests lie completed before the players, so that deck and discard pile hold what the example says.
    """
    match = given(
        quests=SIX,
        reserves=[MINE],
        quest_top=f"{HYMNAL} {BEACONS}",
        completed=["", all_quests_but(*SIX.split(), MINE, HYMNAL, BEACONS)],
    )
    assert table(match).quest_deck == 2 and discarded_quests(match) == set()
    play(match, "refresh")
    spaces = active_quests(match).split()
    assert spaces[:2] == [HYMNAL, BEACONS]
    assert len(set(spaces[2:])) == 4 and set(spaces[2:]) <= {*SIX.split(), MINE}
    assert table(match).quest_deck == 3 and discarded_quests(match) == set()
    play(match, f"take:{spaces[5]}")
    assert player(match).reserve == spaces[5] and active_quests(match).split() == [*spaces[:5], "-"]


def test_without_active_quests_option_1_is_illegal() -> None:
    """QV-R31: option 2 is legal while a quest is in the deck, the discard pile or the player's own reserve."""
    for place in ("deck", "discard"):
        match = given(quests="- - - - - -", quest_rest=place)
        assert offered_as(match, "reserve") == [] and offered_as(match, "refresh") == ["refresh"]
    own = given(quests="- - - - - -", reserves=[MINE], quest_rest="completed")
    assert offered_as(own, "refresh") == ["refresh"]
    active = given(quests=f"- - - {MINE} - -", quest_rest="completed")
    assert offered_as(active, "refresh") == ["refresh"]


def test_without_any_quest_to_lay_out_nothing_can_be_reserved() -> None:
    """QV-R31: a quest in another player's reserve or among the completed ones does not count."""
    match = given(quests="- - - - - -", reserves=["", MINE], quest_rest="completed")
    assert offered_as(match, "reserve") == [] and offered_as(match, "refresh") == []


def test_option_2_fills_all_spaces_from_left_to_right() -> None:
    """QV-R32: spaces that were empty before are filled too."""
    match = play(given(quests=f"- - {CROWN} - - -", quest_top=f"{HYMNAL} {BEACONS} {MINE}"), "refresh")
    assert active_quests(match).split()[:3] == [HYMNAL, BEACONS, MINE] and "-" not in active_quests(match).split()


def test_option_2_lays_out_as_many_quests_as_there_are() -> None:
    """QV-R32: with two quests left in all, two are laid out."""
    match = given(quests=f"- {CROWN} - - - -", quest_discard=MINE, quest_rest="completed")
    play(match, "refresh")
    assert sorted(active_quests(match).split()[:2]) == sorted([CROWN, MINE])
    assert active_quests(match).split()[2:] == ["-"] * 4


def test_two_players_refresh_four_spaces() -> None:
    """QV-R32, QV-046: four new quests with two players."""
    match = play(given(players=2), "refresh")
    assert len(offered(match)) == 4


def test_the_old_reserved_quest_comes_back_only_by_a_reshuffle() -> None:
    """QV-R34: while the deck suffices, the quest just given up cannot be taken again."""
    match = play(given(quests=SIX, reserves=[MINE]), "refresh")
    assert f"take:{MINE}" not in offered(match) and MINE in discarded_quests(match)


def test_quests_stay_where_they_lie() -> None:
    """QV-R35, QV-169: in an End Phase only empty spaces are filled, from left to right; nothing slides."""
    match = given(quests=f"- {CROWN} - {DRAGON} - {FORT}", quest_top=f"{HYMNAL} {BEACONS} {MINE}", actions=0)
    assert active_quests(match) == f"{HYMNAL} {CROWN} {BEACONS} {DRAGON} {MINE} {FORT}"


def test_quests_do_not_count_against_the_guild_limit() -> None:
    """QV-R36: eight citizens, a reserved and a completed quest: nothing is discarded at the end of the turn."""
    full = "blacksmith bard butcher baron merchant peasant knight archer"
    match = given(guilds=[full], reserves=[MINE], completed=[CROWN], actions=0)
    assert table(match).active == 1 and guild(match) == bag(full)


def test_a_bonus_reserve_offers_both_options() -> None:
    """QV-101: the Guardian's Reserve may take an active quest or lay out new ones."""
    match = given(quests=f"{GUARDIAN} {CROWN} - - - -", guilds=["warlord thief alchemist monk monk"])
    complete(match, GUARDIAN, "warlord thief alchemist monk monk")
    assert offered(match) == [f"reserve:{CROWN}", "refresh", "finish"]


def test_who_would_lose_a_reserved_quest_is_told_before() -> None:
    """QV-080: reserving discards the old reserved quest; the options that lead to it say so, and no others."""
    match = given(quests=SIX, reserves=[BANDITS])
    cautions = {option.key: option.caution for option in match.decisions()[0].options}
    warned = {key for key, caution in cautions.items() if caution}
    assert warned == {key for key in cautions if key == "refresh" or key.startswith("reserve:")} and warned
    assert all(caution.facts == {"quest": BANDITS} for caution in cautions.values() if caution)
    assert not any(option.caution for option in given(quests=SIX).decisions()[0].options)
