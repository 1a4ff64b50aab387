/// <reference types="vite/client" />
declare module "virtual:engine.css";
/** The shapes of marks of the two colours, as SVG centred on the origin. */
declare module "virtual:engine.shapes" {
  const shapes: Readonly<Record<"a" | "b", string>>;
  export default shapes;
}
/** The keys of the techniques with positions for practice. */
declare module "virtual:practicable" {
  const keys: readonly string[];
  export default keys;
}
/** The hint of a first visit, in a language. */
declare module "virtual:example-*" {
  const hint: {sentences: string[]; svg: string; html: string};
  export default hint;
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
/** The commit that the page was built from, "" without one. */
declare const builtFrom: string;
/** The size of the engine in bytes. */
declare const engineSize: number;
