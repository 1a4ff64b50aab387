// Keeps the current game.
import {type Game, keepGame, maxGames} from "../state/kept.ts";
import type {State} from "../state/state.ts";
import type {Store} from "../state/store.ts";
import {say, sayWhen} from "../words/words.ts";

/** Keeps a game, and names the unfinished games that were dropped to make room for it. */
export function keep(store: Store<State>, game: Game): void {
  const gone = keepGame(game).map(({name, played}) => `${name || say("puzzle")}, ${sayWhen(played)}`);
  if (gone.length > 0) store.set({notice: say("games.gone", {n: maxGames, games: gone.join("; ")})});
}
