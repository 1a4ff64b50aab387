#include "src/scales/hodoku/forcing_tables.hpp"

#include <algorithm>

#include "src/core/bit_matrix.hpp"
#include "src/scales/hodoku/allowed_cells.hpp"
#include "src/scales/hodoku/trial.hpp"

namespace deduku::hodoku {

void ForcingTables::start(const Grid& grid) {
  candidates_.clear();
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      number_[Candidate(cell, digit)] = static_cast<std::int16_t>(candidates_.size());
      candidates_.emplace_back(cell, digit);
    }
  }
  words_ = (count() + 63) / 64;
  rows_.reset(2 * 64 * words_, 2 * 64 * words_);
  list_choices(grid);
}

void ForcingTables::list_choices(const Grid& grid) {
  choices_.reset(max_choice_count, 64 * words_);
  choice_count_ = 0;
  for (Cell cell : grid.empty_cells()) add_choice({cell}, grid.candidates(cell));
  for (const bool whole : {true, false}) {
    for (Digit digit : Digit::all()) {
      const CellSet removed = cells_allowed_by_values(grid, digit) - grid.cells(digit);
      for (House house : House::all()) {
        if (grid.solved_digits(house).contains(digit) || removed.intersects(cells_of(house)) == whole) continue;
        add_choice(grid.cells(house, digit), DigitSet{digit});
      }
    }
    if (whole) whole_choice_count_ = choice_count_;
  }
}

void ForcingTables::add_choice(const CellSet& cells, DigitSet digits) {
  for (Cell cell : cells) {
    for (Digit digit : digits) {
      choices_.insert(choice_count_, number_[Candidate(cell, digit)]);
    }
  }
  ++choice_count_;
}

void ForcingTables::fill_by_chains(const Grid& grid, links::Implications& implications) {
  start(grid);
  for (int node = 0; node < count(); ++node) {
    copy(implications.of_truth(node), claim(node, true));
    copy(implications.of_falsity(node), claim(node, false));
  }
}

/// Copies the candidates among the consequences of a premise, which are the first nodes.
void ForcingTables::copy(const links::Consequences& consequences, links::ClaimIndex premise) {
  const int rest = count() % 64;
  for (const bool truth : {false, true}) {
    std::copy_n(consequences.part(truth), words_, part(premise, truth));
    if (rest != 0) part(premise, truth)[words_ - 1] &= (std::uint64_t{1} << rest) - 1;
  }
}

void ForcingTables::add_nets(const Grid& grid) {
  const HodokuTrial fresh(grid);
  for (links::ClaimIndex premise = 0; premise < 2 * count(); ++premise) {
    HodokuTrial trial = fresh;
    const auto report = [&](Candidate each, bool truth) { insert(part(premise, truth), number_[each]); };
    trial.run(candidate(links::node_of(premise)), links::is_true(premise), report);
  }
  closure_.close(rows_, 2 * 64 * words_, 0);
}

}  // namespace deduku::hodoku
