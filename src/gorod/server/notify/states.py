"""The states of a notice in the outbox.

`Outgoing` rows are of two sorts: a notice, which has no channel yet, and its deliveries, one for
each subscription of the person. When a notice is due, its deliveries are written and it becomes
`done`, in this order: after a crash in between, the same deliveries are written again and
recognised by their keys.

    waiting  --claim-->  claimed  --begin-->  sending  -->  sent
       ^                    |                    |-->  waiting   (failed; later, once more)
       |                    |                    |-->  dead      (refused, or failed too often)
       '-- lease is over ---'                    '-- lease is over --> waiting, or doubtful

`claimed` means that nothing has been sent, so another process may start again. `sending` means that
something may have been sent. If the channel's receiver recognises a repeated message by its id, the
message is sent again; otherwise the delivery ends as `doubtful`: it may have arrived, and is not
sent twice. `expired` means that it was useless by then, `dropped` that nobody wanted it any more.
"""

from __future__ import annotations

WAITING, CLAIMED, SENDING = "waiting", "claimed", "sending"
SENT, DONE, EXPIRED, DROPPED = "sent", "done", "expired", "dropped"
DEAD, DOUBTFUL = "dead", "doubtful"

UNDERWAY = (WAITING, CLAIMED, SENDING)
FAILED = (DEAD, DOUBTFUL)
"""The states shown to a host, an organiser and the owner of the server."""
OVER = (SENT, DONE, EXPIRED, DROPPED, *FAILED)

INTERRUPTED = "interrupted"
"""Why a delivery in state `sending` is claimed again: its process is silent."""

LEASE_S = 180
"""Longer than any channel may take for one message."""
BACKOFF_S = (5, 30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600)
"""Seconds before each further attempt: about a day in all. After the last one it is dead."""
KEPT_DAYS = 60
"""How many days an ended notice is kept, so that its key is still known; then it is deleted."""


def pause_after(attempts: int, asked: float = 0) -> float | None:
    """Return the seconds until the next attempt, at least `asked`; None if there is none."""
    if attempts > len(BACKOFF_S):
        return None
    return max(float(BACKOFF_S[attempts - 1]), asked)
