"""What lets players in ends when it should; databases from before players go on."""

import asyncio
import os
import unicodedata
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text, update
from tests.support.databases import Home, assert_whole

from wartable.server import arrivals as arriving
from wartable.server.arrivals import Arrivals, Newcomer
from wartable.server.bans import Bans
from wartable.server.database import migrate, migrations_of, open_for_writing
from wartable.server.door import Guards
from wartable.server.expiry import Expiry
from wartable.server.hall import Hall
from wartable.server.identities import Identities, Visitor
from wartable.server.keeping import Keeping
from wartable.server.keys import hashed, label_of, moment
from wartable.server.leaderboard import Ratings
from wartable.server.limits import Gate, Limits
from wartable.server.passkeys import Passkeys, Site
from wartable.server.passwords import Passwords
from wartable.server.player_info import NewPasskey, UsePasskey
from wartable.server.players import Players
from wartable.server.schema import challenges, devices, players
from wartable.server.schema_ratings import profiles
from wartable.server.store import Store
from wartable.server.table_info import NewTable
from wartable.server.tally import Statement
from wartable.server.thinker import Thinker
from wartable.server.trouble import Trouble

ANN, BOB = (Visitor(hashed(name), hashed(name)) for name in ("ann", "bob"))
PHONE = Newcomer(Visitor(hashed("phone"), hashed("phone")), "Firefox · Android")
SITE = Site("localhost", "http://localhost:8000")


class House:
    """Everything that knows players, in this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hall = Hall(self.store, Thinker(0))
        self.identities = Identities(self.store)
        self.players = Players(self.store, self.hall)
        guards = Guards(Bans(self.store), Gate(Limits()), self.identities)
        self.arrivals = Arrivals(self.store, self.hall, self.players, guards)
        self.passkeys = Passkeys(self.store, self.players, self.arrivals)
        self.expiry = Expiry(self.hall, self.store, Keeping(waiting_days=3))

    async def ids(self) -> list[str]:
        return await self.store.read(lambda connection: list(connection.execute(players.select()).scalars()))


async def living(home: Home, act: Callable[[House], Awaitable[None]]) -> None:
    house = House(await home.open())
    try:
        await act(house)
    finally:
        await house.hall.close()
        await house.store.close()


def within(home: Home, act: Callable[[House], Awaitable[None]]) -> None:
    asyncio.run(living(home, act))
    assert_whole(home)


def test_a_link_ends_after_its_minutes(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House) -> None:
        monkeypatch.setattr(arriving, "LINK_MINUTES", 0)
        code, _ = await house.arrivals.make_link(ANN, "")
        with pytest.raises(Trouble, match="no longer good"):
            await house.arrivals.follow_link(code, PHONE)
        await house.expiry.expire_players()
        assert await house.store.read(lambda connection: connection.execute(text("SELECT * FROM links")).all()) == []

    within(home, act)


def test_one_link_followed_twice_at_the_same_moment_signs_in_once(home: Home) -> None:
    async def act(house: House) -> None:
        code, _ = await house.arrivals.make_link(ANN, "")
        other = Newcomer(Visitor(hashed("tablet"), hashed("tablet")), "")
        both = (house.arrivals.follow_link(code, one) for one in (PHONE, other))
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(answer) for answer in answers if isinstance(answer, Trouble)) == [Trouble]
        assert len((await house.players.me(ANN)).devices) == 2

    within(home, act)


def test_a_challenge_is_good_once_for_one_cookie_and_for_minutes(home: Home) -> None:
    async def act(house: House) -> None:
        nonsense = UsePasskey("a", "a", "a", "a")
        await house.passkeys.ask_use(ANN, SITE)
        for visitor, code in ((BOB, "passkey_late"), (ANN, "passkey_unknown"), (ANN, "passkey_late")):
            with pytest.raises(Trouble) as refused:
                await house.passkeys.use(nonsense, Newcomer(visitor, ""), SITE)
            assert refused.value.problem.code == code
        await house.passkeys.ask_use(ANN, SITE)
        await house.store.writer.write(Statement(update(challenges).values(expires=moment(-1))))
        with pytest.raises(Trouble) as refused:
            await house.passkeys.use(nonsense, Newcomer(ANN, ""), SITE)
        assert refused.value.problem.code == "passkey_late"

    within(home, act)


def test_what_is_no_answer_of_an_authenticator_is_refused(home: Home) -> None:
    async def act(house: House) -> None:
        for length in (1, 4, 37, 90, 300):
            await house.passkeys.ask_new(ANN, SITE)
            given = os.urandom(length).hex()
            with pytest.raises(Trouble) as refused:
                await house.passkeys.add(NewPasskey(given[:20], given, given), ANN, SITE, "")
            assert refused.value.problem.code == "passkey_refused"
        assert await house.ids() == []

    within(home, act)


def test_players_are_forgotten_who_would_lose_nothing_but_a_name(home: Home) -> None:
    """Given players not seen for days, then those stay who have a table or a way back; the others keep their cookie."""

    async def act(house: House) -> None:
        cid, dora, ella = (Visitor(hashed(name), hashed(name)) for name in ("cid", "dora", "ella"))
        for visitor in (ANN, BOB, cid, dora, ella):
            await house.players.rename(visitor, "Somebody", "")
        frank = Visitor(hashed("frank"), hashed("frank"))
        await Ratings(house.store).hide(frank, "", True)
        await house.arrivals.make_codes(BOB, "")
        await house.hall.create(NewTable("quests", 1, ["me"], {}, 5), cid.player)
        old = {"created": moment(-9)}
        await house.store.writer.write(Statement(update(players).values(**old)))
        await house.store.writer.write(
            Statement(update(devices).where(devices.c.token != dora.token).values(seen=moment(-9)))
        )
        await house.players.rename(ella, "Ella", "")
        assert await house.identities.player_of(ella.token) == ella.player  # she comes, which is noted
        await house.expiry.expire_players()
        assert set(await house.ids()) == {BOB.player, cid.player, dora.player, ella.player}
        assert await house.store.read(lambda connection: connection.execute(profiles.select()).all()) == []
        house.identities.forget()
        assert await house.identities.player_of(ANN.token) == ANN.player
        assert (await house.players.me(ANN)).name != "Somebody"

    within(home, act)


def test_guests_of_earlier_versions_keep_their_seats_and_become_players(tmp_path: Path) -> None:
    """Given a database from before players, when it is migrated, then a guest sits where they sat; and the way back."""
    engine = open_for_writing(tmp_path)
    row = "INSERT INTO tables (id, game, rules, players, options, seed, seats, created, over, choices, asked) VALUES"
    with engine.connect() as connection:
        command.upgrade(migrations_of(connection), "0008")
        table = f"('{'a' * 12}', 'quests', 1, 1, '{{}}', 5, '[\"person\"]', '2026-01-01', 1, 0, '[]')"
        connection.execute(text(f"{row} {table}"))
        connection.execute(text(f"INSERT INTO sittings VALUES ('{'a' * 12}', 0, '{ANN.player}', 'Ann')"))
        connection.commit()
    migrate(engine)
    engine.dispose()

    async def act(house: House) -> None:
        assert await house.identities.player_of(ANN.token) == ANN.player
        code, _ = await house.arrivals.make_link(ANN, "")
        token = hashed(await house.arrivals.follow_link(code, PHONE))
        assert await house.identities.player_of(token) == ANN.player
        assert [one.table.id for one in (await house.players.export(ANN, "")).tables] == ["a" * 12]

    asyncio.run(living(Home(tmp_path, None), act))
    engine = open_for_writing(tmp_path)
    with engine.connect() as connection:
        command.downgrade(migrations_of(connection), "0008")
        assert connection.execute(text("SELECT guest FROM sittings")).scalar() == ANN.player
        connection.commit()
    engine.dispose()


def test_passwords_are_hashed_as_dearly_as_the_documents_say_however_they_are_typed() -> None:
    async def act() -> None:
        passwords = Passwords()
        kept = await passwords.hash("Zwölf Äpfel")
        assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
        assert await passwords.fits(unicodedata.normalize("NFD", "Zwölf Äpfel"), kept)
        assert not await passwords.fits("Zwölf Apfel", kept)
        assert not await passwords.fits("nobody's password", None)

    asyncio.run(act())


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("curl/8.0", ""),
    ],
)
def test_of_a_device_only_its_browser_and_system_are_kept(agent: str, label: str) -> None:
    assert label_of(agent) == label
