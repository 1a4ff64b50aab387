// The style sheet of the pages that the engine writes, for boards and walks look the same in this page.
import {load} from "../build/js/package/index.node.js";

const puzzle = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";

export async function engineStyle() {
  const {html} = (await load()).explain({puzzle});
  return /<style>([\s\S]*?)<\/style>/.exec(html)[1];
}
