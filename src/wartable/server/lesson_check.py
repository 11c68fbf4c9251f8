"""Whether a lesson can be played: every step is tried on the engine, the learner's the way a person would make it."""

from wartable.engine.decision import NotOffered, Refusal
from wartable.matches.match import Match
from wartable.server.drafts import draft_of
from wartable.server.lessons import Lesson, LessonPart
from wartable.titles import title
from wartable.words import MissingSentence, say, word

MOST_STEPS = 60


def faults(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson; nothing where it can be played to its end."""
    found = [say("cli", "lessons-no_sentence", {"name": name}) for name in _unsaid(lesson)]
    steps = lesson.script.steps
    if len(steps) > MOST_STEPS:
        found.append(say("cli", "lessons-too_long", {"steps": len(steps), "most": MOST_STEPS}))
    if not steps or steps[-1].do:
        found.append(word("cli", "lessons-no_ending"))
    found += [say("cli", "lessons-idle", {"name": step.say}) for step in steps if step.then and not step.do]
    return found + _untaught(lesson)


def _unsaid(lesson: Lesson) -> list[str]:
    steps = lesson.script.steps
    names = ["title", *(step.say for step in steps), *(f"{step.say}-task" for step in steps if step.do)]
    return [name for name in names if not _is_said(lesson.part, name)]


def _is_said(part: str, name: str) -> bool:
    try:
        return bool(word(part, name))
    except MissingSentence:
        return False


def _untaught(lesson: Lesson) -> list[str]:
    """The first choice of the script that the rules refuse, if any."""
    script = lesson.script
    match = Match(title(lesson.game), script.players, script.seed, script.options)
    fault = match.follow(script.before)
    if fault is not None:
        return [say("cli", "lessons-refused", {"name": "before", "why": f"{fault.key}: {fault.sentence}"})]
    for step in script.steps:
        try:
            _do(match, script.seat, step)
            for seat, key in step.then:
                match.choose(seat, key)
        except Refusal as refusal:
            return [say("cli", "lessons-refused", {"name": step.say, "why": refusal.sentence})]
    return []


def _do(match: Match, seat: int, step: LessonPart) -> None:
    """Where a set is asked for, the learner picks it whole; other choices are made one after the other."""
    keys = step.do
    while keys:
        draft = draft_of(match, seat, [])
        done = keys[:1] if draft is None else match.keys_of_set(seat, draft.picks_of(keys))
        if keys[: len(done)] != done:
            raise NotOffered("", "one_choice")
        match.choose_all(seat, done)
        keys = keys[len(done) :]
