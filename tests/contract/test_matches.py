"""The contract of matches: records, undo, refusals and the log."""

import msgspec
import pytest
from tests.support.cases import Case, every_case, every_case_in_every_style, every_published_case_in_every_style
from tests.support.players import Player

from wartable.engine.decision import NotAsked, NotOffered, Refusal, UndoRefused
from wartable.matches.match import Match, replay
from wartable.matches.record import read_record
from wartable.words import names_at, plain, sentence

FIRST_CHOICES = 45
NONSENSE = ("", "-1", "99", "\u00b2", "9" * 5000, "None", "a:b")  # a superscript two is a digit, but no number


def take(match: Match, player: Player) -> tuple[int, str]:
    """Let the player answer one of the open decisions, and not always the first."""
    decisions = match.game.decisions()
    decision = decisions[len(match.choices) % len(decisions)]
    key = match.title.key(player.choose(decision))
    match.choose(decision.seat, key)
    return int(decision.seat), key


def played(case: Case, style: str, seed: int) -> Match:
    match, player = case.new_match(seed), Player(case.title, style, seed)
    while not match.over:
        take(match, player)
    return match


def told(match: Match, viewer: int | None) -> bytes:
    return msgspec.json.encode([[event.name, event.seen_by(viewer)] for event in match.events])


def everything(case: Case, match: Match) -> list[object]:
    """What all viewers see and were told, and what the match keeps."""
    logs = [told(match, viewer) for viewer in case.viewers]
    return [
        case.seen_by_all(match.game),
        logs,
        match.choices[:],
        match.marks[:],
        match.events_before[:],
        match.record(),
    ]


@every_case_in_every_style
def test_a_record_gives_the_game_again(case: Case, style: str) -> None:
    """Given a finished game, when its record goes through JSON and is replayed, then all is equal, log included."""
    match = played(case, style, 17)
    again = replay(case.title, read_record(match.record().to_json()))
    assert everything(case, again) == everything(case, match)
    assert again.over and again.scores == match.scores and again.winners == match.winners


@every_case
def test_the_winners_share_the_first_place(case: Case) -> None:
    """Given a finished game, then those who won it, and nobody else, are in the first place; alone, one always is."""
    match = played(case, "eager", 17)
    first = [seat for seat, place in enumerate(match.places) if place == 1]
    assert first == (match.winners or [0])


@every_case
def test_a_record_gives_every_moment_again(case: Case) -> None:
    """Given a game in progress, then replaying the first choices gives the moment after them."""
    match, player = case.new_match(19), Player(case.title, "eager", 19)
    seen = []
    while not match.over and len(match.choices) < FIRST_CHOICES:
        seen.append(case.seen_by_all(match.game))
        take(match, player)
    for number in range(0, len(seen), 4):
        assert case.seen_by_all(replay(case.title, match.record(), number).game) == seen[number]


@every_case_in_every_style
def test_undo_never_crosses_a_mark_and_redo_is_equal(case: Case, style: str) -> None:
    """Given a choice after which nobody had learned anything, then it can be taken back and made again; else not."""
    match, player = case.new_match(23), Player(case.title, style, 23)
    undone = 0
    while not match.over and len(match.choices) < FIRST_CHOICES:
        before = everything(case, match)
        seat, key = take(match, player)
        after = everything(case, match)
        if match.marks[-1] == len(match.choices):
            assert all(isinstance(match.undo_refusal(one), UndoRefused) for one in case.seats)
            with pytest.raises(UndoRefused):
                match.undo(seat)
        else:
            match.undo(seat)
            assert everything(case, match) == before
            match.choose(seat, key)
            undone += 1
        assert everything(case, match) == after
    assert undone


@every_case
def test_undo_goes_back_to_the_last_mark_and_no_further(case: Case) -> None:
    """Given any moment, when all seats take back what they can, then the game stands at its last mark."""
    match, player = case.new_match(29), Player(case.title, "random", 29)
    for _ in range(FIRST_CHOICES):
        take(match, player)
        if match.over:
            break
        other, mark = match.copy(), match.marks[-1]
        while any(other.undo_refusal(seat) is None for seat in case.seats):
            other.undo(next(seat for seat in case.seats if other.undo_refusal(seat) is None))
        assert len(other.choices) == mark and other.choices == match.choices[:mark]


@every_case
def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    """Given keys of other moments, words that are none and seats that are not asked, then a typed refusal says why."""
    match, player = case.new_match(37), Player(case.title, "curious", 37)
    wishes = {"", "nonsense", ":", "a:b:c:d", "draw:", "-1"}
    while not match.over and len(match.choices) < FIRST_CHOICES:
        before = everything(case, match)
        for question in match.decisions():
            offered = {option.key for option in question.options}
            for wish in sorted(wishes - offered):
                with pytest.raises(NotOffered) as refused:
                    match.choose(question.seat, wish)
                assert refused.value.rule and refused.value.sentence
            wishes |= offered | {f"{key.rpartition(':')[0]}:{end}" for key in offered for end in NONSENSE}
        refuse_those_who_are_not_asked(case, match)
        assert everything(case, match) == before
        take(match, player)


def refuse_those_who_are_not_asked(case: Case, match: Match) -> None:
    asked = {question.seat: question.options[0].key for question in match.decisions()}
    for seat in {*case.seats, -1, case.players} - set(asked):
        with pytest.raises(NotAsked):
            match.choose(seat, next(iter(asked.values())))


@every_case
def test_a_row_of_choices_is_taken_together_or_not_at_all(case: Case) -> None:
    """Given a row of keys that ends in nonsense, then the match is as before, whatever was revealed on the way."""
    match, player = case.new_match(41), Player(case.title, "random", 41)
    for _ in range(12):
        before = everything(case, match)
        question = match.decisions()[0]
        with pytest.raises(Refusal):
            match.choose_all(question.seat, [question.options[-1].key, "nonsense"])
        assert everything(case, match) == before
        take(match, player)


@every_case_in_every_style
def test_secret_facts_reach_only_those_who_know_them(case: Case, style: str) -> None:
    """Given an event with secrets, then its knowers see all of it, the others and spectators only the open facts."""
    match = played(case, style, 43)
    secrets = 0
    for event in match.events:
        for viewer in case.viewers:
            knows = viewer is not None and event.knowers >> viewer & 1
            assert event.seen_by(viewer) == (event.facts | event.secret if knows else event.facts)
        secrets += bool(event.secret)
        assert not event.secret.keys() & event.facts.keys()
    assert secrets or is_all_open(case)


def is_all_open(case: Case) -> bool:
    """Whether no seat knows more than another."""
    game = case.new_game(43)
    return len({msgspec.json.encode(case.title.view(game, viewer)) for viewer in case.viewers}) == 1


@every_published_case_in_every_style
def test_every_event_has_its_sentence_for_every_viewer(case: Case, style: str) -> None:
    """Given the log of a game, then each event reads as a sentence for viewers who know more or less of it."""
    names = names_at(case.title, [f"Player {seat}" for seat in case.seats])
    for event in played(case, style, 47).events:
        for viewer in case.viewers:
            assert plain(sentence(case.title.name, "log", event.name, event.seen_by(viewer), names)).strip()
