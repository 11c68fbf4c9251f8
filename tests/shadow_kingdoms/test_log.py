"""The log: what ends a game, how ties are broken, and what was lost because nothing could be done with it."""

from tests.support.riftlands import relic_game, rift
from tests.support.shadow_kingdoms import CLASH_2, Board, end_turn, given, in_camp, play, told

from wartable.matches.match import Match
from wartable.shadow_kingdoms.champions import GainChampion
from wartable.shadow_kingdoms.components import CHAIN_IDS
from wartable.shadow_kingdoms.conquest import ResolveChains
from wartable.shadow_kingdoms.ending import EndGame
from wartable.shadow_kingdoms.title import TITLE
from wartable.words import names_at, plain, sentence


def ended(*boards: Board) -> Match:
    """The game is over with these boards."""
    match = given(you=boards[0], rivals=boards[1:], players=len(boards))
    EndGame().happens(match.game)
    return match


def said(match: Match, name: str) -> list[str]:
    """The sentences of all events of a name."""
    names = names_at(TITLE, ["Ann", "Bob", "Cid"])
    return [plain(sentence("shadow_kingdoms", "log", name, facts, names)) for facts in told(match, name)]


# --- the end


def test_a_tie_that_influence_breaks() -> None:
    """SK-213: the log says who wins it, and with how much Influence."""
    match = ended(Board(points=20), Board(points=20, influence=12), Board(points=19, influence=13))
    assert said(match, "tie_broken") == ["A tie: Bob has the most Influence, 12, and wins."]
    assert told(match, "tie_shared") == []


def test_a_tie_that_nothing_breaks() -> None:
    """SK-214: the log says that the victory is shared."""
    match = ended(Board(points=20), Board(points=20))
    assert said(match, "tie_shared") == ["A tie in points and Influence: the victory is shared."]
    assert told(ended(Board(points=20), Board(points=19)), "tie_shared") == []
    assert told(ended(Board(points=20), Board(points=19)), "tie_broken") == []


def test_a_tie_with_the_adversary() -> None:
    """SK-229: it wins a tie: 10 points and 7 for each of three Awards."""
    assert said(ended(Board(points=31)), "tie_lost") == ["A tie at 31 points: the Adversary wins."]
    assert told(ended(Board(points=32)), "tie_lost") == []


def test_the_last_round_is_announced() -> None:
    """SK-208, SK-R52: after a seventh plan, or when there have been 100 rounds."""
    you = Board(reserve=[CLASH_2], dice="goblin:1 gargoyle:1", magic=0, covered="0:0 0:1 0:2 1:0 1:1 1:2")
    match = end_turn(in_camp(you))
    assert told(match, "end_triggered") == [{"seat": 0}] and told(match, "round_limit") == []
    match = end_turn(end_turn(given(round_number=100)))
    assert told(match, "round_limit") == [{"round": 100}] and told(match, "end_triggered") == []


# --- what is lost


def test_actions_with_which_nothing_can_be_done() -> None:
    """SK-050, SK-086, SK-083, SK-090: without a Gem, with a 6, without means or slot."""
    nothing = Board(gold=0, magic=0)
    assert told(play(given(you=Board(gems=1)), "go:gem", "die:goblin:4"), "idle") == [{"seat": 0, "location": "gem"}]
    assert told(play(given(), "go:gold", "die:gnoll:6"), "idle") == [{"seat": 0, "location": "gold"}]
    match = play(given(you=nothing), "go:champions", "die:gargoyle:6")
    assert said(match, "idle") == ["There is nothing that Ann can do at the Champions Shrine."]
    full = Board(gold=9, magic=0, reserve=[CLASH_2])
    assert told(play(given(you=full), "go:tactics", "die:goblin:6"), "idle") == [{"seat": 0, "location": "tactics"}]
    poor = play(rift(Board(magic=0)), "go:riftlands", "die:gold:gnoll:6")
    assert told(poor, "idle") == [{"seat": 0, "location": "riftlands"}]


def test_an_action_that_was_used_is_not_lost() -> None:
    """SK-073: a player who has bought a Champion leaves without a log line."""
    match = play(given(you=Board(gold=1, magic=0)), "go:champions", "die:gargoyle:6", "buy:instant:2")
    assert told(match, "idle") == []


def test_gains_beyond_a_limit() -> None:
    """SK-087, SK-066, SK-R39, SK-R83: Gold, Magic, Influence and Gems that cannot be taken are logged."""
    assert told(play(given(you=Board(gold=12)), "go:gold", "die:gargoyle:4"), "lost")[0]["amount"] == 1
    match = play(given(you=Board(magic=13)), "go:magic", "die:orc:4")
    assert said(match, "lost") == ["Ann cannot take 2 more Magic."] and told(match, "gained") == []
    for what, board in (("influence", Board(influence=13)), ("gem", Board(gems=1))):
        match = given(you=board, step=ResolveChains(0, [CHAIN_IDS.index(what)]))
        assert [fact["what"] for fact in told(match, "lost")] == [what]


def test_effects_of_which_nothing_comes() -> None:
    """SK-R84, SK-R31, SK-R29: a Chain bonus at the Champion limit, and Sentry without a slot."""
    match = given(you=Board(champions="miner priest satyr"), step=ResolveChains(0, [CHAIN_IDS.index("champion")]))
    assert said(match, "missed") == ["Ann gets nothing from the Champion bonus."]
    rows = {"instant": "sentry thief shadow"}
    match = given(you=Board(reserve=[CLASH_2]), rows=rows, step=GainChampion(0, 0))
    assert said(match, "missed") == ["Ann gets nothing from Sentry."]


# --- who did what


def test_staffs_are_told_with_what_they_move() -> None:
    """RL-090, RL-091, RL-095: the die with both Shrines, the Relic with its cycler, the chit with both areas."""
    match = play(relic_game(Board(active="urdr_staff_a", magic=2, place="gem")), "go:gold", "staff:urdr_staff_a")
    play(match, "die:magic:orc:4", "to:gem")
    assert said(match, "moved_die") == ["Ann moves Orc 4 from the Magic Shrine to the Gem Shrine."]
    assert told(match, "took_die") == []
    match = play(relic_game(Board(active="urdr_staff_f", magic=1, place="gem", chits=(1, 0, 0))), "go:gold")
    play(match, "staff:urdr_staff_f", "to:rift_3")
    assert said(match, "moved_chit") == ["Ann moves a chit from the first area to the third area."]
