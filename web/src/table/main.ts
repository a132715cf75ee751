import { mount } from "svelte";
import "../app.css";
import { learn } from "../lib/i18n";
import "../lib/settings.svelte";
import en from "../play/en.ftl?raw";
import ru from "../play/ru.ftl?raw";
import Table from "./Table.svelte";

learn({ ru, en });
mount(Table, { target: document.getElementById("app")! });
