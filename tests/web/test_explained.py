"""Everything explains itself: no sign on a table is without a card that says what it is; none has a native title."""

from playwright.sync_api import Browser
from tests.support.server import RunningServer
from tools.gallery import MOMENTS, SETTINGS, SIZES, Scene, draw, lay_moment, open_context, played

# What explains itself listens for a pointer that comes over it.
WATCH = """(() => {
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
        if (type === 'pointerenter' && this instanceof Element) this.setAttribute('data-explains', '');
        return add.call(this, type, ...rest);
    };
})()"""
# Beside a word that says it all, or drawn for its looks.
PLAIN = "[data-explains], summary, .options, .log, .coach, .wordmark, .turn, .fold, h2, .round, .banner, .peaks, .wall"
UNEXPLAINED = f"""() => {{
    const found = [...document.querySelectorAll('.table-top .glyph, .table-top .token, .table-top i, .table-top b')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2 && !one.closest('{PLAIN}'));
    return [...found, ...document.querySelectorAll('[title]')].map((one) => one.parentElement.outerHTML.slice(0, 120));
}}"""


def test_every_sign_explains_itself(browser: Browser, server: RunningServer) -> None:
    """given the middle of each game / when a pointer comes over a sign / then something explains it"""
    visitor = server.guest()
    desktop = next(size for size in SIZES if size.name == "desktop")
    context = open_context(browser, server.address, desktop, "dark", coach=False)
    context.add_init_script(WATCH)
    page = context.new_page()
    for setting in SETTINGS:
        address = f"/t/{lay_moment(server, visitor, played(setting, MOMENTS['middle']))}"
        draw(page, Scene(setting.name, address, visitor))
        assert page.locator("[data-explains]").count() > 30
        assert page.evaluate(UNEXPLAINED) == [], setting.name
    context.close()
