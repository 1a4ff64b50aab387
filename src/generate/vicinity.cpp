// Without the givens that are taken away the puzzle has many solutions. Added givens make a puzzle with one solution exactly
// if one of these solutions, and no other, has them all. So the solutions are enumerated once, and for each candidate those
// that have it are kept as bits: candidates are added by intersecting sets of bits. Where one given is to be added, there is
// no need to list them all (lone_candidates.hpp).
//
// Most of the time would go into the question whether the puzzles found are minimal. An added given is needed if the others
// leave two solutions, which the bits say. An old given g is needed if some full grid has all other givens but not g:
// a witness. Witnesses do not depend on what was added, but for having it: the witness found for one puzzle serves for
// many others, and they are kept as bits, too. Some come for nothing: solutions of the puzzle with another given taken away.
#include "src/generate/vicinity.hpp"

namespace deduku::generate {

namespace {

/// How many sets of `chosen` there are among `all`.
std::uint64_t binomial(int all, int chosen) {
  if (chosen < 0 || chosen > all) return 0;
  std::uint64_t sets = 1;
  for (int i = 1; i <= chosen; ++i)
    sets = sets * static_cast<std::uint64_t>(all - chosen + i) / static_cast<std::uint64_t>(i);
  return sets;
}

/// Sets of solutions, one for each candidate.
class SolutionSets {
 public:
  explicit SolutionSets(const std::vector<Solution>& solutions) : words_((solutions.size() + 63) / 64) {
    bits_.resize(words_ * Candidate::count);
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      for (Cell cell : Cell::all()) {
        const Candidate candidate(cell, solutions[i][cell.slot()]);
        bits_[words_ * static_cast<std::size_t>(candidate.index()) + i / 64] |= std::uint64_t{1} << i % 64;
      }
    }
  }

  std::size_t words() const { return words_; }
  const std::uint64_t* of(Candidate candidate) const {
    return &bits_[words_ * static_cast<std::size_t>(candidate.index())];
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

/// How many bits two sets have in common, at most 2.
int common_up_to_two(const std::uint64_t* one, const std::uint64_t* other, std::size_t words) {
  int count = 0;
  for (std::size_t i = 0; i < words; ++i) {
    const std::uint64_t both = one[i] & other[i];
    if (both == 0) continue;
    if (count > 0 || (both & (both - 1)) != 0) return 2;
    count = 1;
  }
  return count;
}

/// The puzzles that come of one set of givens by adding others.
class Additions {
 public:
  /// `kept` are the givens of the board that stay.
  Additions(const Board& board, const CellSet& kept, WitnessStore& store, SampleStore& samples)
      : board_(board), kept_(kept), store_(store) {
    for (Cell given : kept) {
      for (Cell removed : board.givens - kept) {
        samples_[given.slot()].push_back(&samples.of(board, (kept | CellSet{removed}) - CellSet{given}));
      }
    }
    text_.fill('.');
    for (Cell cell : kept) {
      text_[cell.slot()] = static_cast<char>('0' + board.values[cell.slot()]);
      for (const Solution& grid : store.of(kept - CellSet{cell})) {
        if (grid[cell.slot()].number() != board.values[cell.slot()]) witnesses_[cell.slot()].add(grid);
      }
    }
  }

  /// Adds one of these candidates, each of which exactly one solution has. False: stopped by the visitor.
  bool visit_one(std::span<const Candidate> lone, FunctionRef<bool(const Board&)> visitor) {
    for (Candidate candidate : lone) {
      if (was_there(candidate)) continue;
      added_.assign(1, candidate);
      if (is_minimal() && !visitor(puzzle())) return false;
    }
    return true;
  }

  /// Adds two candidates or more, out of all solutions. False: stopped by the visitor.
  bool visit(const std::vector<Solution>& solutions, int added, FunctionRef<bool(const Board&)> visitor) {
    sets_.emplace(solutions);
    const std::vector<std::uint64_t> all(sets_->words(), ~std::uint64_t{0});
    for (Cell cell : ~kept_) {
      for (Digit digit : Digit::all()) {
        // What one solution has alone, or none, is not added: no other given could be needed beside it.
        const Candidate candidate(cell, digit);
        const int count = common_up_to_two(sets_->of(candidate), all.data(), sets_->words());
        if (!was_there(candidate) && count == 2) candidates_.push_back(candidate);
      }
    }
    return add_from(0, added, all, visitor);
  }

 private:
  bool was_there(Candidate candidate) const {
    const Cell cell = candidate.cell();
    return board_.givens.contains(cell) && board_.values[cell.slot()] == candidate.digit().number();
  }

  bool add_from(std::size_t first, int left, const std::vector<std::uint64_t>& common,
                FunctionRef<bool(const Board&)> visitor) {
    std::vector<std::uint64_t> longer(left > 1 ? sets_->words() : 0);
    for (std::size_t i = first; i < candidates_.size(); ++i) {
      const Candidate candidate = candidates_[i];
      if (!added_.empty() && is_excluded(candidate)) continue;
      const std::uint64_t* set = sets_->of(candidate);
      const int count = common_up_to_two(common.data(), set, sets_->words());
      if (left == 1 ? count != 1 : count != 2) continue;
      added_.push_back(candidate);
      bool goes_on = true;
      if (left > 1) {
        for (std::size_t word = 0; word < longer.size(); ++word) longer[word] = common[word] & set[word];
        goes_on = add_from(i + 1, left - 1, longer, visitor);
      } else if (is_minimal()) {
        goes_on = visitor(puzzle());
      }
      added_.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  /// Whether no solution can have the candidate and the one added last.
  bool is_excluded(Candidate candidate) const {
    const Candidate last = added_.back();
    if (last.cell() == candidate.cell()) return true;
    return last.digit() == candidate.digit() && peers(last.cell()).contains(candidate.cell());
  }

  bool is_minimal() {
    for (std::size_t i = 0; i + 1 < added_.size(); ++i) {
      if (!is_needed(i)) return false;
    }
    // What was redundant last is most likely to be redundant again.
    const auto is_needed_given = [&](Cell given) { return has_witness(given) || find_witness(given); };
    if (redundant_ && !is_needed_given(*redundant_)) return false;
    for (Cell given : kept_) {
      if (given == redundant_ || is_needed_given(given)) continue;
      redundant_ = given;
      return false;
    }
    return true;
  }

  /// Whether two solutions have all candidates that were added but one.
  bool is_needed(std::size_t left_out) const {
    std::vector<std::uint64_t> common(sets_->words(), ~std::uint64_t{0});
    for (std::size_t i = 0; i < added_.size(); ++i) {
      if (i == left_out) continue;
      const std::uint64_t* set = sets_->of(added_[i]);
      for (std::size_t word = 0; word < common.size(); ++word) common[word] &= set[word];
    }
    return common_up_to_two(common.data(), common.data(), common.size()) == 2;
  }

  bool has_witness(Cell given) const {
    if (witnesses_[given.slot()].has(added_)) return true;
    const Candidate candidate(given, Digit::of(board_.values[given.slot()]));
    for (const SolutionSample* sample : samples_[given.slot()]) {
      if (sample->has(added_, candidate)) return true;
    }
    return false;
  }

  /// Whether there is a witness for the puzzle: a second solution without the given.
  bool find_witness(Cell given) {
    auto text = text_;
    text[given.slot()] = '.';
    for (Candidate candidate : added_)
      text[candidate.cell().slot()] = static_cast<char>('0' + candidate.digit().number());
    bool is_found = false;
    const auto look = [&](const Solution& solution) {
      is_found = solution[given.slot()].number() != board_.values[given.slot()];
      if (is_found) add_witness(given, solution);
      return !is_found;
    };
    (void)search::enumerate(search::Puzzle(std::string_view(text.data(), text.size())), look, 2);
    return is_found;
  }

  void add_witness(Cell given, const Solution& grid) {
    witnesses_[given.slot()].add(grid);
    store_.add(kept_ - CellSet{given}, grid);
  }

  static std::uint8_t number_of(Candidate candidate) { return static_cast<std::uint8_t>(candidate.digit().number()); }

  Board puzzle() const {
    Board puzzle;
    puzzle.givens = kept_;
    for (Cell cell : kept_) puzzle.values[cell.slot()] = board_.values[cell.slot()];
    for (Candidate candidate : added_) {
      puzzle.givens.insert(candidate.cell());
      puzzle.values[candidate.cell().slot()] = number_of(candidate);
    }
    return puzzle;
  }

  const Board& board_;
  CellSet kept_;
  std::optional<SolutionSets> sets_;  ///< where several are added
  WitnessStore& store_;
  std::array<char, Cell::count> text_;  ///< the kept givens
  std::vector<Candidate> candidates_;
  std::vector<Candidate> added_;
  std::array<std::vector<const SolutionSample*>, Cell::count> samples_;
  std::array<Witnesses, Cell::count> witnesses_;
  std::optional<Cell> redundant_;
};

/// The set of givens with a number, in the order of their cells: those that begin with the first given come first.
CellSet chosen(const std::vector<Cell>& givens, int count, std::uint64_t number) {
  CellSet set;
  int left = static_cast<int>(givens.size());
  for (Cell given : givens) {
    --left;
    const std::uint64_t with_it = binomial(left, count - 1);
    if (count > 0 && number < with_it) {
      set.insert(given);
      --count;
    } else if (count > 0) {
      number -= with_it;
    }
  }
  return set;
}

}  // namespace

VicinitySearch::VicinitySearch(const Board& board, const VicinityWish& wish, std::uint64_t most_solutions)
    : wish_(wish), most_solutions_(most_solutions) {
  board_.givens = board.givens;
  for (Cell cell : board.givens) {
    board_.values[cell.slot()] = board.values[cell.slot()];
    givens_.push_back(cell);
  }
}

std::uint64_t VicinitySearch::removals() const {
  return removals_around(board_, wish_);
}

VicinityResult VicinitySearch::visit(std::uint64_t removal, FunctionRef<bool(const Board&)> visit) {
  const CellSet kept = board_.givens - chosen(givens_, wish_.removed, removal);
  VicinityResult result;
  const auto count_and_visit = [&](const Board& found) {
    ++result.found;
    return visit(found);
  };
  Additions additions(board_, kept, store_, samples_);
  if (wish_.added == 1) {
    result.is_stopped = !additions.visit_one(lone_.find(board_, kept), count_and_visit);
    return result;
  }
  solutions_.clear();
  Board puzzle;
  for (Cell cell : kept) puzzle.values[cell.slot()] = board_.values[cell.slot()];
  const auto keep = [&](const Solution& solution) {
    solutions_.push_back(solution);
    return true;
  };
  if (!search::enumerate(search::Puzzle(puzzle), keep, most_solutions_).exhausted) return {.passed_over = 1};
  result.is_stopped = !additions.visit(solutions_, wish_.added, count_and_visit);
  return result;
}

std::uint64_t removals_around(const Board& board, const VicinityWish& wish) {
  return binomial(board.givens.size(), wish.removed);
}

VicinityResult visit_vicinity(const Board& board, const VicinityWish& wish, FunctionRef<bool(const Board&)> visit,
                              std::uint64_t most_solutions) {
  VicinitySearch search(board, wish, most_solutions);
  EquivalenceClasses classes;
  classes.insert(board);
  VicinityResult all;
  for (std::uint64_t removal = 0; removal < search.removals() && !all.is_stopped; ++removal) {
    const VicinityResult part = search.visit(removal, [&](const Board& found) {
      if (!classes.insert(found)) return true;
      ++all.found;
      return visit(found);
    });
    all.passed_over += part.passed_over;
    all.is_stopped = part.is_stopped;
  }
  return all;
}

}  // namespace deduku::generate
