// What the page takes from the pictures of the engine, so that boards and walks look the same in both.
import {load} from "../build/js/package/index.node.js";

const puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";

/** The candidates of a board with a step of Simple Colouring, which has marks of both colours. */
export const coloured = `
  1459 13479 379  8     57   159   124  12345 6
  15   6     37   125   257  4     8    9     135
  8    149   2    1569  3    1569  14   145   7
  46   8     1    7     9    3     5    46    2
  469  2479  679  245   2458 258   1469 1346  1349
  3    249   5    246   1    26    7    8     49
  7    19    89   12459 6    12589 3    1245  14589
  169  5     4    3     28   1289  1269 7     189
  2    139   3689 1459  458  7     1469 1456  14589`;

/** The style sheet of the pages that the engine writes. */
export async function engineStyle() {
  const {html} = (await load()).explain({puzzle});
  return /<style>([\s\S]*?)<\/style>/.exec(html)[1];
}

/** The shapes around the origin that marks of the two colours have, as SVG. */
export async function engineShapes() {
  const engine = await load();
  const {steps} = engine.steps({puzzle: coloured, techniques: "simple_colouring", draw: {style_sheet: "page"}});
  const shape = (name) => {
    const [, inside] = new RegExp(`<g class="chip ${name}"[^>]*>(.*?)</g>`).exec(steps[0].svg);
    return `<g class="chip ${name}">${inside}</g>`;
  };
  return {a: shape("colour_a"), b: shape("colour_b")};
}
