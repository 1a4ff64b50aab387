// What "exactly a technique" means, asked of the engine's ratings.

/**
 * Whether a technique is needed, and with what costs no more enough, in rounds: so it does not matter what comes first on a path.
 * `deduku`: the engine.
 */
export function isExactly(deduku, puzzle, technique) {
  const {rungs} = deduku.about({}).ladder;
  const {cost} = rungs.find((rung) => rung.technique === technique);
  const upTo = rungs.filter((rung) => rung.cost <= cost).map((rung) => rung.technique);
  const status = (techniques) => deduku.rate({puzzle, techniques: techniques.join(), scales: ["r"]}).records[0].status;
  return status(upTo.filter((other) => other !== technique)) === "stuck" && status(upTo) === "solved";
}
