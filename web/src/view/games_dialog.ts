// The player's games, as far as the browser has kept them: to go on with one, or to delete it.
import type {App} from "../app/app.ts";
import {h} from "../dom.ts";
import {icon} from "../icons.ts";
import {filledCount, isFull} from "../state/board.ts";
import {forgetGame, type Game, keptGames} from "../state/kept.ts";
import {say, sayWhen} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {drawSmall} from "./drawing.ts";

/** The games beside the one that is played, the last one first. */
export const otherGames = (app: App): Game[] => keptGames().filter(({begun}) => begun !== app.state.game.begun);

const nameOf = (game: Game): string => game.name || say("puzzle");

function stateOf({board, played}: Game): string {
  const time = sayWhen(played);
  return isFull(board) ? say("games.solved", {time}) : say("games.state", {n: filledCount(board), time});
}

/** A game that one click goes on with. */
export function gameButton(app: App, dialog: Dialog, game: Game): HTMLElement {
  const resume = (): void => {
    dialog.close();
    app.puzzles.resume(game);
  };
  return h(
    "button",
    {type: "button", class: "game", id: `game-${game.begun}`, click: resume},
    h("span", {class: "thumb", "aria-hidden": "true"}, drawSmall(game.board.digits, game.board.givens)),
    h("b", {}, nameOf(game)),
    h("span", {class: "small quiet"}, stateOf(game)),
  );
}

export function openGames(app: App, dialog: Dialog): void {
  const games = otherGames(app);
  const forget = (game: Game): HTMLElement =>
    h(
      "button",
      {
        type: "button",
        class: "close",
        id: `forget-${game.begun}`,
        "aria-label": say("games.forget", {game: `${nameOf(game)}, ${stateOf(game)}`}),
        title: say("games.forget", {game: nameOf(game)}),
        click: () => {
          forgetGame(game);
          openGames(app, dialog);
        },
      },
      icon("close"),
    );
  const rows = games.map((game) => h("li", {}, gameButton(app, dialog, game), forget(game)));
  const list = rows.length > 0 ? h("ul", {class: "games"}, ...rows) : h("p", {class: "quiet"}, say("games.none"));
  dialog.open(say("games"), list);
}
