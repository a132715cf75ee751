// The subject of a command, in words.
import { t } from "../../lib/i18n";
import type { DeskCommand } from "../../lib/desk_wire";
import { keyName, stageName } from "../naming";
import type { OrganiserState } from "../organiser_state.svelte";

// Commands differ in the fields that they have; a missing field means nobody.
const fields = (command: DeskCommand): Partial<Record<string, unknown>> => ({ ...command });

export function about(organiserState: OrganiserState, command: DeskCommand): string {
  const has = fields(command);
  const named = (key: string) => (typeof has[key] === "string" ? organiserState.nickname(has[key]) : "");
  const parts: string[] = [];
  if (typeof has["game"] === "string") parts.push(keyName(organiserState, has["game"]));
  else if (typeof has["stage"] === "string") parts.push(typeof has["round"] === "number" ? keyName(organiserState, `${has["stage"]}.${has["round"]}`) : stageName(organiserState, has["stage"]));
  if (command.type === "undo") parts.push(t("log-entry", { number: command.entry }));
  for (const key of ["official", "club", "team", "player"]) {
    const own = has[key] as { name?: string; nickname?: string } | string | undefined;
    if (typeof own === "string") parts.push(organiserState.nickname(own));
    else if (own) parts.push(own.nickname ?? own.name ?? "");
  }
  for (const key of ["one", "other", "person", "out", "by", "kept", "duplicate"]) if (named(key)) parts.push(named(key));
  if (command.type === "assign-judge") parts.push(organiserState.view?.officials.find((one) => one.id === command.judge)?.name ?? command.judge);
  if (command.type === "enter-stage" || command.type === "record-lot") parts.push(t("log-players", { count: command.players.length }));
  if (command.type === "import-players") parts.push(t("log-players", { count: command.added.length + (command.edited?.length ?? 0) }));
  if (command.type === "import-officials") parts.push(command.officials.map((one) => one.name).join(", "));
  return parts.filter(Boolean).join(" · ");
}

export function reasonOf(command: DeskCommand): string {
  const has = fields(command);
  const told = has["reason"] ?? (command.type === "decide-protest" || command.type === "file-protest" ? has["text"] : "");
  return typeof told === "string" ? told : "";
}
