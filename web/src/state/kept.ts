// What the browser keeps for the next visit: each game by itself, what was practised, and the settings; nothing where it refuses to.
import {type Board, emptyBoard, filledCount, givenCount, isEmpty} from "./board.ts";
import {decode, encode} from "./code.ts";
import {type Practised, readPractised} from "./practice.ts";
import {decodeOrigin, encodeOrigin, type Origin} from "./wishes.ts";

const gameKey = "deduku-game"; // of the game that was played last; of each game with its number after it
const settingsKey = "deduku-settings";
const originKey = "deduku-made"; // what was wished for last, and where the next puzzle is sought
const practiceKey = "deduku-practice";
const maxGames = 40;
const maxUndone = 2000; // boards that are kept of the game that is played; a visit itself has no limit

export interface Game {
  /** When it was begun, in milliseconds since 1970: which no other game has. */
  begun: number;
  /** When it was kept last. */
  played: number;
  board: Board;
  past: Board[];
  future: Board[];
  name: string;
  /** The digits that are typed are the puzzle's. */
  isEntering: boolean;
  /** What it takes to make the puzzle again, where it was made: the text of an origin; else "". */
  made: string;
  /** Time of play. */
  seconds: number;
  /** The deepest level of a hint so far, 0: none. */
  deepest: number;
  /** The game in whose place this one was begun, and the one left for this one; not kept for the next visit. */
  before: Game | null;
  after: Game | null;
}

let lastBegun = 0;

/** The time of now, and never the same twice. */
const nextBegun = (): number => (lastBegun = Math.max(Date.now(), lastBegun + 1));

export const newGame = (board: Board = emptyBoard, name = "", before: Game | null = null, made = ""): Game => ({
  begun: nextBegun(),
  played: Date.now(),
  board,
  past: [],
  future: [],
  name,
  isEntering: board.givens === emptyBoard.givens,
  made,
  seconds: 0,
  deepest: 0,
  before,
  after: null,
});

/** Whether the player has done something in it that would be lost with it. */
export const isPlayed = (game: Game): boolean =>
  game.past.length > 0 || (!isEmpty(game.board) && filledCount(game.board) > givenCount(game.board));

/** False in a frame on somebody's page: it is none of the reader's games. */
let isKeeping = true;

/** From now on nothing is kept, and nothing that was kept is read. */
export function keepNothing(): void {
  isKeeping = false;
}

function read(key: string): Record<string, unknown> {
  if (!isKeeping) return {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether there was room for it. */
function write(key: string, value: unknown): boolean {
  if (!isKeeping) return true;
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // A browser that keeps nothing, or is full: the page works all the same.
  }
}

const boards = (value: unknown): Board[] =>
  Array.isArray(value) ? value.map((code) => decode(String(code))).filter((board) => board !== null) : [];
const count = (value: unknown): number =>
  typeof value === "number" && value >= 0 && value < 1e9 ? Math.floor(value) : 0;
const time = (value: unknown): number => (typeof value === "number" && value > 0 ? value : Date.now());

function gameOf(said: Record<string, unknown>): Game | null {
  const board = decode(String(said.board));
  if (!board) return null;
  return {
    begun: time(said.begun),
    played: time(said.played ?? said.begun),
    board,
    past: boards(said.past),
    future: boards(said.future),
    name: typeof said.name === "string" ? said.name.slice(0, 200) : "",
    isEntering: said.isEntering === true,
    made: codeOf(decodeOrigin(String(said.made ?? ""))),
    seconds: count(said.seconds),
    deepest: Math.min(5, count(said.deepest)),
    before: null,
    after: null,
  };
}

const codeOf = (origin: Origin | null): string => (origin ? encodeOrigin(origin) : "");

const keyOf = ({begun}: Pick<Game, "begun">): string => `${gameKey}-${begun}`;

function keysOfGames(): string[] {
  if (!isKeeping) return [];
  try {
    return Object.keys(localStorage).filter((key) => /^deduku-game-\d+$/.test(key));
  } catch {
    return [];
  }
}

/** All games that are kept, the one that was played last first. */
export const keptGames = (): Game[] =>
  keysOfGames()
    .map((key) => gameOf(read(key)))
    .filter((game) => game !== null)
    .sort((one, other) => other.played - one.played);

/** The game that was played last. */
export function keptGame(): Game | null {
  const said = read(gameKey);
  return gameOf(typeof said.now === "number" ? read(keyOf({begun: said.now})) : said);
}

/** A game of this puzzle that the player has done something in; none that `begun` names. */
export const keptGameOf = (givens: string, begun: number): Game | null =>
  givens === emptyBoard.givens
    ? null
    : (keptGames().find((game) => game.board.givens === givens && game.begun !== begun && isPlayed(game)) ?? null);

export function forgetGame(game: Pick<Game, "begun">): void {
  if (!isKeeping) return;
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Nothing is kept where that is forbidden.
  }
}

/** Keeps a game, and notes that it is the one to continue. Games of long ago go where there are many, or no room. */
export function keepGame(game: Game): void {
  const kept = {
    ...game,
    played: Date.now(),
    board: encode(game.board),
    past: game.past.slice(-maxUndone).map(encode),
    future: game.future.slice(-maxUndone).map(encode),
    before: undefined,
    after: undefined,
  };
  let isKept = write(keyOf(game), kept);
  if (!isKept || keysOfGames().length > maxGames) {
    const others = keptGames().filter(({begun}) => begun !== game.begun);
    while (others.length > 0 && (!isKept || others.length >= maxGames)) {
      forgetGame(others.pop()!);
      isKept = isKept || write(keyOf(game), kept);
    }
  }
  write(gameKey, {now: game.begun});
}

/** A game in which nothing was done is no loss. */
export function leaveGame(game: Game): void {
  if (!isPlayed(game)) forgetGame(game);
}

export const keptSettings = (): unknown => read(settingsKey);
/** Listens for settings that another tab keeps. */
export function listenForSettings(changed: () => void): void {
  window.addEventListener("storage", (event) => {
    if (isKeeping && event.key === settingsKey) changed();
  });
}
/** Where the next puzzle of the last wishes is sought. */
export const keptOrigin = (): Origin | null => decodeOrigin(String(read(originKey).next ?? ""));
export const keepOrigin = (next: Origin): void => void write(originKey, {next: encodeOrigin(next)});
export const keptPractice = (): Practised => readPractised(read(practiceKey));
export const keepPractice = (practised: Practised): void => void write(practiceKey, practised);
export const keepSettings = (settings: object): void => void write(settingsKey, settings);
