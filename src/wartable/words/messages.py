"""Messages: a Fluent file as Project Fluent's own library reads it. Imported when the first sentence is made."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from wartable.engine.log import Fact

MOST_NUMBERS: Final = 1 << 12  # that are remembered
LONGEST_FACT: Final = 2400  # Fluent inserts no more; of the long text of another program's error, the end matters


class Name(FluentType):
    """A fact that stands for a name or a word: a message shows it by `text` and chooses among variants by `choice`."""

    def __init__(self, choice: str, text: str) -> None:
        self.choice: Final = choice
        self.text: Final = text

    def format(self, locale: Any) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return self.choice == other

    def __hash__(self) -> int:
        return hash(self.choice)


class WrittenNumber(FluentInt):
    """A whole number, not grouped: 1500 may be a seed. How a language writes it is remembered."""

    def format(self, locale: Any) -> str:
        return _written(self, locale)


class Wording:
    """One way to say a message; `wanted` are the facts without which it cannot be said."""

    def __init__(self, bundle: FluentBundle, pattern: Any, syntax: ast.Pattern) -> None:
        self._bundle: Final = bundle
        self._pattern: Final = pattern
        self.wanted: Final = frozenset(_variables(syntax))

    def filled(self, facts: Mapping[str, Fact | Name]) -> str:
        """The text, with numbers as the language writes them.

        `FluentBundle.format_pattern` does the same, but makes every number again, which costs more than all the rest.
        """
        known = CurrentEnvironment(args={name: _value(fact) for name, fact in facts.items()})
        return str(self._pattern(ResolverEnvironment(context=self._bundle, current=known, errors=[])))


class Part:
    """The messages of one file."""

    def __init__(self, language: str, name: str, text: str) -> None:
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{language}/{name}.ftl: {entry.annotations[0].message} in {entry.content!r}")
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)
        self._entries: Final = {one.id.name: one for one in resource.body if isinstance(one, ast.Message)}

    def ids(self) -> Iterable[str]:
        return self._entries.keys()

    def wordings(self, message: str) -> tuple[Wording, ...]:
        """The ways to say a message: those of its attributes first, which take more facts, then its value."""
        entry = self._entries.get(message)
        if entry is None:
            return ()
        last = () if entry.value is None else (Wording(self._bundle, self._compiled(message).value, entry.value),)
        return (*self.forms(message).values(), *last)

    def forms(self, message: str) -> Mapping[str, Wording]:
        """The attributes of a message by their names: the cases and the gender of a name, for example."""
        entry = self._entries.get(message)
        if entry is None:
            return {}
        compiled = self._compiled(message).attributes
        names = {one.id.name: one.value for one in entry.attributes}
        return {name: Wording(self._bundle, compiled[name], syntax) for name, syntax in names.items()}

    def _compiled(self, message: str) -> Any:
        return self._bundle.get_message(message)


def _value(fact: Fact | Name) -> Any:
    if isinstance(fact, int):
        return _number(fact)
    return fact[-LONGEST_FACT:] if isinstance(fact, str) else fact


@lru_cache(MOST_NUMBERS)
def _number(fact: int) -> WrittenNumber:
    return WrittenNumber(fact, useGrouping=False)


@lru_cache(MOST_NUMBERS)
def _written(number: WrittenNumber, locale: Any) -> str:
    return FluentInt.format(number, locale)


def _variables(node: object) -> Iterator[str]:
    """The variables of a pattern, including those in selectors and in all variants."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                yield from _variables(one)
