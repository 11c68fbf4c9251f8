"""Hire powers: every citizen's power, carried out as its card says."""

import pytest
from tests.support.quests import (
    CROWN,
    DRAGON,
    GOBLINS,
    MINE,
    WATCHTOWER,
    active_quests,
    asked,
    bag,
    complete,
    discarded,
    discarded_quests,
    given,
    guild,
    hand,
    line,
    offered,
    pending,
    play,
    player,
    table,
)

from wartable.matches.match import Match


def hire(name: str, **position: object) -> Match:
    """The position after the citizen has been hired out of the free slot."""
    line_of_it = position.pop("line", "- - - - -")
    return play(given(line=f"{name} {line_of_it}", **position), "hire:slot:0")


@pytest.mark.parametrize("name", ["blacksmith", "archer", "monk"])
def test_gain_a_draw(name: str) -> None:
    """QV-137, QV-145, QV-160: Blacksmith, Archer and Monk give a Draw."""
    match = hire(name, top="wizard")
    assert offered(match) == ["draw", "finish"]
    play(match, "draw")
    assert hand(match) == bag("wizard") and asked(match) == "main"


def test_bard() -> None:
    """QV-138: pay a citizen for two Draws."""
    match = play(hire("bard", hands=["knight"], top="wizard cleric"), "pay:hand:knight", "draw", "draw")
    assert hand(match) == bag("wizard cleric") and discarded(match) == bag("knight") and asked(match) == "main"


def test_butcher() -> None:
    """QV-139: pay a citizen; a citizen of another guild is discarded and a Draw gained, in any order."""
    for order in (["draw", "discard_from_guild:1:monk"], ["discard_from_guild:1:monk", "draw"]):
        match = play(hire("butcher", hands=["knight"], guilds=["", "monk"]), "pay:hand:knight", *order)
        assert guild(match, 1) == bag("") and discarded(match) == bag("knight monk")
        assert player(match).hand_size == 1 and asked(match) == "main"


def test_baron() -> None:
    """QV-140: pay a citizen for a Hire, which has to be paid as well."""
    match = play(hire("baron", hands=["knight wizard"], line="paladin - - - -"), "pay:hand:knight", "hire:slot:1")
    assert offered(match) == ["pay:hand:wizard", "pay:guild:baron"]
    play(match, "pay:guild:baron")
    assert guild(match) == bag("paladin") and hand(match) == bag("wizard")


@pytest.mark.parametrize("name", ["merchant", "warlord", "priestess"])
def test_gain_a_reserve(name: str) -> None:
    """QV-141, QV-146, QV-167: Merchant, Warlord and Priestess give a Reserve."""
    match = play(hire(name, quests=f"{CROWN} - - - - -"), f"reserve:{CROWN}")
    assert player(match).reserve == CROWN and asked(match) == "main"


def test_peasant() -> None:
    """QV-142: two Draws."""
    match = play(hire("peasant", top="wizard cleric"), "draw", "draw")
    assert hand(match) == bag("wizard cleric") and asked(match) == "main"


@pytest.mark.parametrize("name", ["alchemist", "mercenary", "paladin"])
def test_no_hire_power(name: str) -> None:
    """QV-143, QV-159, QV-165: Alchemist, Mercenary and Paladin give nothing."""
    match = hire(name, hands=["knight", "monk"], guilds=["", "archer"], reserves=[CROWN, DRAGON])
    assert asked(match) == "main" and table(match).groups == [] and discarded(match) == bag("")


@pytest.mark.parametrize("name", ["knight", "wizard"])
def test_gain_a_hire(name: str) -> None:
    """QV-144, QV-164: Knight and Wizard give a Hire at the normal cost."""
    match = play(hire(name, line="paladin - - - -"), "hire:slot:1")
    assert guild(match) == bag("paladin") and discarded(match) == bag(name) and asked(match) == "main"


def test_champion() -> None:
    """QV-147: pay a citizen; a citizen of another guild moves to the player's own."""
    match = hire("champion", hands=["knight"], guilds=["", "monk", "archer"])
    play(match, "pay:hand:knight")
    assert offered(match) == ["take_from_guild:1:monk", "take_from_guild:2:archer", "finish"]
    play(match, "take_from_guild:2:archer")
    assert guild(match) == bag("champion archer") and guild(match, 2) == bag("") and discarded(match) == bag("knight")


def test_squire() -> None:
    """QV-148: the reserved quest of another player is discarded."""
    match = hire("squire", reserves=[CROWN, DRAGON, MINE])
    assert offered(match) == ["discard_reserved_quest:1", "discard_reserved_quest:2", "finish"]
    play(match, "discard_reserved_quest:2")
    assert discarded_quests(match) == {MINE}
    assert [one.reserve for one in table(match).players] == [CROWN, DRAGON, None]


def test_captain() -> None:
    """QV-149: give up your own reserved quest for a Draw and a Hire."""
    match = hire("captain", reserves=[CROWN], line="paladin - - - -")
    assert offered(match) == ["pay:reserve", "decline"]
    play(match, "pay:reserve")
    assert player(match).reserve is None and discarded_quests(match) == {CROWN}
    assert pending(match) == [["draw", "hire"]]


def test_a_captain_may_keep_the_reserved_quest() -> None:
    """QV-149, QV-R08: declined, nothing is given up and nothing gained."""
    match = play(hire("captain", reserves=[CROWN]), "decline")
    assert player(match).reserve == CROWN and asked(match) == "main"


def test_a_captain_without_reserved_quest_gives_nothing() -> None:
    """QV-150: neither the Draw nor the Hire is gained; no citizen can stand in for the quest."""
    match = hire("captain", hands=["knight knight"], line="paladin - - - -", reserves=["", CROWN])
    assert asked(match) == "main" and table(match).groups == [] and hand(match) == bag("knight knight")


@pytest.mark.parametrize("name", ["bogatyr", "cleric"])
def test_gain_a_quest_action(name: str) -> None:
    """QV-151, QV-166: Bogatyr and Cleric give a Quest action."""
    match = hire(name, guilds=["captain captain"], quests=f"{WATCHTOWER} - - - - -")
    assert offered(match) == [f"quest:{WATCHTOWER}", "finish"]
    complete(match, WATCHTOWER, "captain captain")
    assert player(match).completed == [WATCHTOWER] and table(match).main_actions == 1


def test_the_quest_of_a_bogatyr_waives_nothing() -> None:
    """QV-152: with too little Strength no quest is offered; with enough it is discarded as usual."""
    short = hire("bogatyr", guilds=["knight"], quests=f"{WATCHTOWER} - - - - -")
    assert asked(short) == "main" and player(short).completed == []
    match = hire("bogatyr", guilds=["captain"], quests=f"{WATCHTOWER} - - - - -")
    complete(match, WATCHTOWER, "captain bogatyr")
    assert discarded(match) == bag("captain bogatyr")


def test_assassin() -> None:
    """QV-153: a citizen of another guild is discarded."""
    match = play(hire("assassin", guilds=["wizard", "monk archer"]), "discard_from_guild:1:archer")
    assert (
        guild(match, 1) == bag("monk") and discarded(match) == bag("archer") and guild(match) == bag("wizard assassin")
    )


def test_sapper() -> None:
    """QV-154: a random card of another hand is discarded."""
    match = play(hire("sapper", hands=["", "monk archer wizard"]), "discard_random_from_hand:1")
    assert hand(match, 1) + discarded(match) == bag("monk archer wizard") and player(match, 1).hand_size == 2
    assert hand(match) == bag("")


def test_thief() -> None:
    """QV-155: a random card of another hand moves to the player's own."""
    match = play(hire("thief", hands=["", "monk archer wizard"]), "take_random_from_hand:1")
    assert hand(match) + hand(match, 1) == bag("monk archer wizard") and player(match).hand_size == 1
    assert discarded(match) == bag("")


def test_necromancer() -> None:
    """QV-156: pay a citizen for a Draw and a Hire, in any order."""
    match = hire("necromancer", hands=["knight"], line="paladin - - - -", top="wizard")
    play(match, "pay:hand:knight")
    assert pending(match) == [["draw", "hire"]] and offered(match) == ["draw", "hire:slot:1", "finish"]
    play(match, "draw", "hire:slot:1", "pay:guild:necromancer")
    assert guild(match) == bag("paladin") and hand(match) == bag("wizard") and asked(match) == "main"


def test_sorceress() -> None:
    """QV-157, QV-034: a citizen of the line or an active quest is discarded, never both."""
    position = {"line": "paladin - - - -", "quests": f"{CROWN} {MINE} - - - -"}
    match = play(hire("sorceress", **position), "discard_tavern_citizen:1")
    assert line(match) == "- - - - - -" and discarded(match) == bag("paladin")
    assert asked(match) == "main" and active_quests(match).split()[:2] == [CROWN, MINE]
    match = play(hire("sorceress", **position), f"discard_active_quest:{MINE}")
    assert active_quests(match) == f"{CROWN} - - - - -" and discarded_quests(match) == {MINE}
    assert asked(match) == "main" and line(match) == "- paladin - - - -"


def test_rogue() -> None:
    """QV-158: a Draw and a Reserve."""
    match = play(hire("rogue", quests=f"{CROWN} - - - - -", top="wizard"), f"reserve:{CROWN}", "draw")
    assert player(match).reserve == CROWN and hand(match) == bag("wizard") and asked(match) == "main"


def test_bishop() -> None:
    """QV-161: a citizen of another guild moves to the player's own."""
    match = play(hire("bishop", guilds=["", "monk", "archer"]), "take_from_guild:1:monk")
    assert guild(match) == bag("bishop monk") and guild(match, 1) == bag("") and guild(match, 2) == bag("archer")


@pytest.mark.parametrize("taken", ["peasant", "knight", "bard", "bishop", "cleric"])
def test_the_power_of_a_taken_citizen_is_not_activated(taken: str) -> None:
    """QV-162, QV-071: neither by a Bishop nor by a Champion."""
    bishop = hire("bishop", hands=["monk monk"], guilds=["archer", taken], quests=f"{GOBLINS} - - - - -")
    play(bishop, f"take_from_guild:1:{taken}")
    assert asked(bishop) == "main" and table(bishop).groups == []
    champion = hire("champion", hands=["monk monk"], guilds=["", taken])
    play(champion, "pay:hand:monk", f"take_from_guild:1:{taken}")
    assert asked(champion) == "main" and table(champion).groups == []


def test_mage() -> None:
    """QV-163: a random card of another hand or the reserved quest of another player is discarded."""
    position = {"hands": ["", "monk", "archer wizard"], "reserves": [CROWN, "", DRAGON]}
    match = hire("mage", **position)
    assert offered(match) == [
        "discard_random_from_hand:1",
        "discard_random_from_hand:2",
        "discard_reserved_quest:2",
        "finish",
    ]
    play(match, "discard_reserved_quest:2")
    assert discarded_quests(match) == {DRAGON} and player(match, 2).hand_size == 2 and asked(match) == "main"
    match = play(hire("mage", **position), "discard_random_from_hand:1")
    assert discarded(match) == bag("monk") and player(match, 2).reserve == DRAGON and asked(match) == "main"


def test_doubtful_powers_are_plain_attacks() -> None:
    """QV-R03: Champion, Mage, Squire and Butcher attack; without another player's card nothing comes of it."""
    for name in ("champion", "mage", "squire"):
        assert asked(hire(name, hands=["knight"])) == "main"
    butcher = play(hire("butcher", hands=["knight"]), "pay:hand:knight")
    assert offered(butcher) == ["draw", "finish"]


def test_the_bogatyr_is_spelled_so() -> None:
    """QV-R02: the misprint of the clarification is not a name."""
    assert offered(given(line="- bogatyr - - - -", hands=["knight", "", ""]))[1:2] == ["hire:slot:1"]
    with pytest.raises(KeyError):
        given(line="bogatry - - - - -")
