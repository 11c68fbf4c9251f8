"""Draw: the top citizen of the deck, and what happens when the deck is empty."""

from tests.support.quests import HYMNAL, bag, complete, discarded, given, hand, offered, play, player, table, told

from wartable.engine.chance import chance_from

FULL_HAND = "blacksmith bard butcher baron merchant peasant knight archer"


def test_draw_takes_the_top_citizen() -> None:
    """QV-061: the top card goes to the hand, the deck is one card smaller."""
    match = given(top="monk archer wizard")
    cards = table(match).citizen_deck
    play(match, "draw")
    assert hand(match) == bag("monk") and table(match).citizen_deck == cards - 1


def test_an_empty_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    """QV-062: given an empty deck, when a card must be drawn, then the discard pile is the deck first."""
    match = given(rest="discard")
    cards = sum(discarded(match).values())
    play(match, "draw")
    assert player(match).hand_size == 1
    assert table(match).citizen_deck == cards - 1 and discarded(match) == bag("")


def test_the_reshuffle_is_random() -> None:
    """QV-062: the next cards differ with the generator."""
    drawn = set()
    for seed in range(10):
        match = given(rest="discard")
        match.game.chance = chance_from(seed)
        drawn.add(tuple(play(match, "draw").game.tavern.citizen_deck[-5:]))
    assert len(drawn) == 10


def test_the_deck_is_reshuffled_only_when_a_card_must_be_drawn_from_it() -> None:
    """QV-R45: the last card of the deck is drawn without a reshuffle; the next draw needs one."""
    match = given(rest="discard", top="monk")
    play(match, "draw")
    assert table(match).citizen_deck == 0 and told(match, "reshuffled_citizens") == []
    play(match, "draw")
    assert len(told(match, "reshuffled_citizens")) == 1


def test_nothing_can_be_drawn_when_deck_and_discard_pile_are_empty() -> None:
    """QV-R46: a main Draw is illegal then, and a bonus Draw is not possible."""
    main = given(rest="guild", line="blacksmith - - - - -")
    assert "draw" not in offered(main)
    play(main, "hire:slot:0")
    assert table(main).groups == [] and "draw" not in offered(main)


def test_drawing_may_exceed_the_hand_limit_during_the_turn() -> None:
    """QV-063, QV-019: nine cards in hand are fine until the turn ends."""
    match = given(hands=[FULL_HAND], top="monk wizard")
    play(match, "draw")
    assert player(match).hand_size == 9 and table(match).active == 0


def test_citizens_discarded_for_a_quest_are_part_of_a_reshuffle_for_its_bonus() -> None:
    """QV-R29: given an empty deck and discard pile, the Hymnal's own Draw brings back one of its party."""
    match = given(guilds=["monk monk"], quests=f"{HYMNAL} - - - - -", rest="hand", line="- - - - - -")
    before = hand(match)
    complete(match, HYMNAL, "monk monk")
    play(match, "draw")
    assert hand(match) - before == bag("monk") and table(match).citizen_deck == 1
