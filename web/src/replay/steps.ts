// A finished game step by step: loaded part by part, with what each step told in words.
import { json } from "../lib/api";
import { answerName, t } from "../lib/i18n";
import type { LinkSelf, LogEntry, MintedLink, Replay, TalkView, View } from "../lib/wire";

export const self = (token: string) => json<LinkSelf>("/api/link", token);
export const share = (table: string, token: string) => json<MintedLink>(`/api/tables/${table}/replay`, token, null);

export interface Step {
  view: View;
  log: LogEntry[]; // everything up to here
  fresh: LogEntry[]; // what this step added
  talk: TalkView[]; // everything that was said up to here
  said: TalkView[]; // what was said in this step
}

// All steps; `more` is called as parts arrive, so that the first can be shown before the last has arrived.
export async function replay(table: string, token: string, seat: number, more: (seat: number, total: number, steps: Step[]) => void): Promise<void> {
  const steps: Step[] = [];
  for (let total = 1; steps.length < total; ) {
    const part: Replay = await json<Replay>(`/api/tables/${table}/replay?begins=${steps.length}${seat ? `&seat=${seat}` : ""}`, token);
    if (!part.steps.length) return;
    for (const view of part.steps) {
      const { log: before = [], talk: heard = [] } = steps.at(-1) ?? {};
      const { keep, add } = view.talk ?? { keep: 0, add: [] };
      steps.push({ view, log: [...before.slice(0, view.log.keep), ...view.log.add], fresh: view.log.add, talk: [...heard.slice(0, keep), ...add], said: add });
    }
    total = part.total;
    more(part.seat, total, [...steps]);
  }
}

interface Facts {
  seat: number;
  target: number;
  candidate: number;
  count: number;
  hands: number[];
  named: number[];
  secret: number | null;
  duty: string;
  answer: string;
}
const seats = (list: readonly number[] | undefined) => (list ?? []).join(", ") || "—";
const SAID: Record<string, (facts: Facts) => string> = {
  nominated: ({ seat, target }) => t("did-nominate", { seat, target }),
  "hands-counted": ({ candidate, hands, secret }) =>
    typeof secret === "number" ? t("did-tally", { candidate, count: secret }) : t("did-hands", { candidate, hands: seats(hands) }),
  "hands-tallied": ({ candidate, count }) => t("did-tally", { candidate, count }),
  "lift-counted": ({ hands }) => t("did-lift-hands", { hands: seats(hands) }),
  "election-hands": ({ candidate, hands }) => t("did-elect", { candidate, hands: seats(hands) }),
  fouled: ({ seat }) => t("did-foul", { seat }),
  warned: ({ seat }) => t("did-warn", { seat }),
  checked: ({ duty, target, answer }) => `${target} — ${answerName(duty, answer)}`,
  "best-move-named": ({ seat, named }) => `${t("best-move", { seat })} ${seats(named)}`,
  accused: ({ seat, target }) => t("did-accuse", { seat, target }),
};

// What a step told, unless the ruling of the view already says it.
export const told = (step: Step): string[] =>
  step.fresh.map((line) => SAID[line.event]?.(line as unknown as Facts) ?? "").filter(Boolean);
