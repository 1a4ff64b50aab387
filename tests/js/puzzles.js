// Puzzles that several tests share.
export const easy = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
export const easySolution = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
export const hard = "12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1";
/** Long chains, and much work. */
export const hardest = "98.7..6....5.4..3....9....8.6...4.7..5..7.3....7..2..5..6.3..4....4..1.......1...";
/** More solutions than a test can wait for. */
export const empty = ".".repeat(81);
