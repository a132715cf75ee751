"""A socket that sends `hello` and then reads nothing more."""

from __future__ import annotations

import asyncio
import json
import socket


async def deaf_socket(port: int, token: str, address: str = "127.0.0.1") -> socket.socket:
    """Open a socket with small buffers, which the server soon fills."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)  # noqa: FBT003  as the standard library spells it
    raw.bind((address, 0))
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", port))
    head = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    await loop.sock_sendall(raw, (head + key).encode())
    await loop.sock_recv(raw, 1000)
    body = json.dumps({"type": "hello", "token": token}).encode()
    frame = bytes([0x81, 0x80 | 126]) + len(body).to_bytes(2, "big") + bytes(4) + body
    await loop.sock_sendall(raw, frame)
    return raw
