// Without the removed givens the puzzle has many solutions. Added givens make a puzzle with one solution exactly if one
// of these solutions, and no other, has them all. So the solutions are enumerated once, and for each candidate those
// that have it are kept as bits: candidates are added by intersecting sets of bits. If one given must be added, it is
// not necessary to list all of them (lone_candidates.hpp).
//
// Most of the time would be spent on whether the puzzles found are minimal. An added given is needed if the others
// leave two solutions, which the bits show. An old given g is needed if some full grid has all other givens but not g:
// a witness. A witness does not depend on the added givens, except that it must have them: the witness found for one
// puzzle serves for many others, so witnesses are also kept as bits. Some come for free: solutions of the puzzle with
// another given removed.
#include "src/generate/vicinity.hpp"

#include <algorithm>

namespace deduku::generate {

namespace {

/// The number of sets of `chosen` elements among `all`.
std::uint64_t binomial(int all, int chosen) {
  if (chosen < 0 || chosen > all) return 0;
  std::uint64_t sets = 1;
  for (int i = 1; i <= chosen; ++i)
    sets = sets * static_cast<std::uint64_t>(all - chosen + i) / static_cast<std::uint64_t>(i);
  return sets;
}

/// Costs in steps: examining some candidates, and a number of words of a set; deciding whether a puzzle is minimal;
/// listing one more solution.
constexpr std::size_t some_candidates = 16;
constexpr std::uint64_t steps_of_candidate = 2;
constexpr std::uint64_t words_of_step = 8;
constexpr std::uint64_t steps_of_minimality = 1'000;
constexpr std::uint64_t steps_of_listing = 100;

/// The known evidence that a given is needed.
struct KnownNeed {
  bool is_loaded = false;
  Witnesses witnesses;
  std::vector<const SolutionSample*> samples;
  int questions = 0;  ///< to the search
};

/// The puzzles obtained from one set of givens by adding others.
class Additions {
 public:
  /// `kept` are the givens of the board that stay.
  Additions(const Board& board, const CellSet& kept, WitnessStore& witnesses, SampleStore& samples, Pace& pace)
      : board_(board), kept_(kept), witnesses_(witnesses), samples_(samples), pace_(pace) {
    text_.fill('.');
    for (Cell cell : kept) text_[cell] = static_cast<char>('0' + board.values[cell]);
  }

  /// Adds one of these candidates, each of which is in exactly one solution. False: it must stop.
  bool visit_one(std::span<const Candidate> lone, FunctionRef<bool(const Board&)> visitor) {
    for (Candidate candidate : lone) {
      if (was_there(candidate)) continue;
      added_.assign(1, candidate);
      if (is_minimal() && !visitor(puzzle())) return false;
      if (pace_.is_over()) return false;
    }
    return true;
  }

  /// Adds two candidates or more, from all solutions. False: it must stop.
  bool visit(const SolutionSets& sets, int added, FunctionRef<bool(const Board&)> visitor) {
    sets_ = &sets;
    const SolutionSets::Bits all = sets.all();
    for (Cell cell : ~kept_) {
      for (Digit digit : Digit::all()) {
        // A candidate of one solution alone, or of none, is not added: no other added given could be needed.
        const Candidate candidate(cell, digit);
        if (!was_there(candidate) && sets.count_up_to_two(all, candidate) == 2) candidates_.push_back(candidate);
      }
    }
    return add_from(0, added, all, visitor);
  }

 private:
  bool was_there(Candidate candidate) const {
    const Cell cell = candidate.cell();
    return board_.givens.contains(cell) && board_.values[cell] == candidate.digit().number();
  }

  bool add_from(std::size_t first, int left, const SolutionSets::Bits& common,
                FunctionRef<bool(const Board&)> visitor) {
    SolutionSets::Bits longer(left > 1 ? common.size() : 0);
    const std::uint64_t steps = some_candidates * (steps_of_candidate + common.size() / words_of_step);
    for (std::size_t i = first; i < candidates_.size(); ++i) {
      if ((i - first) % some_candidates == 0 && !pace_.spend(steps)) return false;
      const Candidate candidate = candidates_[i];
      if (!added_.empty() && is_excluded(candidate)) continue;
      const int count = sets_->count_up_to_two(common, candidate);
      if (left == 1 ? count != 1 : count != 2) continue;
      added_.push_back(candidate);
      bool goes_on = true;
      if (left > 1) {
        sets_->intersect(common, candidate, longer);
        goes_on = add_from(i + 1, left - 1, longer, visitor);
      } else if (is_minimal()) {
        goes_on = visitor(puzzle());
      }
      added_.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  /// Whether no solution has both the candidate and the last one added.
  bool is_excluded(Candidate candidate) const {
    const Candidate last = added_.back();
    if (last.cell() == candidate.cell()) return true;
    return last.digit() == candidate.digit() && peers(last.cell()).contains(candidate.cell());
  }

  bool is_minimal() {
    for (std::size_t i = 0; i + 1 < added_.size(); ++i) {
      if (!is_needed(i)) return false;
    }
    pace_.spend(steps_of_minimality);
    // The given that was redundant last is most likely to be redundant again.
    const auto is_needed_given = [&](Cell given) { return has_witness(given) || find_witness(given); };
    if (redundant_ && !is_needed_given(*redundant_)) return false;
    for (Cell given : kept_) {
      if (given == redundant_ || is_needed_given(given)) continue;
      redundant_ = given;
      return false;
    }
    return true;
  }

  /// Whether two solutions have all added candidates except one, which is not the last.
  bool is_needed(std::size_t left_out) {
    common_ = sets_->all();
    pace_.spend(added_.size() * (steps_of_candidate + common_.size() / words_of_step));
    for (std::size_t i = 0; i + 1 < added_.size(); ++i) {
      if (i != left_out) sets_->intersect(common_, added_[i], common_);
    }
    return sets_->count_up_to_two(common_, added_.back()) == 2;
  }

  /// The knowledge of a given; at first the grids and samples that were found with other givens kept.
  KnownNeed& known_of(Cell given) {
    KnownNeed& known = known_[given];
    if (known.is_loaded) return known;
    known.is_loaded = true;
    for (const Solution& grid : witnesses_.of(kept_ - CellSet{given})) {
      if (grid[given].number() != board_.values[given]) known.witnesses.add(grid);
    }
    for (Cell removed : board_.givens - kept_) {
      const SolutionSample* sample = samples_.find(exchanged(given, removed));
      if (sample != nullptr) known.samples.push_back(sample);
    }
    return known;
  }

  CellSet exchanged(Cell given, Cell removed) const { return (kept_ | CellSet{removed}) - CellSet{given}; }

  bool has_witness(Cell given) {
    const KnownNeed& known = known_of(given);
    if (known.witnesses.has(added_)) return true;
    const Candidate candidate(given, Digit::of(board_.values[given]));
    return std::ranges::any_of(known.samples,
                               [&](const SolutionSample* sample) { return sample->has(added_, candidate); });
  }

  /// Whether there is a witness for the puzzle: a second solution without the given.
  bool find_witness(Cell given) {
    take_samples(given);
    auto text = text_;
    text[given] = '.';
    for (Candidate candidate : added_) text[candidate.cell()] = static_cast<char>('0' + candidate.digit().number());
    bool is_found = false;
    const auto look = [&](const Solution& solution) {
      is_found = solution[given].number() != board_.values[given];
      if (is_found) add_witness(given, solution);
      return !is_found;
    };
    (void)search::enumerate(search::Puzzle(std::string_view(text.data(), text.size())), look, 2);
    return is_found;
  }

  /// A sample costs as much as several searches, so it is taken after as many.
  void take_samples(Cell given) {
    constexpr int worth_of_samples = 16;
    KnownNeed& known = known_[given];
    if (++known.questions != worth_of_samples) return;
    known.samples.clear();
    for (Cell removed : board_.givens - kept_) {
      known.samples.push_back(&samples_.of(board_, exchanged(given, removed)));
    }
  }

  void add_witness(Cell given, const Solution& grid) {
    known_[given].witnesses.add(grid);
    witnesses_.add(kept_ - CellSet{given}, grid);
  }

  Board puzzle() const {
    Board puzzle = board_with(board_, kept_);
    for (Candidate candidate : added_) {
      puzzle.givens.insert(candidate.cell());
      puzzle.values[candidate.cell()] = static_cast<std::uint8_t>(candidate.digit().number());
    }
    return puzzle;
  }

  const Board& board_;
  CellSet kept_;
  WitnessStore& witnesses_;
  SampleStore& samples_;
  Pace& pace_;
  const SolutionSets* sets_ = nullptr;  ///< if several are added
  SolutionSets::Bits common_;
  PerCell<char> text_;  ///< the kept givens
  std::vector<Candidate> candidates_;
  std::vector<Candidate> added_;
  PerCell<KnownNeed> known_;
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

VicinitySearch::VicinitySearch(const Board& board, const VicinityConstraint& constraint, std::uint64_t most_solutions)
    : constraint_(constraint),
      most_solutions_(most_solutions),
      board_(board_with(board, board.givens)),
      givens_(board.givens.begin(), board.givens.end()) {}

VicinityResult VicinitySearch::visit(std::uint64_t removal, FunctionRef<bool(const Board&)> visit, GoesOn goes_on) {
  const CellSet kept = board_.givens - chosen(givens_, constraint_.removed, removal);
  VicinityResult result;
  const auto count_and_visit = [&](const Board& found) {
    ++result.found;
    return visit(found);
  };
  witnesses_.make_room();
  samples_.make_room();
  Pace pace(goes_on);
  Additions additions(board_, kept, witnesses_, samples_, pace);
  if (constraint_.added == 1) {
    result.is_stopped = !additions.visit_one(lone_.find(board_, kept, pace), count_and_visit);
  } else if (list_solutions(kept, pace)) {
    result.is_stopped = !additions.visit(solutions_, constraint_.added, count_and_visit);
  } else {
    result.passed_over = pace.is_over() ? 0 : 1;
  }
  result.is_stopped |= pace.is_over();
  pace.settle();
  return result;
}

/// If they turn out to be many, they are counted before the others are listed, which takes a third of the time.
bool VicinitySearch::list_solutions(const CellSet& kept, Pace& pace) {
  constexpr std::uint64_t many = std::uint64_t{1} << 17;
  solutions_.clear();
  const search::Puzzle puzzle(board_with(board_, kept));
  const auto keep = [&](const Solution& solution) {
    solutions_.add(solution);
    return pace.spend(steps_of_listing) && (solutions_.size() != many || are_few_enough(puzzle, pace));
  };
  const bool are_all = search::enumerate(puzzle, keep, most_solutions_).exhausted;
  solutions_.finish();
  return are_all;
}

bool VicinitySearch::are_few_enough(const search::Puzzle& puzzle, Pace& pace) const {
  constexpr std::uint64_t steps_of_counting = 30;
  const auto goes_on = [&] {
    pace.settle();
    return !pace.is_over();
  };
  const std::uint64_t count = search::count_while(puzzle, goes_on, most_solutions_).count;
  return pace.spend(count * steps_of_counting) && count < most_solutions_;
}

std::uint64_t removals_around(const Board& board, const VicinityConstraint& constraint) {
  return binomial(board.givens.size(), constraint.removed);
}

VicinityResult visit_vicinity(const Board& board, const VicinityConstraint& constraint,
                              FunctionRef<bool(const Board&)> visit, GoesOn goes_on, std::uint64_t most_solutions) {
  VicinitySearch search(board, constraint, most_solutions);
  EquivalenceClasses classes;
  classes.insert(board);
  VicinityResult all;
  for (std::uint64_t removal = 0; removal < search.removals() && !all.is_stopped; ++removal) {
    const auto visit_new = [&](const Board& found) {
      if (!classes.insert(found)) return true;
      ++all.found;
      return visit(found);
    };
    const VicinityResult part = search.visit(removal, visit_new, goes_on);
    all.passed_over += part.passed_over;
    all.is_stopped = part.is_stopped;
  }
  return all;
}

}  // namespace deduku::generate
