// Programs that the types of the package accept, and programs that they refuse.
import {compile, DedukuError, load, startPool, startWorker, type AnswerHint, type RatingOn, type Scale} from "deduku";

/** Fails to compile unless both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_Claim extends true>() => {};

const deduku = await load();
const hint: AnswerHint = deduku.hint({puzzle: "...", level: 3, draw: {theme: "dark"}, lang: "de"});
const sentences: string[] = deduku.path({board: {digits: "..."}}).steps.map((step) => step.sentence);
const technique: string = deduku.steps({puzzle: "...", technique: "w_wing"}).steps.map((step) => step.technique).join();
const applied: string = deduku.apply({puzzle: "...", step: hint}).board.digits;
const struck: number[][] = deduku.apply({board: {digits: "..."}, step: deduku.path({puzzle: "..."}).steps[0]!}).struck;
deduku.apply({puzzle: "...", removes: [{cell: "r1c1", digit: 5}]});
const css: string = deduku.styleSheet().css;
const worker = await startWorker(new URL("https://example.org/deduku.wasm"));
const read = deduku.read({puzzle: "..."}).records.map((record) => (record.error ? record.error.message : record.board.digits));
const code = (error: unknown): string => (error instanceof DedukuError ? error.code : "");
const thrown = (): never => {
  const [record] = deduku.read({puzzle: "..."}).records;
  throw new DedukuError(record.error ?? {code: "parse_error", message: ""});
};

// A rating has the fields of its scale, in the order of the scales.
const {records} = await worker.rate({puzzle: "...", scales: ["ser"]}, {signal: AbortSignal.timeout(1000)});
const [se] = records;
holds<Same<typeof se.er, number | string | null>>();
holds<Same<typeof se.trace, RatingOn<"ser">["trace"]>>();
const [r, theory] = deduku.rate({puzzle: "...", scales: ["r", "w"]}).records;
holds<Same<typeof r.r, number | string | null>>();
holds<Same<typeof theory.w, number | string | null>>();
holds<Same<ReturnType<typeof standard>, number | null>>();
const standard = () => deduku.rate({puzzle: "..."}).records[0].rounds;
const some = (scales: Scale[]) => deduku.rate({puzzle: "...", scales}).records.map((one) => (one.scale === "ser" ? one.er : one.givens));
// @ts-expect-error R has no ER
r.er;
// @ts-expect-error there is no such scale
deduku.rate({puzzle: "...", scales: ["sir"]});
// @ts-expect-error two scales, two records
deduku.rate({puzzle: "...", scales: ["r", "ser"]}).records[2];
// @ts-expect-error a list of scales
deduku.rate({puzzle: "...", scales: "ser"});

// Steps are those of the requested ladder.
const own = deduku.path({puzzle: "...", ladder: "default"});
holds<Same<(typeof own.steps)[0]["cost"], number>>();
const explained = deduku.path({puzzle: "...", ladder: "se"});
holds<Same<(typeof explained.steps)[0]["rating"], number>>();
holds<Same<(typeof explained.steps)[0]["sentence"], string>>();
holds<Same<typeof explained.er, number | string | null>>();
const seHint = await worker.hint({puzzle: "...", ladder: "se"});
const byHodoku = deduku.path({puzzle: "...", ladder: "hodoku"});
holds<Same<(typeof byHodoku.steps)[0]["score"], number>>();
holds<Same<(typeof byHodoku.steps)[0]["sentence"], string>>();
holds<Same<typeof byHodoku.score, number | null>>();
const score: number | undefined = deduku.hint({puzzle: "...", ladder: "hodoku"}).step?.score;
const rating: number | undefined = seHint.step?.rating;
const cost: number | undefined = deduku.hint({puzzle: "..."}).step?.cost;
const either = (ladder: "default" | "se" | "hodoku") => deduku.hint({puzzle: "...", ladder}).step?.sentence;
// @ts-expect-error a step of our own ladder has a cost
own.steps[0].rating;
// @ts-expect-error only the path of Sudoku Explainer has ER
own.er;
const html: string = deduku.explain({puzzle: "..."}).html;
const files: string[] = deduku.explain({puzzle: "...", to: "markdown"}).pictures.map(({file}) => file);
const form: string = deduku.canonical({puzzle: "..."}).form;
const whyStep = (await worker.why({puzzle: "...", cell: "r1c1", digit: 1})).steps[0].sentence;

// Workers are many, and end with a block.
const pool = await startPool({size: 4, source: compile()});
const ended: PromiseLike<void> = pool[Symbol.asyncDispose]();
{
  await using another = await startWorker();
  await another.about();
}
// @ts-expect-error the number of workers is a number
startPool({size: "4"});

// @ts-expect-error there is no such level
deduku.hint({puzzle: "...", level: 6});
// @ts-expect-error a puzzle or a board, not both
deduku.solve({puzzle: "...", board: {digits: "..."}});
// @ts-expect-error a step or its effects, not both
deduku.apply({puzzle: "...", step: hint, places: []});
// @ts-expect-error a puzzle is missing
deduku.rate({scales: ["ser"]});
// @ts-expect-error no question has this
deduku.rate({puzzle: "...", bugdet: 5});
// @ts-expect-error no question has this
deduku.hint({puzzle: "...", bugdet: 5});
// @ts-expect-error there is no such question
deduku.juggle();
// @ts-expect-error it is promised
const promised: string = worker.solve({puzzle: "..."}).solution;

export {applied, code, cost, css, either, ended, files, form, hint, html, promised, rating, read, sentences, some, struck, technique, thrown, whyStep};

// ---- the element

import {DedukuBoard, setSource} from "deduku/board";

setSource(new URL("https://example.org/deduku.wasm"));
const element: DedukuBoard = document.createElement("deduku-board");
element.puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
element.step = 3;
element.addEventListener("deduku-step", ({detail: {step, count}}) => step + count + element.count);
// @ts-expect-error it is computed, not given
element.count = 7;
