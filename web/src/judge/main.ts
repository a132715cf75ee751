import { mount } from "svelte";
import "../app.css";
import { ready } from "../lib/sound";
import { stayAwake } from "../lib/wake";
import { keepOffline } from "../lib/worker";
import Judge from "./Judge.svelte";

ready();
stayAwake();
keepOffline(false);
mount(Judge, { target: document.getElementById("app")! });
