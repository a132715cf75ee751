"""The addresses by which other machines of the same network reach this one."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows only looks addresses up by name
    fcntl = None  # type: ignore[assignment]

Address = IPv4Address | IPv6Address

EVERYWHERE = frozenset({"", "0.0.0.0", "::"})  # noqa: S104  compared with, not bound to
INNER = (
    *("lo", "docker", "br-", "veth", "virbr", "vboxnet", "vmnet", "lxc", "lxd", "cni", "flannel"),
    *("podman", "utun", "tun", "tap", "wg", "tailscale", "zt", "ifb", "dummy"),
)
"""Prefixes of interfaces that lead to containers or into tunnels, where no phone is."""
ASKS_IPV4 = 0x8915
"""SIOCGIFADDR of Linux: the address of an interface."""
IPV6_OF_LINUX = Path("/proc/net/if_inet6")
CONTAINER = (Path("/.dockerenv"), Path("/run/.containerenv"))
WALLED = (ip_network("172.16.0.0/12"), ip_network("10.88.0.0/16"))
"""Networks in which Docker and Podman put containers by default."""
IPV4 = 4
SUBSCRIBER = 64
"""The bits of an IPv6 address that name a provider's customer, who chooses the others."""
FAR_AWAY = (
    (socket.AF_INET, ("10.255.255.255", 9)),
    (socket.AF_INET6, ("2001:db8::1", 9)),
)
"""Nothing is sent there: the system only tells from which address it would send."""


def everywhere() -> str:
    """Return the host to listen on for all networks: IPv6 and IPv4 if there are both."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET6, socket.SOCK_STREAM)) as tried:
        tried.bind(("::1", 0))
        return "::"
    return "0.0.0.0"  # noqa: S104  all networks are wanted


def is_own(host: str) -> bool:
    """Whether a host is a machine's name for itself, which means nothing to other machines."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost") or name in EVERYWHERE:
        return True
    with suppress(ValueError):
        address = ip_address(name)
        mapped = getattr(address, "ipv4_mapped", None)
        return (mapped or address).is_loopback
    return False


def sender(host: str) -> str:
    """Return the sender that limits count: an IPv4 address, or the 64-bit network of an IPv6 one.

    Anybody with one IPv6 address has its whole network: providers assign nothing smaller.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, SUBSCRIBER), strict=False))


def bracketed(host: str) -> str:
    """Return a host in the form for addresses, with brackets if it is IPv6."""
    return f"[{host}]" if ":" in host else host


def reachable(host: str) -> list[str]:
    """Return the hosts by which a server listening there is reached from outside, best first."""
    if host in EVERYWHERE:
        found = lan_addresses()
        return found if host == "::" else [one for one in found if ":" not in one]
    return [] if is_own(host) else [host]


def lan_addresses() -> list[str]:
    """Return IPv4 before IPv6, and first the address from which this machine would send."""
    known = list(_of_interfaces())
    inner = {address for name, address in known if name.startswith(INNER)}
    sending = list(_sending())
    other = [address for name, address in known if address not in sending]
    named = _of_this_host() if not known else []
    found = _sorted(one for one in (*sending, *other, *named) if one not in inner)
    return [] if _walled_in(found) else [str(one) for one in found]


def _walled_in(found: Iterable[Address]) -> bool:
    """Whether this is a container whose network cannot be reached from outside."""
    if not any(sign.exists() for sign in CONTAINER):
        return False
    return all(any(one in network for network in WALLED) for one in found if one.version == IPV4)


def _sorted(found: Iterable[Address]) -> list[Address]:
    kept = [
        one
        for one in dict.fromkeys(found)
        if not (one.is_loopback or one.is_link_local or one.is_multicast or one.is_unspecified)
    ]
    return sorted(kept, key=lambda one: one.version)


def _of_interfaces() -> Iterator[tuple[str, Address]]:
    """Yield every active interface with its addresses; nothing if the system does not tell."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking:
        for _, name in socket.if_nameindex():
            wanted = struct.pack("256s", name.encode()[:15])
            with suppress(OSError, AttributeError):
                told = fcntl.ioctl(asking.fileno(), ASKS_IPV4, wanted)
                yield name, IPv4Address(told[20:24])
    with suppress(OSError):
        for line in IPV6_OF_LINUX.read_text("ascii").splitlines():
            digits, *_, name = line.split()
            yield name, IPv6Address(bytes.fromhex(digits))


def _sending() -> Iterator[Address]:
    for family, far in FAR_AWAY:
        with suppress(OSError), closing(socket.socket(family, socket.SOCK_DGRAM)) as asking:
            asking.connect(far)
            yield ip_address(asking.getsockname()[0].partition("%")[0])


def _of_this_host() -> list[Address]:
    with suppress(OSError):
        told = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        return [ip_address(str(one[4][0]).partition("%")[0]) for one in told]
    return []
