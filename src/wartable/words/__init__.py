"""Words: every sentence that people read is made from the messages of a language, which are files of its folder."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.editions.chosen import is_renamed
from wartable.engine.contract import ENGLISH, Title
from wartable.engine.log import Fact
from wartable.engine.refusal import Refusal, tell_refusals_by
from wartable.words.catalogue import form, in_every_language, languages, part, wordings

if TYPE_CHECKING:
    from wartable.words.messages import Name, Wording

MOST_REMEMBERED = 1 << 14  # sentences, of a few hundred bytes each
MARK, BETWEEN = "\ue000", "\ue001"  # private characters around a name in a sentence, and between its parts
LIST = "list of "  # in the kind of a fact: things of that kind, separated by commas
COUNTED = "counted"  # the form of a word that stands behind a number
FORM = "-"  # in the name of a fact: $citizen-genitive is the genitive of what $citizen names


class Segment(msgspec.Struct, frozen=True):
    """A piece of a sentence; `ref` is the id of the thing that it names."""

    text: str
    ref: str | None


class Names(msgspec.Struct, frozen=True):
    """Whom and what sentences name, players by seat and things on the table by sort and id, and in which language."""

    players: Sequence[str]
    things: Mapping[tuple[str, str], str]
    language: str | None = None  # None: the one spoken at the moment


class _Named(msgspec.Struct, frozen=True):
    """A place in a sentence where a player or a thing is named."""

    kind: str
    value: str
    form: str | None


NO_NAMES = Names((), {})
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)
_introduced: dict[str, Title[Any]] = {}


class MissingSentence(LookupError):
    """Neither the language nor English has a sentence of this name that the facts can fill."""


def spoken() -> str:
    """The language in which texts are made at the moment, that of their reader: each task has its own."""
    return _spoken.get()


def speak(language: str) -> None:
    """From now on, and in every task started from here, texts are made in this language."""
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What is told meanwhile is told in this language."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def names_at(title: Title[Any], players: Sequence[str], language: str | None = None) -> Names:
    """The names at a table of this game: those of its players, and those printed on its components."""
    language = language or spoken()
    return Names(players, _names_of_things(title, language), language)


def introduce(title: Title[Any]) -> None:
    """Register a game whose components refusals may name."""
    _introduced[title.name] = title


def refusal_sentence(refusal: Refusal) -> str:
    """Why something was refused. A poor sentence is better than none: where there is no other, it is the name."""
    title = _introduced.get(refusal.part)
    names = names_at(title, ()) if title else NO_NAMES
    try:
        return plain(sentence(refusal.part, "refusals", refusal.name, refusal.facts, names))
    except MissingSentence:
        return refusal.name


tell_refusals_by(refusal_sentence)


def sentence(game: str, section: str, name: str, facts: Mapping[str, Fact], names: Names = NO_NAMES) -> list[Segment]:
    """The sentence of a game's section, filled with facts. What has no name is given by the fact itself."""
    message = f"{game}-{section}-{name.replace(':', '-')}"
    pieces = _pieces(names.language or spoken(), game, message, tuple(facts.items()))
    return [Segment(one, None) if isinstance(one, str) else _segment(one, names) for one in pieces]


def option_sentence(game: str, key: str, facts: Mapping[str, Fact], names: Names) -> list[Segment]:
    """An option, described by the longest beginning of its key that has a message: `hire:slot:3` as `hire:slot`.

    Where keys alone do not show what is meant, the fact `says` stands for the key.
    """
    return sentence(game, "options", option_name(game, key, facts), facts, names)


def option_name(game: str, key: str, facts: Mapping[str, Fact]) -> str:
    """The name of an option's message: what kind of choice it is."""
    return _option_name(game, str(facts.get("says", key)))


def plain(segments: Iterable[Segment]) -> str:
    """The sentence as plain text."""
    return "".join(segment.text for segment in segments)


def say(part: str, name: str, facts: Mapping[str, Fact], language: str | None = None) -> str:
    """A text that names nobody, filled with facts."""
    return "".join(str(one) for one in _pieces(language or spoken(), part, f"{part}-{name}", tuple(facts.items())))


def word(part: str, name: str, language: str | None = None) -> str:
    """A fixed text of a game or of another part of the program."""
    return say(part, name, {}, language)


class Speaker:
    """Speaks of one game in one language, in texts put together from parts, such as those of cards."""

    def __init__(self, game: str, language: str = ENGLISH) -> None:
        self.game = game
        self.language = language

    def say(self, name: str, /, **facts: Fact) -> str:
        return say(self.game, name, facts, self.language)

    def word(self, value: str) -> str:
        """What a word of the data is called."""
        return _word_for(self.language, self.game, value)

    def name(self, kind: str, value: str, printed: str) -> str:
        """What the language calls a thing that has this name printed on it."""
        found = (
            () if is_renamed(self.game, value) else wordings(self.language, self.game, _name_of(self.game, kind, value))
        )
        return found[-1].filled({}) if found else printed

    def listed(self, items: Sequence[str], by: str = "and") -> str:
        """The items in a row: "a, b and c"; `by` is a message of lists.ftl that joins the last one."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = say("lists", "comma" if by in ("and", "or") else by, {"before": text, "last": item}, self.language)
        return say("lists", by, {"before": text, "last": items[-1]}, self.language) if len(items) > 1 else text

    def as_sentence(self, words: str) -> str:
        return say("lists", "sentence", {"words": f"{words[0].upper()}{words[1:]}"}, self.language)


def names_in(game: str, section: str) -> set[str]:
    """The names of all sentences of a game's section."""
    found, start = part(ENGLISH, game), f"{game}-{section}-"
    return {one.removeprefix(start) for one in found.ids() if one.startswith(start)} if found else set()


def rule_behind(game: str, question: str) -> str:
    """The id of the rule that a question comes from."""
    rules = in_every_language(game).rules
    if question not in rules:
        raise MissingSentence(f"the rule behind {game}-questions-{question}")
    return rules[question]


@lru_cache(MOST_REMEMBERED)
def _pieces(language: str, part: str, message: str, facts: tuple[tuple[str, Fact], ...]) -> tuple[str | _Named, ...]:
    """The first wording for which all facts are known, filled: those who know more read more."""
    known = _numbers_of(part) | dict(facts)
    for wording in wordings(language, part, message):
        if all(name.partition(FORM)[0] in known for name in wording.wanted):
            return tuple(_split(wording.filled({name: _value(language, part, name, known) for name in wording.wanted})))
    raise MissingSentence(f"{message} with the facts {', '.join(dict(facts)) or 'none'}")


def _numbers_of(game: str) -> dict[str, Fact]:
    title = _introduced.get(game)
    return title.numbers() if title else {}


def _value(language: str, game: str, name: str, facts: Mapping[str, Fact]) -> "Fact | Name":
    """What is put in for a fact: itself, a word of the language, or a mark that is named later."""
    from wartable.words.messages import Name

    fact, _, wanted = name.partition(FORM)
    value, kind = facts[fact], in_every_language(game).facts.get(fact)
    if kind is None or (kind == "words" and isinstance(value, int)):
        return value
    if kind.startswith(LIST):
        return ", ".join(_marked(kind.removeprefix(LIST), one, "") for one in str(value).split(", "))
    if kind == "words":
        return ", ".join(_counted(language, game, one, wanted) for one in str(value).split(", "))
    has_forms = bool(wanted) and not is_renamed(game, str(value))
    found = form(language, game, _name_of(game, kind, value), wanted) if has_forms else None
    if kind == "word":
        return Name(found or str(value), found or _word_for(language, game, str(value)))
    return Name(found or str(value), _marked(kind, str(value), found or ""))


def _marked(kind: str, value: str, found: str) -> str:
    """The place of a name in a sentence, with its form where that is known."""
    return f"{MARK}{kind}{BETWEEN}{value}{BETWEEN}{found}{MARK}"


def _counted(language: str, game: str, value: str, wanted: str) -> str:
    """A word in the form that is wanted, perhaps with a number before it: `2 magic`, `2 worker`."""
    number, space, name = value.rpartition(" ")
    many = int(number) if number.isdigit() else 1
    found = form(language, game, _name_of(game, "word", name), wanted or COUNTED, many)
    return f"{number}{space}{found or _word_for(language, game, name)}"


def _word_for(language: str, game: str, value: str) -> str:
    found = wordings(language, game, _name_of(game, "word", value))
    return found[-1].filled({}) if found else value


def _name_of(game: str, kind: str, value: Fact) -> str:
    """The message that holds the name of a thing, or a word."""
    section = "words" if kind == "word" else f"names-{kind}"
    return f"{game}-{section}-{value}".replace(":", "-")


def _split(text: str) -> Iterable[str | _Named]:
    for number, piece in enumerate(text.split(MARK)):
        if number % 2:
            kind, value, wanted = piece.split(BETWEEN)
            yield _Named(kind, value, wanted or None)
        elif piece:
            yield piece


def _segment(named: _Named, names: Names) -> Segment:
    kind, value = named.kind, named.value
    if kind == "player":
        is_seated = value.isdecimal() and int(value) < len(names.players)
        return Segment(names.players[int(value)], f"player:{value}") if is_seated else Segment(value, None)
    if (kind, value) in names.things:
        return Segment(named.form or names.things[kind, value], f"{kind}:{value}")
    return Segment(value, None)


@lru_cache(MOST_REMEMBERED)
def _option_name(game: str, key: str) -> str:
    words = key.split(":")
    for length in range(len(words), 0, -1):
        name = "-".join(words[:length])
        if wordings(ENGLISH, game, f"{game}-options-{name}"):
            return name
    raise MissingSentence(f"{game}-options-{'-'.join(words)}")


def _told_names(language: str, game: str, kind: str, one: str) -> "tuple[Wording, ...]":
    """What a language calls a component; nothing for one that the edition in force has renamed."""
    return () if is_renamed(game, one) else wordings(language, game, _name_of(game, kind, one))


@cache
def _names_of_things(title: Title[Any], language: str) -> Mapping[tuple[str, str], str]:
    """The names printed on components, as the language calls them."""
    printed = title.names(language)
    told = {(kind, one): _told_names(language, title.name, kind, one) for kind, one in printed}
    return {thing: told[thing][-1].filled({}) if told[thing] else name for thing, name in printed.items()}


def forget() -> None:
    """Read every file again when it is next needed."""
    for remembered in (languages, part, wordings, form, in_every_language, _pieces, _option_name, _names_of_things):
        remembered.cache_clear()
