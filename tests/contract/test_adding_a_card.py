"""Adding a card: the page `docs/adding-a-card.md` is carried out on a copy of the project, and games are played."""

import json
import tomllib
from pathlib import Path

import pytest
from tests.support.following import SOURCES_ONLY, blocks, carry_out, copied, edited, run
from tests.tools.test_component_keys import SOURCES, tables_in

from tools import rule_coverage
from wartable.lab.compiled import is_compiled

PAGE = "adding-a-card.md"
MANY, FEW = 60, 6  # games; a game of Quests is short
TURNED = "Stops Orcs; those that start on it go one space to the right, or over the cliff."
SPELLS = "draw 1 conflict card, or bring 3 armies from one limbo to your sites of that realm."
TEXTS = {
    "tunnel_rat": "Gain 1 Influence and gain 2 Gold.",
    "card_or_transition_3": f"For 2 energy and 1 gold: {SPELLS}",
    "palisade": f"{TURNED} Rams and Dragons destroy it.",
}
ONCE = pytest.mark.skipif(is_compiled(), reason="only the sources are copied")
BY_HABIT = ("--players", "2", "--games", "1", "--bots", "habitual", "--jobs", "1", "--check", "--json")

PLAY = """
import sys
import msgspec
from wartable.engine.chance import chance_from
from wartable.titles import TITLES

folder, name, games, *wanted = sys.argv[1:]
title = TITLES[name]
assert folder in sys.modules["wartable"].__file__
faces = {face.id: face for face in title.faces()}
met = set()
for seed in range(int(games)):
    players = title.players[seed % len(title.players)]
    game, chance = title.new(players, chance_from(seed), title.settings(players, {})), chance_from(seed)
    game.run()
    while not game.over:
        decision = game.decisions()[0]
        option = decision.options[chance.below(len(decision.options))]
        met |= {word for one in decision.options for word in title.key(one).split(":")}
        assert title.broken_invariants(game) == [], title.broken_invariants(game)
        if chance.below(20) == 0:
            world = title.imagine(game, decision.seat, seed)
            assert title.broken_invariants(world) == [], title.broken_invariants(world)
            asked = next(one for one in world.decisions() if one.seat == decision.seat)
            assert [title.key(one) for one in asked.options] == [title.key(one) for one in decision.options]
            seen = msgspec.json.encode(title.view(game, decision.seat)).decode()
            met |= {one for one in wanted if f'"{one}"' in seen}
        game.answer(decision.seat, option)
    assert title.broken_invariants(game) == []
print(*sorted(met & set(wanted)))
print(*[f"{faces[one].rule} {faces[one].text}" for one in wanted if one in faces], sep="\\n")
"""


def play(project: Path, game: str, games: int, *wanted: str) -> list[str]:
    """Play random games of the copy with all invariants checked; what was met, then the text of each card named."""
    ended = run(project, "-c", PLAY, project, game, str(games), *wanted)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.splitlines()


def assert_bots_play_it(project: Path, game: str) -> None:
    ended = run(project, "-m", "wartable", "simulate", game, *BY_HABIT)
    assert ended.returncode == 0, ended.stderr
    assert json.loads(ended.stdout)["finished"] == 1


def assert_only_code_and_tests_miss(project: Path, game: str, *rules: str) -> None:
    """The pages give the rules of the rows, and every source is one that is known."""
    coverages, unknown = rule_coverage.measure(project)
    assert unknown == []
    missing = [line.split()[0] for coverage in coverages for line in coverage.missing() if "not in code" in line]
    assert missing == list(rules)
    components = tomllib.loads((project / "src" / "wartable" / game / "components.toml").read_text(encoding="utf-8"))
    assert {table["source"] for table in tables_in(components) if "source" in table} <= SOURCES


@pytest.mark.exhaustive
def test_a_29th_citizen_and_a_33rd_quest_are_rows(tmp_path: Path) -> None:
    """Given the page, when its rows and counts are added, then 60 random games meet the cards and break no rule."""
    project = copied(tmp_path)
    carry_out(project, PAGE, "A citizen")
    carry_out(project, PAGE, "A quest")
    met, citizen, quest = play(project, "quests", MANY, "cartographer", "survey_the_salt_marshes")
    assert met.split() == ["cartographer", "survey_the_salt_marshes"]
    paid = "Pay a citizen from your hand or guild: gain a Draw action and gain a Reserve action."
    assert citizen == f"QV-225 {paid}"
    assert quest == "QV-226 Gain a Draw action and gain a Reserve action."
    assert_bots_play_it(project, "quests")
    assert_only_code_and_tests_miss(project, "quests", "QV-225", "QV-226")


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("section", "game", "card", "rule"),
    [
        ("A Champion", "shadow_kingdoms", "tunnel_rat", "SK-245"),
        ("A magic card", "immortals", "card_or_transition_3", "IM-214"),
        ("A building", "dragon_valley", "palisade", "DV-326"),
    ],
)
def test_a_card_of_another_game_is_a_row_too(section: str, game: str, card: str, rule: str, tmp_path: Path) -> None:
    """Given the page, when its row and counts are added, then random games meet the card and break no rule."""
    project = copied(tmp_path)
    carry_out(project, PAGE, section)
    met, text = play(project, game, FEW, card)
    assert met == card
    assert text == f"{rule} {TEXTS[card]}"
    assert_bots_play_it(project, game)
    assert_only_code_and_tests_miss(project, game, rule)


@pytest.mark.exhaustive
def test_many_more_kinds_of_many_copies_are_rows_too(tmp_path: Path) -> None:
    """Given 40 kinds, one of them with five copies, which no machine word holds, then games break no rule."""
    project = copied(tmp_path)
    row = next(text for _, where, text in blocks(PAGE, "A citizen") if where == "at the end")
    path = project / "src" / "wartable" / "quests" / "components.toml"
    text = path.read_text(encoding="utf-8")
    for number in range(12):
        copy = row.replace("cartographer", f"cartographer_{number}").replace("gold = 1", "gold = 0")
        text += "\n" + (copy.replace("copies = 3", "copies = 5") if number == 11 else copy)
    counts = "citizen_cards = 122\nkinds_of_role = { worker = 19, soldier = 7, shadow = 7, holy = 7 }\n"
    path.write_text(edited(text, "instead of these keys", counts), encoding="utf-8")
    assert "cartographer_11" in play(project, "quests", MANY, *(f"cartographer_{number}" for number in range(12)))[0]


@pytest.mark.slow
@ONCE
def test_a_power_of_a_new_sort_is_a_row_a_verb_and_a_deed(tmp_path: Path) -> None:
    """Given the page's new power on the Paladin, who has none, then it is offered in random games and does its work."""
    project = copied(tmp_path, SOURCES_ONLY)
    carry_out(project, PAGE, "A power of a new sort")
    path = project / "src" / "wartable" / "quests" / "components.toml"
    before, name, after = path.read_text(encoding="utf-8").partition('id = "paladin"')
    path.write_text(before + name + after.replace("steps = []", 'steps = ["clear_tavern_line"]', 1), encoding="utf-8")
    met, paladin = play(project, "quests", MANY, "clear_tavern_line", "paladin")
    assert "clear_tavern_line" in met.split()
    assert paladin == "QV-165 Discard all citizens of the tavern line."


@pytest.mark.parametrize(
    ("section", "game"),
    [
        ("A citizen", "quests"),
        ("A Champion", "shadow_kingdoms"),
        ("A magic card", "immortals"),
        ("A building", "dragon_valley"),
    ],
)
def test_counts_that_disagree_with_the_rows_stop_the_program(section: str, game: str, tmp_path: Path) -> None:
    """Given a row without its count, then the package cannot be imported."""
    project = copied(tmp_path)
    row = next(text for _, where, text in blocks(PAGE, section) if where == "at the end")
    path = project / "src" / "wartable" / game / "components.toml"
    path.write_text(edited(path.read_text(encoding="utf-8"), "at the end", row), encoding="utf-8")
    ended = run(project, "-c", f"import wartable.{game}.title")
    assert ended.returncode and "assert_printed_counts" in ended.stderr
