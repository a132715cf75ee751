// Forgets everything that this device remembers about games: those that were judged, those that were played,
// and names.
import { forgetAll } from "../judge/keeping";
import { forgetOnline } from "../lib/online_memory";
import { forgetPeople } from "../lib/people";
import { setJudgeName } from "./table";

export function forgetEverything(): void {
  forgetAll();
  forgetOnline();
  forgetPeople();
  setJudgeName("");
}
