"""Hidden information: who sees what, row by row of the table in the rules."""

import msgspec
import pytest
from tests.support.quests import (
    BANDITS,
    CROWN,
    DRAGON,
    EVERY_CITIZEN,
    GOBLINS,
    HYMNAL,
    MINE,
    PILGRIMS,
    TITLE,
    WATCHTOWER,
    bag,
    complete,
    given,
    hand,
    offered,
    play,
    table,
)

from wartable.matches.match import Match

VIEWERS = [0, 1, 2, None]
FIVE = f"{HYMNAL} {MINE} {BANDITS} {PILGRIMS} {GOBLINS}"


def shown(match: Match, seat: int | None) -> bytes:
    """All that a viewer is shown, options and their descriptions included."""
    questions = [
        (one.question, [(option.key, option.facts, option.touches) for option in one.options])
        for one in match.decisions()
        if one.seat == seat
    ]
    return msgspec.json.encode([match.view(seat), questions, [event.seen_by(seat) for event in match.events]])


def test_a_hand_is_seen_by_its_owner() -> None:
    """QV-R56, QV-I22: others see the number of cards."""
    match = given(hands=["monk archer", "knight", ""])
    assert table(match, 0).players[0].hand == ["archer", "monk"]
    for viewer in (1, 2, None):
        other = table(match, viewer).players[0]
        assert other.hand is None and other.hand_size == 2


def test_deck_sizes_are_open_and_their_order_is_not() -> None:
    """QV-R56, QV-I22: nothing changes for anybody when the decks are in another order."""
    match = given(players=3)
    before = [shown(match, viewer) for viewer in VIEWERS]
    match.game.tavern.citizen_deck.reverse()
    match.game.tavern.quest_deck.reverse()
    assert [shown(match, viewer) for viewer in VIEWERS] == before
    assert table(match).citizen_deck == len(match.game.tavern.citizen_deck)


def test_other_hands_do_not_show() -> None:
    """QV-I22: seat 1 holds other cards; only seat 1 sees a difference."""
    match, other = given(hands=["monk", "knight wizard"]), given(hands=["monk", "rogue thief"])
    for viewer in (0, 2, None):
        assert shown(match, viewer) == shown(other, viewer)
    assert shown(match, 1) != shown(other, 1)


def test_other_guild_masters_do_not_show() -> None:
    """QV-I22, QV-038: seat 1 has another guild master, with quests that it favours completed; points stay the same."""
    match = given(completed=["", WATCHTOWER], masters=["gregor_ironpurse", "sable_nightblade", "vesna_silvertongue"])
    other = given(completed=["", WATCHTOWER], masters=["gregor_ironpurse", "isolde_moonwhisper", "vesna_silvertongue"])
    for viewer in (0, 2, None):
        assert shown(match, viewer) == shown(other, viewer)
        assert table(match, viewer).players[1].points == 2


def test_the_points_of_all_are_told_alike_until_the_guild_masters_are_revealed() -> None:
    """QV-R54, QV-184: what a secret guild master adds to one's own points is said apart from them."""
    match = given(completed=["", WATCHTOWER], masters=["gregor_ironpurse", "sable_nightblade", "vesna_silvertongue"])
    assert table(match, 1).players[1].points == table(match, 0).players[1].points == 2
    assert match.title.remarks(match.game, 1)["player:1"].signs == ["+1"]
    assert "player:0" not in match.title.remarks(match.game, 1)


def test_line_quests_guilds_and_reserves_are_open() -> None:
    """QV-018, QV-078: a spectator sees them."""
    match = given(line="monk - archer - - -", quests=f"{CROWN} - - - - -", guilds=["", "knight"], reserves=["", DRAGON])
    view = table(match)
    assert [slot.citizen for slot in view.line][:3] == ["monk", None, "archer"] and view.spaces[0] == CROWN
    assert view.players[1].guild == ["knight"] and view.players[1].reserve == DRAGON


def test_completed_quests_and_their_points_are_open() -> None:
    """QV-R54: although they lie face-down."""
    match = given(completed=["", f"{CROWN} {MINE}"])
    for viewer in (0, 2, None):
        other = table(match, viewer).players[1]
        assert other.completed == [CROWN, MINE] and other.points == 11


def test_discard_piles_are_open_and_have_no_order() -> None:
    """QV-R55, QV-R66: two piles with the same cards look and reshuffle the same, however they came to be there."""
    one = given(discard="monk archer knight", quest_discard=f"{MINE} {CROWN}")
    two = given(discard="knight monk archer", quest_discard=f"{CROWN} {MINE}")
    assert table(one) == table(two)
    assert bag("monk archer knight") == bag(" ".join(table(one).citizen_discard))
    row = "- - - - - -"
    one = given(discard="monk archer knight", rest="hand", line=row, quests=row, quest_rest="discard", actions=0)
    two = given(discard="knight monk archer", rest="hand", line=row, quests=row, quest_rest="discard", actions=0)
    assert one.game.tavern.line == two.game.tavern.line and one.game.tavern.spaces == two.game.tavern.spaces


def test_a_citizen_hired_from_the_hand_is_shown_when_it_is_chosen() -> None:
    """QV-R77: before it is paid; cards paid from the hand are open as they are discarded."""
    match = play(given(hands=["monk archer knight wizard"]), "hire:hand:monk")
    assert table(match, 2).set_aside == "monk" and table(match, 2).players[0].hand_size == 3
    play(match, "pay:hand:knight")
    assert table(match, None).citizen_discard == ["knight"]


def test_citizens_picked_for_a_quest_are_seen_by_all() -> None:
    """QV-R70: laid down one by one, the party is open before it is done."""
    match = given(guilds=["archer captain captain bogatyr"], quests=f"{WATCHTOWER} - - - - -")
    play(match, f"quest:{WATCHTOWER}", "use:archer")
    assert table(match, 1).party.citizens == table(match, None).party.citizens == ["archer"]


def test_a_drawn_card_is_seen_by_its_owner() -> None:
    """QV-061, QV-I22: the event names it to the owner only."""
    match = play(given(top="monk"), "draw")
    (drew,) = [event for event in match.events if event.name == "drew"]
    assert drew.seen_by(0)["citizen"] == "monk"
    assert all("citizen" not in drew.seen_by(viewer) for viewer in (1, 2, None))


def test_the_display_does_not_mark_a_stolen_card() -> None:
    """QV-R78: the victim's event names it; the display of the thief's hand shows its size and nothing more."""
    match = play(given(line="thief - - - - -", hands=["", "monk"]), "hire:slot:0", "take_random_from_hand:1")
    assert hand(match) == bag("monk")
    thief = table(match, 1).players[0]
    assert thief.hand is None and thief.hand_size == 1


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_world_imagined_by_others_need_not_keep_a_stolen_card(viewer: int | None) -> None:
    """QV-R78: dealt again, the thief's hand holds any unseen card."""
    match = play(given(line="thief - - - - -", hands=["", "monk"]), "hire:slot:0", "take_random_from_hand:1")
    seat = 2 if viewer is None else viewer
    hands = {TITLE.imagine(match.game, seat, seed).players[0].hand for seed in range(40)}
    assert len(hands) > 10


def test_what_is_revealed_at_the_end() -> None:
    """QV-R79, QV-184: all dealt guild masters; hands, decks and undealt guild masters stay hidden."""
    masters = ["brunhild_the_banner_bearer", "gregor_ironpurse"]
    match = given(players=2, seat=1, completed=[FIVE], masters=masters, hands=["monk", "knight"], actions=0)
    assert match.over
    for viewer in (0, 1, None):
        view = table(match, viewer)
        assert [one.guild_master for one in view.players] == masters
        assert [one.hand is not None for one in view.players] == [viewer == 0, viewer == 1]
        text = shown(match, viewer).decode()
        assert "vesna_silvertongue" not in text and "tobias_farwander" not in text


def test_pending_steps_and_counters_are_open() -> None:
    """QV-R56: groups, main actions, end trigger and idle rounds are shown to a spectator."""
    match = given(guilds=["archer archer"], quests=f"{WATCHTOWER} - - - - -", idle_rounds=2, line="monk - - - - -")
    view = table(complete(match, WATCHTOWER, "archer archer"))
    assert [(group.source, group.steps) for group in view.groups] == [(f"quest:{WATCHTOWER}", ["draw", "hire"])]
    assert (view.main_actions, view.end_triggered, view.idle_rounds) == (1, False, 2)


def test_an_imagined_world_keeps_what_the_seat_knows() -> None:
    """QV-I22, QV-I01: own hand, open cards and sizes stay; the unseen cards are dealt again among hands and deck."""
    match = given(hands=["monk archer", "knight wizard"], top="rogue thief")
    worlds = [TITLE.imagine(match.game, 0, seed) for seed in range(30)]
    for world in worlds:
        assert TITLE.broken_invariants(world) == []
        assert msgspec.json.encode(TITLE.view(world, 0)) == msgspec.json.encode(match.view(0))
    assert len({world.players[1].hand for world in worlds}) > 20
    assert len({world.players[1].guild_master for world in worlds}) == 5
    assert len({tuple(world.tavern.quest_deck) for world in worlds}) == 30


def test_unseen_cards_are_imagined_with_their_true_chances() -> None:
    """QV-I22: a kind of which all three copies are open is never imagined, one of which none is seen most often."""
    open_kinds = "monk monk monk"
    match = given(guilds=[open_kinds], hands=["", "knight wizard rogue thief"])
    unseen = [0] * len(EVERY_CITIZEN)
    for seed in range(300):
        other = TITLE.imagine(match.game, 0, seed).players[1].hand
        for kind in range(len(EVERY_CITIZEN)):
            unseen[kind] += other >> 2 * kind & 3
    assert sum(unseen) == 300 * 4 and unseen[EVERY_CITIZEN.index("monk")] == 0
    assert 20 < unseen[EVERY_CITIZEN.index("rogue")] < 90  # about 1200 x 3 / 75


def test_options_are_for_the_seat_that_is_asked() -> None:
    """QV-I22: the options name cards of the asked seat's hand, so they are not part of what others are shown."""
    match = given(hands=["monk archer knight"])
    assert "hire:hand:monk" in offered(match)
    assert b"hire:hand:monk" in shown(match, 0) and b"hire:hand" not in shown(match, 1)
