#include "src/scales/se/chains/nishio.hpp"

namespace deduku::se {

namespace {

class DigitClosure {
 public:
  DigitClosure(const SeState& state, int digit) {
    for (int house = 0; house < 27; ++house) places_[house] = state.place[house][digit];
  }

  bool contradicts(int cell, bool on) {
    if (on) {
      turn_on(cell);
    } else {
      turn_off(cell);
    }
    while (depth_ > 0 && !contradictory_) exclude_peers(stack_[--depth_]);
    return contradictory_;
  }

 private:
  void turn_on(int cell) {
    if (on_.contains(Cell(cell))) return;
    on_.insert(Cell(cell));
    stack_[depth_++] = static_cast<std::uint8_t>(cell);
  }

  void turn_off(int cell) {
    contradictory_ |= on_.contains(Cell(cell));
    for (int family = 0; family < 3; ++family) {
      const int house = geometry.house_of[cell][family];
      const unsigned rest = places_[house] &= static_cast<Mask>(~bit(geometry.position_of[cell][family]));
      if (rest == 0) contradictory_ = true;
      if (is_single(rest)) turn_on(geometry.cell_at[house][lowest(rest)]);
    }
  }

  void exclude_peers(int cell) {
    for (int family = 0; family < 3; ++family) {
      const int house = geometry.house_of[cell][family];
      const unsigned own = bit(geometry.position_of[cell][family]);
      if ((places_[house] & own) == 0) contradictory_ = true;
      for (int position : elements(places_[house] & ~own)) turn_off(geometry.cell_at[house][position]);
    }
  }

  Mask places_[27];
  CellSet on_;
  std::uint8_t stack_[81];
  int depth_ = 0;
  bool contradictory_ = false;
};

}  // namespace

bool is_nishio_contradiction(const SeState& state, int candidate, bool on) {
  return DigitClosure(state, candidate % 9).contradicts(candidate / 9, on);
}

void NishioScan::prepare(const SeState& state) {
  for (int digit = 0; digit < 9; ++digit) {
    for (auto& cells : contradicting_) cells[digit] = CellSet();
    const CellSet places = state.cells_with(digit);
    if (places == consistent_[digit]) continue;
    for (Cell cell : places) {
      for (const bool on : {false, true}) {
        if (is_nishio_contradiction(state, 9 * cell.raw + digit, on)) contradicting_[on ? 1 : 0][digit].insert(cell);
      }
    }
    const bool is_consistent = contradicting_[0][digit].empty() && contradicting_[1][digit].empty();
    if (is_consistent) consistent_[digit] = places;
  }
}

}  // namespace deduku::se
