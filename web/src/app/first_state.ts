// The initial state of the page: from the link, and from the data kept by the browser.
import {noFilter} from "../state/filter.ts";
import {type Game, keptGame, keptGames, keptSettings, newGame} from "../state/kept.ts";
import type {ReadLink} from "../state/link.ts";
import {noSetting} from "../state/setting.ts";
import {defaultSettings, readSettings} from "../state/settings.ts";
import {noFacts, type State} from "../state/state.ts";
import {begunOf} from "./address.ts";
import {noHint} from "./card.ts";

/** The game of an entry in the history, or the game with the board of a link, or, without a link, the last one. */
function firstGame({board, made}: ReadLink): Game {
  if (!board) return keptGame() ?? newGame();
  const games = keptGames().filter((game) => game.board.givens === board.givens);
  const same = games.find((game) => game.begun === begunOf(history.state));
  return same ?? games.find((game) => game.board.digits === board.digits) ?? newGame(board, "", null, made);
}

export function firstState(link: ReadLink): State {
  const game = firstGame(link);
  return {
    game,
    settings: readSettings(link.embedding?.settings ?? keptSettings(), defaultSettings(navigator.languages)),
    view: link.view,
    selected: [40],
    cursor: 40,
    mode: "digit",
    held: null,
    lit: 0,
    isLitByHand: false,
    armed: 0,
    filter: noFilter,
    facts: noFacts(game.board),
    setting: noSetting,
    wrong: [],
    panel: noHint,
    drawn: "",
    place: link.place,
    way: link.way,
    lesson: link.lesson,
    about: null,
    loaded: 0,
    version: link.version,
    notice: "",
    failure: "",
  };
}
