// Locking as a step, directly (it leaves a hidden single) or by its removals.
#include "src/scales/se/patterns/locking.hpp"

#include "src/scales/se/facts/lanes.hpp"
#include "src/scales/se/facts/se_evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

void record_locked(const SeState& state, SeHouse base, SeHouse cover, Digit digit, SeHint& hint) {
  record_evidence(hint.evidence, base, state.places[base][digit], bit(digit));
  if (hint.evidence == nullptr) return;
  Evidence& evidence = *hint.evidence;
  evidence.cover = {House(cover)};
  evidence.use(evidence.base, {digit});
  explain_by_houses(evidence, hint.removed(), evidence.cover);
}

/// For three parallel lines through the same boxes, adds the digits that are locked in a crossing of line and box and
/// have places outside it. They have places in the crossing, and in the rest of either the line or the box, but not of
/// both.
void add_locked(const SeState& state, SeHouse first_line, Lanes& locked) {
  Lanes boxes[3];
  for (int line = 0; line < 3; ++line) {
    load(boxes[line], state.places[first_line.parallel(first_line.number() + line)]);
    mark_boxes(boxes[line]);
  }
  for (int line = 0; line < 3; ++line) {
    const Lanes& here = boxes[line];
    const Lanes rest_of_line = here << 3 | here << 6 | here >> 3 | here >> 6;
    const Lanes rest_of_box = boxes[(line + 1) % 3] | boxes[(line + 2) % 3];
    locked |= here & (rest_of_line ^ rest_of_box);
  }
}

}  // namespace

unsigned locked_digits(const SeState& state) {
  Lanes locked{};
  for (int line = 0; line < 9; line += 3) {
    add_locked(state, SeHouse::column(line), locked);
    add_locked(state, SeHouse::row(line), locked);
  }
  return digits_in(locked);
}

bool find_locking(const SeState& state, unsigned digits, SeHint& hint) {
  return visit_locked(state, digits & locked_digits(state), [&](SeHouse base, SeHouse cover, Digit digit) {
    const unsigned removed = locked_out(state, base, cover, digit);
    if (removed == 0) return false;
    for (Position position : elements<Position>(removed)) hint.remove(cell_at(cover, position), bit(digit));
    if (!base.is_box()) hint.rating += 2;
    record_locked(state, base, cover, digit, hint);
    return true;
  });
}

bool find_direct_locking(const SeState& state, unsigned digits, SeHint& hint) {
  return visit_locked(state, digits & locked_digits(state), [&](SeHouse base, SeHouse cover, Digit digit) {
    if (locked_out(state, base, cover, digit) == 0) return false;
    for (int number = 0; number < 9; ++number) {
      const SeHouse house = base.parallel(number);
      const unsigned shared = overlap(house, cover);
      if (house == base || shared == 0 || size_of(state.places[house][digit]) < 2) continue;
      const unsigned left = state.places[house][digit] & ~shared;
      if (!is_single(left)) continue;
      hint.place(cell_at(house, lowest<Position>(left)), digit);
      if (!base.is_box()) hint.rating += 2;
      record_locked(state, base, cover, digit, hint);
      if (hint.evidence != nullptr) hint.evidence->goal = {House(house)};
      argue_hidden_single(hint, house);
      return true;
    }
    return false;
  });
}

}  // namespace deduku::se
