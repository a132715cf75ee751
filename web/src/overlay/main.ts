import { mount } from "svelte";
import "../app.css";
import "../lib/settings.svelte";
import { stayAwake } from "../lib/wake";
import Overlay from "./Overlay.svelte";

stayAwake();
mount(Overlay, { target: document.getElementById("app")! });
