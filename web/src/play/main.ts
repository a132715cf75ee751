import { mount } from "svelte";
import "../app.css";
import "../lib/settings.svelte";
import { stayAwake } from "../lib/wake";
import Play from "./Play.svelte";

stayAwake();
mount(Play, { target: document.getElementById("app")! });
