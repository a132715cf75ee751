import { mount } from "svelte";
import "../app.css";
import { learn } from "../lib/i18n";
import "../lib/settings.svelte";
import { stayAwake } from "../lib/wake";
import en from "./en.ftl?raw";
import Play from "./Play.svelte";
import ru from "./ru.ftl?raw";

learn({ ru, en });
stayAwake();
mount(Play, { target: document.getElementById("app")! });
