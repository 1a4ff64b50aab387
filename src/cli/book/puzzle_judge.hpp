// The data printed with puzzles in addition to their digits: their difficulty and their hints.
#pragma once

#include <functional>

#include "src/cli/book/layout_options.hpp"
#include "src/cli/io/session.hpp"
#include "src/sheet/book_plan.hpp"

namespace deduku::cli {

/// The data to find for each puzzle.
struct JudgeQuestion {
  bool is_rated = true;
  HintKind hints = HintKind::none;
  TextStyle style{};
  std::string budget;         ///< in the form of --budget
  std::uint64_t threads = 0;  ///< 0: one per processor
};

/// The data found for a puzzle; empty if the budget did not suffice.
struct Judged {
  std::optional<int> r{};
  std::optional<std::int64_t> work{};
  std::optional<Level> level{};
  std::optional<Daily> daily{};
  std::optional<Minutes> minutes{};
  std::optional<TechniqueId> technique{};
  std::string hint{};
};

/// The name of a class as a heading: "Easy".
std::string level_heading(Level level, Language language);

/// A puzzle in its printed form, with only its digits; the only solution must be known.
sheet::PrintedPuzzle printed_puzzle(const Board& puzzle, const Solution& solution);

/// Judges puzzles, several at once, in their order. Stores the data to print in them. After a signal the rest is empty.
std::vector<Judged> judge_all(Session& session, std::vector<sheet::PrintedPuzzle>& puzzles,
                              const JudgeQuestion& question);

}  // namespace deduku::cli
