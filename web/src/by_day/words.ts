// The words of by-day games, loaded by every page that shows one.
import { learn } from "../lib/i18n";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

learn({ ru, en });
