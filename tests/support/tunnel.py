"""A way through TLS for sockets that one thread reads and another writes.

Python 3.11 does not guard a TLS connection against that: about one handshake in a hundred never ends.
"""

import asyncio
import contextlib
import socket
import ssl
import threading
from urllib.parse import urlsplit


def through_tls(address: str, context: ssl.SSLContext) -> socket.socket:
    """A plain socket: what is written to it arrives at the address, encrypted, and the other way round."""
    near, far = socket.socketpair()
    threading.Thread(target=asyncio.run, args=(_carry_both_ways(far, address, context),), daemon=True).start()
    return near


async def _carry_both_ways(near: socket.socket, address: str, context: ssl.SSLContext) -> None:
    place = urlsplit(address)
    with contextlib.suppress(OSError):
        here = await asyncio.open_connection(sock=near)
        there = await asyncio.open_connection(place.hostname, place.port, ssl=context)
        await asyncio.gather(_carry(here[0], there[1]), _carry(there[0], here[1]))


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while piece := await reader.read(65_536):
            writer.write(piece)
            await writer.drain()
    writer.close()
