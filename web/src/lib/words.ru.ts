// All Russian texts of the pages; only the reader's language is loaded.
export { default as books } from "virtual:books-ftl/ru";
export { default as shared } from "virtual:shared-ftl/ru";
export { default as own } from "./ru.ftl?raw";
