#include "src/generate/lone_candidates.hpp"

#include "src/core/givens.hpp"

namespace deduku::generate {

namespace {

/// The number of solutions listed before the search is asked about single candidates. The solutions found then differ
/// more.
constexpr std::uint64_t most_listed = 64;
constexpr std::uint64_t steps_of_question = 200;

}  // namespace

std::vector<Candidate> LoneCandidates::find(const Board& board, const CellSet& kept, Pace& pace) {
  solutions_.clear();
  seen_.fill({});
  const Board puzzle = board_with(board, kept);
  const auto listed = [&](const Solution& solution) {
    note(solution);
    return pace.spend(steps_of_question);
  };
  const bool are_all = search::enumerate(search::Puzzle(puzzle), listed, most_listed).exhausted;
  std::vector<Candidate> found;
  for (Cell cell : ~kept) {
    for (Digit digit : Digit::all()) {
      const Candidate candidate(cell, digit);
      int count = seen_[candidate].count;
      if (count < 2 && !are_all) count = ask(puzzle, candidate, pace);
      if (pace.is_over()) return found;
      if (count == 1) found.push_back(candidate);
    }
  }
  return found;
}

/// A solution that is recorded twice counts once: it is compared with the known one of each candidate.
void LoneCandidates::note(const Solution& solution) {
  const auto number = static_cast<std::uint16_t>(solutions_.size());
  int compared = -1;
  bool is_same = false;
  for (Cell cell : Cell::all()) {
    Seen& seen = seen_[Candidate(cell, solution[cell])];
    if (seen.count == 0) {
      seen = {1, number};
    } else if (seen.count == 1) {
      if (compared != seen.first) is_same = solutions_[seen.first] == solution;
      compared = seen.first;
      if (!is_same) seen.count = 2;
    }
  }
  solutions_.push_back(solution);
}

int LoneCandidates::ask(const Board& kept, Candidate candidate, Pace& pace) {
  for (Cell peer : peers(candidate.cell()) & kept.givens) {
    if (kept.values[peer] == candidate.digit().number()) return 0;
  }
  Board puzzle = kept;
  puzzle.givens.insert(candidate.cell());
  puzzle.values[candidate.cell()] = static_cast<std::uint8_t>(candidate.digit().number());
  int count = 0;
  const auto visit = [&](const Solution& solution) {
    note(solution);
    ++count;
    return true;
  };
  (void)search::enumerate(search::Puzzle(puzzle), visit, 2);
  pace.spend(2 * steps_of_question);
  return count;
}

}  // namespace deduku::generate
