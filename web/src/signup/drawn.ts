// The id of one sign-up: a repeated request after a broken connection is the same player. It is kept in this
// tab until the sign-up succeeds; another nickname is another sign-up.
import { unique } from "../lib/unique";

const KEY = "sign-up-id";

export function drawn(tournament: string, nickname: string): string {
  const told = JSON.stringify([tournament, nickname]);
  const [known, id] = JSON.parse(sessionStorage.getItem(KEY) ?? '["",""]') as [string, string];
  if (known === told) return id;
  const fresh = unique();
  sessionStorage.setItem(KEY, JSON.stringify([told, fresh]));
  return fresh;
}
