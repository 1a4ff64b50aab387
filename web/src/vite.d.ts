/// <reference types="vite/client" />
declare module "virtual:engine.css";
/** The shapes of marks of the two colours, as SVG around the origin. */
declare module "virtual:engine.shapes" {
  const shapes: Readonly<Record<"a" | "b", string>>;
  export default shapes;
}
declare module "deduku/compile.js" {
  export function compile(source: URL | Response): Promise<WebAssembly.Module>;
}
declare module "deduku/deduku.wasm?url" {
  const address: string;
  export default address;
}
declare module "*.txt?lines" {
  const address: string;
  export default address;
}
/** The commit that the page was built from, "" where there is none. */
declare const builtFrom: string;
/** How many bytes the engine has. */
declare const engineSize: number;
