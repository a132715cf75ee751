import { mount } from "svelte";
import "../app.css";
import { asEverybody } from "../lib/api";
import { lang, learn } from "../lib/i18n";
import "../lib/settings.svelte";
import App from "./App.svelte";
import { words } from "./catalogue";

asEverybody();
void words(lang).then((text) => {
  learn({ ru: text, en: text });
  mount(App, { target: document.getElementById("app")! });
});
