"""The file of an edition: what it may say, what is refused with its place, and what it changes."""

from pathlib import Path

import pytest

from tools import reconstructed
from wartable.editions.chosen import GameEdition, games, printed_components, read_edition
from wartable.editions.laying import digest_of
from wartable.editions.lines import line_of
from wartable.editions.refusal import BadEdition
from wartable.editions.shapes import shape_of
from wartable.editions.writing import as_edition, doubtful
from wartable.titles import TITLES

HEAD = '[edition]\ngame = "quests"\nname = "Mine"\n\n'
KNIGHT = '[[citizens]]\nid = "knight"\n'


def read(folder: Path, text: str) -> GameEdition:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    read_edition.cache_clear()
    return read_edition(file)


def test_every_game_has_component_data() -> None:
    assert set(games()) == set(TITLES)


@pytest.mark.parametrize("game", games())
def test_what_the_command_prints_is_an_edition_that_changes_nothing(game: str, tmp_path: Path) -> None:
    """Given the whole data of a game with its expansions as one file, then they are the printed ones."""
    edition = read(tmp_path, as_edition(game, "Mine"))
    assert edition.changes == []
    assert edition.components == printed_components(game)
    assert edition.label.digest == digest_of(printed_components(game))


@pytest.mark.parametrize("game", games())
def test_the_printed_data_have_the_shape_that_is_read_off_them(game: str) -> None:
    shape_of(printed_components(game)).refuse(printed_components(game), ())


def test_what_an_edition_does_not_say_stays_as_printed(tmp_path: Path) -> None:
    """Given one field of one row, then nothing else differs, and the digest does."""
    edition = read(tmp_path, f"{HEAD}{KNIGHT}strength = 3\n")
    printed = printed_components("quests")
    assert [(change.path, change.printed, change.now) for change in edition.changes] == [
        (("citizens", "knight", "strength"), 1, 3)
    ]
    assert edition.label.digest != digest_of(printed)
    assert [row["id"] for row in edition.components["citizens"]] == [row["id"] for row in printed["citizens"]]
    assert "knight" in edition.changed_ids() and "paladin" not in edition.changed_ids()


def test_where_facts_come_from_is_no_change(tmp_path: Path) -> None:
    """Given an owner who has compared a card with the printed one, then the data are still the printed ones."""
    assert read(tmp_path, f'{HEAD}{KNIGHT}source = "rulebook"\n').changes == []


def test_a_row_can_be_taken_out_and_another_put_in(tmp_path: Path) -> None:
    page_boy = (
        '[[citizens]]\nid = "page_boy"\nrule = "QV-900"\nname = "Page boy"\nrole = "soldier"\ncopies = 3\ngold = 0\n'
    )
    page_boy += 'magic = 0\nstrength = 1\nequals = []\npower = { pay = "none", choose = "all", steps = [] }\n'
    edition = read(tmp_path, f"{HEAD}{KNIGHT}removed = true\n\n{page_boy}")
    ids = [row["id"] for row in edition.components["citizens"]]
    assert "knight" not in ids and ids[-1] == "page_boy"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("strength = ", "not a TOML file: Invalid value (at line 7, column 12)"),
        ("strenght = 3", "line 7, citizens.knight.strenght: there is no such field. Fields here: copies, equals, gold"),
        (
            'strength = "3"',
            "line 7, citizens.knight.strength: '3' is not allowed here. Allowed: a whole number",
        ),
        ("strength = -1", "-1 is not allowed here. Allowed: a whole number, 0 or more."),
        ('role = "king"', "citizens.knight.role: 'king' is not allowed here. Allowed: holy, shadow, soldier, worker."),
        (
            '\npower = { pay = "none", choose = "all", steps = ["hire", "fly"] }',
            "line 8, citizens.knight.power.steps.2: 'fly' is not allowed here. Allowed: discard_active_quest",
        ),
        ('source = "guessed"', "'guessed' is not allowed here. Allowed: house, part, reconstructed, rulebook."),
        ("\n[[citizen]]\nid = 'x'", "line 8, citizen: there is no such field. Fields here: action_tokens, actions"),
        (
            '\n[[citizens]]\nid = "page"',
            "line 8, citizens.page: a new row has to say everything. Missing: copies",
        ),
        ("\n[limits]\nactions_per_turn = 2.5", "limits.actions_per_turn: 2.5 is not allowed"),
        ("strength = 1001", "line 7, citizens.knight.strength: 1001 is not allowed here. Allowed: 0 to 1000."),
        ("\n[chain_bound]\ndraw = nan", "line 9, chain_bound.draw: nan is not allowed here. Allowed: 0 to 1000."),
        (
            'name = " "',
            "line 7, citizens.knight.name: ' ' is not allowed here. Allowed: a text in quotation marks that",
        ),
        ('removed = "yes"', "line 7, citizens.knight.removed: 'yes' is not allowed here. Allowed: true or false."),
        (f"\n{KNIGHT}gold = 2", "line 8, citizens.knight: a row above has this id already. Allowed: one row for each"),
    ],
)
def test_a_mistake_is_refused_with_line_field_and_what_is_allowed(text: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(BadEdition) as refused:
        read(tmp_path, f"{HEAD}{KNIGHT}{text}\n")
    assert told in refused.value.sentence
    assert "mine.toml" in refused.value.sentence


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ("", "needs a table [edition] with two short texts, game and name"),
        ('[edition]\ngame = "quests"\n', "needs a table [edition]"),
        ('[edition]\ngame = "quests"\nname = "two\\nlines"\n', "needs a table [edition]"),
        (
            '[edition]\ngame = "chess"\nname = "x"\n',
            "is an edition of 'chess'. There is no such game. Games: dra",
        ),
    ],
)
def test_a_file_says_what_it_is(head: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(BadEdition) as refused:
        read(tmp_path, head + KNIGHT)
    assert told in refused.value.sentence


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Given bytes that are not UTF-8, as some editors of other systems write, then a sentence says so."""
    file = tmp_path / "mine.toml"
    file.write_bytes(HEAD.encode("utf-16"))
    with pytest.raises(BadEdition, match="is not a TOML file: 'utf-8'"):
        read_edition(file)


def test_lines_are_found_in_rows_within_tables_and_within_rows() -> None:
    text = "[a]\nx = 1\n[[a.b]]\ny = 1\n[[a.b]]\n# y\ny = 2\n[c.d]\nz = [\n 1,\n]\n"
    assert line_of(text, ("a", "x")) == 2
    assert line_of(text, ("a", "b", 1, "y")) == 7
    assert line_of(text, ("c", "d", "z", 0)) == 9
    assert line_of(text, ("e",)) == 1


@pytest.mark.parametrize("game", games())
def test_everything_that_is_not_in_the_rulebook_is_on_the_list(game: str) -> None:
    """Given the component files, then the list has an entry for each source that is not the rulebook."""
    marked = sum(as_edition(game, "x").count(f'\nsource = "{source}"') for source in ("part", "reconstructed"))
    assert len(doubtful(game)) >= marked > 10


def test_the_page_lists_what_is_reconstructed_now() -> None:
    """If this fails: tools/reconstructed.py."""
    assert reconstructed.PAGE.read_text(encoding="utf-8") == reconstructed.page()
