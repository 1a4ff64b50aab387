// The player's games kept by the browser: to continue one, or to delete it.
import type {Actions} from "../app/actions.ts";
import {h} from "../dom/dom.ts";
import {icon} from "../dom/icons.ts";
import {filledCount, isFull} from "../state/board.ts";
import {forgetGame, type Game, keptGames} from "../state/kept.ts";
import {say, sayWhen} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {drawSmall} from "../draw/board.ts";

type Resuming = Pick<Actions["games"], "resume">;

/** The games other than the current one, the last one first. */
export const otherGames = (played: Game): Game[] => keptGames().filter(({begun}) => begun !== played.begun);

const nameOf = (game: Game): string => game.name || say("puzzle");

function stateOf({board, played}: Game): string {
  const time = sayWhen(played);
  return isFull(board) ? say("games.solved", {time}) : say("games.state", {n: filledCount(board), time});
}

/** A game that one click continues. */
export function gameButton(dialog: Dialog, game: Game, games: Resuming): HTMLElement {
  const click = (): void => {
    dialog.close();
    games.resume(game);
  };
  return h(
    "button",
    {type: "button", class: "game", id: `game-${game.begun}`, click},
    h("span", {class: "thumb", "aria-hidden": "true"}, drawSmall(game.board.digits, game.board.givens)),
    h("b", {}, nameOf(game)),
    h("span", {class: "small quiet"}, stateOf(game)),
  );
}

export function openGames(dialog: Dialog, played: Game, games: Resuming): void {
  const others = otherGames(played);
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
          openGames(dialog, played, games);
        },
      },
      icon("close"),
    );
  const rows = others.map((game) => h("li", {}, gameButton(dialog, game, games), forget(game)));
  const list = rows.length > 0 ? h("ul", {class: "games"}, ...rows) : h("p", {class: "quiet"}, say("games.none"));
  dialog.open(say("games"), list);
}
