// Project Euler 96: the code shared by the command and the judge problem.
#pragma once

#include "deduku/ladder.hpp"
#include "deduku/search.hpp"
#include "src/cli/io/output.hpp"

namespace deduku::cli {

/// The number that the first three digits of a solution form.
int corner_number(const Solution& solution);

/// Writes the number of puzzles solved by some well-known sets of techniques, then by the ladder up to each of its
/// rungs.
void write_ladder_report(Output& out, const std::vector<Grid>& puzzles, const Ladder& ladder);

}  // namespace deduku::cli
