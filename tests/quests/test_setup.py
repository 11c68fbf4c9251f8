"""Set-up of the standard game: who gets what, what is open, and who begins."""

import msgspec
import pytest
from tests.support.chances import to_come
from tests.support.quests import GUILD_MASTERS, TITLE, end_turn, given, hand, play, table

from wartable.engine.chance import chance_from
from wartable.matches.match import Match
from wartable.quests import pile
from wartable.quests.table import NOTHING

STANDARD = [2, 3, 4, 5]
SEEDS = range(40)
CHI_SQUARE_LIMIT = {2: 10.83, 3: 13.82, 4: 16.27, 5: 18.47, 6: 20.52}  # one honest die in a thousand exceeds it


def new(players: int, seed: int = 3) -> Match:
    return Match(TITLE, players, seed, {})


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("players", STANDARD)
def test_each_player_gets_one_guild_master(players: int) -> None:
    """QV-037: one each, all different."""
    assert len({one.guild_master for one in new(players).game.players}) == players


def test_guild_masters_are_shuffled() -> None:
    """QV-037: every guild master comes to seat 0 equally often."""
    dealt = [new(3, seed).game.players[0].guild_master for seed in range(300)]
    assert chi_square([dealt.count(number) for number in range(6)]) < CHI_SQUARE_LIMIT[6]


@pytest.mark.parametrize("players", STANDARD)
def test_a_player_sees_only_their_own_guild_master(players: int) -> None:
    """QV-038: the owner may look at any time; nobody else is shown it before the end of the game."""
    match = new(players)
    for viewer in [*range(players), None]:
        seen = [one.guild_master for one in table(match, viewer).players]
        own = GUILD_MASTERS[match.game.players[viewer].guild_master].id if viewer is not None else None
        assert seen == [own if seat == viewer else None for seat in range(players)]


@pytest.mark.parametrize("players", STANDARD)
def test_guild_masters_that_are_not_dealt_are_seen_by_nobody(players: int) -> None:
    """QV-039: they go back to the box unseen and stay there."""
    match = new(players)
    box = [GUILD_MASTERS[number].id for number in match.game.box]
    assert len(box) == 6 - players
    for viewer in [*range(players), None]:
        shown = msgspec.json.encode(table(match, viewer)).decode()
        assert not any(name in shown for name in box)


@pytest.mark.parametrize("players", STANDARD)
def test_each_player_starts_with_three_hidden_citizens(players: int) -> None:
    """QV-042: three each, seen by the owner only."""
    match = new(players)
    for viewer in range(players):
        hands = [one.hand for one in table(match, viewer).players]
        assert len(hands[viewer]) == 3
        assert all(cards is None for seat, cards in enumerate(hands) if seat != viewer)
    assert [one.hand_size for one in table(match).players] == [3] * players


def test_citizens_are_shuffled() -> None:
    """QV-042: forty seeds give forty different starts."""
    assert len({str(sorted(hand(new(3, seed)).items())) + str(new(3, seed).game.tavern.line) for seed in SEEDS}) == 40


@pytest.mark.parametrize("players", STANDARD)
def test_six_citizens_lie_open_below_the_tokens(players: int) -> None:
    """QV-043, QV-041: one in each slot, under costs that belong to the slots."""
    view = table(new(players))
    assert all(slot.citizen is not None for slot in view.line)
    assert [slot.cost for slot in view.line] == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 6), (4, 6), (5, 6)])
def test_quests_lie_open_in_all_spaces(players: int, spaces: int) -> None:
    """QV-045, QV-046: six active quests with three to five players, four with two."""
    view = table(new(players))
    assert len(view.spaces) == spaces and None not in view.spaces


def test_two_players_have_four_spaces_for_the_whole_game() -> None:
    """QV-046: after an End Phase there are still four active quests."""
    match = end_turn(given(players=2))
    assert len(table(match).spaces) == 4 and None not in table(match).spaces


@pytest.mark.parametrize(("players", "citizens", "quests"), [(2, 72, 28), (3, 69, 26), (4, 66, 26), (5, 63, 26)])
def test_the_rest_are_the_decks(players: int, citizens: int, quests: int) -> None:
    """QV-044, QV-047, QV-051: deck sizes after set-up."""
    view = table(new(players))
    assert (view.citizen_deck, view.quest_deck) == (citizens, quests)


def test_quests_are_shuffled() -> None:
    """QV-047: forty seeds give forty different rows of quests."""
    assert len({tuple(table(new(3, seed)).spaces) for seed in SEEDS}) == 40


@pytest.mark.parametrize("players", STANDARD)
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    """QV-048: every seat equally often; the first player begins with both action tokens."""
    first = []
    for seed in range(300):
        view = table(new(players, seed))
        assert view.active == view.first_player and view.main_actions == 2
        first.append(view.first_player)
    assert chi_square([first.count(seat) for seat in range(players)]) < CHI_SQUARE_LIMIT[players]


def test_turns_go_clockwise_and_the_first_player_token_stays() -> None:
    """QV-049: from seat 2 of three the turns go to 0, 1 and 2 again."""
    match = given(seat=2, first_player=2)
    order = []
    for _ in range(4):
        order.append(table(match).active)
        assert table(match).first_player == 2
        end_turn(match)
    assert order == [2, 0, 1, 2]


@pytest.mark.parametrize("players", STANDARD)
def test_guilds_reserves_and_discard_piles_start_empty(players: int) -> None:
    """QV-050: nothing is there before the first turn."""
    view = table(new(players))
    assert all((one.guild, one.reserve, one.completed) == ([], None, []) for one in view.players)
    assert view.citizen_discard == view.quest_discard == []


@pytest.mark.parametrize("players", STANDARD)
def test_what_is_random_and_who_gets_which_cards(players: int) -> None:
    """QV-R67, QV-R68: guild masters, citizens and quests are shuffled in this order, then the first player is drawn.

    From the top: a guild master to each seat; three citizens to seat 0, the next three to seat 1 and so on, then six
    to slots 0 to 5; quests to spaces 0, 1, 2 and so on.
    """
    chance = chance_from(77)
    masters, citizens, quests = list(range(6)), sorted(list(range(28)) * 3), list(range(32))
    for cards in (masters, citizens, quests):
        chance.shuffle(cards)
        cards.reverse()  # now the top comes first
    first = chance.below(players)
    game = new(players, 77).game
    assert [one.guild_master for one in game.players] == masters[:players]
    assert [pile.cards(one.hand) for one in game.players] == [
        sorted(citizens[3 * seat : 3 * seat + 3]) for seat in range(players)
    ]
    assert game.tavern.line == citizens[3 * players : 3 * players + 6]
    assert game.tavern.spaces == quests[: len(game.tavern.spaces)]
    assert game.first_player == first
    assert to_come(game.chance) == to_come(chance)  # nothing else was random


def test_nothing_is_random_in_a_turn_without_reshuffle_and_random_attack() -> None:
    """QV-R67: draws, hires, a refresh and an End Phase leave the generator as it was."""
    match = given(hands=["knight archer"])
    before = to_come(match.game.chance)
    play(match, "refresh")
    play(match, f"take:{table(match).spaces[0]}", "hire:slot:0")
    assert table(match).active == 1 and NOTHING not in match.game.tavern.line
    assert to_come(match.game.chance) == before
