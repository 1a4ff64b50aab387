// The built-in collection: the files of puzzles/by-class, sorted by R, each fetched on first use.
import beginner from "../../../puzzles/by-class/beginner.txt?lines";
import easy from "../../../puzzles/by-class/easy.txt?lines";
import medium from "../../../puzzles/by-class/medium.txt?lines";
import hard from "../../../puzzles/by-class/hard.txt?lines";
import expert from "../../../puzzles/by-class/expert.txt?lines";
import master from "../../../puzzles/by-class/master.txt?lines";
import extreme from "../../../puzzles/by-class/extreme.txt?lines";
import contents from "../../../puzzles/by-class/classes.json" with {type: "json"};
import {type Class, classNames} from "./classes.ts";
import {fetchText} from "./fetch_text.ts";

export {type Class, classNames as classes};

/** The minimum and maximum R of each class, and its number of puzzles. */
export const ranges: Record<Class, {from: number; to: number; n: number}> = contents;

const addresses: Record<Class, string> = {beginner, easy, medium, hard, expert, master, extreme};

/** Puzzles of a class, 81 characters each with R from the file, the easiest first. */
export async function loadRated(name: Class): Promise<{line: string; r: string}[]> {
  return (await fetchText(addresses[name]))
    .split("\n")
    .map((text) => text.split(" "))
    .flatMap(([line, r]) => (line?.length === 81 ? [{line, r: r ?? ""}] : []));
}

/** Puzzles of a class, 81 characters each, the easiest first. */
export const load = async (name: Class): Promise<string[]> => (await loadRated(name)).map(({line}) => line);
