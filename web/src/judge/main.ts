import { mount } from "svelte";
import "../app.css";
import { arrive } from "../lib/arrived";
import { ready } from "../lib/sound";
import { stayAwake } from "../lib/wake";
import { keepOffline } from "../lib/worker";
import { storeForNextTab, tokenToOpen } from "./next_tab";
import Judge from "./Judge.svelte";

const target = document.getElementById("app")!;
const asked = new URLSearchParams(location.search);
const show = asked.get("show") ?? "";
const game = asked.get("game") ?? "";
if (show || game) history.replaceState(null, "", location.pathname + location.hash);
keepOffline(false);

void arrive().then(() => tokenToOpen(game)).then(async (token) => {
  if (!token) return mount((await import("./NoTable.svelte")).default, { target });
  ready();
  stayAwake();
  storeForNextTab(token);
  return mount(Judge, { target, props: { show } });
});
