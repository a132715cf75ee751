import { mount } from "svelte";
import "../app.css";
import "./desk.css";
import { learn } from "../lib/i18n";
import "../lib/settings.svelte";
import App from "./App.svelte";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

learn({ ru, en });
mount(App, { target: document.getElementById("app")! });
