// A short invented game in a loop, so that a streamer can set up before the judge arrives. It needs no server
// and no table.
import { lang } from "../lib/i18n";
import type { RunningClock, Source } from "../lib/socket.svelte";
import type { LogEntry, PlayerPart, View } from "../lib/wire";

const NICKS = {
  ru: ["Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега"],
  en: ["Shadow", "Countess", "Glory", "Professor", "Fox", "Baron", "Cat", "Note", "Pilot", "Vega"],
};
const CARDS = ["citizen", "citizen", "don", "citizen", "mafia", "sheriff", "citizen", "mafia", "citizen", "citizen"];
const EVERY = 4_000;

interface Scene {
  phase: string;
  seat?: number;
  seconds?: number;
  candidates?: number[];
  fouls?: Record<number, number>;
  out?: Record<number, [string, string]>;
  best?: [number, number[]];
  log?: [string, Record<string, unknown>][];
  winner?: string;
  told?: { ru: string; en: string };
}

const slate = [3, 7, 1];
const opened: [string, Record<string, unknown>] = ["ballot-opened", { slate, round: 1 }];
const first: [string, Record<string, unknown>] = ["hands-counted", { candidate: 3, hands: [1, 2, 4, 6, 9] }];
const rest: [string, Record<string, unknown>][] = [
  ["hands-counted", { candidate: 7, hands: [3, 5, 8] }],
  ["hands-counted", { candidate: 1, hands: [7, 10] }],
];
const gone: Record<number, [string, string]> = { 3: ["D1", "vote"] };

const SCENES: Scene[] = [
  { phase: "N1.deal" },
  { phase: "N1.meet", seconds: 60 },
  { phase: "D1.speech", seat: 1, seconds: 60, candidates: [3] },
  { phase: "D1.speech", seat: 4, seconds: 60, candidates: [3, 7], fouls: { 2: 1 } },
  { phase: "D1.speech", seat: 9, seconds: 12, candidates: slate, fouls: { 2: 1, 5: 2 } },
  { phase: "D1.vote", candidates: slate, fouls: { 2: 1, 5: 2 }, log: [opened, first] },
  { phase: "D1.vote", candidates: slate, fouls: { 2: 1, 5: 2 }, log: [opened, first, ...rest] },
  { phase: "D1.last-word", seat: 3, seconds: 60, fouls: { 2: 1, 5: 2 }, out: gone, log: [opened, first, ...rest, ["voted-out", { seats: [3] }]], told: { ru: "Стол покидает игрок номер три", en: "Player 3 leaves the table" } },
  { phase: "N2.hunt", out: gone, fouls: { 2: 1, 5: 2 } },
  { phase: "N2.best-move", seat: 6, seconds: 20, out: { ...gone, 6: ["N2", "kill"] }, best: [6, [5, 8, 10]], log: [["death-announced", { seats: [6] }]], told: { ru: "Этой ночью убит игрок номер шесть", en: "Player 6 was killed this night" } },
  { phase: "over", out: { ...gone, 6: ["N2", "kill"], 5: ["D2", "vote"], 8: ["D3", "vote"] }, best: [6, [5, 8, 10]], winner: "red" },
];

export class Preview implements Source {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  clock = $state.raw<RunningClock | null>(null);
  private at = 0;

  constructor(private readonly roles: boolean) {
    this.show();
    setInterval(() => {
      this.at = (this.at + 1) % SCENES.length;
      this.show();
    }, EVERY);
  }

  private show(): void {
    const scene = SCENES[this.at]!;
    const moment = scene.phase.split(".")[0]!;
    const { seat = 0, seconds } = scene;
    this.clock = seconds ? { left: seconds * 1000, running: true, at: performance.now(), seat, seconds } : null;
    this.log = (scene.log ?? []).map(([event, facts], place) => ({ ...facts, n: place + 1, moment, event, clauses: [] }));
    this.view = {
      type: "view",
      seq: this.at + 1,
      table: "",
      rules: "",
      options: [],
      tags: {},
      phase: scene.phase,
      cue: null,
      says: [],
      hears: null,
      late: null,
      clock: null,
      players: NICKS[lang].map((name, place) => this.player(scene, place + 1, name)),
      candidates: scene.candidates ?? [],
      ballot: null,
      vote_cancelled: false,
      outcome: scene.winner ? { winners: [scene.winner], kind: "victory", reason: "", clause: null, moment: null } : null,
      commitment: "",
      contributions: [],
      ruling: scene.told ? { says: { ru: [scene.told.ru], en: [scene.told.en] }, clauses: [], fresh: true } : null,
      log: { keep: 0, add: [] },
    };
  }

  private player(scene: Scene, seat: number, name: string): PlayerPart {
    const left = scene.out?.[seat];
    const card = this.roles && scene.phase !== "N1.deal" ? CARDS[seat - 1]! : null;
    return {
      seat,
      name,
      role: card,
      team: card && (["don", "mafia"].includes(card) ? "black" : "red"),
      alive: !left,
      left: left ? { moment: left[0], cause: left[1], clause: null } : null,
      fouls: scene.fouls?.[seat] ?? 0,
      silenced: false,
      first_killed: false,
      best_move: scene.best?.[0] === seat ? { named: scene.best[1], hits: null } : null,
    };
  }
}
