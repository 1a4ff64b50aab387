// The page's interface to the engine, wherever the engine runs.
import type {Questions} from "deduku";

/**
 * Engines work side by side: quick questions never wait for long ones, and neither waits for ratings, which continue in
 * the background.
 */
export type Lane = "quick" | "long" | "ratings";

export interface Engine {
  /** Sends a question; rejects with an `EngineError`, or, when `signal` is aborted, with its reason. */
  call<Name extends keyof Questions>(
    method: Name,
    params: Questions[Name][0],
    lane: Lane,
    signal?: AbortSignal,
  ): Promise<Questions[Name][1]>;
}

/** The engine's report of a failure. */
export class EngineError extends Error {
  readonly code: string;
  /** From 1; 0 if there is no such place. */
  readonly line: number;
  readonly column: number;

  constructor(code: string, message: string, line = 0, column = 0) {
    super(message);
    this.code = code;
    this.line = line;
    this.column = column;
  }
}
