import { mount } from "svelte";
import "../app.css";
import { ready } from "../lib/sound";
import { stayAwake } from "../lib/wake";
import Judge from "./Judge.svelte";

ready();
stayAwake();
mount(Judge, { target: document.getElementById("app")! });
