"""The states of a notice on its way.

`Outgoing` rows are of two sorts: a notice, which has no channel yet, and its ways, one for each
subscription of the person. When a notice is due it is dealt out: its ways are written and it is
`done`, in this order, so that a crash in between writes the same ways again, which are known by
their keys.

    waiting  --claim-->  claimed  --begin-->  sending  -->  sent
       ^                    |                    |-->  waiting   (failed; later, once more)
       |                    |                    |-->  dead      (refused, or failed too often)
       '-- lease is over ---'                    '-- lease is over --> waiting, or doubtful

`claimed` means that nothing has left the machine, so another process may begin anew. `sending`
means that something may have left. A channel whose receiver knows a repeated message by its id is
asked again; with any other the way ends as `doubtful`: it may have arrived, and is not sent twice.
`expired` is what was of no use any more, `dropped` what nobody wanted any more.
"""

from __future__ import annotations

WAITING, CLAIMED, SENDING = "waiting", "claimed", "sending"
SENT, DONE, EXPIRED, DROPPED = "sent", "done", "expired", "dropped"
DEAD, DOUBTFUL = "dead", "doubtful"

UNDERWAY = (WAITING, CLAIMED, SENDING)
FAILED = (DEAD, DOUBTFUL)
"""What a host, an organiser and the owner of the server are shown."""
OVER = (SENT, DONE, EXPIRED, DROPPED, *FAILED)

INTERRUPTED = "interrupted"
"""Why a way that was being sent is claimed again: its process was not heard of any more."""

LEASE_S = 180
"""Longer than any channel may take for one message."""
BACKOFF_S = (5, 30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600)
"""Seconds before each further attempt: about a day in all. After the last one it is dead."""
KEPT_DAYS = 60
"""What is over is remembered so long, so that its key is known; then it is deleted."""


def pause_after(attempts: int, asked: float = 0) -> float | None:
    """Seconds until the next attempt, at least what the server asked for; None if it was last."""
    if attempts > len(BACKOFF_S):
        return None
    return max(float(BACKOFF_S[attempts - 1]), asked)
