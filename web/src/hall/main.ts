import { mount } from "svelte";
import "../app.css";
import "../lib/settings.svelte";
import { stayAwake } from "../lib/wake";
import Hall from "./Hall.svelte";

stayAwake();
mount(Hall, { target: document.getElementById("app")! });
