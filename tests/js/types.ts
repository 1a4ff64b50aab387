// What the types of the package admit, and what they do not.
import {DedukuError, load, startWorker, type AnswerHint} from "deduku";

const deduku = await load();
const hint: AnswerHint = deduku.hint({puzzle: "...", level: 3, draw: {theme: "dark"}, lang: "de"});
const sentences: string[] = deduku.path({board: {digits: "..."}}).steps.map((step) => step.sentence ?? "");
const technique: string = deduku.steps({puzzle: "...", technique: "w_wing"}).steps.map((step) => step.technique).join();
const applied: string = deduku.apply({puzzle: "...", step: hint}).board.digits;
const struck: number[][] = deduku.apply({board: {digits: "..."}, step: deduku.path({puzzle: "..."}).steps[0]!}).struck;
deduku.apply({puzzle: "...", removes: [{cell: "r1c1", digit: 5}]});
const css: string = deduku.styleSheet().css;
const worker = await startWorker(new URL("https://example.org/deduku.wasm"));
const {records} = await worker.rate({puzzle: "...", scales: ["ser"]}, {signal: AbortSignal.timeout(1000)});
const er: number | string | null | undefined = records[0].er;
const read = deduku.read({puzzle: "..."}).records.map((record) => (record.error ? record.error.message : record.board.digits));
const code = (error: unknown): string => (error instanceof DedukuError ? error.code : "");

// @ts-expect-error there is no such level
deduku.hint({puzzle: "...", level: 6});
// @ts-expect-error a puzzle or a board, not both
deduku.solve({puzzle: "...", board: {digits: "..."}});
// @ts-expect-error a step, or what it does, not both
deduku.apply({puzzle: "...", step: hint, places: []});
// @ts-expect-error a puzzle is missing
deduku.rate({scales: ["ser"]});
// @ts-expect-error there is no such question
deduku.juggle();
// @ts-expect-error it is promised
const promised: string = worker.solve({puzzle: "..."}).solution;

export {applied, code, css, er, hint, promised, read, sentences, struck, technique};
