// The sections of the organiser's pages, in the order of a tournament day. Each is loaded when it is first
// opened.
import type { Component } from "svelte";
import type { OrganiserState } from "./organiser_state.svelte";

export type Section = Component<{ organiserState: OrganiserState }>;
type Load = () => Promise<{ default: Section }>;

export const SECTIONS: Record<string, Load> = {
  regulation: () => import("./regulation/Regulation.svelte"),
  people: () => import("./people/People.svelte"),
  seating: () => import("./seating/Seating.svelte"),
  round: () => import("./round/Round.svelte"),
  paper: () => import("./paper/Paper.svelte"),
  protests: () => import("./protests/Protests.svelte"),
  standings: () => import("./standings/Standings.svelte"),
  papers: () => import("./papers/Papers.svelte"),
  log: () => import("./log/Log.svelte"),
  preflight: () => import("./preflight/Preflight.svelte"),
};

export const FOR_JUDGES = ["people", "round", "paper", "protests", "standings", "log"];

// The help topic of each.
export const HELP: Record<string, string> = {
  regulation: "organiser#regulation",
  people: "organiser#people",
  seating: "organiser#seating",
  round: "organiser#round",
  paper: "organiser#paper",
  protests: "organiser#protests",
  standings: "organiser#standings",
  papers: "organiser#papers",
  log: "organiser#log",
  preflight: "organiser#preflight",
};
