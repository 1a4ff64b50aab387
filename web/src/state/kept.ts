// The data kept by the browser for the next visit: each game separately, the practice, and the settings; empty if the
// browser refuses.
import {type Board, emptyBoard, filledCount, givenCount, isEmpty, isFull} from "./board.ts";
import {decode, encode} from "./code.ts";
import {type Practised, readPractised} from "./practice.ts";
import {readSolved, type Solved} from "./solved.ts";
import {forget, keysLike, listen, read, settingsKey, write} from "./storage.ts";
import {decodeOrigin, encodeOrigin, type Origin} from "./wishes.ts";

const gameKey = "deduku-game"; // for the game played last; for each game followed by its number
const originKey = "deduku-made"; // the last constraints, and the place to search for the next puzzle
const practiceKey = "deduku-practice";
const solvedKey = "deduku-solved";
/** The maximum number of kept games. */
export const maxGames = 40;
const maxUndone = 2000; // boards kept for the current game; a visit itself has no limit

export interface Game {
  /** The time of its beginning, in milliseconds since 1970, unique among all games. */
  begun: number;
  /** The time when it was last kept. */
  played: number;
  board: Board;
  past: Board[];
  future: Board[];
  name: string;
  /** Typed digits become givens. */
  isEntering: boolean;
  /** For a generated puzzle, the text of the origin from which it can be made again; else "". */
  made: string;
  /** The playing time. */
  seconds: number;
  /** The deepest level of a hint so far; 0: no hint. */
  deepest: number;
  /** The number of hints taken, each for a step. */
  hints: number;
  /** The game that this one replaced, and the game that was left to return to this one; not kept for the next visit. */
  before: Game | null;
  after: Game | null;
}

let lastBegun = 0;

/** The current time, but never the same twice. */
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
  hints: 0,
  before,
  after: null,
});

/** Whether it contains any work of the player that would be lost with it. */
export const isPlayed = (game: Game): boolean =>
  game.past.length > 0 || (!isEmpty(game.board) && filledCount(game.board) > givenCount(game.board));

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
    hints: count(said.hints),
    before: null,
    after: null,
  };
}

const codeOf = (origin: Origin | null): string => (origin ? encodeOrigin(origin) : "");

const keyOf = ({begun}: Pick<Game, "begun">): string => `${gameKey}-${begun}`;

const keysOfGames = (): string[] => keysLike(/^deduku-game-\d+$/);

/** All kept games, the one played last first. */
export const keptGames = (): Game[] =>
  keysOfGames()
    .map((key) => gameOf(read(key)))
    .filter((game) => game !== null)
    .sort((one, other) => other.played - one.played);

/** The game played last. */
export function keptGame(): Game | null {
  const said = read(gameKey);
  return gameOf(typeof said.now === "number" ? read(keyOf({begun: said.now})) : said);
}

/** A game of this puzzle with work of the player, other than the one that `begun` names. */
export const keptGameOf = (givens: string, begun: number): Game | null =>
  givens === emptyBoard.givens
    ? null
    : (keptGames().find((game) => game.board.givens === givens && game.begun !== begun && isPlayed(game)) ?? null);

export const forgetGame = (game: Pick<Game, "begun">): void => forget(keyOf(game));

/**
 * Keeps a game, and marks it as the one to continue. The oldest games are dropped if there are too many or there is no
 * space; returns the unfinished ones among them.
 */
export function keepGame(game: Game): Game[] {
  const kept = {
    ...game,
    played: Date.now(),
    board: encode(game.board),
    past: game.past.slice(-maxUndone).map(encode),
    future: game.future.slice(-maxUndone).map(encode),
    before: undefined,
    after: undefined,
  };
  const gone: Game[] = [];
  let isKept = write(keyOf(game), kept);
  if (!isKept || keysOfGames().length > maxGames) {
    const others = keptGames().filter(({begun}) => begun !== game.begun);
    while (others.length > 0 && (!isKept || others.length >= maxGames)) {
      const oldest = others.pop()!;
      forgetGame(oldest);
      if (isPlayed(oldest) && !isFull(oldest.board)) gone.push(oldest);
      isKept = isKept || write(keyOf(game), kept);
    }
  }
  write(gameKey, {now: game.begun});
  return gone;
}

/** Drops a game without any work of the player. */
export function leaveGame(game: Game): void {
  if (!isPlayed(game)) forgetGame(game);
}

export const keptSettings = (): unknown => read(settingsKey);
/** Listens for settings kept by another tab. */
export const listenForSettings = (changed: () => void): void => listen((key) => key === settingsKey && changed());
/** Listens for games kept by another tab. */
export function listenForGames(changed: (game: Game) => void): void {
  listen((key) => {
    const game = key.startsWith(gameKey + "-") ? gameOf(read(key)) : null;
    if (game) changed(game);
  });
}
/** The place to search for the next puzzle of the last constraints. */
export const keptOrigin = (): Origin | null => decodeOrigin(String(read(originKey).next ?? ""));
export const keepOrigin = (next: Origin): void => void write(originKey, {next: encodeOrigin(next)});
export const keptPractice = (): Practised => readPractised(read(practiceKey));
export const keepPractice = (practised: Practised): void => void write(practiceKey, practised);
export const keptSolved = (): Solved => readSolved(read(solvedKey));
export const keepSolved = (solved: Solved): void => void write(solvedKey, solved);
export const keepSettings = (settings: object): void => void write(settingsKey, settings);
