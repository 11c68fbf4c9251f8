"""Network addresses: whom a limit counts, who is local, and which host names are ours."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

IPV6_HOUSEHOLD = 64  # bits; a person with one IPv6 address usually has its whole network
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")


@lru_cache(4096)
def counted(address: str) -> str:
    """The address as limits count it: IPv6 by its network, an IPv4 address within IPv6 as itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_HOUSEHOLD), strict=False))


@lru_cache(4096)
def is_loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


def is_within(address: str, networks: Iterable[Network]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def name_of_host(host: str) -> str:
    """The name in a Host header, without its port, in lower case."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")
