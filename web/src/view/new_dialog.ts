// New: a puzzle that is made, one of the collection, a game to continue, or an empty board.
import type {Actions} from "../app/actions.ts";
import {h, s} from "../dom/dom.ts";
import {type Class, classes, ranges} from "../state/collection.ts";
import {isEmpty} from "../state/board.ts";
import {type Game, isPlayed} from "../state/kept.ts";
import type {Origin} from "../state/wishes.ts";
import {say, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {gameButton, otherGames} from "./games_dialog.ts";
import {levelButtons} from "./level_buttons.ts";
import type {MakingView} from "./making_view.ts";

const gamesAtOnce = 2;

/** The difficulty of a class: one dot per class, filled up to this one. */
const dots = (name: Class): SVGElement =>
  s(
    "svg",
    {class: "dots", viewBox: `0 0 ${10 * classes.length - 2} 8`, "aria-hidden": "true"},
    ...classes.map((_, at) =>
      s("circle", {class: at <= classes.indexOf(name) ? "on" : "", cx: 4 + 10 * at, cy: 4, r: 3.4}),
    ),
  );

export interface NewActions extends Pick<Actions, "openDialog"> {
  games: Pick<Actions["games"], "resume">;
  moves: Pick<Actions["moves"], "restart">;
  puzzles: Pick<Actions["puzzles"], "clear" | "enter" | "startOne">;
}

/** `origin`: a puzzle to make at once. */
export function openNew(
  dialog: Dialog,
  game: Game,
  actions: NewActions,
  making: MakingView,
  origin: Origin | null,
): void {
  const {moves, openDialog, puzzles} = actions;
  const begin = async (name: Class): Promise<void> => {
    await puzzles.startOne(name);
    dialog.close();
  };
  const choices = classes.map((name) => {
    const {from, to, n} = ranges[name];
    const values = {from: from.toFixed(2), to: to.toFixed(2), n};
    return h(
      "button",
      {type: "button", class: "choice", id: `class-${name}`, click: () => void begin(name)},
      h("b", {}, say(`class.${name}`), dots(name)),
      h("span", {}, say(`class.${name}.text`)),
      h("small", {class: "small quiet"}, say("class.range", values)),
    );
  });
  const button = (id: string, word: WordKey, run: () => void): HTMLElement =>
    h("button", {type: "button", class: "btn", id, click: run}, say(word));
  const closing = (run: () => void) => (): void => {
    dialog.close();
    run();
  };
  const isStarted = isPlayed(game) && !isEmpty(game.board) && !game.isEntering;
  dialog.open(
    say("new"),
    levelButtons(actions, () => dialog.close()),
    ...gamesToContinue(dialog, game, actions),
    making.element,
    h("h3", {}, say("print.collection")),
    h("div", {class: "choices"}, ...choices),
    h(
      "div",
      {class: "act"},
      button(
        "new-empty",
        "new.empty",
        closing(() => puzzles.clear()),
      ),
      ...(game.isEntering
        ? []
        : [
            button(
              "new-edit",
              "edit",
              closing(() => puzzles.enter()),
            ),
          ]),
      button("new-import", "import", () => openDialog("import")),
    ),
    ...(isStarted
      ? [
          h(
            "div",
            {class: "act apart"},
            button(
              "new-restart",
              "restart",
              closing(() => moves.restart()),
            ),
          ),
        ]
      : []),
  );
  making.show(origin);
}

/** The games played last, and a button for all of them. */
function gamesToContinue(dialog: Dialog, played: Game, {games, openDialog}: NewActions): Node[] {
  const others = otherGames(played);
  if (others.length === 0) return [];
  const open = others.slice(0, gamesAtOnce).map((game) => h("li", {}, gameButton(dialog, game, games)));
  const all = h(
    "button",
    {type: "button", class: "btn plain", id: "new-games", click: () => openDialog("games")},
    say("games.all", {n: others.length}),
  );
  const more = others.length > gamesAtOnce && all;
  return [h("h3", {}, say("games.goOn")), h("ul", {class: "games"}, ...open), ...(more ? [more] : [])];
}
