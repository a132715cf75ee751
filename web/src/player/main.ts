import { mount } from "svelte";
import "../app.css";
import { lang, learn } from "../lib/i18n";
import "../lib/settings.svelte";
import { words } from "../tournament/catalogue";
import App from "./App.svelte";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

learn({ ru, en });
void words(lang).then((text) => {
  learn({ ru: text, en: text });
  mount(App, { target: document.getElementById("app")! });
});
