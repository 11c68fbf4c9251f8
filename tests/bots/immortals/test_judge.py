"""The judge of Immortals: odds, attacks, building and planning with sense."""

import pytest
from tests.support.immortals import given, play, player, site, stands

from wartable.bots.immortals.odds import Odds
from wartable.bots.levels import make_bot
from wartable.engine.window import Window
from wartable.immortals.battle import FOR_ATTACKER, FOR_DEFENDER, NEUTRAL
from wartable.immortals.components import SITE_IDS
from wartable.immortals.title import TITLE
from wartable.matches.match import Match

OTHERS = [{"magic_1": "blank"}, {"magic_1": "blank"}]
AFTER_SEEDING = ((0, 0, 5), (1, 1, 5), (2, 2))  # about what is inside after a seeding with three players


def let_play(match: Match, choices: int) -> Match:
    """The greedy bot of the seat that is asked answers a number of questions."""
    seat = match.decisions()[0].seat
    bot = make_bot("greedy", TITLE, 1)
    for _ in range(choices):
        if match.decisions()[0].seat == seat:
            play(match, TITLE.key(bot.choose(Window(TITLE, match.game, seat))))
    return match


@pytest.mark.parametrize(
    ("attackers", "defenders", "case", "chance"),
    [
        (3, 3, FOR_ATTACKER, 0.80),
        (3, 3, NEUTRAL, 0.37),
        (3, 3, FOR_DEFENDER, 0.08),
        (5, 3, NEUTRAL, 0.69),
        (8, 4, FOR_DEFENDER, 0.47),
        (4, 6, FOR_ATTACKER, 0.58),
    ],
)
def test_odds_are_near_those_of_the_tower(attackers: int, defenders: int, case: int, chance: float) -> None:
    """IM-202: the judge's quick estimate is within a tenth of the tower's figures."""
    match = given(
        armies=["treehome-light 9", f"moonwell-light {defenders}"],
        plans=[{"attack_1": "region_treehome"}],
        tower=AFTER_SEEDING,
        tray_inhabitants=2,
    )
    estimate = Odds(match.game).win(0, attackers, SITE_IDS.index("moonwell-light"), case) / 1000
    assert estimate == pytest.approx(chance, abs=0.1)


def test_it_attacks_where_it_expects_to_win() -> None:
    """Given a weak and a strong neighbour, then the weak one is attacked."""
    match = given(
        armies=["treehome-light 8", "moonwell-light 1, borderland-light 12"],
        plans=[{"attack_1": "region_treehome"}, *OTHERS],
    )
    let_play(match, 5)
    target = next(str(event.facts["site"]) for event in match.events if event.name.startswith("attacked"))
    assert target != "borderland-light"


def test_it_builds_where_it_can_hold() -> None:
    """Given two sites of the card, one of them beside a large army, then the other one gets the building."""
    match = given(
        armies=["treehome-light 5, treehome-dark 1", "moonwell-dark 12"],
        plans=[{"construct": "region_treehome"}, *OTHERS],
        gold=[4],
        energy=[4],
    )
    let_play(match, 4)
    assert site(match, "treehome-light").building is not None


def test_it_plans_around_what_it_owns() -> None:
    """Given sites that can neither attack nor be built on, then the richest card of each kind extracts."""
    sites = "shore_lake-light tribute_pass-dark reedmarch-dark"
    match = given(
        armies=[", ".join(f"{name} 1" for name in sites.split())],
        regions=["shore_lake tribute_pass reedmarch"],
        shrines=sites,
        portals=sites,
        phase="planning",
    )
    let_play(match, 2)
    cards = {space.id: space.card for space in player(match).spaces if space.laid}
    assert cards == {"extract_gold": "region_shore_lake", "extract_energy": "region_tribute_pass"}


def test_it_does_not_attack_hopelessly() -> None:
    """Given only neighbours that are far stronger, then the attack is forfeited or passed."""
    around = "moonwell-light 6, heartwood-light 6, borderland-light 6, thornreach-light 6"
    match = given(armies=["treehome-light 2", around], plans=[{"attack_1": "conflict_dark_gull_bay"}, *OTHERS])
    let_play(match, 2)
    assert stands(match, "treehome-light") == (0, 2)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """Given one greedy bot among random ones, then it wins by far."""
    for seed in range(2):
        match = Match(TITLE, 3, seed, {})
        bots = [make_bot("greedy" if seat == seed else "random", TITLE, seat) for seat in range(3)]
        while not match.over:
            seat = match.decisions()[0].seat
            match.choose(seat, TITLE.key(bots[seat].choose(Window(TITLE, match.game, seat))))
        assert match.winners == [seed] and match.scores[seed] > 2 * sorted(match.scores)[-2]
