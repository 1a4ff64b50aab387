// New: a puzzle of the collection, a game to go on with, or an empty board.
import type {App} from "../app/app.ts";
import {h, s} from "../dom.ts";
import {type Class, classes, ranges} from "../collection.ts";
import {isEmpty} from "../state/board.ts";
import {isPlayed} from "../state/kept.ts";
import {say, type WordKey} from "../words/words.ts";
import type {Dialog} from "./dialog.ts";
import {gameButton, otherGames} from "./games_dialog.ts";

const gamesAtOnce = 2;

/** How hard a class is: of as many dots as there are classes those up to it are full. */
const dots = (name: Class): SVGElement =>
  s(
    "svg",
    {class: "dots", viewBox: `0 0 ${10 * classes.length - 2} 8`, "aria-hidden": "true"},
    ...classes.map((_, at) => s("circle", {class: at <= classes.indexOf(name) ? "on" : "", cx: 4 + 10 * at, cy: 4, r: 3.4})),
  );

export function openNew(app: App, dialog: Dialog): void {
  const begin = async (name: Class): Promise<void> => {
    await app.puzzles.startOne(name);
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
  const way = (id: string, word: WordKey, run: () => void): HTMLElement =>
    h("button", {type: "button", class: "btn", id, click: run}, say(word));
  const closing = (run: () => void) => (): void => {
    dialog.close();
    run();
  };
  const {game} = app.state;
  const isStarted = isPlayed(game) && !isEmpty(game.board) && !game.isEntering;
  dialog.open(
    say("new"),
    h("div", {class: "choices"}, ...choices),
    ...goOn(app, dialog),
    h(
      "div",
      {class: "act"},
      way(
        "new-today",
        "welcome.today",
        closing(() => void app.puzzles.startToday()),
      ),
      way(
        "new-empty",
        "new.empty",
        closing(() => app.puzzles.clear()),
      ),
      way("new-import", "import", () => app.openDialog("import")),
    ),
    ...(isStarted
      ? [
          h(
            "div",
            {class: "act apart"},
            way(
              "new-restart",
              "restart",
              closing(() => app.moves.restart()),
            ),
          ),
        ]
      : []),
  );
}

/** The games that were played last, and a way to all of them. */
function goOn(app: App, dialog: Dialog): Node[] {
  const games = otherGames(app);
  if (games.length === 0) return [];
  const open = games.slice(0, gamesAtOnce).map((game) => h("li", {}, gameButton(app, dialog, game)));
  const all = h(
    "button",
    {type: "button", class: "btn plain", id: "new-games", click: () => app.openDialog("games")},
    say("games.all", {n: games.length}),
  );
  const more = games.length > gamesAtOnce && all;
  return [h("h3", {}, say("games.goOn")), h("ul", {class: "games"}, ...open), ...(more ? [more] : [])];
}
