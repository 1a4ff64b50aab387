// Without the givens that are taken away the puzzle has many solutions. Added givens make a puzzle with one solution exactly
// if one of these solutions, and no other, has them all. So the solutions are enumerated once, and for each candidate those
// that have it are kept as bits: candidates are added by intersecting sets of bits.
//
// Most of the time would go into the question whether the puzzles found are minimal. An added given is needed if the others
// leave two solutions, which the bits say. An old given g is needed if some full grid has all other givens but not g:
// a witness. Witnesses do not depend on what was added, but for having it: the witness found for one puzzle serves for
// many others, and they are kept as bits, too. Some come for nothing: solutions of the puzzle with another given taken away.
#include "src/generate/vicinity.hpp"

#include <bit>
#include <map>
#include <unordered_set>
#include <vector>

#include "deduku/canonical.hpp"
#include "src/core/set_access.hpp"

namespace deduku::generate {

namespace {

using Values = std::array<std::uint8_t, Cell::count>;

/// Puzzles up to equivalence.
class FormsSeen {
 public:
  /// Whether none like it was added before.
  bool add(const Board& board) { return forms_.insert(canonical_form(board).board.values).second; }

 private:
  struct Hash {
    std::size_t operator()(const Values& values) const {
      std::uint64_t hash = 0;
      for (std::uint8_t value : values) hash = (hash ^ value) * 0x100000001B3;
      return static_cast<std::size_t>(hash ^ hash >> 32);
    }
  };
  std::unordered_set<Values, Hash> forms_;
};

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

/// Full grids that have all givens of a puzzle but one, the latest of them.
class Witnesses {
 public:
  void add(const Solution& grid) {
    const std::uint64_t bit = std::uint64_t{1} << next_ % 64;
    const auto word = static_cast<std::size_t>(next_ / 64);
    if (bits_.empty()) bits_.resize(Candidate::count);
    if (grids_.size() == capacity) {
      for (Cell cell : Cell::all()) bits_of({cell, grids_[static_cast<std::size_t>(next_)][cell.slot()]})[word] &= ~bit;
      grids_[static_cast<std::size_t>(next_)] = grid;
    } else {
      grids_.push_back(grid);
    }
    for (Cell cell : Cell::all()) bits_of({cell, grid[cell.slot()]})[word] |= bit;
    next_ = (next_ + 1) % capacity;
  }

  /// Whether one has all these candidates.
  bool has(std::span<const Candidate> candidates) const {
    if (bits_.empty()) return false;
    Bits common = bits_[static_cast<std::size_t>(candidates.front().index())];
    for (Candidate candidate : candidates.subspan(1)) {
      const Bits& bits = bits_[static_cast<std::size_t>(candidate.index())];
      for (std::size_t i = 0; i < common.size(); ++i) common[i] &= bits[i];
    }
    std::uint64_t any = 0;
    for (std::uint64_t word : common) any |= word;
    return any != 0;
  }

  static constexpr int capacity = 256;

 private:
  using Bits = std::array<std::uint64_t, capacity / 64>;

  Bits& bits_of(Candidate candidate) { return bits_[static_cast<std::size_t>(candidate.index())]; }

  std::vector<Bits> bits_;
  std::vector<Solution> grids_;
  int next_ = 0;
};

struct CellSetOrder {
  bool operator()(const CellSet& one, const CellSet& other) const {
    return SetAccess::words(one) < SetAccess::words(other);
  }
};

/// Full grids by the givens of the board that they have. With three givens missing, one may be a witness for each of them
/// where the other two are taken away.
class WitnessStore {
 public:
  void add(const CellSet& givens, const Solution& grid) {
    std::vector<Solution>& grids = grids_[givens];
    if (grids.size() < Witnesses::capacity) grids.push_back(grid);
  }
  std::span<const Solution> of(const CellSet& givens) const {
    const auto found = grids_.find(givens);
    return found == grids_.end() ? std::span<const Solution>() : std::span<const Solution>(found->second);
  }

 private:
  std::map<CellSet, std::vector<Solution>, CellSetOrder> grids_;
};

/// The first solutions of a puzzle, by candidate.
class SolutionSample {
 public:
  explicit SolutionSample(const search::Puzzle& puzzle) : bits_(Candidate::count) {
    int next = 0;
    const auto keep = [&](const Solution& solution) {
      for (Cell cell : Cell::all()) {
        bits_[Candidate(cell, solution[cell.slot()]).slot()][static_cast<std::size_t>(next / 64)] |= std::uint64_t{1}
                                                                                                     << next % 64;
      }
      ++next;
      return true;
    };
    (void)search::enumerate(puzzle, keep, size);
  }

  /// Whether one has some candidates, and not another.
  bool has(std::span<const Candidate> candidates, Candidate without) const {
    Bits common = bits_[without.slot()];
    for (std::uint64_t& word : common) word = ~word;
    for (Candidate candidate : candidates) {
      for (std::size_t i = 0; i < common.size(); ++i) common[i] &= bits_[candidate.slot()][i];
    }
    std::uint64_t any = 0;
    for (std::uint64_t word : common) any |= word;
    return any != 0;
  }

 private:
  static constexpr int size = 128;
  using Bits = std::array<std::uint64_t, size / 64>;
  std::vector<Bits> bits_;
};

/// Samples by the givens that were kept.
class SampleStore {
 public:
  const SolutionSample& of(const Board& board, const CellSet& kept) {
    const auto found = samples_.find(kept);
    if (found != samples_.end()) return found->second;
    Board puzzle;
    for (Cell cell : kept) puzzle.values[cell.slot()] = board.values[cell.slot()];
    return samples_.emplace(kept, search::Puzzle(puzzle)).first->second;
  }

 private:
  std::map<CellSet, SolutionSample, CellSetOrder> samples_;
};

/// The puzzles that come of one set of givens by adding others.
class Additions {
 public:
  /// `kept` are the givens of the board that stay.
  Additions(const Board& board, const CellSet& kept, const std::vector<Solution>& solutions, WitnessStore& store,
            SampleStore& samples)
      : board_(board), kept_(kept), sets_(solutions), store_(store) {
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
    std::vector<std::uint64_t> all(sets_.words(), ~std::uint64_t{0});
    for (Cell cell : ~kept) {
      for (Digit digit : Digit::all()) {
        const bool was_there = board.givens.contains(cell) && board.values[cell.slot()] == digit.number();
        // One solution has it, or none: no further given can be added.
        const int count = common_up_to_two(sets_.of({cell, digit}), all.data(), sets_.words());
        if (!was_there && count > 0) candidates_.push_back({{cell, digit}, count == 1});
      }
    }
  }

  /// False: stopped by the visitor.
  bool visit(int added, FunctionRef<bool(const Board&)> visitor) {
    std::vector<std::uint64_t> all(sets_.words(), ~std::uint64_t{0});
    return add_from(0, added, all, visitor);
  }

 private:
  struct Addition {
    Candidate candidate;
    bool is_alone;  ///< only one solution has it
  };

  bool add_from(std::size_t first, int left, const std::vector<std::uint64_t>& common,
                FunctionRef<bool(const Board&)> visitor) {
    std::vector<std::uint64_t> longer(left > 1 ? sets_.words() : 0);
    for (std::size_t i = first; i < candidates_.size(); ++i) {
      const auto [candidate, is_alone] = candidates_[i];
      if (is_alone && (left > 1 || !added_.empty())) continue;
      if (!added_.empty() && is_excluded(candidate)) continue;
      const std::uint64_t* set = sets_.of(candidate);
      const int count = common_up_to_two(common.data(), set, sets_.words());
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
    std::vector<std::uint64_t> common(sets_.words(), ~std::uint64_t{0});
    for (std::size_t i = 0; i < added_.size(); ++i) {
      if (i == left_out) continue;
      const std::uint64_t* set = sets_.of(added_[i]);
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
  SolutionSets sets_;
  WitnessStore& store_;
  std::array<char, Cell::count> text_;  ///< the kept givens
  std::vector<Addition> candidates_;
  std::vector<Candidate> added_;
  std::array<std::vector<const SolutionSample*>, Cell::count> samples_;
  std::array<Witnesses, Cell::count> witnesses_;
  std::optional<Cell> redundant_;
};

/// Goes through all sets of givens that can be taken away.
class VicinitySearch {
 public:
  VicinitySearch(const Board& board, const VicinityWish& wish, FunctionRef<bool(const Board&)> visit)
      : wish_(wish), visit_(visit) {
    board_.givens = board.givens;
    for (Cell cell : board.givens) board_.values[cell.slot()] = board.values[cell.slot()];
    for (Cell cell : board_.givens) givens_.push_back(cell);
    forms_.add(board_);
  }

  VicinityResult run() {
    result_.is_stopped = !remove_from(0, wish_.removed, board_.givens);
    return result_;
  }

 private:
  bool remove_from(std::size_t first, int left, const CellSet& kept) {
    if (left == 0) return add_to(kept);
    for (std::size_t i = first; i < givens_.size(); ++i) {
      if (!remove_from(i + 1, left - 1, kept - CellSet{givens_[i]})) return false;
    }
    return true;
  }

  bool add_to(const CellSet& kept) {
    solutions_.clear();
    Board puzzle;
    for (Cell cell : kept) puzzle.values[cell.slot()] = board_.values[cell.slot()];
    const auto keep = [&](const Solution& solution) {
      solutions_.push_back(solution);
      return true;
    };
    if (!search::enumerate(search::Puzzle(puzzle), keep, wish_.most_solutions).exhausted) {
      ++result_.passed_over;
      return true;
    }
    return Additions(board_, kept, solutions_, store_, samples_).visit(wish_.added, [&](const Board& found) {
      if (!forms_.add(found)) return true;
      ++result_.found;
      return visit_(found);
    });
  }

  VicinityWish wish_;
  FunctionRef<bool(const Board&)> visit_;
  Board board_;
  std::vector<Cell> givens_;
  std::vector<Solution> solutions_;
  FormsSeen forms_;
  WitnessStore store_;
  SampleStore samples_;
  VicinityResult result_;
};

}  // namespace

VicinityResult visit_vicinity(const Board& board, const VicinityWish& wish, FunctionRef<bool(const Board&)> visit) {
  return VicinitySearch(board, wish, visit).run();
}

}  // namespace deduku::generate
