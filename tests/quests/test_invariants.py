"""Invariants that hold at every moment: each is reported when it is broken, and no game breaks one."""

from collections.abc import Callable

import pytest
from tests.support.chances import to_come
from tests.support.players import STYLES, Player
from tests.support.quests import (
    CROWN,
    EVERY_CITIZEN,
    EVERY_QUEST,
    MINE,
    TITLE,
    WATCHTOWER,
    bag,
    complete,
    given,
    offered,
    play,
    table,
)

from wartable.engine.chance import chance_from
from wartable.engine.decision import Decision
from wartable.matches.match import Match
from wartable.quests import pile
from wartable.quests.components import CITIZENS, assert_cascades_end
from wartable.quests.groups import Group
from wartable.quests.options import BONUS, MAIN
from wartable.quests.table import NOTHING, Quests

MONK = EVERY_CITIZEN.index("monk")
NINE_KINDS = pile.pile_of(list(range(9)))

# the order of the Decisions chapter: words, then slots, spaces and seats ascending, citizens in canonical order
WORDS = [
    "draw",
    "hire:slot",
    "hire:hand",
    "reserve",
    "refresh",
    "quest",
    "discard_from_guild",
    "take_from_guild",
    "discard_random_from_hand",
    "take_random_from_hand",
    "discard_reserved_quest",
    "discard_tavern_citizen",
    "discard_active_quest",
    "forfeit",
    "take",
    "pay:hand",
    "pay:guild",
    "pay:reserve",
    "use",
    "discard:hand",
    "discard:guild",
    "done",
    "decline",
    "finish",
]


def lose_a_citizen(game: Quests) -> None:
    game.tavern.citizen_deck.pop()


def double_a_quest(game: Quests) -> None:
    game.tavern.quest_discard.append(game.tavern.quest_deck[0])


def lose_a_guild_master(game: Quests) -> None:
    game.box.pop()


def lengthen_the_line(game: Quests) -> None:
    game.tavern.line.append(NOTHING)


def add_a_quest_space(game: Quests) -> None:
    game.tavern.spaces.append(NOTHING)


def overfill_a_waiting_hand(game: Quests) -> None:
    game.players[1].hand = NINE_KINDS


def overfill_a_waiting_guild(game: Quests) -> None:
    game.players[2].guild = NINE_KINDS


def take_a_third_action(game: Quests) -> None:
    game.main_actions = 3


def leave_a_group_below_a_main_action(game: Quests) -> None:
    game.agenda.append(Group(0, 0, 1, False))


def trigger_the_end(game: Quests) -> None:
    game.end_triggered = True


def wait_fifteen_rounds(game: Quests) -> None:
    game.idle_rounds = 15


def ask_nobody(game: Quests) -> None:
    game.decision = None


def offer_too_much(game: Quests) -> None:
    game.decision = Decision(0, MAIN, list(range(61)))


def set_a_card_aside(game: Quests) -> None:
    game.tavern.set_aside = game.tavern.citizen_deck.pop()


def leave_a_group_of_another_seat(game: Quests) -> None:
    game.agenda.append(Group(1, 0, 1, False))


def offer_the_same_twice(game: Quests) -> None:
    game.decision = Decision(0, MAIN, [0, 0])


def play_solo_with_a_removed_kind(game: Quests) -> None:
    game.tavern.citizen_deck[0] = EVERY_CITIZEN.index("assassin")


@pytest.mark.parametrize(
    ("rule", "harm"),
    [
        ("QV-I01", lose_a_citizen),
        ("QV-I02", double_a_quest),
        ("QV-I03", lose_a_guild_master),
        ("QV-I04", lengthen_the_line),
        ("QV-I06", add_a_quest_space),
        ("QV-I07", overfill_a_waiting_hand),
        ("QV-I07", overfill_a_waiting_guild),
        ("QV-I11", take_a_third_action),
        ("QV-I11", leave_a_group_below_a_main_action),
        ("QV-I14", trigger_the_end),
        ("QV-I15", wait_fifteen_rounds),
        ("QV-I17", ask_nobody),
        ("QV-I18", offer_too_much),
        ("QV-I24", set_a_card_aside),
        ("QV-I25", leave_a_group_of_another_seat),
        ("QV-I27", offer_the_same_twice),
    ],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)
def test_a_broken_invariant_is_reported(rule: str, harm: Callable[[Quests], None]) -> None:
    """QV-I01, QV-I02, QV-I03, QV-I04, QV-I06, QV-I07, QV-I11, QV-I14, QV-I15, QV-I17, QV-I18, QV-I24, QV-I25, QV-I27:
    given a table with one thing wrong, then its id is named.
    """
    match = given()
    assert TITLE.broken_invariants(match.game) == []
    harm(match.game)
    assert rule in TITLE.broken_invariants(match.game)


def test_a_removed_kind_in_solo_play_is_reported() -> None:
    """QV-I26, QV-I01: none of the eight removed kinds is anywhere."""
    match = given(players=1, round_number=3)
    play_solo_with_a_removed_kind(match.game)
    assert "QV-I01" in TITLE.broken_invariants(match.game)


def test_a_player_has_room_for_one_reserved_quest() -> None:
    """QV-I08, QV-021: a second Reserve leaves the first quest on the discard pile, with main and bonus actions."""
    match = given(line="merchant - - - - -", quests=f"{CROWN} {MINE} {WATCHTOWER} - - -")
    play(match, f"reserve:{CROWN}", "hire:slot:0", f"reserve:{MINE}")
    assert table(match).players[0].reserve == MINE and CROWN in table(match).quest_discard


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", TITLE.players)
def test_invariants_hold_and_options_stand_in_canonical_order(players: int, style: str) -> None:
    """QV-I01, QV-I02, QV-I03, QV-I04, QV-I06, QV-I07, QV-I08, QV-I11, QV-I14, QV-I15, QV-I17, QV-I18, QV-I24, QV-I25,
    QV-I26, QV-I27: after every choice.
    """
    for seed in range(4):
        game = TITLE.new(players, chance_from(seed), {})
        game.run()
        player = Player(TITLE, style, seed)
        while not game.over:
            decision = game.decisions()[0]
            assert len(decision.options) >= 2
            assert_canonical(game, decision)
            game.answer(decision.seat, player.choose(decision))
            assert TITLE.broken_invariants(game) == []


def assert_canonical(game: Quests, decision: Decision) -> None:
    """QV-I27: the options are listed in the order of the Decisions chapter, and all differ."""
    places = [place(game, decision, TITLE.key(option)) for option in decision.options]
    assert places == sorted(set(places)), [TITLE.key(option) for option in decision.options]


def place(game: Quests, decision: Decision, key: str) -> tuple[int, ...]:
    """Where an option stands: by its word, then by what it names."""
    word = next(one for one in WORDS if key == one or key.startswith(f"{one}:"))
    names = [name for name in key.removeprefix(word).split(":") if name]
    return (WORDS.index(word), *(number_of(game, decision, name) for name in names))


def number_of(game: Quests, decision: Decision, name: str) -> int:
    if name.isdigit():
        return int(name)
    if name in EVERY_CITIZEN:
        return EVERY_CITIZEN.index(name)
    quest = EVERY_QUEST.index(name)
    spaces = game.tavern.spaces
    return spaces.index(quest) if quest in spaces else len(spaces)  # the player's own reserve comes last


def test_a_cascade_that_never_ended_would_not_be_printed() -> None:
    """QV-R48: for every citizen at most one Hire, and 1.25 a Draw, 1.6 a Hire, 1 a card taken stay below 3.6."""
    assert_cascades_end()
    weights = {"draw": 1.25, "hire": 1.6, "take_from_guild": 1.0, "take_random_from_hand": 1.0}
    names = ["draw", "hire", "reserve", "quest", "discard_from_guild", "take_from_guild", "discard_random_from_hand"]
    names += ["take_random_from_hand", "discard_reserved_quest", "discard_tavern_citizen", "discard_active_quest"]
    for citizen in CITIZENS:
        steps = [names[deed] for deed in citizen.power.deeds]
        assert steps.count("hire") <= 1 and sum(weights.get(step, 0) for step in steps) < 3.6


def test_copies_of_a_kind_cannot_be_told_apart() -> None:
    """QV-R66: hand, guild and discard pile are counts by kind; the way in which cards came there leaves no trace."""
    one = play(given(hands=["monk archer"], line="- paladin paladin - - -"), "hire:slot:1", "pay:hand:monk")
    two = play(given(hands=["archer monk"], line="- paladin paladin - - -"), "hire:slot:2", "pay:hand:monk")
    assert one.game.players[0].guild == two.game.players[0].guild
    assert one.game.players[0].hand == two.game.players[0].hand == pile.one(EVERY_CITIZEN.index("archer"))
    assert one.game.tavern.citizen_discard == two.game.tavern.citizen_discard == pile.one(MONK)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    """QV-I23: two games of one seed, played with the same choices, look the same to everybody after each of them."""
    one, two = Match(TITLE, 3, 9, {}), Match(TITLE, 3, 9, {})
    chance = chance_from(5)
    while not one.over:
        keys = offered(one)
        key = keys[chance.below(len(keys))]
        one.choose(one.decisions()[0].seat, key)
        two.choose(two.decisions()[0].seat, key)
        assert [one.view(seat) for seat in (0, 1, 2, None)] == [two.view(seat) for seat in (0, 1, 2, None)]


def test_the_same_random_outcomes_give_the_same_game() -> None:
    """QV-I23, QV-R67: another generator, but the same outcomes: three Monks reshuffled can lie in one order only."""
    games = []
    for seed in (11, 2222):
        match = given(discard="monk monk monk", quests=f"{WATCHTOWER} - - - - -", rest="hand", line="- - - - - -")
        match.game.chance = chance_from(seed)
        games.append(play(match, "draw", f"reserve:{WATCHTOWER}"))
    one, two = games
    assert to_come(one.game.chance) != to_come(two.game.chance)
    assert [one.view(seat) for seat in (0, 1, 2, None)] == [two.view(seat) for seat in (0, 1, 2, None)]


def test_no_open_group_is_left_when_the_turn_ends() -> None:
    """QV-I25: at a limit and in the next turn nothing is pending."""
    match = given(guilds=["archer archer"], quests=f"{WATCHTOWER} - - - - -", hands=[" ".join(EVERY_CITIZEN[:8])])
    complete(match, WATCHTOWER, "archer archer")
    play(match, "draw", "finish", "draw")
    assert [group for group in match.game.agenda if isinstance(group, Group)] == []
    assert match.decisions()[0].question == "hand_limit"


def test_main_actions_are_asked_only_without_open_groups() -> None:
    """QV-I11: while a group is open the question is its own."""
    match = play(given(line="peasant - - - - -"), "hire:slot:0", "draw")
    assert match.game.decision.question == BONUS
    play(match, "finish")
    assert match.game.decision.question == MAIN and bag("peasant") == bag(" ".join(table(match).players[0].guild))
