"""A sample of the gallery: nothing is clipped, covered, badly broken, too small to read or press, or too wide.

`python -m tools.gallery FOLDER --faults` walks the whole of it: every page and moment, at all sizes, in both themes.
"""

import pytest
from playwright.sync_api import Browser, Page
from tests.support.server import RunningServer
from tools.gallery import SIZES, draw, faults_of, open_context, scenes

SIZE = {size.name: size for size in SIZES}
SAMPLE = [
    ("start", "phone", "light"),
    ("rules-immortals", "phone", "dark"),
    ("cards-dragon_valley", "tablet", "light"),
    ("waiting", "phone", "dark"),
    ("quests-middle", "phone", "dark"),
    ("quests-middle", "huge", "light"),
    ("shadow_kingdoms-replay", "phone", "light"),
    ("shadow_kingdoms-replay", "tablet", "dark"),
    ("riftlands-middle", "desktop", "dark"),
    ("riftlands-middle", "zoomed", "light"),
    ("immortals-middle", "phone", "light"),
    ("immortals-middle", "large", "dark"),
    ("dragon_valley-division", "desktop", "light"),
    ("dragon_valley-middle", "desktop", "light"),
    ("dragon_valley-middle", "zoomed", "dark"),
]
IN_GERMAN = [("quests-middle", "tablet"), ("immortals-middle", "desktop"), ("riftlands-late", "desktop")]
BAD = """
<main style="width: 300px"><p style="font-size: 9px">a small print</p>
<p style="width: 60px; overflow: hidden; white-space: nowrap">this line is far too long for its place</p>
<select style="width: 60px"><option>as long as the line</option></select>
<p style="width: 60px; overflow-wrap: anywhere">Quartermasters</p>
<button style="width: 20px; height: 20px"></button>
<section><span id="under">hidden</span>
<i style="margin-left: -60px; background: red; position: relative">OOOOOOOO</i></section>
<div style="position: relative; height: 90px"><button style="width: 80px; height: 80px">below</button>
<button style="position: absolute; inset: 0 auto auto 0; width: 80px; height: 80px">above</button></div>
<div style="width: 4000px">wide</div></main>
"""


@pytest.mark.parametrize("name", sorted({name for name, _, _ in SAMPLE}))
def test_everything_can_be_read_and_pressed(browser: Browser, server: RunningServer, name: str) -> None:
    """given a page or a moment of a game / when it is drawn at a size and in a theme / then no fault is found"""
    [scene] = scenes(server, name)
    found: list[str] = []
    for _, size, theme in [one for one in SAMPLE if one[0] == name]:
        context = open_context(browser, server.address, SIZE[size], theme)
        page = context.new_page()
        draw(page, scene)
        found += [f"{size}, {theme}: {fault}" for fault in faults_of(page, SIZE[size])]
        context.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("name", "size"), IN_GERMAN)
def test_longer_words_have_room(browser: Browser, server: RunningServer, name: str, size: str) -> None:
    """given a moment of a game / when it is drawn in German / then no fault is found"""
    [scene] = scenes(server, name)
    context = open_context(browser, server.address, SIZE[size], "dark", "de")
    page = context.new_page()
    draw(page, scene)
    found = faults_of(page, SIZE[size])
    context.close()
    assert not found, "\n".join(found)


def test_the_walk_finds_every_kind_of_fault(page: Page) -> None:
    """given a page with one fault of each kind / when it is walked / then each is found"""
    page.set_content(BAD)
    faults = "\n".join(faults_of(page, SIZE["phone"]))
    kinds = (
        "small type, 9.0 px",
        "clipped: p",
        "clipped: select",
        "broken word, Quartermasters",
        "small target, 20 × 20",
        "text under i",
    )
    for kind in (*kinds, "covered by", "too wide"):
        assert kind in faults, f"{kind} is not in:\n{faults}"
