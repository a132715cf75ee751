import { mount } from "svelte";
import "../app.css";
import { learn } from "../lib/i18n";
import "../lib/settings.svelte";
import en from "../play/en.ftl?raw";
import ru from "../play/ru.ftl?raw";
import Create from "./Create.svelte";

learn({ ru, en });
mount(Create, { target: document.getElementById("app")! });
