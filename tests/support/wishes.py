"""Wishes: what somebody might ask for in a game, whether it is offered or not."""

from collections import Counter
from collections.abc import Iterator

from tests.support.cases import Case
from tests.support.players import Player

from wartable.engine.agenda import Game
from wartable.engine.decision import Decision

WISHES_A_PATTERN = 4
LONGEST_GAME = 1_500
NONSENSE = ("", ":", "nonsense", "-1", "a:b:c:d")


def questions(case: Case, style: str, seed: int) -> Iterator[tuple[Game, Decision]]:
    """The decisions of a game, one after the other; the game must be left as it is."""
    game, player = case.new_game(seed), Player(case.title, style, seed)
    for _ in range(LONGEST_GAME):
        if game.over:
            return
        decision = game.decisions()[0]
        yield game, decision
        game.answer(decision.seat, player.choose(decision))


def wishes_of(case: Case, style: str, seed: int) -> list[str]:
    """Keys and things of all moments of a game: a few of each pattern, such as `cycle:` with two words behind it."""
    patterns: Counter[tuple[str, int]] = Counter()
    found = list(NONSENSE)
    for game, decision in questions(case, style, seed):
        for option in decision.options:
            for wish in (case.title.key(option), *case.title.touches(game, decision, option)):
                pattern = wish.split(":")[0], wish.count(":")
                if wish not in found and patterns[pattern] < WISHES_A_PATTERN:
                    patterns[pattern] += 1
                    found.append(wish)
    return found
