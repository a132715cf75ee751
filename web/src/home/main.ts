import { mount } from "svelte";
import "../app.css";
import "../lib/settings.svelte";
import { keepOffline } from "../lib/worker";
import Home from "./Home.svelte";

keepOffline(true);
mount(Home, { target: document.getElementById("app")! });
