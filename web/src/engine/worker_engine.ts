// The engine as WebAssembly in workers: it is fetched and compiled once, and works in one for each lane that is used.
import {DedukuError, type DedukuWorker, type Questions, startWorker} from "deduku";
import {compile} from "deduku/compile.js";
import address from "deduku/deduku.wasm?url";
import {type Engine, EngineError, type Lane} from "./engine.ts";

/** Called with how much of the engine is here, from 0 to 1. */
type Progress = (part: number) => void;

export class WorkerEngine implements Engine {
  readonly #progress: Progress;
  readonly #workers = new Map<Lane, Promise<DedukuWorker>>();
  #module: Promise<WebAssembly.Module> | null = null;

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  async call<Name extends keyof Questions>(
    method: Name,
    params: Questions[Name][0],
    lane: Lane,
    signal?: AbortSignal,
  ): Promise<Questions[Name][1]> {
    const worker = await unlessAborted(this.#worker(lane), signal);
    try {
      return await worker.call(method, params, signal ? {signal} : {});
    } catch (error) {
      if (error instanceof DedukuError) throw new EngineError(error.code, error.message, error.line, error.column);
      throw error;
    }
  }

  /** After a failure: what could not be had is tried again with the next call. */
  retry(): void {
    this.#workers.clear();
    this.#module = null;
  }

  #worker(lane: Lane): Promise<DedukuWorker> {
    let worker = this.#workers.get(lane);
    if (!worker) {
      this.#module ??= fetchModule(this.#progress);
      worker = startWorker(this.#module);
      this.#workers.set(lane, worker);
    }
    return worker;
  }
}

/** Fetches and compiles the engine. */
async function fetchModule(progress: Progress): Promise<WebAssembly.Module> {
  const url = new URL(address, document.baseURI);
  // What the service worker has at hand is there at once, and the browser may keep the code that it made of it.
  if (navigator.serviceWorker?.controller) return compile(url);
  const response = await fetch(url);
  return compile(response.ok && response.body ? counted(response.body, progress) : response);
}

/** The bytes, counted as they arrive. Of compressed ones a server does not say how many they will be. */
function counted(body: ReadableStream<Uint8Array>, progress: Progress): Response {
  let count = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count += chunk.length;
      progress(Math.min(1, count / engineSize));
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counter), {headers: {"content-type": "application/wasm"}});
}

/** What is promised, or the reason of the signal as soon as it is aborted. */
function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, {once: true});
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
