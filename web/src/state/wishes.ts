// What is wished of a puzzle that is made, and where it comes from: as data, and as a short text for links and for what the
// browser keeps. What such a text says that cannot be read is left out.

/** The classes of R. Of the last one the collection has no puzzles. */
export const wishClasses = ["beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"] as const;
export type WishClass = (typeof wishClasses)[number];

/** The kinds of symmetry; "none": not symmetric at all, of the others there may be more than the kind says. */
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

/** "" and 0: no wish. */
export interface Wishes {
  class: WishClass | "";
  symmetry: Symmetry | "";
  /** The fewest and the most givens. */
  from: number;
  to: number;
  /** A technique by its key. */
  needs: string;
  /** Whether nothing harder than that is to be needed. */
  isExact: boolean;
  minimal: boolean;
}

export const noWishes: Wishes = {class: "", symmetry: "", from: 0, to: 0, needs: "", isExact: true, minimal: false};

/** Where a puzzle comes from: with the wishes all that it takes to make it again. */
export interface Origin {
  wishes: Wishes;
  seed: number;
  /** The stream of the seed in which it is, or is sought. */
  stream: number;
  /** Whether it is one of the stock in another form. */
  isFromStock: boolean;
}

export const greatestSeed = Number.MAX_SAFE_INTEGER;

const oneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

function numberIn(text: string, most: number): number | null {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : -1;
  return number >= 0 && number <= most ? number : null;
}

/** Where the next puzzle of the same wishes is sought. */
export const nextOf = (origin: Origin): Origin => ({...origin, stream: origin.stream + 1});

/** A seed, and after a hyphen a stream that is not the first: "483920-4". */
export const seedText = ({seed, stream}: Pick<Origin, "seed" | "stream">): string =>
  stream > 0 ? `${seed}-${stream}` : String(seed);

/** The seed and the stream that such a text names; null where it names none. */
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

/** The origin that a text names; null where it names no seed. */
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
