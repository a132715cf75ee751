import { mount } from "svelte";
import "../app.css";
import { ready } from "../lib/sound";
import { stayAwake } from "../lib/wake";
import { keepOffline } from "../lib/worker";
import { carry, opened } from "./comeback";
import Judge from "./Judge.svelte";
import NoTable from "./NoTable.svelte";

const target = document.getElementById("app")!;
const show = new URLSearchParams(location.search).get("show") ?? "";
if (show) history.replaceState(null, "", location.pathname + location.hash);
keepOffline(false);

void opened().then((token) => {
  if (!token) return mount(NoTable, { target });
  ready();
  stayAwake();
  carry(token);
  return mount(Judge, { target, props: { show } });
});
