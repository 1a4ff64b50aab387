// The meaning of "exactly a technique", checked with the engine's ratings.

/**
 * Whether R is higher without a technique, and no higher than the cost of a step of it, in rounds, so it does not
 * depend on the order of a path. `deduku`: the engine.
 */
export function isExactly(deduku, puzzle, technique) {
  const {rungs} = deduku.about({}).ladder;
  const {cost} = rungs.find((rung) => rung.technique === technique);
  const others = rungs.map((rung) => rung.technique).filter((other) => other !== technique);
  const rate = (techniques) => deduku.rate({puzzle, techniques: techniques.join(), scales: ["r"]}).records[0];
  const record = rate([technique, ...others]);
  const isNeeded = record.status === "solved" && rate(others).r > record.r;
  // A step may cost more than the rung does; of a round whose steps cost as much the first technique is named.
  return isNeeded && (record.r === cost || record.technique === technique);
}
