// All English texts of the pages; only the reader's language is loaded.
export { default as books } from "virtual:books-ftl/en";
export { default as shared } from "virtual:shared-ftl/en";
export { default as own } from "./en.ftl?raw";
