"""Draws the pictures of the README again that show moments of the gallery: `.venv/bin/python -m tools.readme_pictures`.

They are kept with few colours, which a table hardly misses and a repository is grateful for.
"""

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.support.chromium import FLAGS
from tests.support.server import RunningServer
from tools.gallery import SIZES, draw, open_context, scenes
from tools.setup import BROWSERS

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
COLOURS = 256
PICTURES = {  # the scene and the size
    "quests-desktop": ("quests-middle", "desktop"),
    "shadow_kingdoms-desktop": ("shadow_kingdoms-middle", "desktop"),
    "shadow_kingdoms-battle": ("shadow_kingdoms-battle", "desktop"),
    "shadow_kingdoms-riftlands": ("riftlands-middle", "desktop"),
    "shadow_kingdoms-phone": ("shadow_kingdoms-middle", "phone"),
    "immortals-planning": ("immortals-middle", "desktop"),
    "immortals-map": ("immortals-attack", "desktop"),
    "immortals-phone": ("immortals-middle", "phone"),
    "dragon_valley-division": ("dragon_valley-division", "desktop"),
    "dragon_valley-phone": ("dragon_valley-middle", "phone"),
}


def main() -> None:
    sizes = {size.name: size for size in SIZES}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data) / "data")
        browser = playwright.chromium.launch(executable_path=next(one for one in BROWSERS if one.exists()), args=FLAGS)
        drawn = {scene: next(scenes(server, scene)) for scene in {scene for scene, _ in PICTURES.values()}}
        for name, (scene, size) in PICTURES.items():
            context = open_context(browser, server.address, sizes[size], "dark")
            page = context.new_page()
            draw(page, drawn[scene])
            shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            few = shot.quantize(COLOURS, Image.Quantize.MAXCOVERAGE)  # which keeps the colours of small things
            shot.quantize(palette=few, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
