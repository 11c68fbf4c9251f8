"""What systemd is told, where it started the server as a service: that it listens, that it lives, that it ends.

Without systemd nobody is told anything. The messages are those of sd_notify(3).
"""

import asyncio
import contextlib
import os
import socket

LISTENING, LIVING, ENDING = "READY=1", "WATCHDOG=1", "STOPPING=1"
SIGNS = 3  # of life in the time after which a server is taken for dead


def tell_systemd(state: str) -> None:
    place = os.environ.get("NOTIFY_SOCKET")
    if not place:
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.sendto(state.encode(), f"\0{place[1:]}" if place.startswith("@") else place)


async def give_signs_of_life() -> None:
    """As long as the loop turns. A server whose loop stands still answers nobody, and is started again."""
    seconds = int(os.environ.get("WATCHDOG_USEC", "0")) / 1e6
    while seconds:
        tell_systemd(LIVING)
        await asyncio.sleep(seconds / SIGNS)
