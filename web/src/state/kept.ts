// What the browser keeps for the next visit; nothing where it refuses to.
import {type Board, emptyBoard} from "./board.ts";
import {decode, encode} from "./code.ts";

const gameKey = "deduku-game";
const settingsKey = "deduku-settings";
const mostUndone = 2000; // boards that are kept; a visit itself has no limit

export interface Game {
  /** When it was begun, in milliseconds since 1970: what tells it from other games. */
  begun: number;
  board: Board;
  past: Board[];
  future: Board[];
  name: string;
  /** The digits that are typed are the puzzle's. */
  isEntering: boolean;
  /** Time of play. */
  seconds: number;
  /** The deepest level of a hint so far, 0: none. */
  deepest: number;
  /** The game in whose place this one was begun, and the one left for this one; not kept for the next visit. */
  before: Game | null;
  after: Game | null;
}

export const newGame = (board: Board = emptyBoard, name = "", before: Game | null = null): Game => ({
  begun: Date.now(),
  board,
  past: [],
  future: [],
  name,
  isEntering: board.givens === emptyBoard.givens,
  seconds: 0,
  deepest: 0,
  before,
  after: null,
});

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing, or is full: the page works all the same.
  }
}

const boards = (value: unknown): Board[] =>
  Array.isArray(value) ? value.map((code) => decode(String(code))).filter((board) => board !== null) : [];
const count = (value: unknown): number =>
  typeof value === "number" && value >= 0 && value < 1e9 ? Math.floor(value) : 0;

export function keptGame(): Game | null {
  const said = read(gameKey);
  const board = decode(String(said.board));
  if (!board) return null;
  return {
    begun: typeof said.begun === "number" ? said.begun : Date.now(),
    board,
    past: boards(said.past),
    future: boards(said.future),
    name: typeof said.name === "string" ? said.name.slice(0, 200) : "",
    isEntering: said.isEntering === true,
    seconds: count(said.seconds),
    deepest: Math.min(5, count(said.deepest)),
    before: null,
    after: null,
  };
}

export function keepGame(game: Game): void {
  write(gameKey, {
    ...game,
    board: encode(game.board),
    past: game.past.slice(-mostUndone).map(encode),
    future: game.future.slice(-mostUndone).map(encode),
    before: undefined,
    after: undefined,
  });
}

export const keptSettings = (): unknown => read(settingsKey);
/** Tells of settings that another tab keeps. */
export function listenForSettings(changed: () => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === settingsKey) changed();
  });
}
export const keepSettings = (settings: object): void => write(settingsKey, settings);
