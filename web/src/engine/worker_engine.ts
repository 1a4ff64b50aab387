// The engine as WebAssembly in workers: it is fetched and compiled once, and runs in one worker for each lane in use.
import {DedukuError, type DedukuWorker, type Questions, startWorker} from "deduku";
import {compile} from "deduku/compile.js";
import address from "deduku/deduku.wasm?url";
import {type Engine, EngineError, type Lane} from "./engine.ts";

/** Called with the loaded part of the engine, from 0 to 1. */
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

  /** After a failure: the next call tries again to load the missing parts. */
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
  // A file in the service worker's cache is available at once, and the browser may keep the compiled code of it.
  if (navigator.serviceWorker?.controller) return compile(url);
  const response = await fetch(url);
  return compile(response.ok && response.body ? counted(response.body, progress) : response);
}

/** The bytes, counted as they arrive. For compressed ones a server does not announce the uncompressed size. */
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

/** The value of the promise; rejects with the reason of the signal as soon as it is aborted. */
function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, {once: true});
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
