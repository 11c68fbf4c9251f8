"""Components and limits: the cards that exist and what is printed on them."""

import re

import msgspec
import pytest
from tests.support.quests import GUARDIAN, TITLE, asked, bag, given, guild, offered, play, player, table
from tests.support.rulebook import ids_between, sentences

from wartable.engine.decision import BadSetup
from wartable.matches.match import Match
from wartable.quests import pile
from wartable.quests.components import (
    CITIZENS,
    DEED_IDS,
    GUILD_MASTERS,
    QUESTS,
    RESOURCE_IDS,
    ROLE_IDS,
    TYPE_IDS,
    citizen_number,
)
from wartable.quests.printed import TOML
from wartable.words import word

RULES = sentences("quests")
ROLES = {"W": "worker", "So": "soldier", "Sh": "shadow", "H": "holy"}
RESOURCES = {"G": "gold", "M": "magic", "S": "strength"}
QUEST = re.compile(r"(.+) \((\w+)\): requires (.+) and (.+); (\d+) VP; bonus (.+)\.")
CITIZEN = re.compile(r"(\w+) \((\w+), ([^)]+)\): (.+)")
MASTER = re.compile(r"(.+): (\w+) and (\w+)\.")

# what a power costs, and its steps; "one" where only one of them may be done
POWERS = {
    "Blacksmith": ("none", "all", ["draw"]),
    "Bard": ("own_citizen", "all", ["draw", "draw"]),
    "Butcher": ("own_citizen", "all", ["draw", "discard_from_guild"]),
    "Baron": ("own_citizen", "all", ["hire"]),
    "Merchant": ("none", "all", ["reserve"]),
    "Peasant": ("none", "all", ["draw", "draw"]),
    "Alchemist": ("none", "all", []),
    "Knight": ("none", "all", ["hire"]),
    "Archer": ("none", "all", ["draw"]),
    "Warlord": ("none", "all", ["reserve"]),
    "Champion": ("own_citizen", "all", ["take_from_guild"]),
    "Squire": ("none", "all", ["discard_reserved_quest"]),
    "Captain": ("own_reserved_quest", "all", ["draw", "hire"]),
    "Bogatyr": ("none", "all", ["quest"]),
    "Assassin": ("none", "all", ["discard_from_guild"]),
    "Sapper": ("none", "all", ["discard_random_from_hand"]),
    "Thief": ("none", "all", ["take_random_from_hand"]),
    "Necromancer": ("own_citizen", "all", ["draw", "hire"]),
    "Sorceress": ("none", "one", ["discard_tavern_citizen", "discard_active_quest"]),
    "Rogue": ("none", "all", ["draw", "reserve"]),
    "Mercenary": ("none", "all", []),
    "Monk": ("none", "all", ["draw"]),
    "Bishop": ("none", "all", ["take_from_guild"]),
    "Mage": ("none", "one", ["discard_random_from_hand", "discard_reserved_quest"]),
    "Wizard": ("none", "all", ["hire"]),
    "Paladin": ("none", "all", []),
    "Cleric": ("none", "all", ["quest"]),
    "Priestess": ("none", "all", ["reserve"]),
}
PRINTED_CITIZENS = [rule for rule in ids_between("QV-137", "QV-167") if CITIZEN.match(RULES[rule])]


def amounts(text: str, names: dict[str, str]) -> dict[str, int]:
    """`2 W 1 H` as numbers by name; what is not printed is 0."""
    words = text.split()
    printed = {names[word]: int(number) for number, word in zip(words[::2], words[1::2], strict=True)}
    return dict.fromkeys(names.values(), 0) | printed


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_84_citizens_and_their_backs_tell_nothing(players: int) -> None:
    """QV-001: 84 citizen cards are in the game; of those in the deck only the number is seen."""
    match = Match(TITLE, players, 5, {})
    view = table(match)
    hidden = view.citizen_deck + sum(one.hand_size for one in view.players)
    assert hidden + len(view.line) == 84
    assert isinstance(view.citizen_deck, int)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_there_are_32_quests_and_their_backs_tell_nothing(players: int) -> None:
    """QV-002: 32 quest cards are in the game; of those in the deck only the number is seen."""
    view = table(Match(TITLE, players, 5, {}))
    assert view.quest_deck + sum(quest is not None for quest in view.spaces) == 32


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_there_are_six_guild_masters(players: int) -> None:
    """QV-003, QV-I03: six guild masters, each dealt or in the box."""
    game = Match(TITLE, players, 5, {}).game
    assert sorted([*game.box, *(one.guild_master for one in game.players)]) == [0, 1, 2, 3, 4, 5]


def test_two_action_tokens_and_one_first_player_token() -> None:
    """QV-004, QV-R05: a turn starts with two main actions left, counted; one seat is the first player."""
    view = table(Match(TITLE, 4, 5, {}))
    assert view.main_actions == 2
    assert view.first_player in range(4)


def test_player_aids_are_enough_for_all_and_do_nothing() -> None:
    """QV-005, QV-040: five aids, one for each player; the table does not know them."""
    assert TOML["counts"]["player_aid_cards"] == max(TITLE.players) == 5
    assert b"aid" not in msgspec.json.encode(table(Match(TITLE, 5, 5, {}))).replace(b"paladin", b"")


def test_seven_card_cost_tokens() -> None:
    """QV-006, QV-041: costs 0, 1, 1, 2, 2, 3 from left to right, then 2 for a hire from the hand."""
    view = table(Match(TITLE, 3, 5, {}))
    assert [slot.cost for slot in view.line] + [view.hire_from_hand_cost] == [0, 1, 1, 2, 2, 3, 2]


@pytest.mark.parametrize(("players", "solo"), [(1, True), (2, False), (3, False), (4, False), (5, False)])
def test_one_to_five_play_and_one_plays_solo(players: int, solo: bool) -> None:
    """QV-007: one player uses the solo rules, two to five the standard rules."""
    assert table(Match(TITLE, players, 5, {})).solo is solo


@pytest.mark.parametrize("players", [-1, 0, 6])
def test_no_other_number_of_players_may_play(players: int) -> None:
    """QV-007: the game is for 1 to 5 players."""
    with pytest.raises(BadSetup):
        Match(TITLE, players, 5, {})


def test_four_roles_three_resources_four_types_four_actions() -> None:
    """QV-008, QV-009, QV-010, QV-011: the words of the icons."""
    assert ROLE_IDS == ["worker", "soldier", "shadow", "holy"]
    assert RESOURCE_IDS == ["gold", "magic", "strength"]
    assert TYPE_IDS == ["adventure", "battle", "commerce", "subterfuge"]
    assert DEED_IDS[:4] == ["draw", "hire", "reserve", "quest"]


@pytest.mark.parametrize("citizen", CITIZENS, ids=lambda one: one.id)
def test_every_citizen_brings_one_role_and_shows_resources(citizen) -> None:
    """QV-012, QV-013: exactly one role; each resource shown carries a number or "=", never both."""
    roles = [pile.field(citizen.brings, place) for place in range(4)]
    assert sorted(roles) == [0, 0, 0, 1]
    numbered = [name for name in RESOURCE_IDS if citizen.numbers[name] > 0]
    assert numbered or citizen.equals
    assert not set(numbered) & set(citizen.equals)


def test_most_citizens_have_a_hire_power() -> None:
    """QV-014: the majority of kinds have a hire power."""
    assert sum(bool(one.power.deeds) for one in CITIZENS) > len(CITIZENS) / 2


def test_a_citizen_without_a_power_triggers_nothing() -> None:
    """QV-014: given an Alchemist in the free slot, when it is hired, then the second main action comes at once."""
    match = given(line="alchemist - - - - -", hands=["knight"])
    play(match, "hire:slot:0")
    assert asked(match) == "main" and table(match).main_actions == 1


def test_cards_of_one_name_are_alike() -> None:
    """QV-219, QV-R66: no two kinds share a name; two copies in a guild are one option, and either serves."""
    assert len({one.name for one in CITIZENS}) == 28
    match = given(line="- alchemist - - - -", guilds=["knight knight archer"])
    play(match, "hire:slot:1")
    assert offered(match) == ["pay:guild:knight", "pay:guild:archer"]
    play(match, "pay:guild:knight")
    assert guild(match) == bag("alchemist knight archer")


@pytest.mark.parametrize("quest", QUESTS, ids=lambda one: one.id)
def test_every_quest_card_is_complete(quest) -> None:
    """QV-015: name, requirement of roles and resources, points, a type, and flavor text."""
    assert quest.name and quest.points > 0
    assert word("quests", f"flavor-{quest.id}")
    assert sum(quest.roles.values()) > 0 and sum(quest.resources.values()) > 0
    assert quest.type in TYPE_IDS


def test_most_quests_grant_bonus_actions() -> None:
    """QV-016: most quests grant one or more; a quest without any only gives its points."""
    assert sum(bool(one.bonus) for one in QUESTS) > 16
    assert all(deed < 4 for one in QUESTS for deed in one.bonus)


@pytest.mark.parametrize("master", GUILD_MASTERS, ids=lambda one: one.id)
def test_every_guild_master_favours_quest_types(master) -> None:
    """QV-017, QV-R04: a name, and 1 point for each completed quest of two types; all pairs of types are there."""
    assert master.name
    assert list(master.bonus.values()) == [1, 1] and set(master.bonus) <= set(TYPE_IDS)
    assert len({frozenset(one.bonus) for one in GUILD_MASTERS}) == 6


def test_a_guild_is_open_and_what_is_completed_cannot_be_touched() -> None:
    """QV-018: citizens, reserve and completed quests are open; no attack reaches the completed or the guild master."""
    match = given(line="mage - - - - -", guilds=["", "knight"], completed=["", GUARDIAN])
    other = table(match).players[1]
    assert other.guild == ["knight"] and other.completed == [GUARDIAN] and other.reserve is None
    play(match, "hire:slot:0")
    assert asked(match) == "main"  # the Mage found no reserved quest and no hand
    assert player(match, 1).completed == [GUARDIAN]


@pytest.mark.parametrize("rule", ids_between("QV-104", "QV-135"))
def test_quests_are_as_printed(rule: str) -> None:
    """QV-103, QV-104, QV-105, QV-106, QV-107, QV-108, QV-109, QV-110, QV-111, QV-112, QV-113, QV-114, QV-115, QV-116,
    QV-117, QV-118, QV-119, QV-120, QV-121, QV-122, QV-123, QV-124, QV-125, QV-126, QV-127, QV-128, QV-129, QV-130,
    QV-131, QV-132, QV-133, QV-134, QV-135: type, requirement, points and bonus of each quest, in the order of the data.
    """
    name, kind, roles, resources, points, bonus = QUEST.fullmatch(RULES[rule]).groups()
    (quest,) = [one for one in QUESTS if one.rule == rule]
    assert (quest.name, quest.type, quest.points) == (name, kind.lower(), int(points))
    assert quest.roles == amounts(roles, ROLES) and quest.resources == amounts(resources, RESOURCES)
    steps = [] if bonus == "none" else sorted(bonus.lower().split(", "))
    assert sorted(DEED_IDS[deed] for deed in quest.bonus) == steps


@pytest.mark.parametrize("rule", PRINTED_CITIZENS)
def test_citizens_are_as_printed(rule: str) -> None:
    """QV-137, QV-138, QV-139, QV-140, QV-141, QV-142, QV-143, QV-144, QV-145, QV-146, QV-147, QV-148, QV-149, QV-151,
    QV-153, QV-154, QV-155, QV-156, QV-157, QV-158, QV-159, QV-160, QV-161, QV-163, QV-164, QV-165, QV-166, QV-167: what
    is printed on each kind; QV-R02, QV-R03.
    """
    name, role, resources, _ = CITIZEN.fullmatch(RULES[rule]).groups()
    citizen = CITIZENS[citizen_number(name.lower())]
    assert (citizen.name, citizen.role, citizen.rule) == (name, role.lower(), rule)
    words = [(amount, RESOURCES[word]) for amount, word in re.findall(r'(\d+|"=") (\w)', resources)]
    assert citizen.equals == [word for amount, word in words if amount == '"="']
    numbers = {word: int(amount) for amount, word in words if amount != '"="'}
    assert citizen.numbers == dict.fromkeys(RESOURCE_IDS, 0) | numbers
    cost, choose, steps = POWERS[name]
    power = citizen.power
    assert TOML["power_costs"][power.cost]["id"] == cost and power.only_one == (choose == "one")
    assert [DEED_IDS[deed] for deed in power.deeds] == steps


def test_all_citizens_are_printed() -> None:
    """QV-136, QV-R01: 28 kinds with 3 copies each, 7 kinds and 21 cards of every role."""
    assert len(PRINTED_CITIZENS) == len(CITIZENS) == len(POWERS) == 28
    for role in ROLE_IDS:
        copies = [one.copies for one in CITIZENS if one.role == role]
        assert copies == [3] * 7


@pytest.mark.parametrize("rule", ids_between("QV-186", "QV-191"))
def test_guild_masters_are_as_printed(rule: str) -> None:
    """QV-186, QV-187, QV-188, QV-189, QV-190, QV-191: the two types of each guild master."""
    name, first, second = MASTER.fullmatch(RULES[rule]).groups()
    (master,) = [one for one in GUILD_MASTERS if one.rule == rule]
    assert master.name == name and set(master.bonus) == {first.lower(), second.lower()}
