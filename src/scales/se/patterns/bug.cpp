// BUG (bivalue universal grave), types 1 to 4: without the extra candidates of a few cells every cell would have two
// candidates and every digit two places, a position with no or several solutions.
//
// The search for the extra candidates reads the real grid throughout, never the thinned copy that its result is tested
// on. Defects kept unless `repaired`: a grave is recognised only if each of its cells is identified by a house of its
// own, and type 3 tries houses before set sizes.
#include "src/scales/se/facts/se_evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

class BugSearch {
 public:
  BugSearch(const SeState& state, bool repaired, SeHint& hint)
      : state_(state), thinned_(state), repaired_(repaired), hint_(hint) {}

  bool run() {
    if (!find_extra_candidates() || !is_grave()) return false;
    if (cell_count_ == 1) return offer_type_1();
    if (size_of(all_digits_) == 1) return offer_type_2() || offer_type_4();
    return common_count_ > 0 && (offer_type_4() || offer_type_3());
  }

 private:
  bool find_extra_candidates() {
    for (SeHouseKind kind : SeHouseKind::all()) {
      for (int number = 0; number < 9; ++number) {
        for (Digit digit : Digit::all()) {
          if (!examine(SeHouse::of(kind, number), digit)) return false;
        }
      }
    }
    if (repaired_ && is_single(irregular_digits_)) adopt_suspects();
    return true;
  }

  /// Examines one house and digit; false when the position cannot be a grave.
  bool examine(SeHouse house, Digit digit) {
    const unsigned places = state_.places[house][digit];
    if (places == 0 || is_pair(places)) return true;
    irregular_digits_ |= bit(digit);
    Cell multivalue_cells[9];
    int count = 0;
    for (Position position : elements<Position>(places)) {
      const Cell cell = cell_at(house, position);
      if (size_of(state_.digits[cell]) >= 3) multivalue_cells[count++] = cell;
    }
    for (int i = 0; i < count; ++i) add_suspect(multivalue_cells[i]);
    if (count == 0) return false;
    if (count > 1) return true;
    add_extra(multivalue_cells[0], digit);
    return !(cell_count_ > 1 && size_of(all_digits_) > 1 && common_count_ == 0);
  }

  void add_suspect(Cell cell) {
    if (is_suspect_.contains(cell)) return;
    is_suspect_.insert(cell);
    suspects_[suspect_count_++] = cell;
  }

  /// All irregular houses concern one digit: every possible extra cell is one.
  void adopt_suspects() {
    const auto digit = lowest<Digit>(irregular_digits_);
    for (int i = 0; i < suspect_count_; ++i) {
      if (digits_[suspects_[i]] == 0) add_extra(suspects_[i], digit);
    }
  }

  void add_extra(Cell cell, Digit digit) {
    if (digits_[cell] == 0) cells_[cell_count_++] = cell;
    digits_[cell] |= bit(digit);
    all_digits_ |= bit(digit);
    if (thinned_.has({cell, digit})) thinned_.remove(cell, digit);
    if (common_count_ < 0) {
      for (Cell peer : peers_in_order(cell)) common_[++common_count_] = peer;
      ++common_count_;
    }
    keep_common(cell);
  }

  void keep_common(Cell cell) {
    int kept = 0;
    for (int i = 0; i < common_count_; ++i) {
      const bool is_bug_cell = digits_[common_[i]] != 0;
      if (!is_bug_cell && sees(cell, common_[i])) common_[kept++] = common_[i];
    }
    common_count_ = kept;
  }

  bool is_grave() const {
    if (cell_count_ == 0) return false;
    for (Cell cell : Cell::all()) {
      if (state_.value[cell] == 0 && !is_pair(thinned_.digits[cell])) return false;
    }
    for (const auto& digits : thinned_.places) {
      for (const Mask places : digits) {
        if (places != 0 && !is_pair(places)) return false;
      }
    }
    return true;
  }

  bool offer_type_1() {
    hint_.remove(cells_[0], state_.digits[cells_[0]] & ~all_digits_);
    hint_.rating = 56;
    if (!conclude(1)) return false;
    if (hint_.evidence != nullptr) explain_by_grave();
    return true;
  }

  bool offer_type_2() {
    for (int i = 0; i < common_count_; ++i) hint_.remove(common_[i], state_.digits[common_[i]] & all_digits_);
    hint_.rating = 57;
    if (!conclude(2)) return false;
    if (hint_.evidence != nullptr) explain_by_places(*hint_.evidence, state_, hint_.removed(), bug_cells());
    return true;
  }

  bool offer_type_4() {
    if (cell_count_ != 2) return false;
    const unsigned lock = state_.digits[cells_[0]] & state_.digits[cells_[1]] & ~all_digits_;
    if (!is_single(lock) || !sees(cells_[0], cells_[1])) return false;
    for (Cell cell : {cells_[0], cells_[1]}) {
      hint_.remove(cell, state_.digits[cell] & ~digits_[cell] & ~lock);
    }
    hint_.rating = 57;
    if (!conclude(4)) return false;
    record_confined(lowest<Digit>(lock));
    return true;
  }

  /// The bug cells act as one cell with the extra digits in a naked set of a house that holds them all: of 2 to 6
  /// cells. All sizes are tried in one kind of house, then in the next; if repaired, all kinds with one size, then
  /// with the next.
  bool offer_type_3() {
    constexpr int kinds = SeHouseKind::count;
    constexpr int sizes = 5;
    for (int i = 0; i < kinds * sizes; ++i) {
      const SeHouseKind kind(repaired_ ? i % kinds : i / sizes);
      const int size = 2 + (repaired_ ? i / kinds : i % sizes);
      if (offer_type_3(kind, size)) return true;
    }
    return false;
  }

  bool offer_type_3(SeHouseKind kind, int size) {
    const SeHouse house = house_of(cells_[0], kind);
    for (int i = 1; i < cell_count_; ++i) {
      if (house_of(cells_[i], kind) != house) return false;
    }
    Cell rest[20];
    int count = 0;
    for (int i = 0; i < common_count_; ++i) {
      if (house_of(common_[i], kind) == house) rest[count++] = common_[i];
    }
    if (count < size || size_of(all_digits_) < 2) return false;
    const std::uint64_t end = std::uint64_t{1} << count;
    for (std::uint64_t chosen = (std::uint64_t{1} << (size - 1)) - 1; chosen < end; chosen = next_subset(chosen)) {
      if (offer_naked(rest, count, static_cast<unsigned>(chosen), size)) return true;
    }
    return false;
  }

  bool offer_naked(const Cell* rest, int count, unsigned chosen, int size) {
    unsigned united = 0;
    for (int i : elements(chosen)) {
      if (size_of(state_.digits[rest[i]]) < 2) return false;
      united |= state_.digits[rest[i]];
    }
    if (size_of(united) != size || size_of(united | all_digits_) != size) return false;
    for (int i = 0; i < count; ++i) {
      if ((chosen >> i & 1U) == 0) hint_.remove(rest[i], state_.digits[rest[i]] & united);
    }
    hint_.rating = 57 + size - 1;
    if (!conclude(3)) return false;
    if (hint_.evidence == nullptr) return true;
    CellSet partners;
    for (int i : elements(chosen)) partners.insert(rest[i]);
    hint_.evidence->base = common_houses(partners | hint_.evidence->cells(Role::roof));
    hint_.evidence->add(Role::partner, partners, digit_set(united));
    hint_.evidence->use(partners);
    explain_by_set(partners);
    return true;
  }

  /// One of the bug cells has an extra digit; with the partners it holds as many digits as cells.
  void explain_by_set(const CellSet& partners) const {
    const CandidateSet removed = hint_.removed();
    for (Digit digit : removed.digits()) {
      CellSet holders = partners & state_.cells_with(digit);
      for (Cell cell : bug_cells()) holders.insert_if((digits_[cell] & bit(digit)) != 0, cell);
      explain_by_cells(*hint_.evidence, digit, removed.cells(digit), holders);
    }
  }

  /// Ends a type; true if it removes anything.
  bool conclude(int type) {
    if (!hint_.has_effect()) return false;
    hint_.variant = type;
    if (hint_.evidence == nullptr) return true;
    *hint_.evidence = Evidence();
    hint_.evidence->digits = digit_set(all_digits_);
    for (int i = 0; i < cell_count_; ++i) {
      hint_.evidence->add(Role::roof, {cells_[i]}, digit_set(state_.digits[cells_[i]] & all_digits_));
    }
    for (Cell cell : Cell::all()) {
      if (state_.value[cell] == 0) hint_.evidence->deadly.insert(cell, digit_set(thinned_.digits[cell]));
    }
    return true;
  }

  /// Two cells share a digit other than the extra ones: in a house of both it has no other place.
  void record_confined(Digit digit) const {
    if (hint_.evidence == nullptr) return;
    const HouseSet houses = common_houses(bug_cells());
    hint_.evidence->base = houses;
    hint_.evidence->add(Role::pivot, bug_cells(), {digit});
    hint_.evidence->use(HouseSet{houses.first()}, {digit});
    explain_by_grave();
  }

  /// With any of the digits removed from the bug cells these would have no extra digit.
  void explain_by_grave() const { hint_.evidence->explain(hint_.removed(), {.kind = Reason::Kind::deadly}); }

  CellSet bug_cells() const {
    CellSet cells;
    for (int i = 0; i < cell_count_; ++i) cells.insert(cells_[i]);
    return cells;
  }

  const SeState& state_;
  SeState thinned_;
  const bool repaired_;
  SeHint& hint_;
  Cell cells_[Cell::count];
  int cell_count_ = 0;
  PerCell<unsigned> digits_{};  ///< the extra ones of each cell
  unsigned all_digits_ = 0;
  Cell common_[20];
  int common_count_ = -1;  ///< -1 until the first bug cell
  unsigned irregular_digits_ = 0;
  Cell suspects_[Cell::count];  ///< in the order of discovery
  int suspect_count_ = 0;
  CellSet is_suspect_;
};

/// Every cell with more than two candidates must turn out to have extra ones. They are all of one digit, or these cells
/// have a common peer.
bool may_be_grave(const SeState& state) {
  int count = 0;
  unsigned common_digits = full_mask;
  CellSet common_peers = CellSet::all();
  for (Cell cell : Cell::all()) {
    const unsigned digits = state.digits[cell];
    const int size = size_of(digits);
    if (size == 2 || state.value[cell] != 0) continue;
    if (size < 2) return false;
    ++count;
    common_digits &= size == 3 ? digits : 0;
    common_peers &= peers(cell);
    if (count > 1 && common_digits == 0 && common_peers.empty()) return false;
  }
  return count > 0;
}

}  // namespace

bool find_bug(const SeState& state, bool repaired, SeHint& hint) {
  return may_be_grave(state) && BugSearch(state, repaired, hint).run();
}

}  // namespace deduku::se
