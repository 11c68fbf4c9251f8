"""Long words on narrow cards are broken where their language breaks them."""

from pathlib import Path

import pytest

import wartable.words
from wartable.titles import TITLES
from wartable.words import names_at, speaking
from wartable.words.catalogue import part

WORDS = Path(wartable.words.__file__).parent
LONGEST = {("shadow_kingdoms", "champion:"): 10, ("immortals", "card:region_"): 8}  # letters that stand there unbroken


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "kind"), LONGEST)
def test_every_long_word_on_a_narrow_card_may_be_broken_at_a_known_place(game: str, kind: str, language: str) -> None:
    page = part(language, f"{game}.page")
    assert page is not None
    [told] = page.wordings(f"{game}-syllables")
    known = {one.replace("·", "") for one in told.filled({}).split()}
    with speaking(language):
        names = names_at(TITLES[game], ()).things
    words = {word for thing, name in names.items() if ":".join(thing).startswith(kind) for word in name.split()}
    assert {word for word in words if len(word) > LONGEST[game, kind]} <= known
    assert known <= {word for name in names.values() for word in name.split()} | told_of(game, language)


def told_of(game: str, language: str) -> set[str]:
    """Every word of the game's sentences: some of them stand on narrow cards too."""
    return set((WORDS / language / f"{game}.ftl").read_text(encoding="utf-8").split())
