import type { RoundView } from "../../lib/desk_wire";

export const statusOf = (round: RoundView) => (round.locked ? "locked" : round.status);

// Problems that were not accepted yet.
export const open = (round: RoundView) =>
  (round.flags ?? []).filter((flag) => round.status === "draft" || !round.despite?.includes(flag.kind));

// Problems that prevent confirming, and those that may be accepted knowingly.
export const hard = (round: RoundView) => (round.flags ?? []).filter((flag) => !flag.soft);
export const soft = (round: RoundView) => (round.flags ?? []).filter((flag) => flag.soft);
