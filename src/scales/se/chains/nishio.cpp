#include "src/scales/se/chains/nishio.hpp"

namespace deduku::se {

namespace {

class DigitClosure {
 public:
  DigitClosure(const SeState& state, Digit digit) {
    for (SeHouse house : SeHouse::all()) places_[house] = state.places[house][digit];
  }

  bool contradicts(Cell cell, bool on) {
    if (on) {
      turn_on(cell);
    } else {
      turn_off(cell);
    }
    while (depth_ > 0 && !contradictory_) exclude_peers(stack_[--depth_]);
    return contradictory_;
  }

 private:
  void turn_on(Cell cell) {
    if (on_.contains(cell)) return;
    on_.insert(cell);
    stack_[depth_++] = cell;
  }

  void turn_off(Cell cell) {
    contradictory_ |= on_.contains(cell);
    for (SeHouseKind kind : SeHouseKind::all()) {
      const SeHouse house = house_of(cell, kind);
      const unsigned rest = places_[house] &= static_cast<Mask>(~bit(position_of(cell, kind)));
      if (rest == 0) contradictory_ = true;
      if (is_single(rest)) turn_on(cell_at(house, lowest<Position>(rest)));
    }
  }

  void exclude_peers(Cell cell) {
    for (SeHouseKind kind : SeHouseKind::all()) {
      const SeHouse house = house_of(cell, kind);
      const unsigned own = bit(position_of(cell, kind));
      if ((places_[house] & own) == 0) contradictory_ = true;
      for (Position position : elements<Position>(places_[house] & ~own)) turn_off(cell_at(house, position));
    }
  }

  Per<SeHouse, Mask> places_;
  CellSet on_;
  Cell stack_[Cell::count];
  int depth_ = 0;
  bool contradictory_ = false;
};

}  // namespace

void NishioScan::prepare(const SeState& state) {
  for (Digit digit : Digit::all()) {
    for (auto& cells : contradicting_) cells[digit] = CellSet();
    const CellSet places = state.cells_with(digit);
    if (places == consistent_[digit]) continue;
    for (Cell cell : places) {
      for (const bool on : {false, true}) {
        if (DigitClosure(state, digit).contradicts(cell, on)) contradicting_[on ? 1 : 0][digit].insert(cell);
      }
    }
    const bool is_consistent = contradicting_[0][digit].empty() && contradicting_[1][digit].empty();
    if (is_consistent) consistent_[digit] = places;
  }
}

}  // namespace deduku::se
