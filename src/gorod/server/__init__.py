"""The server: live tables that lose nothing and leak nothing.

From the inside out: `store` keeps an append-only, hash-chained log per table; `tables` folds it
into games and takes commands, one writer per table; `wire` is everything that may leave, made
by the one projection; `access` knows who asks; `web` speaks HTTP and WebSocket.
"""
