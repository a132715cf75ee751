import { mount } from "svelte";
import "../app.css";
import "./desk.css";
import { arrive } from "../lib/arrived";
import { learn } from "../lib/i18n";
import "../lib/settings.svelte";
import App from "./App.svelte";
import { place } from "./place.svelte";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

learn({ ru, en });
// A link that sets a password or confirms an address has another kind of key in the same place.
const keyed = !place.cup && ["password", "email"].includes(place.section);
void (keyed ? Promise.resolve() : arrive()).then(() => mount(App, { target: document.getElementById("app")! }));
