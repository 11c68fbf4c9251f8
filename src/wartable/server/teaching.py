"""Teaching: how a lesson's table differs from another: it is made at a position, expects choices, and says why."""

from wartable.server.drafts import draft_of
from wartable.server.forking import Fork, lay
from wartable.server.lessons import Lesson, LessonPart, lesson_at
from wartable.server.living import PERSON
from wartable.server.protocol import LessonInfo, LessonStep
from wartable.server.stored import Charter, Sitting, now
from wartable.server.story import Story
from wartable.server.trouble import CONFLICT, Trouble
from wartable.titles import title
from wartable.words import say, word

TASK = "-task"


def new_lesson(lesson: Lesson, table_id: str, guest: str) -> Fork:
    """The table of a learner, at the first position of the lesson."""
    script, game = lesson.script, title(lesson.game)
    seats = [PERSON if seat == script.seat else lesson.part for seat in range(script.players)]
    options = game.settings(script.players, script.options)
    charter = Charter(table_id, game.name, game.rules_version, script.players, options, script.seed, seats, now())
    return lay(charter, Sitting(script.seat, guest, word("server", "learner")), script.before)


def refuse_astray(story: Story, keys: list[str]) -> None:
    """A learner's choices are those of the script; others are refused kindly."""
    lesson = lesson_at(story.charter)
    if lesson is None:
        return
    choices = story.started().choices
    if not keys or lesson.expected(choices)[: len(keys)] != keys:
        raise _kindly(lesson, choices)


def refuse_astray_picks(story: Story, seat: int, picks: list[str]) -> None:
    """So are the picks of a draft."""
    lesson = lesson_at(story.charter)
    if lesson is not None and not set(picks) <= set(_picks(story, seat, lesson)):
        raise _kindly(lesson, story.started().choices)


def others_turn(story: Story) -> int | None:
    """The seat for which the script of a lesson chooses now."""
    lesson = lesson_at(story.charter)
    turn = lesson.next_turn(story.started().choices) if lesson else None
    return turn.seat if lesson and turn and turn.seat != lesson.script.seat else None


def scripted(story: Story) -> list[str]:
    """What the seat that comes next in the script chooses."""
    lesson = lesson_at(story.charter)
    turn = lesson.next_turn(story.started().choices) if lesson else None
    return [turn.key] if turn else []


def lesson_info(story: Story, seat: int | None) -> LessonInfo | None:
    """What the learner reads now."""
    lesson = lesson_at(story.charter)
    if lesson is None or seat != lesson.script.seat or story.match is None:
        return None
    choices, steps = story.match.choices, lesson.script.steps
    if lesson.place(choices) is None:
        changed = LessonStep(word("server", "lesson_changed"), "", [], [])
        return LessonInfo(lesson.name, 1, 1, [changed])
    numbers = lesson.open_steps(choices)
    told = [_told(story, lesson, steps[number]) for number in numbers]
    return LessonInfo(lesson.name, numbers.start + 1, len(steps), told)


def _told(story: Story, lesson: Lesson, step: LessonPart) -> LessonStep:
    text = say(lesson.part, step.say, {})
    if not step.do:
        return LessonStep(text, "", step.point, [])
    task = say(lesson.part, step.say + TASK, {})
    return LessonStep(text, task, step.point, _picks(story, lesson.script.seat, lesson))


def _picks(story: Story, seat: int, lesson: Lesson) -> list[str]:
    """What is expected now: picks where the question asks for a set, else keys."""
    match = story.started()
    keys = lesson.expected(match.choices)
    draft = draft_of(match, seat, []) if keys else None
    return keys if draft is None else draft.picks_of(keys)


def _kindly(lesson: Lesson, choices: list[tuple[int, str]]) -> Trouble:
    turn = lesson.next_turn(choices)
    if turn is None or turn.seat != lesson.script.seat:
        return Trouble(CONFLICT, "lesson", word("server", "lesson_wait" if turn else "lesson_over"))
    task = say(lesson.part, lesson.script.steps[turn.step].say + TASK, {})
    return Trouble(CONFLICT, "lesson", say("server", "lesson_not_yet", {"task": task}))
