"""Solving: what is asked at a table that poses a puzzle, whether it was answered well, and who plays the reply."""

from wartable.bots.levels import ADVISER
from wartable.bots.puzzles import Puzzle, puzzle_named
from wartable.engine.window import decision_of
from wartable.matches.match import replay
from wartable.server.living import PERSON
from wartable.server.puzzle_info import PuzzleState, PuzzleTold
from wartable.server.stored import Charter, Task
from wartable.server.story import Story
from wartable.server.trouble import CONFLICT, Trouble
from wartable.words import Names, option_sentence, plain, word

LONGEST_REPLY = 60  # choices


def state_of(story: Story) -> PuzzleState:
    """Whether the question has been answered, and how."""
    task = story.charter.task
    assert task is not None
    choices = story.started().choices
    if len(choices) <= task.number:
        return "open"
    key = choices[task.number][1]
    if key in task.answers:
        return "right"
    return "wrong" if task.is_strict or key in task.costs else "other"


def answered(before: Story, after: Story) -> PuzzleState | None:
    """How the question was answered just now, if it was."""
    if after.charter.task is None or before.match is None or state_of(before) != "open":
        return None
    state = state_of(after)
    return None if state == "open" else state


def replier(story: Story) -> int | None:
    """The seat for which a bot chooses: after a wrong answer everybody's, until the others have replied."""
    return next(iter(story.asked()), None) if story.charter.task and is_replying(story) else None


def is_replying(story: Story) -> bool:
    task, match = story.charter.task, story.started()
    if task is None or match.over or state_of(story) != "wrong":
        return False
    since = match.choices[task.number :]
    solver = solver_of(story.charter)
    is_back = solver in story.asked() and any(seat != solver for seat, _ in since)
    return not is_back and len(since) < LONGEST_REPLY


def solver_of(charter: Charter) -> int:
    return charter.seats.index(PERSON)


def chooser_at(story: Story, seat: int) -> str | None:
    """The bot that chooses for a seat: in a reply, one chooses for the person too."""
    return story.level_at(seat) or (ADVISER if replier(story) == seat else None)


def refuse_solved(story: Story) -> None:
    """Once the puzzle is answered, the table only shows what comes of it."""
    if story.charter.task is not None and state_of(story) != "open":
        raise Trouble(CONFLICT, "puzzle_answered")


def puzzle_told(story: Story, seat: int | None, names: Names) -> PuzzleTold | None:
    """What the solver is told."""
    task = story.charter.task
    if task is None or story.match is None or seat is None:
        return None
    state, puzzle = state_of(story), puzzle_named(task.puzzle)
    grade = None if puzzle is None else puzzle.grade
    if state == "open":
        return PuzzleTold(task.puzzle, grade, state, False, None, "", [], None, [])
    taken = story.match.choices[task.number][1]
    taken_told, *answers = options_told(story, [taken, *task.answers], names)
    return PuzzleTold(
        puzzle=task.puzzle,
        grade=grade,
        state=state,
        replying=is_replying(story),
        theme=None if puzzle is None else puzzle.theme.value,
        taken=taken_told,
        answers=answers,
        cost=task.costs.get(taken),
        missed_by=[] if puzzle is None else [word("levels", level) for level in puzzle.missed_by],
    )


def options_told(story: Story, keys: list[str], names: Names) -> list[str]:
    """Options of the puzzle's question in words."""
    task, match = story.charter.task, story.started()
    assert task is not None
    posed = replay(story.title, match.record(), task.number)
    decision = decision_of(posed.game, solver_of(story.charter))
    by_key = {story.title.key(option): option for option in decision.options}
    told = []
    for key in keys:
        facts = story.title.facts(posed.game, decision, by_key[key])
        told.append(plain(option_sentence(story.charter.game, key, facts, names)))
    return told


def task_of(puzzle: Puzzle) -> Task:
    return Task(puzzle.id, puzzle.choices, puzzle.answers, puzzle.costs)
