// A line with a proof and the players' cards in, the findings and the verdict of the page's own check out.
import { createInterface } from "node:readline";
import { checked, verdictOf } from "../src/lib/fair";
import { bytes, hex, sha256 } from "../src/lib/sha256";
import type { Proof } from "../src/lib/wire";

createInterface({ input: process.stdin }).on("line", (line) => {
  const asked = JSON.parse(line) as { proof: Proof; cards: string[] } | { text: string };
  if ("text" in asked) {
    console.log(JSON.stringify(hex(sha256(bytes(asked.text)))));
    return;
  }
  const findings = checked(asked.proof, asked.cards);
  console.log(JSON.stringify({ verdict: verdictOf(findings), findings }));
});
