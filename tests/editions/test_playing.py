"""Playing with an edition: every command and Python take one, and what was played says which.

An edition is chosen before a game is loaded, so each test runs in a process of its own.
"""

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from tools.setup import ROOT

import wartable
from wartable.bots.levels import LEVELS
from wartable.editions.refusal import BadEdition
from wartable.matches.record import Record, read_record

STRONG = '[edition]\ngame = "quests"\nname = "Strong"\n\n[[citizens]]\nid = "knight"\nname = "Lancer"\nstrength = 3\n'
MANY = f"{STRONG}copies = 4\n"
PLAY = """
import sys, wartable
game = wartable.new_game("quests", players=2, seed=3, edition=sys.argv[1])
while not game.over:
    asked = game.decisions()[0]
    game.choose(asked.seat, asked.options[len(game.choices) % len(asked.options)].key)
print(game.record().to_json().decode())
"""
TOO_LATE = """
import sys, wartable
wartable.new_game("quests", players=2, seed=3)
wartable.new_game("quests", players=2, seed=3, edition=sys.argv[1])
"""
FACES = """
import sys, wartable
wartable.choose_edition(sys.argv[1])
from wartable.server.games import cards, games
from wartable.words import speaking
knight = next(one for one in cards("quests") if one.id == "knight")
with speaking("de"):
    german = next(one for one in cards("quests") if one.id == "knight")
about = games()[0]
print(knight.name, german.name, [(one.what, one.amount) for one in knight.gives], knight.changed)
print([one.id for one in cards("quests") if one.changed], about.edition.name, about.lessons)
print([level.rating for level in about.levels])
"""


def run(*words: object) -> "subprocess.CompletedProcess[str]":
    environment = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def command(*words: object) -> "subprocess.CompletedProcess[str]":
    return run("-m", "wartable", *words)


@pytest.fixture
def strong(tmp_path: Path) -> Path:
    file = tmp_path / "strong.toml"
    file.write_text(STRONG, encoding="utf-8")
    return file


@pytest.fixture
def record(strong: Path, tmp_path: Path) -> Path:
    """The record of a game that was played with the edition, from Python."""
    ended = run("-c", PLAY, strong)
    assert ended.returncode == 0, ended.stderr
    file = tmp_path / "game.json"
    file.write_text(ended.stdout)
    return file


def test_simulations_play_with_the_edition_in_every_process(strong: Path) -> None:
    """Given two worker processes, then both have the edition, no rule is broken, and the result names it."""
    ended = command(
        "simulate", "quests", "--games", 60, "--bots", "random", "--jobs", 2, "--check", "--json", "--edition", strong
    )
    assert ended.returncode == 0, ended.stderr
    told = json.loads(ended.stdout)
    assert (told["finished"], told["edition"]["name"], len(told["edition"]["digest"])) == (60, "Strong", 16)


def test_saved_games_and_reports_name_the_edition(strong: Path, tmp_path: Path) -> None:
    """Given games that were saved, then one of them is replayed with the edition, and not without it."""
    games, page = tmp_path / "games.parquet", tmp_path / "page.html"
    how = ("--games", 10, "--bots", "random", "--jobs", 1, "--edition", strong)
    assert command("simulate", "quests", *how, "--save", games).returncode == 0
    assert command("replay", games, "--number", 2, "--at", 3, "--edition", strong).returncode == 0
    assert "was played with the edition Strong" in command("replay", games, "--number", 2).stderr
    assert command("report", "quests", *how, "--page", page).returncode == 0
    assert "component data: Strong (" in page.read_text(encoding="utf-8")


def test_the_example_is_an_edition() -> None:
    told = command("edition", "quests", "--edition", ROOT / "examples" / "editions" / "stronger_knight.toml").stdout
    assert told.splitlines()[1:] == ["citizens.knight.strength: 1 -> 3"]


def test_an_arena_names_the_edition(strong: Path) -> None:
    ended = command(
        "arena", "quests", "--games", 2, "--bots", "random,habitual", "--jobs", 1, "--json", f"--edition={strong}"
    )
    assert json.loads(ended.stdout)["contest"]["edition"]["name"] == "Strong"


def test_a_record_is_replayed_with_its_edition_only(record: Path, strong: Path) -> None:
    """Given a record of an edition, then `verify` proves it with the file and asks for the file without it."""
    proved, asked = command("verify", record, "--edition", strong), command("verify", record)
    assert proved.returncode == 0 and "complete" in proved.stdout
    assert asked.returncode == 2
    assert "The record was played with the edition Strong (" in asked.stderr


def test_a_record_of_the_printed_game_is_not_replayed_with_an_edition(strong: Path, tmp_path: Path) -> None:
    file = tmp_path / "printed.json"
    file.write_bytes(wartable.new_game("quests", 2, 3).record().to_json())
    ended = command("replay", file, "--edition", strong)
    assert ended.returncode == 2 and "was played with the printed data" in ended.stderr


def test_a_changed_edition_shows_in_the_chain(record: Path) -> None:
    """Given a record whose edition somebody has renamed, then `verify` names the part that was changed."""
    changed = json.loads(record.read_text())
    changed["edition"]["name"] = "Weak"
    record.write_text(json.dumps(changed))
    assert "Changed: the edition of the component data." in command("verify", record).stdout


def test_a_record_of_the_printed_game_says_nothing_of_editions() -> None:
    """So records, chains and fingerprints are what they were."""
    match = wartable.new_game("quests", 2, 3)
    assert "edition" not in json.loads(match.record().to_json())
    assert isinstance(read_record(match.record().to_json()), Record)


def test_a_record_of_another_edition_is_refused_from_python(record: Path) -> None:
    found = read_record(record.read_bytes())
    with pytest.raises(BadEdition, match="was played with the edition Strong"):
        wartable.replay(found)


def test_what_a_worker_refuses_comes_home_whole() -> None:
    refused = pickle.loads(pickle.dumps(BadEdition("record_of_printed", game="quests", now="Strong")))
    assert "was played with the printed data" in refused.sentence


def test_an_edition_that_comes_too_late_is_refused(strong: Path) -> None:
    """Given a process that has played with the printed cards, then it cannot change them."""
    ended = run("-c", TOO_LATE, strong)
    assert ended.returncode
    assert "comes too late: this process already plays quests with other data." in ended.stderr


def test_pages_show_changed_cards_as_changed(strong: Path) -> None:
    """Given another name and number, then the face has them in every language; lessons and ratings are gone."""
    ended = run("-c", FACES, strong)
    assert ended.returncode == 0, ended.stderr
    knight, others, ratings = ended.stdout.splitlines()
    assert knight == "Lancer Lancer [('strength', 3)] True"
    assert others == "['knight'] Strong []"
    assert ratings == str([None] * len(LEVELS))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (MANY, "does not say counts.citizen_cards, which is 84 as printed, but the rows come to 85 now."),
        (f"{MANY}\n[counts]\ncitizen_cards = 86\n", "line 12, counts.citizen_cards says 86, but the rows come to 85."),
        (
            f"{STRONG}\n[limits]\nstarting_hand = 4\n",
            "does not fit the rules. It changes (by line) ",
        ),
        (STRONG.replace("quests", "immortals", 1), "citizens: there is no such field"),
    ],
)
def test_data_that_do_not_fit_together_are_refused(text: str, told: str, tmp_path: Path) -> None:
    """Given a broken file, then the command ends with a sentence and no traceback."""
    file = tmp_path / "broken.toml"
    file.write_text(text, encoding="utf-8")
    ended = command("simulate", "quests", "--edition", file)
    assert ended.returncode == 2
    assert told in ended.stderr and "Traceback" not in ended.stderr


def test_an_edition_of_another_game_is_refused(strong: Path) -> None:
    ended = command("simulate", "immortals", "--edition", strong)
    assert ended.returncode == 2 and "is an edition of quests, not of immortals." in ended.stderr


def test_the_command_tells_what_an_edition_changes(strong: Path) -> None:
    told = command("edition", "quests", "--edition", strong).stdout.splitlines()
    assert told[0].startswith("The edition Strong (")
    assert told[1:] == ['citizens.knight.name: "Knight" -> "Lancer"', "citizens.knight.strength: 1 -> 3"]


def test_an_edition_of_a_board_that_the_page_draws_is_not_served(tmp_path: Path) -> None:
    """Given other points for a kill, which the page shows as printed, then `serve` refuses, and others need not."""
    file = tmp_path / "board.toml"
    file.write_text('[edition]\ngame = "dragon_valley"\nname = "x"\n\n[[barony.cell]]\nid = "a1"\nkill_points = 5\n')
    ended = command("serve", "--port", 0, "--data", tmp_path, "--edition", file)
    assert ended.returncode == 2
    assert "changes barony.cell.a1.kill_points, which the page draws as printed." in ended.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "rows"),
    [
        ("shadow_kingdoms", '[[champion]]\nid = "elite_guard"\ndo = { gain_influence = 1, gain_gold = 3 }\n'),
        ("immortals", '[[magic_card]]\nid = "transition_5"\ncost = { energy = 1, gold = 0 }\n'),
        ("dragon_valley", '[[building]]\nid = "tower"\ncount = 6\n\n[components]\nbuilding_tiles = 55\n'),
    ],
)
def test_another_number_can_be_tried_in_every_game(game: str, rows: str, tmp_path: Path) -> None:
    """Given a changed card of each game, then bots play it to the end and break no rule."""
    file = tmp_path / "tried.toml"
    file.write_text(f'[edition]\ngame = "{game}"\nname = "Tried"\n\n{rows}', encoding="utf-8")
    ended = command(
        "simulate", game, "--players", 3, "--games", 2, "--bots", "habitual", "--check", "--json", "--edition", file
    )
    assert ended.returncode == 0, ended.stderr
    assert json.loads(ended.stdout)["edition"]["name"] == "Tried"
