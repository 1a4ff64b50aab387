// The engine as WebAssembly in workers: it is fetched and compiled once, and works in two of them.
import {DedukuError, type DedukuWorker, type Questions, startWorker} from "deduku";
import {compile} from "deduku/compile.js";
import address from "deduku/deduku.wasm?url";
import {type Engine, EngineError, type Lane} from "./engine.ts";

export class WorkerEngine implements Engine {
  readonly #module = compile(new URL(address, document.baseURI));
  readonly #workers: Record<Lane, Promise<DedukuWorker>> = {
    quick: startWorker(this.#module),
    long: startWorker(this.#module),
  };

  constructor() {
    for (const worker of Object.values(this.#workers)) worker.catch(() => {}); // each call tells of it
  }

  async call<Name extends keyof Questions>(
    method: Name,
    params: Questions[Name][0],
    lane: Lane,
    signal?: AbortSignal,
  ): Promise<Questions[Name][1]> {
    const worker = await this.#workers[lane];
    try {
      return await worker.call(method, params, signal ? {signal} : {});
    } catch (error) {
      if (error instanceof DedukuError) throw new EngineError(error.code, error.message, error.line, error.column);
      throw error;
    }
  }
}
