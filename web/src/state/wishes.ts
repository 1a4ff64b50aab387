// The constraints on a puzzle to generate, and its origin: as data, and as a short text for links and for the browser's
// storage. Unreadable parts of such a text are omitted.

/** The classes of R. The collection has no puzzles of the last one. */
export const wishClasses = ["beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"] as const;
export type WishClass = (typeof wishClasses)[number];

/**
 * The kinds of symmetry. "none": not symmetric at all; for the others there may be more symmetry than the kind implies.
 */
export const symmetries = [
  "none",
  "half_turn",
  "quarter_turn",
  "left_right",
  "top_bottom",
  "both_axes",
  "diagonal",
  "antidiagonal",
  "both_diagonals",
  "full",
] as const;
export type Symmetry = (typeof symmetries)[number];

/** "" and 0: no constraint. */
export interface Wishes {
  class: WishClass | "";
  symmetry: Symmetry | "";
  /** The minimum and the maximum number of givens. */
  from: number;
  to: number;
  /** A technique by its key. */
  needs: string;
  /** Whether no harder technique may be needed. */
  isExact: boolean;
  minimal: boolean;
}

export const noWishes: Wishes = {class: "", symmetry: "", from: 0, to: 0, needs: "", isExact: true, minimal: false};

/** The origin of a puzzle: together with the constraints it determines the puzzle. */
export interface Origin {
  wishes: Wishes;
  seed: number;
  /** The stream of the seed that contains it, or is searched for it. */
  stream: number;
  /** Whether it is a puzzle of the stock in another form. */
  isFromStock: boolean;
}

export const greatestSeed = Number.MAX_SAFE_INTEGER;

const oneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

function numberIn(text: string, most: number): number | null {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : -1;
  return number >= 0 && number <= most ? number : null;
}

/** The place to search for the next puzzle of the same constraints. */
export const nextOf = (origin: Origin): Origin => ({...origin, stream: origin.stream + 1});

/** A seed, followed by a hyphen and the stream unless it is the first: "483920-4". */
export const seedText = ({seed, stream}: Pick<Origin, "seed" | "stream">): string =>
  stream > 0 ? `${seed}-${stream}` : String(seed);

/** The seed and the stream of such a text; null if it has none. */
export function readSeed(text: string): Pick<Origin, "seed" | "stream"> | null {
  const parts = /^\s*(\d{1,16})(?:-(\d{1,16}))?\s*$/.exec(text);
  const [seed, stream] = [numberIn(parts?.[1] ?? "", greatestSeed), numberIn(parts?.[2] ?? "0", greatestSeed)];
  return seed === null || stream === null ? null : {seed, stream};
}

export function encodeWishes({symmetry, from, to, needs, isExact, minimal, ...wishes}: Wishes): string {
  const givens = from || to ? `${from || ""}-${to || ""}` : "";
  const technique = needs && (isExact ? "exactly-" : "needs-") + needs;
  return [wishes.class, symmetry, givens, technique, minimal && "minimal"].filter(Boolean).join(".");
}

/** "hard.half_turn.22-26.exactly-x_wing.minimal.s483920.t4.stock" */
export function encodeOrigin({wishes, seed, stream, isFromStock}: Origin): string {
  const parts = [encodeWishes(wishes), `s${seed}`, stream > 0 && `t${stream}`, isFromStock && "stock"];
  return parts.filter(Boolean).join(".");
}

export function decodeWishes(code: string): Wishes {
  const wishes = {...noWishes};
  for (const part of code.split(".").slice(0, 20)) {
    const technique = /^(needs|exactly)-([a-z0-9_]{1,60})$/.exec(part);
    const givens = /^(\d{0,2})-(\d{0,2})$/.exec(part);
    if (oneOf(wishClasses, part)) wishes.class = part;
    else if (oneOf(symmetries, part)) wishes.symmetry = part;
    else if (technique) [wishes.isExact, wishes.needs] = [technique[1] === "exactly", technique[2]!];
    else if (givens) [wishes.from, wishes.to] = [Number(givens[1]), Number(givens[2])];
    else if (part === "minimal") wishes.minimal = true;
  }
  return wishes;
}

/** The origin of a text; null if it has no seed. */
export function decodeOrigin(code: string): Origin | null {
  const parts = code.split(".").slice(0, 20);
  const numberAfter = (letter: string): number | null => {
    const numbers = parts.map((part) => (part.startsWith(letter) ? numberIn(part.slice(1), greatestSeed) : null));
    return numbers.find((number) => number !== null) ?? null;
  };
  const seed = numberAfter("s");
  if (seed === null) return null;
  return {wishes: decodeWishes(code), seed, stream: numberAfter("t") ?? 0, isFromStock: parts.includes("stock")};
}
