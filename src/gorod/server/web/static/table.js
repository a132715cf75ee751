// A viewer's page: the token comes in the fragment, which no server ever sees, and leaves it at once.
"use strict";

const words = document.getElementById("words").dataset;
const by = (id) => document.getElementById(id);
const lang = document.documentElement.lang;
const stored = (key) => sessionStorage.getItem(key) || "";

if (location.hash.length > 1) {
  sessionStorage.setItem("token", location.hash.slice(1));
  sessionStorage.removeItem("seen");
  history.replaceState(null, "", location.pathname + location.search);
}
if (!stored("console")) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  sessionStorage.setItem("console", Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join(""));
}

let wait = 500;
let clock = null;
let moment = "";

function text(id, value) { by(id).textContent = value === null ? "" : value; }

async function ticket() {
  const answer = await fetch("/api/tickets", {
    method: "POST", headers: { Authorization: "Bearer " + stored("token") },
  });
  return answer.ok ? (await answer.json()).ticket : null;
}

async function protocol(table) {
  const answer = await fetch(`/api/tables/${table}/protocol?lang=${lang}`, {
    headers: { Authorization: "Bearer " + stored("token") },
  });
  if (answer.ok) { text("protocol", await answer.text()); }
}

const steps = JSON.parse(words.steps);
const results = JSON.parse(words.results);

// A result by the name that the document has for it.
function result({ rules, outcome }) {
  const known = results[rules.split("+")[0]] || {};
  const name = known[[outcome.kind, ...[...outcome.winners].sort()].join("-")] || outcome.kind;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

// "N2.sheriff" in words: the night or day with its number, and what happens in it.
function inWords(phase) {
  const [when, step] = phase.split(".");
  if (step === undefined) { return steps[when] || when; }
  return `${when[0] === "N" ? words.night : words.day} ${when.slice(1)} · ${steps[step] || step}`;
}

function show(view) {
  text("phase", inWords(view.phase));
  text("cue", view.says.map((one) => `«${one}»`).join(" "));
  text("title", view.tags.event || view.rules);
  clock = view.clock && { ...view.clock, at: performance.now() };
  const rows = view.players.map((player) => {
    const row = document.createElement("tr");
    if (!player.alive) { row.className = "out"; }
    const role = player.role ? words["role" + player.role] || player.role : "";
    for (const [value, kind] of [[player.seat, "number"], [player.name, ""], [role, ""],
      [player.fouls || "", "number"], [player.left ? player.left.moment : "", ""]]) {
      const cell = document.createElement("td");
      cell.textContent = value;
      cell.className = kind;
      row.append(cell);
    }
    return row;
  });
  by("players").replaceChildren(...rows);
  const list = view.ballot
    ? view.ballot.slate.map((seat, n) => `${seat}: ${view.ballot.counts[n] ?? "—"}`).join(" · ")
    : view.candidates.join(", ");
  text("candidates", list ? `${words.candidates}: ${list}` : "");
  text("outcome", view.outcome ? result(view) : "");
  const now = view.phase.split(".")[0];
  if (now !== moment) { moment = now; protocol(view.table); }
}

function tick() {
  if (!clock) { text("clock", ""); return; }
  const gone = clock.running ? performance.now() - clock.at : 0;
  text("clock", String(Math.ceil(Math.max(0, clock.left_ms - gone) / 1000)));
}

async function open() {
  if (!stored("token")) { text("status", words.nolink); return; }
  let pass;
  try { pass = await ticket(); } catch { pass = undefined; }
  if (pass === null) { text("status", words.gone); return; }
  if (pass === undefined) { again(); return; }
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.onopen = () => socket.send(JSON.stringify({
    type: "hello", ticket: pass, console: stored("console"), lang,
  }));
  socket.onmessage = (message) => {
    const frame = JSON.parse(message.data);
    if (frame.type === "welcome") { wait = 500; text("status", words.live); }
    if (frame.type === "view") { show(frame); tick(); }
    if (frame.type === "gone" || frame.type === "error") { text("status", frame.text); }
  };
  socket.onclose = (event) => { if (![4401, 4409, 4410].includes(event.code)) { again(); } };
}

function again() {
  text("status", words.again);
  setTimeout(open, wait * (0.5 + Math.random()));
  wait = Math.min(wait * 2, 15000);
}

setInterval(tick, 250);
open();
