"""The log: who did what, and why something did not happen. A later reader misses nothing that was open."""

from tests.support.quests import CROWN, DRAGON, FORT, HYMNAL, MINE, given, play, told

from wartable.quests.title import TITLE
from wartable.words import names_at, plain, sentence

NAMES = names_at(TITLE, ["Ann", "Bob", "Cleo"])


def sentences_of(match) -> list[str]:
    """The log as a spectator reads it."""
    return [plain(sentence("quests", "log", event.name, event.seen_by(None), NAMES)) for event in match.events]


def test_who_discards_a_quest_and_from_where() -> None:
    """QV-028, QV-080, QV-148, QV-157: their own reserved quest, another player's, and one of the tavern."""
    match = play(given(reserves=[MINE], quests=f"{CROWN} - - - - -"), f"reserve:{CROWN}")
    assert told(match, "gave_up_quest") == [{"seat": 0, "quest": MINE}]
    match = play(given(line="squire - - - - -", reserves=["", DRAGON, FORT]), "hire:slot:0", "discard_reserved_quest:1")
    assert "Ann discards Bob's reserved quest Slay the Dragon of the Barrens." in sentences_of(match)
    match = given(line="sorceress - - - - -", quests=f"{CROWN} {MINE} - - - -")
    play(match, "hire:slot:0", f"discard_active_quest:{MINE}")
    assert "Ann discards Reopen the Silver Mine from the tavern." in sentences_of(match)


def test_a_refresh_is_told_with_every_quest_that_goes() -> None:
    """QV-079: the player, the quests discarded, and then the new ones."""
    match = play(given(quests=f"{CROWN} {MINE} - - - -", quest_top=HYMNAL), "refresh")
    names = [event.name for event in match.events]
    assert names[:4] == ["refreshed", "discarded_active_quest", "discarded_active_quest", "laid_quest"]
    assert told(match, "refreshed") == [{"seat": 0}]


def test_who_strikes_at_whom_is_one_line() -> None:
    """QV-153, QV-154: the attacker, the victim and the card."""
    match = given(line="assassin - - - - -", guilds=["", "monk knight"])
    play(match, "hire:slot:0", "discard_from_guild:1:monk")
    assert "Ann discards Monk from Bob's guild." in sentences_of(match)


def test_a_bonus_that_cannot_be_used_is_told() -> None:
    """QV-R09, QV-R11: a Knight's Hire with nobody to hire is lost, and so is a Mage's choice without a target."""
    match = play(given(line="knight - - - - -"), "hire:slot:0")
    assert told(match, "lost") == [{"seat": 0, "deed": "hire"}]
    match = play(given(line="mage - - - - -"), "hire:slot:0")
    assert [one["deed"] for one in told(match, "lost")] == ["discard_random_from_hand", "discard_reserved_quest"]


def test_a_bonus_that_is_declined_is_not_told_as_lost() -> None:
    """QV-R08: declining is a choice."""
    match = play(given(line="monk - - - - -"), "hire:slot:0", "finish")
    assert told(match, "lost") == []


def test_a_power_that_cannot_be_used_is_told() -> None:
    """QV-150, QV-R20: a Captain without a reserved quest, a Champion without a target."""
    match = play(given(line="captain - - - - -"), "hire:slot:0")
    assert told(match, "power_unpaid") == [{"seat": 0, "citizen": "captain"}]
    match = play(given(line="champion - - - - -"), "hire:slot:0")
    assert told(match, "power_in_vain") == [{"seat": 0, "citizen": "champion"}]


def test_an_end_by_idle_rounds_is_told() -> None:
    """QV-R49: before the guild masters are revealed."""
    match = given(players=2, seat=1, idle_rounds=14, actions=0)
    assert match.over and told(match, "idle_end") == [{"rounds": 15}]
    assert "No quest has been completed for 15 rounds: the game ends." in sentences_of(match)


def test_an_end_by_an_empty_line_is_told() -> None:
    """QV-212: in solo play."""
    match = given(players=1, round_number=3, line="monk - - - - -", rest="discard", actions=0)
    assert match.over and told(match, "line_is_empty") == [{}] and told(match, "won") == []


def end_of(guilds: list[str], hands: list[str]) -> list[str]:
    match = given(players=2, seat=1, guilds=guilds, hands=hands, idle_rounds=14, actions=0)
    assert match.over
    return [line for line in sentences_of(match) if "tied" in line or "victory" in line or "wins" in line]


def test_the_winner_is_told_with_every_tie_break() -> None:
    """QV-193, QV-194, QV-195, QV-196: level in points, then in guild citizens, then in cards in hand."""
    by_guild = "2 players are tied at 0 points: the most guild citizens decide."
    by_hand = "2 players are still tied, with 1 guild citizen each: the most cards in hand decide."
    assert end_of(["monk", ""], []) == [by_guild, "Ann wins with 0 points."]
    assert end_of(["monk", "rogue"], ["", "knight"]) == [by_guild, by_hand, "Bob wins with 0 points."]
    shared = ["Ann shares the victory with 0 points.", "Bob shares the victory with 0 points."]
    assert end_of(["monk", "rogue"], ["archer", "knight"]) == [by_guild, by_hand, *shared]


def test_the_account_is_told_which_events_break_a_tie() -> None:
    """QV-193, QV-194. Given two players level in points, then what broke the tie is among the events it repeats."""
    match = given(players=2, seat=1, guilds=["monk", ""], idle_rounds=14, actions=0)
    assert [event.name for event in match.events if event.name in match.title.ties] == ["level_in_points"]
