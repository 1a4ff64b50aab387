// The library, here and now: its memory, and one call after another.
import {DedukuError} from "./error.js";
import {defineMethods} from "./methods.js";
import {textOf} from "./parameters.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What the module asks of its host. The functions of WASI serve output that nothing writes: they fail. */
function imports(isStopped) {
  const badFile = () => 8;
  return {
    deduku: {is_stopped: isStopped},
    wasi_snapshot_preview1: {fd_close: badFile, fd_seek: badFile, fd_write: badFile},
  };
}

/** Answers at once; the page or program waits. Each method takes its parameters as one object and returns the answer. */
export class Deduku {
  #module;
  #imports;
  #instance = null;

  constructor(module, isStopped) {
    this.#module = module;
    this.#imports = imports(isStopped);
  }

  /**
   * @param {WebAssembly.Module} module
   * @param {() => number} isStopped asked while a call lasts, every some milliseconds: not 0 to break it off
   */
  static async create(module, isStopped = () => 0) {
    const deduku = new Deduku(module, isStopped);
    deduku.#begin(await WebAssembly.instantiate(module, deduku.#imports));
    return deduku;
  }

  /** Asks for any method by name. */
  call(method, params = {}) {
    return this.callWithText(method, textOf(params));
  }

  /** Asks for any method by name, with the parameters as JSON, as a worker is given them. */
  callWithText(method, params) {
    if (!this.#instance) this.#begin(new WebAssembly.Instance(this.#module, this.#imports));
    const name = encoder.encode(method);
    const text = encoder.encode(params);
    const [isAnswer, reply] = this.#ask(name, text);
    const value = JSON.parse(reply);
    if (!isAnswer) throw new DedukuError(value);
    return value;
  }

  #begin(instance) {
    instance.exports._initialize();
    this.#instance = instance;
  }

  #ask(name, text) {
    const {memory, question, answer, reply, reply_size} = this.#instance.exports;
    try {
      const at = question(name.length + text.length);
      new Uint8Array(memory.buffer).set(name, at);
      new Uint8Array(memory.buffer).set(text, at + name.length);
      const isAnswer = answer(name.length);
      return [isAnswer, decoder.decode(new Uint8Array(memory.buffer, reply(), reply_size()))];
    } catch (error) {
      // Memory is exhausted, or the library has failed: what is in memory is worth nothing. The next call begins anew.
      this.#instance = null;
      throw new DedukuError({code: "defect", message: `The library has failed: ${error.message}`});
    }
  }
}

defineMethods(Deduku);
