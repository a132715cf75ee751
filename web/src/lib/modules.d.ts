declare module "virtual:books-ftl/*" {
  const books: Record<string, string>;
  export default books;
}

declare module "virtual:shared-ftl/*" {
  const text: string;
  export default text;
}
