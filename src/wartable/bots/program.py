"""A bot in another program: it is asked in lines of JSON on its standard input and answers on its standard output."""

# not compiled: msgspec structures and processes

import atexit
import queue
import shlex
import subprocess
import tempfile
import threading
from functools import cache
from itertools import count
from typing import IO, Any

import msgspec

from wartable.engine.agenda import Game
from wartable.engine.contract import Title
from wartable.engine.decision import Decision, Refusal
from wartable.engine.window import Window, decision_of
from wartable.words import names_at, option_sentence, plain, sentence

SECONDS = 10.0  # for one choice
LONGEST_LAST_WORDS = 500
PART = "levels"
_tables = count(1)


class BotFailed(Refusal):
    """A bot from outside has crashed, taken too long or chosen what was not offered."""


class OfferedOption(msgspec.Struct, frozen=True):
    """An option: its key, which is the answer, its sentence, and the things on the table that it is about."""

    key: str
    text: str
    things: list[str]


class Asking(msgspec.Struct, frozen=True):
    """What a program is asked: what a person in that seat sees, and the options that a person has.

    `table` is the same for all choices of one seat in one game, so that a program can remember; `seed` is its own.
    """

    table: int
    game: str
    seat: int
    seed: int
    seconds: float
    question: str
    text: str
    options: list[OfferedOption]
    view: object


class Answered(msgspec.Struct, frozen=True):
    """What a program answers: the key of an option."""

    choose: str


class ProgramBot:
    """A seat that a program plays. One process answers for all seats and games of a command."""

    def __init__(self, seed: int, name: str, command: str) -> None:
        self.seed = seed
        self.name = name
        self.command = command
        self.table = next(_tables)

    def choose(self, window: Window) -> str:
        line = msgspec.json.encode(self.asking(window))
        answer = running(self.name, self.command).ask(line)
        try:
            return msgspec.json.decode(answer, type=Answered).choose
        except msgspec.DecodeError as error:
            said = answer.decode(errors="replace").strip()[:LONGEST_LAST_WORDS]
            raise BotFailed("", "no_answer", {"bot": self.name, "said": said, "why": str(error)}, PART) from error

    def asking(self, window: Window) -> Asking:
        title, world = window.title, window.imagine(self.seed)
        decision, names = decision_of(world, window.seat), names_at(title, ())
        question, seat = title.question(decision), int(window.seat)
        return Asking(
            table=self.table,
            game=title.name,
            seat=seat,
            seed=self.seed,
            seconds=SECONDS,
            question=question,
            text=plain(sentence(title.name, "questions", question, {"seat": seat}, names)),
            options=[offer(title, world, decision, option) for option in decision.options],
            view=window.view(),
        )


def offer(title: Title[Any], world: Game, decision: Decision, option: int) -> OfferedOption:
    key, facts = title.key(option), title.facts(world, decision, option)
    text = plain(option_sentence(title.name, key, facts, names_at(title, ())))
    return OfferedOption(key, text, title.touches(world, decision, option))


class Program:
    """A program that runs, is asked and answers line by line. One that has ended is started again when next asked."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.answers: queue.Queue[bytes] = queue.Queue()
        self.last_words: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  what it says on standard error, if anything goes wrong

    def ask(self, line: bytes) -> bytes:
        process = self.started()
        while not self.answers.empty():  # what nobody has asked for is not listened to
            if not self.answers.get_nowait():
                process.wait()
                process = self.started()
        assert process.stdin is not None
        try:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = self.answers.get(timeout=SECONDS)
        except queue.Empty:
            self.stop()
            raise self.failed("too_slow", seconds=f"{SECONDS:g}") from None
        except OSError as error:
            raise self.ended() from error
        if not answer:
            raise self.ended()
        return answer

    def started(self) -> "subprocess.Popen[bytes]":
        if self.process is None or self.process.poll() is not None:
            self.answers = queue.Queue()
            try:
                self.process = subprocess.Popen(  # noqa: S603  those who start us have named it
                    shlex.split(self.command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self.last_words,
                )
            except (OSError, ValueError) as error:
                raise self.failed("no_program", why=str(error)) from error
            threading.Thread(target=self._listen, args=(self.process.stdout, self.answers), daemon=True).start()
        return self.process

    def _listen(self, said: IO[bytes], answers: "queue.Queue[bytes]") -> None:
        """An empty answer says that it has ended."""
        for line in said:
            answers.put(line)
        answers.put(b"")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def ended(self) -> BotFailed:
        process, self.process = self.process, None
        code = 0 if process is None else process.wait()
        self.last_words.seek(0)
        said = self.last_words.read().decode(errors="replace").strip().splitlines()
        return self.failed("ended", code=str(code), said=said[-1][:LONGEST_LAST_WORDS] if said else "-")

    def failed(self, name: str, **facts: str) -> BotFailed:
        return BotFailed("", name, {"bot": self.name, "command": self.command, **facts}, PART)


@cache
def running(name: str, command: str) -> Program:
    program = Program(name, command)
    atexit.register(program.stop)
    return program
