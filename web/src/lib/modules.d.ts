declare module "virtual:shared-ftl/*" {
  const text: string;
  export default text;
}
