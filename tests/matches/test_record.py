"""Records: written, read and played again; what is broken is refused with its place."""

import msgspec
import pytest
from tests.support.envelopes import TITLE

import wartable
from wartable.engine.decision import BadRecord, BadSetup
from wartable.engine.seed import Seed, read_seed
from wartable.matches.match import Match, replay
from wartable.matches.record import Record, read_record
from wartable.titles import title

QUESTS = title("quests")


SECRET = "0123456789abcdef" * 4
BAD_SECRETS = [{"chance": "sealed", "seed": seed} for seed in ("", "7", SECRET[1:], SECRET + "0", "g" + SECRET[1:])]


def played(choices: int = 30, seed: Seed = 8) -> Match:
    match = Match(TITLE, 3, seed, {})
    while not match.over and len(match.choices) < choices:
        one = match.decisions()[-1]
        match.choose(one.seat, one.options[-1].key)
    return match


def record_text(**changes: object) -> bytes:
    fields = {"game": "quests", "rules": QUESTS.rules_version, "players": 2, "options": {}, "choices": []}
    return msgspec.json.encode(fields | {"chance": "quick", "seed": 1, "wartable": 2} | changes)


@pytest.mark.parametrize(("seed", "kind"), [(8, "quick"), (-(1 << 63), "quick"), (SECRET, "sealed")])
def test_a_record_comes_back_as_it_was_written(seed: Seed, kind: str) -> None:
    """Given a game with simultaneous choices, when its record is written, read and replayed, then it is the same.

    It says from what kind of chance the game grew.
    """
    match = played(seed=seed)
    record = read_record(match.record().to_json())
    assert (record.chance, record.seed) == (kind, seed)
    again = replay(TITLE, record)
    assert record == match.record().chained() and again.choices == match.choices and again.marks == match.marks
    assert [again.view(seat) for seat in (0, 1, 2, None)] == [match.view(seat) for seat in (0, 1, 2, None)]


def test_a_record_can_be_replayed_up_to_a_choice() -> None:
    """Given a number, then only that many choices are played."""
    match = played()
    assert replay(TITLE, match.record(), 4).choices == match.choices[:4]
    assert replay(TITLE, match.record(), 0).choices == []


def test_later_choices_do_not_change_a_record() -> None:
    """Given a record taken in mid-game, when the game goes on, then the record stays."""
    match = played(3)
    record = match.record()
    one = match.decisions()[0]
    match.choose(one.seat, one.options[0].key)
    assert len(record.choices) == 3 and len(match.record().choices) == 4


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"no json",
        b"[]",
        b"\xff\xfe",
        b"{}",
        record_text(players="two"),
        record_text(choices=[["0", "draw"]]),
        record_text(choices=[[0]]),
        record_text(seed=1.5),
        record_text(cheat=True),
        record_text(wartable=4),
        record_text(wartable="2"),
        record_text(chance="loaded"),
        record_text(chance="sealed"),
        record_text(seed=SECRET),
        record_text(options={"a": [1]}),
    ],
)
def test_what_is_no_record_is_refused(text: bytes) -> None:
    """Given a text that is no record of this format, then it is refused with a sentence."""
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert refused.value.sentence


def test_a_record_of_the_first_format_is_refused_with_the_reason() -> None:
    """Given a record from before the two kinds of chance, then the refusal says why its game cannot be played again."""
    fields = {"game": "quests", "rules": 1, "players": 2, "seed": 1, "options": {}, "choices": [], "wartable": 1}
    with pytest.raises(BadRecord, match=r"format 1.*chance.*would not play the same"):
        read_record(msgspec.json.encode(fields))


def test_a_bad_secret_is_refused_without_being_repeated() -> None:
    """Given a sealed seed that is none, then the refusal does not tell it: it may be nearly one."""
    with pytest.raises(BadSetup) as refused:
        Match(TITLE, 2, SECRET[1:], {})
    assert SECRET[1:9] not in str(refused.value)


def test_a_seed_is_read_as_people_write_it() -> None:
    """Given a word, then it is a whole number or 64 hexadecimal digits, whatever these look like; or it is refused."""
    assert [read_seed(text) for text in ("0", "-5", str(2**63 - 1))] == [0, -5, 2**63 - 1]
    assert [read_seed(text) for text in (SECRET.upper(), "1" * 64)] == [SECRET, "1" * 64]
    for text in ("", "seven", "1.5", "1" * 63, "0x10", " 7"):
        with pytest.raises(BadSetup):
            read_seed(text)


def test_an_illegal_choice_is_refused_with_its_number() -> None:
    """Given a record whose second choice is not offered, then the refusal names choice, seat and rule."""
    match = played(3)
    record = match.record()
    choices = [record.choices[0], (record.choices[1][0], "put:99"), record.choices[2]]
    with pytest.raises(BadRecord, match=r"Choice 2 \(put:99 by seat \d\)") as refused:
        replay(TITLE, msgspec.structs.replace(record, choices=choices))
    assert refused.value.rule in ("EN-001", "")


def test_a_choice_after_the_end_is_refused() -> None:
    """Given a finished game with one more choice, then the record is not legal."""
    match = played(1000)
    assert match.over
    record = match.record()
    with pytest.raises(BadRecord, match="over"):
        replay(TITLE, msgspec.structs.replace(record, choices=[*record.choices, (0, "no")]))


def test_a_record_of_other_rules_is_refused() -> None:
    """Given a record of another version of the rules, then it is not replayed."""
    with pytest.raises(BadRecord, match="version 2"):
        replay(TITLE, msgspec.structs.replace(played().record(), rules=2))


@pytest.mark.parametrize(
    "changes",
    [{"game": "chess"}, {"players": 9}, {"options": {"speed": 1}}, {"seed": 1 << 64}, {"players": -1}, *BAD_SECRETS],
)
def test_a_record_of_a_game_that_does_not_exist_is_refused(changes: dict[str, object]) -> None:
    """Given an unknown game, player count, option or seed, then the refusal says so."""
    with pytest.raises(BadSetup):
        wartable.replay(read_record(record_text(**changes)))


def test_the_public_door() -> None:
    """Given the name of a game, then it is set up, played, recorded and played again."""
    game = wartable.new_game("quests", players=3, seed=7)
    for _ in range(20):
        decision = game.decisions()[0]
        game.choose(decision.seat, decision.options[0].key)
    record = game.record()
    assert isinstance(record, Record) and record.game == "quests"
    assert wartable.replay(record).view(0) == game.view(0)
    assert len(game.scores) == 3 and game.winners and not game.over
