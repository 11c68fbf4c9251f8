"""The match: choosing by keys, refusals, taking back, and what a copy is."""

import pytest
from tests.support.envelopes import TITLE
from tests.support.quests import TITLE as QUESTS

from wartable.engine.decision import BadSetup, NotAsked, NotOffered, Refusal, UndoRefused
from wartable.matches.match import CHOICES_A_SNAPSHOT, Match


def new(players: int = 2, seed: int = 5) -> Match:
    return Match(TITLE, players, seed, {})


def keys(match: Match, seat: int) -> list[str]:
    return [option.key for one in match.decisions() if one.seat == seat for option in one.options]


def put(match: Match, seat: int, place: int = 0) -> str:
    key = keys(match, seat)[place]
    match.choose(seat, key)
    return key


def opened(seed: int = 5) -> Match:
    """Two seats have filled their envelopes; the winner is asked for the rewards."""
    match = new(seed=seed)
    for seat in (0, 1):
        put(match, seat)
        match.choose(seat, "no")
    return match


def state(match: Match) -> tuple[object, ...]:
    views = tuple(match.view(seat) for seat in (*range(match.players), None))
    return (*views, tuple(match.choices), tuple(match.marks), tuple(event.seen_by(0).items() for event in match.events))


def test_choices_are_kept_with_their_seats() -> None:
    """Given two choices, then the record holds seat and key of each, in order."""
    match = new()
    first, second = put(match, 1), put(match, 0)
    assert match.choices == [(1, first), (0, second)]


def test_what_is_not_offered_is_refused_and_nothing_changes() -> None:
    """Given a key that is not among the options, then a typed refusal names a rule and a reason."""
    match = new()
    before = str(state(match))
    with pytest.raises(NotOffered) as refused:
        match.choose(0, "put:99")
    assert refused.value.rule == "EN-001" and "put:99" in refused.value.sentence
    assert str(state(match)) == before


def test_a_seat_that_is_not_asked_is_refused() -> None:
    """Given a seat that has answered, or none of the table, then there is nothing for it to decide."""
    match = new()
    put(match, 0)
    match.choose(0, "no")
    for seat in (0, 2, -1):
        with pytest.raises(NotAsked):
            match.choose(seat, "no")


def test_a_finished_game_asks_nobody() -> None:
    """Given a game that is over, then every choice is refused."""
    match = new()
    while not match.over:
        one = match.decisions()[0]
        match.choose(one.seat, one.options[0].key)
    with pytest.raises(NotAsked) as refused:
        match.choose(0, "no")
    assert refused.value.sentence == "The game is over."
    assert match.decisions() == []


def test_several_choices_are_taken_together_or_not_at_all() -> None:
    """Given a row of keys of which the second is not offered, then the first is taken back."""
    match = new()
    before = str(state(match))
    with pytest.raises(NotOffered):
        match.choose_all(0, [keys(match, 0)[0], "put:99"])
    assert str(state(match)) == before
    match.choose_all(0, [keys(match, 0)[0], "yes"])
    assert len(match.choices) == 2


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    """Given no choice yet, then undo is refused."""
    with pytest.raises(UndoRefused):
        new().undo(0)


def test_a_choice_is_taken_back_and_made_again() -> None:
    """Given a choice, when it is taken back, then the game is as before; when it is made again, as after."""
    match = new()
    before = str(state(match))
    key = put(match, 0)
    after = str(state(match))
    match.undo(0)
    assert str(state(match)) == before
    match.choose(0, key)
    assert str(state(match)) == after


def test_a_simultaneous_choice_can_be_taken_back_after_another_seat_has_chosen() -> None:
    """Given seats 0 and 1 that have both chosen secretly, when seat 0 takes back, then seat 1's choice stays."""
    match = new()
    put(match, 0)
    theirs = put(match, 1)
    match.undo(0)
    assert match.choices == [(1, theirs)] and len(keys(match, 0)) == 3
    put(match, 0, 1)
    assert match.view(1).own_envelope == int(theirs.split(":")[1])


def test_undo_takes_back_the_seats_newest_choice() -> None:
    """Given two choices of seat 0 around one of seat 1, then the second of seat 0 goes first, then its first."""
    match = new()
    first = put(match, 0)
    theirs = put(match, 1)
    match.choose(0, "yes")
    match.undo(0)
    assert match.choices == [(0, first), (1, theirs)]
    match.undo(0)
    assert match.choices == [(1, theirs)]


def test_undo_never_crosses_a_mark() -> None:
    """Given envelopes that have been opened, then nobody can take back what was put into them."""
    match = opened()
    assert match.marks[-1] == len(match.choices) == 4
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            match.undo(seat)
    assert match.undo_refusal(0) is not None


def test_another_seat_cannot_take_back_what_is_not_its_own() -> None:
    """Given the winner's choice after the envelopes, which reveals nothing, then only the winner can take it back."""
    match = opened()
    winner = match.decisions()[0].seat
    other = 1 - winner
    match.choose(winner, "place:0")  # a point first; the card drawn next is forced and learned by the winner
    with pytest.raises(UndoRefused):
        match.undo(other)


def test_what_can_be_taken_back_does_not_tell_of_secret_choices() -> None:
    """Given a seat's choice that began the simultaneous ones, then it stays, whether or not another has chosen in them.

    Otherwise the seat could see that another has chosen, or take the other's question away.
    """
    match = opened()
    winner = match.decisions()[0].seat
    other = 1 - winner
    match.choose(winner, "place:0")
    match.choose(other, "no")  # nobody objects: the next round begins
    assert match.marks[-1] == len(match.choices)
    before = match.undo_refusal(other)
    put(match, winner)
    after = match.undo_refusal(other)
    assert before is not None and after is not None and before.sentence == after.sentence
    match.undo(winner)
    assert match.undo_refusal(winner) is not None


def test_marks_say_when_somebody_has_learned_something() -> None:
    """Given secret choices, then none of them is a mark; opening the envelopes and drawing a card are."""
    match = opened()
    assert match.marks == [0, 4]
    winner = match.decisions()[0].seat
    match.choose(winner, "place:1")  # a card is drawn; then the point is forced
    assert match.marks == [0, 4, 5]


def test_events_are_counted_by_choice() -> None:
    """Given a game in progress, then it is known how many events had been told before each choice."""
    match = opened()
    assert match.events_before == sorted(match.events_before) and len(match.events_before) == len(match.choices)
    assert match.events_before[0] == 0 and len(match.events) > match.events_before[-1]


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    """Given a copy with record and log, when the copy goes on, then the original does not, and undo works in both."""
    match = new()
    put(match, 0)
    before = str(state(match))
    other = match.copy()
    assert str(state(other)) == before
    other.undo(0)
    put(other, 0, 2)
    assert str(state(match)) == before and other.choices != match.choices


@pytest.mark.parametrize("seed", [1 << 63, -(1 << 63) - 1, 1 << 70])
def test_a_seed_has_at_most_64_bits(seed: int) -> None:
    """Given a larger seed, then it is refused, compiled or not."""
    with pytest.raises(BadSetup):
        Match(QUESTS, 2, seed, {})


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (4, {}), (2, {"rounds": 4}), (2, {"rounds": "3"}), (2, {"rounds": True}), (2, {"speed": 1})],
)
def test_a_setup_that_does_not_exist_is_refused(players: int, options: dict[str, int | str]) -> None:
    """Given a wrong player count, option or value, then the refusal says what there is."""
    with pytest.raises(BadSetup):
        Match(TITLE, players, 1, options)


def test_options_have_defaults() -> None:
    """Given no options, then the defaults are filled in and stand in the record."""
    assert new().options == new().record().options == {"rounds": 3}
    assert Match(TITLE, 2, 5, {"rounds": 2}).options == {"rounds": 2}


def test_all_refusals_are_of_one_family() -> None:
    """Given any refusal, then code that serves a player can catch it by one name and read rule and sentence."""
    for kind in (NotOffered, NotAsked, UndoRefused, BadSetup):
        refusal = kind("QV-001", "So it is.")
        assert isinstance(refusal, Refusal) and str(refusal) == "QV-001: So it is."
    assert str(BadSetup("", "So it is.")) == "So it is."


def test_undo_does_not_begin_at_the_first_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a long game, when a choice is taken back again and again, then only those since the last mark are made."""
    match = Match(QUESTS, 2, 5, {})
    while len(match.choices) < 60 or match.undo_refusal(match.choices[-1][0]) is not None:
        question = match.decisions()[0]
        match.choose(question.seat, question.options[len(match.choices) % len(question.options)].key)
    made = 0
    choose = Match.choose

    def counted(self: Match, seat: int, key: str) -> None:
        nonlocal made
        made += 1
        choose(self, seat, key)

    monkeypatch.setattr(Match, "choose", counted)
    seat, key = match.choices[-1]
    match.undo(seat)
    first, made = made, 0
    for _ in range(10):
        match.choose(seat, key)
        match.undo(seat)
    assert first <= 2 * CHOICES_A_SNAPSHOT
    assert made <= 10 * (len(match.choices) - match.marks[-1] + 1)
