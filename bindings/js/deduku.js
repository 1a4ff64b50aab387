// The library in this thread: its memory, and synchronous calls.
import {DedukuError} from "./error.js";
import {defineMethods} from "./methods.js";
import {textOf} from "./parameters.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The imports of the module. The functions of WASI are for output, which the module never writes: they fail. */
function imports(isStopped) {
  const badFile = () => 8;
  return {
    deduku: {is_stopped: isStopped},
    wasi_snapshot_preview1: {fd_close: badFile, fd_seek: badFile, fd_write: badFile},
  };
}

/**
 * Calls are synchronous: the page or program waits. Each method takes one object of parameters and returns the answer.
 */
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
   * @param {() => number} isStopped called every few milliseconds during a call; a result other than 0 stops the call
   */
  static async create(module, isStopped = () => 0) {
    const deduku = new Deduku(module, isStopped);
    deduku.#begin(await WebAssembly.instantiate(module, deduku.#imports));
    return deduku;
  }

  /** Calls any method by name. */
  call(method, params = {}) {
    return this.callWithText(method, textOf(params));
  }

  /** Calls any method by name, with the parameters as JSON text, which is the form that workers receive. */
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
      // Memory is exhausted, or the library has failed. The content of its memory is unusable, so the next call starts
      // with a new instance.
      this.#instance = null;
      throw new DedukuError({code: "defect", message: `The library has failed: ${error.message}`});
    }
  }
}

defineMethods(Deduku);
