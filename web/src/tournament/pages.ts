// The pages of a tournament by the word in their address, each loaded when it is opened. `one` is what
// follows that word: a stage, a game, a player.
import type { Component } from "svelte";
import type { TournamentState } from "./tournament_state.svelte";

type Page = Component<{ tournament: TournamentState; one: string }>;

export const pages: Record<string, () => Promise<{ default: Page }>> = {
  schedule: () => import("./Schedule.svelte"),
  live: () => import("./Live.svelte"),
  standings: () => import("./Standings.svelte"),
  games: () => import("./Game.svelte"),
  players: () => import("./People.svelte"),
  overall: () => import("./Overall.svelte"),
  meetings: () => import("./Meetings.svelte"),
};
