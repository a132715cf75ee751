"""The server: live tables that lose nothing and leak nothing.

From the inside out: `store` keeps an append-only, hash-chained log per table; `tables` folds it
into games and accepts commands, with one writer per table; `wire` has all views that are sent, made
by one projection; `access` knows who asks; `web` serves HTTP and WebSocket.
"""
