// A state of the theory of singles, and its possible next conclusions.
#pragma once

#include "deduku/per.hpp"
#include "src/core/budget.hpp"
#include "techniques/trial/cell_survey.hpp"

namespace deduku::trial {

/// The variable that makes a group: the same three cells are a group of their line and one of their box.
enum class TheoryFamily : std::uint8_t { label, row, row_box, column, column_box };

/// A conclusion of a pattern: a candidate, or a group. A group means that one of the candidates of a digit in a
/// mini-line is true, and is named by the first cell of the mini-line and the variable of which they are left.
struct Conclusion : Index<Conclusion, 5 * Candidate::count, std::uint16_t> {
  using Index::Index;
  explicit constexpr Conclusion(Candidate candidate) : Index(candidate.index()) {}
  constexpr Conclusion(TheoryFamily family, Candidate first)
      : Index(Candidate::count * static_cast<int>(family) + first.index()) {}

  constexpr TheoryFamily family() const { return static_cast<TheoryFamily>(raw / Candidate::count); }
  constexpr bool is_group() const { return raw >= Candidate::count; }
  /// The candidate, or the first candidate of the group.
  constexpr Candidate candidate() const { return Candidate(raw % Candidate::count); }
};

struct GroupTables {
  PerCell<BandWords> across_cells;  ///< mini-rows by their first cell
  PerCell<BandWords> across_links;  ///< the cells that see the whole mini-row
  PerCell<BandWords> down_cells;    ///< mini-columns by their first cell
  PerCell<BandWords> down_links;
};

constexpr GroupTables make_group_tables() {
  GroupTables tables;
  for (Cell first : Cell::all()) {
    const int row = first.index() / 9;
    const int column = first.index() % 9;
    if (column % 3 == 0) {
      const CellSet cells{first, Cell::at(row, column + 1), Cell::at(row, column + 2)};
      for (Cell cell : cells) tables.across_cells[first].insert(cell.index());
      for (Cell cell : common_peers(cells)) tables.across_links[first].insert(cell.index());
    }
    if (row % 3 == 0) {
      const CellSet cells{first, Cell::at(row + 1, column), Cell::at(row + 2, column)};
      for (Cell cell : cells) tables.down_cells[first].insert(cell.index());
      for (Cell cell : common_peers(cells)) tables.down_links[first].insert(cell.index());
    }
  }
  return tables;
}

inline constexpr GroupTables group_tables = make_group_tables();

inline bool is_across(TheoryFamily family) {
  return family == TheoryFamily::row || family == TheoryFamily::row_box;
}
inline Bands group_cells(TheoryFamily family, Cell first) {
  return (is_across(family) ? group_tables.across_cells : group_tables.down_cells)[first].bands();
}
inline Bands group_links(TheoryFamily family, Cell first) {
  return (is_across(family) ? group_tables.across_links : group_tables.down_links)[first].bands();
}
/// The cells of a digit that are linked to a conclusion of the same digit.
inline Bands link_bands(Conclusion conclusion) {
  const Cell cell = conclusion.candidate().cell();
  return conclusion.is_group() ? group_links(conclusion.family(), cell) : peer_bands(cell);
}

/// The cost of examining a state.
inline constexpr std::uint64_t units_per_state = 10;

/// Charges the states that a search examines to a budget.
class StateMeter {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a budget stands for a meter with the ordinary price of a state
  StateMeter(Budget& budget, std::uint64_t price = units_per_state) : budget_(&budget), price_(price) {}

  /// Spends the price of one state. Returns whether there was enough.
  [[nodiscard]] bool spend() { return budget_->spend(price_); }
  void mark_exhausted() { budget_->mark_exhausted(); }
  bool is_over() const { return budget_->is_over(); }

 private:
  Budget* budget_;
  std::uint64_t price_;
};

/// The answer of a search for a pattern of at most a length.
enum class Answer : std::uint8_t {
  found,
  longer,  ///< no pattern of this length; there may be longer ones
  none,    ///< no pattern of this or any greater length
  cut,     ///< the budget has ended the search
};

/// Values and candidates: a placed candidate stays in `left` as the only one of its variables.
struct TheoryState {
  LabelSet left;
  LabelSet placed;

  TheoryState() = default;
  explicit TheoryState(const Grid& grid);

  void place(Candidate candidate) {
    left.erase_links(candidate);
    placed.insert(candidate);
  }
  /// Places all candidates of a set. Candidates that exclude each other are removed from `left`.
  void place(const LabelSet& candidates) {
    left.erase_links(candidates);
    placed |= candidates;
  }
  void conclude(Conclusion conclusion) {
    const Candidate candidate = conclusion.candidate();
    if (!conclusion.is_group()) return place(candidate);
    const int digit = candidate.digit().index();
    left.set_plane(digit, left.plane(digit) - group_links(conclusion.family(), candidate.cell()));
  }
  bool is_complete() const { return (Bands::each(every_cell) - placed.cells()).empty(); }
};

enum class TheoryOutcome : std::uint8_t {
  rest,    ///< nothing follows any more
  solved,  ///< every cell has a value
  dead,    ///< some variable has no candidate left
};

/// Conclusions, each a set by the candidates that name them. Groups of a line and of its box are identified here if
/// they conclude the same.
template <bool grouped>
struct Conclusions {
  LabelSet labels;
};
template <>
struct Conclusions<true> {
  LabelSet labels;
  LabelSet across;
  LabelSet down;
};

/// The candidates that are the only ones of some variable, placed or not. False if some variable has none.
bool find_soles(const LabelSet& left, LabelSet& soles);
/// The soles that are new since the state was at rest: a digit without removed candidates has no new ones.
bool find_soles(const LabelSet& left, const LabelSet& rested, LabelSet& soles);
/// The candidates that are the only ones of some variable, and the groups that hold all candidates of one.
bool find_soles(const LabelSet& left, Conclusions<true>& soles);

/// Whether a conclusion leaves a variable without a candidate; `soles` are those of `left`.
class EmptyingTest {
 public:
  EmptyingTest(const LabelSet& left, const LabelSet& soles);
  bool empties(Conclusion conclusion) const;

 private:
  bool empties_through_cell(Candidate candidate) const;

  const LabelSet& left_;
  const LabelSet& soles_;
  Bands sole_cells_;
  Bands cells_with_several_;  ///< cells with more than one digit among the soles
};

/// The candidates of a state in a good order for trying them: first those of cells with only two.
std::array<LabelSet, 2> trial_order(const TheoryState& state);

/// Places singles until nothing follows (BRT).
TheoryOutcome close(TheoryState& state);
/// Places singles and applies groups (intersections of lines and boxes) until nothing follows.
TheoryOutcome close_with_groups(TheoryState& state);

}  // namespace deduku::trial
