// The words of a line of the talk, in the language of the page.
import { roleName, t } from "../lib/i18n";
import type { TalkView } from "../lib/wire";

export function spokenWords({ phrase, text }: TalkView): string {
  return phrase ? t(`phrase-${phrase.id}`, { seats: (phrase.seats ?? []).join(", "), role: phrase.role ? roleName(phrase.role) : "" }) : text;
}
