"""The contract of refusals: whatever is asked for, the answer names a rule that exists, and says why."""

from collections import Counter

from tests.support.cases import Case, every_published_case_in_every_style
from tests.support.rulebook import PAGES, sentences
from tests.support.wishes import questions, wishes_of

from wartable.engine.decision import NotOffered

MOMENTS_A_QUESTION = 3
NO_REASON = "no answer to what is asked"
RULES = {rule for page in PAGES.glob("*.md") for rule in sentences(page.stem)}


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
