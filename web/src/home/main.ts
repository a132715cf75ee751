import { mount } from "svelte";
import "../app.css";
import "../lib/settings.svelte";
import Home from "./Home.svelte";

mount(Home, { target: document.getElementById("app")! });
