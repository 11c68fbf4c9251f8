"""The HTTP routes of tidings: what somebody has not seen, and the ways in which they are told."""

from litestar import delete, get, post, put

from wartable.server.asking import PROBLEMS, Asker, address, gate, guest
from wartable.server.player_routes import visitor
from wartable.server.tiding_info import MailCode, SeeTiding, SetMail, Subscribe, TidingInfo, Want, WaysInfo
from wartable.server.ways import Ways


@get("/api/me/tidings", responses=PROBLEMS)
async def list_tidings(request: Asker) -> list[TidingInfo]:
    return await ways(request).unseen(guest(request))


@put("/api/me/tidings/seen", responses=PROBLEMS)
async def see_tiding(request: Asker, data: SeeTiding) -> None:
    gate(request).joins(guest(request), address(request))
    await ways(request).see(guest(request), data.thing)


@get("/api/me/ways", responses=PROBLEMS)
async def show_ways(request: Asker) -> WaysInfo:
    return await ways(request).info(visitor(request))


@put("/api/me/ways", responses=PROBLEMS)
async def want(request: Asker, data: Want) -> WaysInfo:
    gate(request).joins(guest(request), address(request))
    await ways(request).want(guest(request), data)
    return await ways(request).info(visitor(request))


@put("/api/me/push", responses=PROBLEMS)
async def subscribe(request: Asker, data: Subscribe) -> WaysInfo:
    gate(request).joins(guest(request), address(request))
    await ways(request).subscribe(visitor(request), data)
    return await ways(request).info(visitor(request))


@delete("/api/me/push", status_code=200, responses=PROBLEMS)
async def unsubscribe(request: Asker) -> WaysInfo:
    """This device receives no Web Push any more."""
    gate(request).joins(guest(request), address(request))
    await ways(request).unsubscribe(visitor(request))
    return await ways(request).info(visitor(request))


@put("/api/me/mail", responses=PROBLEMS)
async def set_mail(request: Asker, data: SetMail) -> WaysInfo:
    """An address is asked whether it belongs to the player."""
    gate(request).mails(guest(request), address(request), data.address)
    await ways(request).set_mail(guest(request), data.address)
    return await ways(request).info(visitor(request))


@delete("/api/me/mail", status_code=200, responses=PROBLEMS)
async def delete_mail(request: Asker) -> WaysInfo:
    gate(request).joins(guest(request), address(request))
    await ways(request).delete_mail(guest(request))
    return await ways(request).info(visitor(request))


@post("/api/mail/confirm", status_code=200, responses=PROBLEMS)
async def confirm_mail(request: Asker, data: MailCode) -> None:
    gate(request).guesses(guest(request), address(request))
    await ways(request).confirm_mail(data.code)


@post("/api/mail/stop", status_code=200, responses=PROBLEMS)
async def stop_mail(request: Asker, data: MailCode) -> None:
    """Whoever reads the letters may end them, signed in or not."""
    gate(request).guesses(guest(request), address(request))
    await ways(request).stop_mail(data.code)


def ways(request: Asker) -> Ways:
    gate(request).asks(address(request))
    found: Ways = request.app.state.ways
    return found


TIDING_API = [
    list_tidings,
    see_tiding,
    show_ways,
    want,
    subscribe,
    unsubscribe,
    set_mail,
    delete_mail,
    confirm_mail,
    stop_mail,
]
