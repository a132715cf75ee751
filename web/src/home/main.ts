import { mount } from "svelte";
import "../app.css";
import "../lib/settings.svelte";
import { learn } from "../lib/i18n";
import { keepOffline } from "../lib/worker";
import en from "./en.ftl?raw";
import Home from "./Home.svelte";
import ru from "./ru.ftl?raw";

learn({ ru, en });
keepOffline(true);
mount(Home, { target: document.getElementById("app")! });
