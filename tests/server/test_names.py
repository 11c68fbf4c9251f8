"""Names: nobody can pass for another person at the table."""

import pytest
from tests.support.server import RunningServer

from wartable.server.names import are_alike, clean_name
from wartable.server.trouble import Trouble


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("paypal", "раураl"),  # Cyrillic er, a, u, er, a
        ("Scope", "Ѕсоре"),  # all Cyrillic
        ("Bob", "ВоЬ"),  # Cyrillic capital ve, o, soft sign
        ("PETER", "РЕТЕR"),
        ("Ian", "lan"),
        ("Modern", "Modem"),
        ("O2", "02"),
        ("Zoe", "Ζοe"),  # Greek zeta, omicron
        ("Ann", "Ａｎｎ"),  # full width
        ("Ann", "𝐀𝐧𝐧"),  # bold of mathematics
        ("José", "Jose\u0301"),
        ("Red Ann", "RedAnn"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Иван", "Ivan"), ("Jose", "José"), ("春", "秋"), ("Kim", "Tim")]
)
def test_names_that_differ_to_the_eye_may_sit_together(one: str, other: str) -> None:
    assert not are_alike(one, other)


@pytest.mark.parametrize(
    "name", ["Ann", "Иван Грозный", "Ζωή", "山田 Taro", "李小龍 2", "김 Lee", "Zoë & Max!", "♞ Ada"]
)
def test_people_are_called_as_they_like(name: str) -> None:
    assert clean_name(name) == name


def test_a_name_is_kept_in_one_spelling() -> None:
    assert clean_name(" Jose\u0301 ") == "José"


@pytest.mark.parametrize(
    "name",
    ["Аnn", "Annα", "Ann\ufe0f", "\u3164", "A\u115fnn", "a\u0301\u0302\u0303", "Ann\u200b", "\u202eAnn", ""],
)
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    """Letters of two alphabets, letters that cannot be seen, heaps of marks, changes of direction."""
    with pytest.raises(Trouble) as refused:
        clean_name(name)
    assert refused.value.problem.code in ("name_mixed", "name_refused")


def test_a_look_alike_gets_no_seat(server: RunningServer) -> None:
    """Given Scope at the table, when somebody comes who writes that in Cyrillic, then the name is taken."""
    ann, eve = server.guest(), server.guest()
    table = ann.create("me", "open", "skilled", name="Scope")["id"]
    for name in ("Ѕсоре", "SCOPE", "ЅСОРЕ", "Skilled", "ЅkilIed"):
        answer = eve.take_seat(table, 1, name)
        assert answer.status_code in (400, 409), name
        assert answer.json()["code"] in ("name_taken", "name_mixed")
    assert eve.take_seat(table, 1, "Eve").status_code == 200


def test_the_maker_of_a_table_cannot_pass_for_a_bot(server: RunningServer) -> None:
    wish = {"game": "quests", "players": 2, "seats": ["me", "master"], "name": "Maѕter".replace("ѕ", "s")}
    answer = server.guest().http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")
