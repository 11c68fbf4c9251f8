"""The contract of refusals: whatever is asked for, the answer names a rule that exists, and says why."""

from collections import Counter
from collections.abc import Iterator

from tests.support.cases import Case, every_published_case_in_every_style
from tests.support.players import Player
from tests.support.rulebook import PAGES, sentences

from wartable.engine.agenda import Game
from wartable.engine.decision import Decision, NotOffered

MOMENTS_A_QUESTION = 3
WISHES_A_PATTERN = 4
LONGEST_GAME = 1_500
NO_REASON = "no answer to what is asked"
NONSENSE = ("", ":", "nonsense", "-1", "a:b:c:d")
RULES = {rule for page in PAGES.glob("*.md") for rule in sentences(page.stem)}


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


def objections(refusal: NotOffered) -> list[str]:
    """What is wrong with a refusal."""
    wrong = []
    if refusal.rule not in RULES:
        wrong.append(f"no rule {refusal.rule!r}")
    if not refusal.sentence.endswith(".") or NO_REASON in refusal.sentence:
        wrong.append(f"no reason: {refusal.sentence!r}")
    return wrong


@every_published_case_in_every_style
def test_every_refusal_names_its_rule_and_reason(case: Case, style: str) -> None:
    """Given every question of a game, when all sorts of things are asked for, then each answer says why not."""
    wishes = wishes_of(case, style, 41)
    seen: Counter[str] = Counter()
    wrong = []
    for game, decision in questions(case, style, 43):
        question = case.title.question(decision)
        seen[question] += 1
        if seen[question] > MOMENTS_A_QUESTION:
            continue
        offered = {case.title.key(option) for option in decision.options}
        for wish in wishes:
            if wish not in offered:
                refusal = case.title.why_not(game, int(decision.seat), wish)
                wrong += [f"{question} {wish!r}: {one}" for one in objections(refusal)]
    assert wrong == []
