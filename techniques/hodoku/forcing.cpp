#include "techniques/hodoku/forcing.hpp"

#include <algorithm>

#include "techniques/hodoku/producers.hpp"

namespace deduku::hodoku {

namespace {

constexpr int look_ahead = 4;

/// Candidates in the making: what four rounds of singles leave of them.
class Trial {
 public:
  explicit Trial(const Grid& grid) {
    for (Cell cell : grid.empty_cells()) cell_[cell.index()] = grid.candidates(cell);
    for (Digit digit : Digit::all()) places_[digit.index()] = grid.cells(digit);
    open_ = grid.empty_cells();
  }
  /// Calls `tell(candidate, truth)` with everything that becomes true or false.
  template <class Tell>
  void run(Candidate premise, bool truth, Tell& tell) {
    if (truth) {
      place(premise, tell);
    } else {
      remove(premise, tell);
    }
    for (int round = 0; round < look_ahead; ++round) {
      list_singles();
      if (count_ == 0) return;
      for (int i = 0; i < count_; ++i) {
        if (open_.contains(singles_[i].cell()) && has(singles_[i])) place(singles_[i], tell);
      }
    }
  }

 private:
  bool has(Candidate candidate) const {
    return places_[candidate.digit().index()].contains(candidate.cell());
  }
  template <class Tell>
  void remove(Candidate candidate, Tell& tell) {
    cell_[candidate.cell().index()].erase(candidate.digit());
    places_[candidate.digit().index()].erase(candidate.cell());
    tell(candidate, false);
  }
  template <class Tell>
  void place(Candidate candidate, Tell& tell) {
    const Cell cell = candidate.cell();
    tell(candidate, true);
    open_.erase(cell);
    for (Digit digit : cell_[cell.index()] - DigitSet{candidate.digit()}) remove({cell, digit}, tell);
    cell_[cell.index()] = {};
    CellSet& places = places_[candidate.digit().index()];
    places.erase(cell);
    for (Cell peer : places& peers(cell)) remove({peer, candidate.digit()}, tell);
  }
  void list_singles() {
    count_ = 0;
    for (Cell cell : open_) {
      if (cell_[cell.index()].size() == 1) singles_[count_++] = {cell, cell_[cell.index()].first()};
    }
    for (Digit digit : Digit::all()) {
      const CellSet& places = places_[digit.index()];
      if (places.empty()) continue;
      for (House house : House::all()) {
        const CellSet here = places & cells_of(house);
        if (here.size() == 1) singles_[count_++] = {here.first(), digit};
      }
    }
  }

  std::array<DigitSet, Cell::count> cell_{};
  std::array<CellSet, Digit::count> places_{};
  CellSet open_;
  std::array<Candidate, Cell::count + Digit::count * House::count> singles_;
  int count_ = 0;
};

bool intersect(const std::uint64_t* a, const std::uint64_t* b, int words) {
  for (int word = 0; word < words; ++word) {
    if ((a[word] & b[word]) != 0) return true;
  }
  return false;
}

bool contains(const std::uint64_t* set, const std::uint64_t* part, int words) {
  for (int word = 0; word < words; ++word) {
    if ((part[word] & ~set[word]) != 0) return false;
  }
  return true;
}

}  // namespace

void ForcingTables::start(const Grid& grid) {
  candidates_.clear();
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      number_[Candidate(cell, digit).index()] = static_cast<std::int16_t>(candidates_.size());
      candidates_.push_back({cell, digit});
    }
  }
  words_ = (static_cast<int>(candidates_.size()) + 63) / 64;
  rows_.assign(candidates_.size() * 4 * static_cast<std::size_t>(words_), 0);
  choices_.clear();
  choice_count_ = 0;
  for (Cell cell : grid.empty_cells()) add_choice({cell}, grid.candidates(cell));
  for (House house : House::all()) {
    for (Digit digit : ~grid.solved_digits(house)) add_choice(grid.cells(house, digit), DigitSet{digit});
  }
}

void ForcingTables::add_choice(const CellSet& cells, DigitSet digits) {
  choices_.resize(choices_.size() + static_cast<std::size_t>(words_), 0);
  for (Cell cell : cells) {
    for (Digit digit : digits) {
      insert(choices_.data() + words_ * choice_count_, number_[Candidate(cell, digit).index()]);
    }
  }
  ++choice_count_;
}

void ForcingTables::fill_by_chains(const Grid& grid, ChainSpace& space) {
  start(grid);
  for (int node = 0; node < space.graph.candidate_count(); ++node) {
    copy(space.implications.of_truth(node), claim(node, true));
    copy(space.implications.of_falsity(space.graph, node), claim(node, false));
  }
}

/// The candidates among the consequences of a premise, which are the first nodes.
void ForcingTables::copy(const Consequences& consequences, Claim premise) {
  const int rest = static_cast<int>(candidates_.size()) % 64;
  for (const bool truth : {false, true}) {
    std::copy_n(consequences.part(truth), words_, part(premise, truth));
    if (rest != 0) part(premise, truth)[words_ - 1] &= (std::uint64_t{1} << rest) - 1;
  }
}

void ForcingTables::add_nets(const Grid& grid) {
  const Trial fresh(grid);
  for (Claim premise = 0; premise < 2 * static_cast<int>(candidates_.size()); ++premise) {
    Trial trial = fresh;
    const auto tell = [&](Candidate candidate, bool truth) {
      insert(part(premise, truth), number_[candidate.index()]);
    };
    trial.run(candidates_[static_cast<std::size_t>(node_of(premise))], is_true(premise), tell);
  }
  close();
}

/// Adds to each row the rows of what is in it, again and again.
void ForcingTables::close() {
  const int premises = 2 * static_cast<int>(candidates_.size());
  for (Claim middle = 0; middle < premises; ++middle) {
    for (Claim premise = 0; premise < premises; ++premise) {
      const int node = node_of(middle);
      if ((part(premise, is_true(middle))[node / 64] >> (node % 64) & 1) == 0) continue;
      for (int word = 0; word < 2 * words_; ++word) row(premise)[word] |= row(middle)[word];
    }
  }
}

bool ForcingTables::is_contradictory(Claim premise) {
  const std::uint64_t* off = part(premise, false);
  if (intersect(off, part(premise, true), words_)) return true;
  for (int i = 0; i < choice_count_; ++i) {
    if (contains(off, choices_.data() + words_ * i, words_)) return true;
  }
  return false;
}

void ForcingTables::judge_premises() {
  for (int node = 0; node < static_cast<int>(candidates_.size()); ++node) {
    const std::array<Claim, 2> both = {claim(node, true), claim(node, false)};
    for (Claim premise : both) {
      if (is_contradictory(premise))
        offer(!is_true(premise), candidates_[static_cast<std::size_t>(node)], false);
    }
    offer_common(both);
  }
}

void ForcingTables::judge_choices() {
  std::array<Claim, Digit::count> premises{};
  for (int i = 0; i < choice_count_; ++i) {
    std::size_t count = 0;
    for_nodes(choices_.data() + words_ * i, words_, [&](int node) { premises[count++] = claim(node, true); });
    offer_common({premises.data(), count});
  }
}

/// What follows from each of several premises, one of which holds.
void ForcingTables::offer_common(std::span<const Claim> premises) {
  common_.assign(row(premises[0]), row(premises[0]) + 2 * words_);
  for (Claim premise : premises.subspan(1)) {
    for (int word = 0; word < 2 * words_; ++word)
      common_[static_cast<std::size_t>(word)] &= row(premise)[word];
  }
  for (const bool truth : {false, true}) {
    for_nodes(common_.data() + (truth ? words_ : 0), words_,
              [&](int node) { offer(truth, candidates_[static_cast<std::size_t>(node)], true); });
  }
}

bool ForcingTables::find(Hint& hint, std::string_view contradiction, std::string_view verity) {
  best_ = {};
  judge_premises();
  judge_choices();
  for (const bool placement : {true, false}) {
    const Outcome& best = best_[placement];
    if (best.candidate == Candidate::count) continue;
    hint.code = best.is_verity ? verity : contradiction;
    if (placement) hint.placement = Candidate(best.candidate);
    if (!placement) hint.remove(Candidate(best.candidate));
    return true;
  }
  return false;
}

bool find_forcing_chain(Scene scene, Hint& hint) {
  ChainSpace& space = scene.scratch.chains.space(scene.grid, LinkRule::grouped);
  scene.scratch.forcing.fill_by_chains(scene.grid, space);
  return scene.scratch.forcing.find(hint, "1301", "1302");
}

/// The tables are those of the entry before, which found nothing on this grid.
bool find_forcing_net(Scene scene, Hint& hint) {
  scene.scratch.forcing.add_nets(scene.grid);
  return scene.scratch.forcing.find(hint, "1303", "1304");
}

}  // namespace deduku::hodoku
