"""Long words on narrow cards are broken where their language breaks them."""

import pytest

from wartable.titles import TITLES
from wartable.words import names_at, speaking
from wartable.words.catalogue import part

LONGEST = 10  # letters that stand on a Champion unbroken


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_long_word_on_a_champion_may_be_broken_at_a_known_place(language: str) -> None:
    page = part(language, "shadow_kingdoms.page")
    assert page is not None
    [told] = page.wordings("shadow_kingdoms-syllables")
    known = {one.replace("·", "") for one in told.filled({}).split()}
    with speaking(language):
        names = names_at(TITLES["shadow_kingdoms"], ()).things
    words = {word for (kind, _), name in names.items() if kind == "champion" for word in name.split()}
    assert {word for word in words if len(word) > LONGEST} <= known
    assert known <= words
