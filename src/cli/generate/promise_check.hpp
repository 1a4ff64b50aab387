// Proves anew what is guaranteed of puzzles.
#pragma once

#include "src/cli/generate/wish_options.hpp"
#include "src/cli/io/session.hpp"

namespace deduku::cli {

/// Checks the records of `generate` in a file against the wishes in them; with wishes among the options, the puzzles of any
/// list against these. Reports each puzzle that does not keep a promise.
ExitCode check_promises(Session& session, const std::string& file, const WishOptions& options,
                        const GivenOptions& given);

}  // namespace deduku::cli
