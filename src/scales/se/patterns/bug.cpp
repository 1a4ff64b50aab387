// BUG (bivalue universal grave), types 1 to 4: without the extra candidates of a few cells every cell would have two
// candidates and every digit two places, a position with no or several solutions.
//
// The search for the extra candidates reads the real grid throughout, never the thinned copy that its result is tested
// on. Defects kept unless `repaired`: a grave is only recognised when each of its cells is identified by a house of its
// own, and type 3 takes houses before set sizes.
#include "src/scales/se/facts/evidence.hpp"
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
    for (int family = 0; family < 3; ++family) {
      for (int index = 0; index < 9; ++index) {
        for (int digit = 0; digit < 9; ++digit) {
          if (!examine(first_house[family] + index, digit)) return false;
        }
      }
    }
    if (repaired_ && is_single(irregular_digits_)) adopt_suspects();
    return true;
  }

  /// Looks at one house and digit; false when the position cannot be a grave.
  bool examine(int house, int digit) {
    const unsigned places = state_.place[house][digit];
    if (places == 0 || is_pair(places)) return true;
    irregular_digits_ |= bit(digit);
    int wide_cells[9];
    int wide_count = 0;
    for (int position : elements(places)) {
      const int cell = geometry.cell_at[house][position];
      if (size_of(state_.cell[cell]) >= 3) wide_cells[wide_count++] = cell;
    }
    for (int i = 0; i < wide_count; ++i) add_suspect(wide_cells[i]);
    if (wide_count == 0) return false;
    if (wide_count > 1) return true;
    add_extra(wide_cells[0], digit);
    return !(cell_count_ > 1 && size_of(all_digits_) > 1 && common_count_ == 0);
  }

  void add_suspect(int cell) {
    if (is_suspect_[cell]) return;
    is_suspect_[cell] = true;
    suspects_[suspect_count_++] = cell;
  }

  /// All irregular houses concern one digit: every cell that could be extra is.
  void adopt_suspects() {
    const int digit = lowest(irregular_digits_);
    for (int i = 0; i < suspect_count_; ++i) {
      if (digits_[suspects_[i]] == 0) add_extra(suspects_[i], digit);
    }
  }

  void add_extra(int cell, int digit) {
    if (digits_[cell] == 0) cells_[cell_count_++] = cell;
    digits_[cell] |= bit(digit);
    all_digits_ |= bit(digit);
    if (thinned_.has(candidate_of(cell, digit))) thinned_.remove(cell, digit);
    if (common_count_ < 0) {
      for (const int peer : geometry.peers[cell]) common_[++common_count_] = peer;
      ++common_count_;
    }
    keep_common(cell);
  }

  void keep_common(int cell) {
    int kept = 0;
    for (int i = 0; i < common_count_; ++i) {
      const bool is_bug_cell = digits_[common_[i]] != 0;
      if (!is_bug_cell && sees(Cell(cell), Cell(common_[i]))) common_[kept++] = common_[i];
    }
    common_count_ = kept;
  }

  bool is_grave() const {
    if (cell_count_ == 0) return false;
    for (int cell = 0; cell < 81; ++cell) {
      if (state_.value[cell] == 0 && !is_pair(thinned_.cell[cell])) return false;
    }
    for (const auto& digits : thinned_.place) {
      for (const Mask places : digits) {
        if (places != 0 && !is_pair(places)) return false;
      }
    }
    return true;
  }

  bool offer_type_1() {
    hint_.remove(cells_[0], state_.cell[cells_[0]] & ~all_digits_);
    hint_.rating = 56;
    return conclude(1);
  }

  bool offer_type_2() {
    for (int i = 0; i < common_count_; ++i) hint_.remove(common_[i], state_.cell[common_[i]] & all_digits_);
    hint_.rating = 57;
    return conclude(2);
  }

  bool offer_type_4() {
    if (cell_count_ != 2) return false;
    const unsigned lock = state_.cell[cells_[0]] & state_.cell[cells_[1]] & ~all_digits_;
    if (!is_single(lock) || !sees(Cell(cells_[0]), Cell(cells_[1]))) return false;
    for (const int cell : {cells_[0], cells_[1]}) {
      hint_.remove(cell, state_.cell[cell] & ~digits_[cell] & ~lock);
    }
    hint_.rating = 57;
    return conclude(4);
  }

  /// The bug cells act as one cell with the extra digits in a naked set of a house that holds them all.
  bool offer_type_3() {
    if (repaired_) {
      for (int size = 2; size <= 6; ++size) {
        for (int family = 0; family < 3; ++family) {
          if (offer_type_3(family, size)) return true;
        }
      }
      return false;
    }
    for (int family = 0; family < 3; ++family) {
      for (int size = 2; size <= 6; ++size) {
        if (offer_type_3(family, size)) return true;
      }
    }
    return false;
  }

  bool offer_type_3(int family, int size) {
    const int house = geometry.house_of[cells_[0]][family];
    for (int i = 1; i < cell_count_; ++i) {
      if (geometry.house_of[cells_[i]][family] != house) return false;
    }
    int rest[20];
    int count = 0;
    for (int i = 0; i < common_count_; ++i) {
      if (geometry.house_of[common_[i]][family] == house) rest[count++] = common_[i];
    }
    if (count < size || size_of(all_digits_) < 2) return false;
    const std::uint64_t end = std::uint64_t{1} << count;
    for (std::uint64_t chosen = (std::uint64_t{1} << (size - 1)) - 1; chosen < end; chosen = next_subset(chosen)) {
      if (offer_naked(rest, count, static_cast<unsigned>(chosen), size)) return true;
    }
    return false;
  }

  bool offer_naked(const int* rest, int count, unsigned chosen, int size) {
    unsigned united = 0;
    for (int i : elements(chosen)) {
      if (size_of(state_.cell[rest[i]]) < 2) return false;
      united |= state_.cell[rest[i]];
    }
    if (size_of(united) != size || size_of(united | all_digits_) != size) return false;
    for (int i = 0; i < count; ++i) {
      if ((chosen >> i & 1U) == 0) hint_.remove(rest[i], state_.cell[rest[i]] & united);
    }
    hint_.rating = 57 + size - 1;
    if (!conclude(3)) return false;
    if (hint_.evidence == nullptr) return true;
    CellSet partners;
    for (int i : elements(chosen)) partners.insert(Cell(rest[i]));
    hint_.evidence->add(Role::partner, partners, digit_set(united));
    return true;
  }

  /// Ends a type; true if it removes something.
  bool conclude(int type) {
    if (!hint_.has_effect()) return false;
    hint_.variant = type;
    if (hint_.evidence == nullptr) return true;
    *hint_.evidence = Evidence();
    hint_.evidence->digits = digit_set(all_digits_);
    CellSet body;
    for (int i = 0; i < cell_count_; ++i) body.insert(Cell(cells_[i]));
    hint_.evidence->add(Role::body, body, digit_set(all_digits_));
    return true;
  }

  const SeState& state_;
  SeState thinned_;
  const bool repaired_;
  SeHint& hint_;
  int cells_[81];
  int cell_count_ = 0;
  unsigned digits_[81] = {};
  unsigned all_digits_ = 0;
  int common_[20];
  int common_count_ = -1;  ///< -1 until the first bug cell
  unsigned irregular_digits_ = 0;
  int suspects_[81];
  int suspect_count_ = 0;
  bool is_suspect_[81] = {};
};

}  // namespace

bool find_bug(const SeState& state, bool repaired, SeHint& hint) {
  return BugSearch(state, repaired, hint).run();
}

}  // namespace deduku::se
