import { mount } from "svelte";
import "../app.css";
import "../lib/settings.svelte";
import { Socket, token } from "../lib/socket.svelte";
import { stayAwake } from "../lib/wake";
import Overlay from "./Overlay.svelte";

const target = document.getElementById("app")!;
const asked = new URLSearchParams(location.search);

// For somebody who sets up a stream without a table yet: an invented game to look at, and a page that builds
// the address. A running stream loads neither.
async function open(): Promise<void> {
  if (asked.has("preview")) {
    const { Preview } = await import("./preview.svelte");
    mount(Overlay, { target, props: { source: new Preview(asked.has("roles")), preview: true } });
  } else if (!token() || asked.has("setup")) {
    const { default: Setup } = await import("./Setup.svelte");
    mount(Setup, { target });
  } else {
    stayAwake();
    const source = new Socket();
    mount(Overlay, { target, props: { source, token: source.token } });
  }
}

void open();
