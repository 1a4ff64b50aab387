// What a deadly loop of two digits yields: types 1 to 4, depending on its cells with extra candidates.
#pragma once

#include <span>

#include "src/scales/se/facts/evidence.hpp"
#include "src/scales/se/patterns/se_subsets.hpp"

namespace deduku::se {

/// Keeps the least hint by (rating, type), the earliest of equals. Ratings are compared as the floating-point sums that
/// the scale is defined by. A defect of the reference is kept unless `repaired`: hidden sets smaller than the number of
/// extra digits are not tried in type 3.
class LoopJudge {
 public:
  LoopJudge(const SeState& state, bool repaired, SeHint& best) : state_(state), repaired_(repaired), best_(best) {}

  bool has_found() const { return found_; }

  /// Judges the next loop; `pair` are its two digits.
  void judge(unsigned pair, std::span<const int> loop) {
    pair_ = pair;
    loop_ = loop;
    int wide[81];
    int count = 0;
    for (const int cell : loop) {
      if (!is_pair(state_.cell[cell])) wide[count++] = cell;
    }
    if (count == 1) {
      SeHint hint;
      hint.remove(wide[0], pair_);
      offer(hint, 1, 1);
    } else if (count == 2) {
      examine_two(wide[0], wide[1]);
    } else if (count > 2) {
      offer_type_2(wide, count);
    }
  }

 private:
  void examine_two(int x0, int x1) {
    const unsigned extra = (state_.cell[x0] | state_.cell[x1]) & ~pair_;
    const int wide[] = {x0, x1};
    if (is_single(extra)) {
      offer_type_2(wide, 2);
    } else {
      offer_type_3(x0, x1, extra);
    }
    offer_type_4(x0, x1);
  }

  /// All wide cells have the same extra digit: one of them holds it.
  void offer_type_2(const int* wide, int count) {
    CellSet eliminations = CellSet::all();
    for (int i = 0; i < count; ++i) eliminations &= peers(Cell(wide[i]));
    const unsigned digit = bit(lowest(state_.cell[wide[0]] & ~pair_));
    SeHint hint;
    for (Cell elimination : eliminations) hint.remove(elimination.index(), state_.cell[elimination.index()] & digit);
    offer(hint, 2, 1);
  }

  /// One of the two digits can only be in the two wide cells: the other one cannot.
  void offer_type_4(int x0, int x1) {
    bool only_here[2] = {false, false};
    for (int family = 0; family < 3; ++family) {
      const int house = geometry.house_of[x0][family];
      if (house != geometry.house_of[x1][family]) continue;
      const unsigned here = bit(geometry.position_of[x0][family]) | bit(geometry.position_of[x1][family]);
      only_here[0] |= (state_.place[house][v1()] & ~here) == 0;
      only_here[1] |= (state_.place[house][v2()] & ~here) == 0;
    }
    if (!only_here[0] && !only_here[1]) return;
    SeHint hint;
    hint.remove(x0, bit(only_here[0] ? v2() : v1()));
    hint.remove(x1, bit(only_here[0] ? v2() : v1()));
    offer(hint, 4, 1);
  }

  /// The two wide cells act as one cell with their extra digits in a naked or hidden set.
  void offer_type_3(int x0, int x1, unsigned extra) {
    const int fewest = size_of(extra);
    for (int size = repaired_ ? 2 : fewest; size <= 7; ++size) {
      for (int family = 0; family < 3; ++family) {
        const int house = geometry.house_of[x0][family];
        if (house != geometry.house_of[x1][family]) continue;
        const int i0 = geometry.position_of[x0][family];
        const int i1 = geometry.position_of[x1][family];
        if (size >= fewest && 2 * size <= state_.open[house] && can_win(3, size)) {
          offer_naked(house, {i0, i1}, extra, size);
        }
        if (2 * size < state_.open[house] && can_win(3, size - 1)) offer_hidden(house, {i0, i1}, extra, size);
      }
    }
  }

  void offer_naked(int house, const int (&wide)[2], unsigned extra, int size) {
    Mask cells[9];
    read_cells(state_, house, cells);
    const unsigned both = extra & cells[wide[0]] & cells[wide[1]];
    const unsigned usable = small_masks(cells, size) & ~bit(wide[0]) & ~bit(wide[1]);
    for (unsigned others = (0U - usable) & usable; others != 0; others = (others - usable) & usable) {
      if (size_of(others) != size - 1) continue;
      const unsigned united = union_of(cells, others);
      if (size_of(both | united) != size || size_of(extra | united) != size) continue;
      SeHint hint;
      remove_naked(state_, house, others | bit(wide[0]) | bit(wide[1]), extra | united, hint.removals);
      offer(hint, 3, size, {house, others, extra | united});
    }
  }

  void offer_hidden(int house, const int (&wide)[2], unsigned extra, int size) {
    const unsigned rest = ~(pair_ | extra) & 0x1FFU;
    if (rest == 0) return;
    for (const Mask chosen : subsets_of_size(size - 2)) {
      if ((chosen & ~rest) != 0) continue;
      const unsigned digits = chosen | pair_;
      const unsigned positions = hidden_positions(house, digits, wide[1]);
      if (size_of(positions) != size) continue;
      const unsigned others = positions & ~bit(wide[0]) & ~bit(wide[1]);
      SeHint hint;
      remove_hidden(state_, house, digits, others, hint.removals);
      offer(hint, 3, size_of(others), {house, others, digits});
    }
  }

  /// Where the digits can be, without one position; nothing when some digit has no place.
  unsigned hidden_positions(int house, unsigned digits, int without) const {
    unsigned positions = 0;
    for (int digit : elements(digits)) {
      const unsigned places = state_.place[house][digit] & ~bit(without);
      if (places == 0) return 0;
      positions |= places;
    }
    return positions;
  }

  double base_rating() const {
    double rating = 4.5;
    if (loop_.size() >= 10) rating += 0.3;
    if (loop_.size() >= 8) {
      rating += 0.2;
    } else if (loop_.size() >= 6) {
      rating += 0.1;
    }
    return rating;
  }

  double rating_of(int set_size) const { return base_rating() + (set_size - 1) * 0.1; }

  bool can_win(int type, int set_size) const {
    const double rating = rating_of(set_size);
    return !found_ || rating < best_rating_ || (rating == best_rating_ && type < best_type_);
  }

  /// The set that type 3 makes with the two wide cells: positions of a house and digits.
  struct PartnerSet {
    int house;
    unsigned others;
    unsigned digits;
  };
  static constexpr PartnerSet no_set = {-1, 0, 0};

  void offer(const SeHint& hint, int type, int set_size, const PartnerSet& set = no_set) {
    if (!hint.has_effect() || !can_win(type, set_size)) return;
    const double rating = rating_of(set_size);
    found_ = true;
    best_rating_ = rating;
    best_type_ = type;
    Evidence* const evidence = best_.evidence;
    best_ = hint;
    best_.rating = tenths(rating);
    best_.variant = loop_.size() == 4 ? type : 4 + type;
    best_.evidence = evidence;
    if (evidence != nullptr) *evidence = reason(set);
  }

  /// The loop: cells with nothing but the two digits, and the wide ones.
  Evidence reason(const PartnerSet& set) const {
    CellSet floor;
    CellSet roof;
    for (const int cell : loop_) (is_pair(state_.cell[cell]) ? floor : roof).insert(Cell(cell));
    Evidence evidence;
    evidence.digits = digit_set(pair_);
    evidence.add(Role::floor, floor, evidence.digits);
    evidence.add(Role::roof, roof, evidence.digits);
    if (set.house < 0) return evidence;
    evidence.base = {house_numbered(set.house)};
    evidence.add(Role::partner, cells_at(set.house, set.others), digit_set(set.digits));
    return evidence;
  }

  int v1() const { return lowest(pair_); }
  int v2() const { return other_of(pair_, v1()); }

  const SeState& state_;
  const bool repaired_;
  SeHint& best_;
  bool found_ = false;
  double best_rating_ = 0;
  int best_type_ = 0;
  unsigned pair_ = 0;  ///< of the loop at hand
  std::span<const int> loop_;
};

}  // namespace deduku::se
