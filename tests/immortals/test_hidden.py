"""Hidden information: what a seat sees, and worlds imagined from it."""

import msgspec
import pytest
from tests.support.immortals import conflict, given, hand, plan, play, reveal, table

from wartable.engine.chance import chance_from
from wartable.engine.decision import NotOffered
from wartable.engine.log import bit
from wartable.immortals.components import CARD_IDS
from wartable.immortals.masks import members
from wartable.immortals.table import Immortals
from wartable.immortals.title import TITLE
from wartable.immortals.tower import inside
from wartable.matches.match import Match


def seen(game: Immortals, seat: int | None) -> bytes:
    return msgspec.json.encode(TITLE.view(game, seat))


def own_options(game: Immortals, seat: int) -> list[list[int]]:
    return [decision.options for decision in game.decisions() if decision.seat == seat]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_imagined_worlds_look_the_same(players: int, seed: int) -> None:
    """IM-I25, IM-I05, IM-R40: view and options of a seat are byte-equal whatever others hold and plan.

    An imagined world keeps every invariant, and what is imagined in it does not depend on what was hidden.
    """
    game = TITLE.new(players, chance_from(seed), TITLE.settings(players, {}))
    game.run()
    chance, number = chance_from(seed), 0
    while not game.over:
        number += 1
        if chance.below(12) == 0:
            seat = chance.below(players)
            world = TITLE.imagine(game, seat, number)
            assert TITLE.broken_invariants(world) == []
            assert seen(world, seat) == seen(game, seat) and own_options(world, seat) == own_options(game, seat)
            one, other = TITLE.imagine(world, seat, 7), TITLE.imagine(game, seat, 7)
            assert all(seen(one, viewer) == seen(other, viewer) for viewer in range(players))
        decisions = game.decisions()
        decision = decisions[chance.below(len(decisions))]
        option = decision.options[chance.below(len(decision.options))]
        game.answer(decision.seat, option)


def test_imagined_worlds_can_be_played_to_the_end() -> None:
    """IM-I25, IM-R80: from the draft, from planning and from performance."""
    match, chance = Match(TITLE, 4, 3, {}), chance_from(1)
    phases = set()
    while not match.over:
        if len(match.choices) % 40 == 7:
            phases.add(table(match).phase)
            world = match.imagine(match.decisions()[0].seat, 5)
            while not world.over:
                assert world.decision is not None
                world.answer(world.decision.seat, world.decision.options[chance.below(len(world.decision.options))])
        question = match.decisions()[0]
        match.choose(question.seat, question.options[chance.below(len(question.options))].key)
    assert phases >= {"starting_round", "planning", "performance"}


def forced_seats(match: Match) -> list[int]:
    """The seats for which the engine has chosen in secret."""
    strands = match.game.strands or []
    return [one.seat for one in strands if one.decision is None and not match.game.known[one.seat].declared]


def draft_with_a_forced_choice() -> Match:
    """A draft in which somebody has only one fitting card; most have none, so several are tried."""
    for seed in range(200):
        match = Match(TITLE, 5, seed, {})
        while not forced_seats(match) and not match.game.round:
            question = match.decisions()[-1]
            match.choose(question.seat, question.options[0].key)
        if forced_seats(match) and not match.game.round:
            return match
    raise AssertionError("no draft had a forced choice")


def test_a_forced_draft_choice_does_not_show() -> None:
    """IM-028, IM-I25: a player with one fitting card is not asked, and nobody else learns of it.

    Everybody sees this player choosing until the cards are revealed; in worlds that others imagine it still has to.
    """
    match = draft_with_a_forced_choice()
    forced = forced_seats(match)
    shown = [one.seat for one in table(match).players if one.choosing]
    assert sorted(seat for seat, _ in TITLE.asked(match.game)) == shown and set(forced) <= set(shown)
    for seat in range(5):
        world = match.imagine(seat, 3)
        assert {one for one in forced if one != seat} <= {one.seat for one in world.decisions()}
        assert TITLE.asked(world) == TITLE.asked(match.game) and seen(world, seat) == seen(match.game, seat)


def test_a_row_of_choices_does_not_tell_of_a_forced_draft_choice() -> None:
    """IM-027, IM-I25: whether a card would be the last one that is waited for does not show before it is chosen."""
    match = draft_with_a_forced_choice()
    for left in range(len(match.decisions()), 0, -1):
        question = match.decisions()[0]
        with pytest.raises(NotOffered) as refused:
            match.choose_all(question.seat, [question.options[0].key, "card:blank"])
        assert refused.value.name == "revealed"
        assert len(match.decisions()) == left
        match.choose(question.seat, question.options[0].key)


ARMIES = ["treehome-light 3", "crown_hill-light 3", "deep_hall-light 3"]


def test_the_log_tells_no_secret_of_a_plan() -> None:
    """IM-I25, IM-058, IM-R40: what seat 1 plans changes nothing that seat 0 sees or hears before it is revealed."""
    logs, views = [], []
    for cards in ({"construct": "region_crown_hill"}, {"construct": "blank"}, {"construct": "conflict_dark_gull_bay"}):
        match = given(
            armies=ARMIES,
            regions=["", "crown_hill", "deep_hall"],
            conflicts=["", "conflict_dark_gull_bay"],
            phase="planning",
        )
        plan(match, {"construct": "blank"})
        plan(match, cards)
        plan(match)
        logs.append([(event.name, event.seen_by(0)) for event in match.events])
        views.append(seen(match.game, 0))
    assert logs[0] == logs[1] == logs[2]
    assert views[0] == views[1] == views[2]


def test_the_tower_shows_colours_but_no_places() -> None:
    """IM-I25, IM-196: the same cubes on other shelves give the same view; imagined worlds keep the colours."""
    one = given(armies=ARMIES, plans=[{"attack_1": "region_treehome"}], tower=[[0, 5], [1], []])
    other = given(armies=ARMIES, plans=[{"attack_1": "region_treehome"}], tower=[[], [1, 0], [5]])
    assert all(seen(one.game, seat) == seen(other.game, seat) for seat in (0, 1, 2, None))
    places = set()
    for seed in range(20):
        world = one.imagine(0, seed)
        assert inside(world.tower) == inside(one.game.tower)
        places.add(str(world.tower.shelves))
    assert len(places) > 10


def test_a_drawn_card_is_the_drawers_secret() -> None:
    """IM-I25, IM-053: others see that a card was drawn."""
    match = given(armies=ARMIES, phase="reinforcements", top="conflict_dark_wild_skyspine")
    play(match, "draw")
    event = next(event for event in match.events if event.name == "drew")
    assert event.seen_by(0)["card"] == "conflict_dark_wild_skyspine" and "card" not in event.seen_by(1)
    assert "conflict_dark_wild_skyspine" in hand(match, 0)
    assert b"conflict_dark_wild_skyspine" not in seen(match.game, 1)
    assert table(match, 1).players[0].conflict_cards == 1


def test_known_cards_stay_where_they_are_in_imagined_worlds() -> None:
    """IM-R85, IM-I25: a conflict card shown and taken back is held by its owner in every world, others vary."""
    match = given(
        armies=ARMIES,
        conflicts=["conflict_light_moonwell"],
        plans=[{"extract_gold": "conflict_dark_treehome"}, {"construct": "blank"}],
    )
    play(reveal(match, "extract_gold"), "gold")
    known = bit(conflict("conflict_dark_treehome"))
    worlds = [match.imagine(1, seed) for seed in range(12)]
    assert all(world.cards[0].conflicts & known for world in worlds)
    assert len({world.cards[0].conflicts for world in worlds}) > 6
    assert all(len(members(world.cards[0].conflicts)) == 2 for world in worlds)


def test_a_planned_card_may_be_any_that_its_owner_can_have() -> None:
    """IM-R39, IM-062: in imagined worlds a face-down card is a held region card, a conflict card or a blank."""
    match = given(
        armies=ARMIES,
        regions=["moonwell"],
        plans=[{"construct": "region_treehome"}, {"attack_1": "region_crown_hill"}, {"attack_1": "blank"}],
    )
    found = {match.imagine(1, seed).cards[0].spaces[2] for seed in range(40)}
    names = {CARD_IDS[card] for card in found}
    assert names == {"region_treehome"}  # seat 0 is asked, so not blank; Moonwell's card could not be laid
    found = {match.imagine(0, seed).cards[1].spaces[3] for seed in range(40)}
    assert {CARD_IDS[card] for card in found} == {"region_crown_hill", "blank"}


def test_undo_stops_at_a_reveal() -> None:
    """IM-058, IM-R85: a card laid in secret may be taken back; a revealed one may not."""
    match = Match(TITLE, 3, 1, {})
    while match.decisions()[0].question != "plan":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[-1].key)
    seat = match.decisions()[0].seat
    before = seen(match.game, seat)
    match.choose(seat, match.decisions()[0].options[0].key)
    match.undo(seat)
    assert seen(match.game, seat) == before
    while match.decisions()[0].question == "plan":
        match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    assert match.undo_refusal(seat) is not None
    match.choose(match.decisions()[0].seat, match.decisions()[0].options[0].key)
    assert match.undo_refusal(seat) is not None
