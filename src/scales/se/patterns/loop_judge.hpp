// The hint of a deadly loop of two digits: types 1 to 4, depending on its roof, the cells with extra candidates.
#pragma once

#include <span>

#include "src/scales/se/facts/se_evidence.hpp"
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
  void judge(unsigned pair, std::span<const Cell> loop) {
    pair_ = pair;
    loop_ = loop;
    Cell roof[Cell::count];
    int count = 0;
    for (Cell cell : loop) {
      if (!is_pair(state_.digits[cell])) roof[count++] = cell;
    }
    if (count == 1) {
      SeHint hint;
      hint.remove(roof[0], pair_);
      offer(hint, 1, 1);
    } else if (count == 2) {
      examine_two(roof[0], roof[1]);
    } else if (count > 2) {
      offer_type_2(roof, count);
    }
  }

 private:
  void examine_two(Cell a, Cell b) {
    const unsigned extra = (state_.digits[a] | state_.digits[b]) & ~pair_;
    const Cell roof[] = {a, b};
    if (is_single(extra)) {
      offer_type_2(roof, 2);
    } else {
      offer_type_3(a, b, extra);
    }
    offer_type_4(a, b);
  }

  /// All roof cells have the same extra digit: one of them holds it.
  void offer_type_2(const Cell* roof, int count) {
    CellSet eliminations = CellSet::all();
    for (int i = 0; i < count; ++i) eliminations &= peers(roof[i]);
    const unsigned digit = bit(lowest<Digit>(state_.digits[roof[0]] & ~pair_));
    SeHint hint;
    for (Cell elimination : eliminations) hint.remove(elimination, state_.digits[elimination] & digit);
    offer(hint, 2, 1);
  }

  /// One of the two digits can only be in the two roof cells: the other one cannot.
  void offer_type_4(Cell a, Cell b) {
    bool only_here[2] = {false, false};
    for (SeHouseKind kind : SeHouseKind::all()) {
      const SeHouse house = house_of(a, kind);
      if (house != house_of(b, kind)) continue;
      const unsigned here = bit(position_of(a, kind)) | bit(position_of(b, kind));
      only_here[0] |= (state_.places[house][v1()] & ~here) == 0;
      only_here[1] |= (state_.places[house][v2()] & ~here) == 0;
    }
    if (!only_here[0] && !only_here[1]) return;
    SeHint hint;
    hint.remove(a, bit(only_here[0] ? v2() : v1()));
    hint.remove(b, bit(only_here[0] ? v2() : v1()));
    offer(hint, 4, 1);
  }

  /// The two roof cells act as one cell with their extra digits in a naked or hidden set.
  void offer_type_3(Cell a, Cell b, unsigned extra) {
    const int fewest = size_of(extra);
    for (int size = repaired_ ? 2 : fewest; size <= 7; ++size) {
      for (SeHouseKind kind : SeHouseKind::all()) {
        const SeHouse house = house_of(a, kind);
        if (house != house_of(b, kind)) continue;
        const Position at_a = position_of(a, kind);
        const Position at_b = position_of(b, kind);
        if (size >= fewest && 2 * size <= state_.open[house] && can_win(3, size)) {
          offer_naked(house, {at_a, at_b}, extra, size);
        }
        if (2 * size < state_.open[house] && can_win(3, size - 1)) offer_hidden(house, {at_a, at_b}, extra, size);
      }
    }
  }

  void offer_naked(SeHouse house, const Position (&roof)[2], unsigned extra, int size) {
    const Per<Position, Mask> digits = digits_by_position(state_, house);
    const unsigned both = extra & digits[roof[0]] & digits[roof[1]];
    const unsigned usable = small_masks(digits, size) & ~bit(roof[0]) & ~bit(roof[1]);
    for (unsigned others = (0U - usable) & usable; others != 0; others = (others - usable) & usable) {
      if (size_of(others) != size - 1) continue;
      const unsigned united = union_of(digits, others);
      if (size_of(both | united) != size || size_of(extra | united) != size) continue;
      SeHint hint;
      remove_naked(state_, house, others | bit(roof[0]) | bit(roof[1]), extra | united, hint.removals);
      offer(hint, 3, size, PartnerSet{house, others, extra | united, false});
    }
  }

  void offer_hidden(SeHouse house, const Position (&roof)[2], unsigned extra, int size) {
    const unsigned rest = ~(pair_ | extra) & full_mask;
    if (rest == 0) return;
    for (const Mask chosen : subsets_of_size(size - 2)) {
      if ((chosen & ~rest) != 0) continue;
      const unsigned digits = chosen | pair_;
      const unsigned positions = hidden_positions(house, digits, roof[1]);
      if (size_of(positions) != size) continue;
      const unsigned others = positions & ~bit(roof[0]) & ~bit(roof[1]);
      SeHint hint;
      remove_hidden(state_, house, digits, others, hint.removals);
      offer(hint, 3, size_of(others), PartnerSet{house, others, digits, true});
    }
  }

  /// The positions of the digits except one position; nothing if some digit has no place.
  unsigned hidden_positions(SeHouse house, unsigned digits, Position without) const {
    unsigned positions = 0;
    for (Digit digit : elements<Digit>(digits)) {
      const unsigned places = state_.places[house][digit] & ~bit(without);
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

  /// The set that type 3 makes with the two roof cells: positions of a house and digits.
  struct PartnerSet {
    SeHouse house;
    unsigned others;
    unsigned digits;
    bool is_hidden;
  };
  void offer(const SeHint& hint, int type, int set_size, const std::optional<PartnerSet>& set = {}) {
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
    if (evidence == nullptr) return;
    *evidence = reason(type, set);
    argue(hint.removed(), type, set, *evidence);
  }

  /// The loop: cells with only the two digits, and the roof.
  Evidence reason(int type, const std::optional<PartnerSet>& set) const {
    CellSet floor;
    CellSet roof;
    for (Cell cell : loop_) (is_pair(state_.digits[cell]) ? floor : roof).insert(cell);
    Evidence evidence;
    evidence.digits = digit_set(pair_);
    for (Digit digit : evidence.digits) evidence.deadly.insert(digit, floor | roof);
    evidence.add(Role::floor, floor, evidence.digits);
    evidence.add(Role::roof, roof, evidence.digits);
    if (type == 4) evidence.base = confining_houses(roof, v1()) | confining_houses(roof, v2());
    if (!set) return evidence;
    evidence.base = {House(set->house)};
    evidence.add(Role::partner, cells_at(set->house, set->others), digit_set(set->digits));
    return evidence;
  }

  /// The houses in which a digit has places only in the roof.
  HouseSet confining_houses(const CellSet& roof, Digit digit) const {
    HouseSet houses;
    for (House house : common_houses(roof)) {
      houses.insert_if(roof.contains(state_.cells_with(digit) & cells_of(house)), house);
    }
    return houses;
  }

  /// States the reason of a type: some cell of the roof holds an extra digit.
  void argue(const CandidateSet& removed, int type, const std::optional<PartnerSet>& set, Evidence& evidence) const {
    const CellSet roof = evidence.cells(Role::roof);
    if (set) {
      argue_by_set(removed, roof, *set, evidence);
    } else if (type == 2) {
      explain_by_places(evidence, state_, removed, roof);
    } else {
      evidence.explain(removed, {.kind = Reason::Kind::deadly});
    }
    if (type != 4) return;
    const Digit confined = other_of(pair_, removed.digits().first());
    evidence.use(HouseSet{confining_houses(roof, confined).first()}, {confined});
  }

  /// The partners and the cell of the roof with an extra digit have as many digits as cells.
  void argue_by_set(const CandidateSet& removed, const CellSet& roof, const PartnerSet& set, Evidence& evidence) const {
    const CellSet partners = cells_at(set.house, set.others);
    if (set.is_hidden) {
      evidence.use(evidence.base, digit_set(set.digits));
      explain_by_need(evidence, state_, removed, digit_set(set.digits));
      return;
    }
    evidence.use(partners);
    for (Digit digit : removed.digits()) {
      const bool is_extra = (pair_ & bit(digit)) == 0;
      const CellSet holders = is_extra ? partners | roof : partners;
      explain_by_cells(evidence, digit, removed.cells(digit), holders & state_.cells_with(digit));
    }
  }

  Digit v1() const { return lowest<Digit>(pair_); }
  Digit v2() const { return other_of(pair_, v1()); }

  const SeState& state_;
  const bool repaired_;
  SeHint& best_;
  bool found_ = false;
  double best_rating_ = 0;
  int best_type_ = 0;
  unsigned pair_ = 0;  ///< of the current loop
  std::span<const Cell> loop_;
};

}  // namespace deduku::se
