// A grid with a given automorphism is filled by whole orbits: a digit in one cell determines the digits in all cells of
// its orbit. So there are few decisions, and a random search finds a grid within a few dozen of them.
#include "src/generate/automorphic.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "deduku/generate.hpp"

namespace deduku::generate {

namespace {

using LineMove = std::array<std::uint8_t, 9>;

// Movements of lines: cycles of the lines of one, two or three bands; exchanges of two bands or of all. The number is
// the order, if lines return only after that many repetitions.
constexpr LineMove still{0, 1, 2, 3, 4, 5, 6, 7, 8};
constexpr LineMove cycle_1{0, 1, 2, 3, 4, 5, 7, 8, 6};
constexpr LineMove cycle_2{0, 1, 2, 4, 5, 3, 7, 8, 6};
constexpr LineMove swap{0, 1, 2, 6, 7, 8, 3, 4, 5};
constexpr LineMove swap_6{0, 1, 2, 6, 7, 8, 4, 5, 3};
constexpr LineMove flips{0, 2, 1, 3, 5, 4, 6, 8, 7};
constexpr LineMove mirror{8, 7, 6, 5, 4, 3, 2, 1, 0};
constexpr LineMove cycle_3{1, 2, 0, 4, 5, 3, 7, 8, 6};
constexpr LineMove cycle_1_swap{1, 2, 0, 6, 7, 8, 3, 4, 5};
constexpr LineMove cycle_1_swap_6{1, 2, 0, 6, 7, 8, 4, 5, 3};
constexpr LineMove thirds{3, 4, 5, 6, 7, 8, 0, 1, 2};
constexpr LineMove thirds_6{3, 4, 5, 6, 7, 8, 0, 2, 1};
constexpr LineMove thirds_9{3, 4, 5, 6, 7, 8, 1, 2, 0};

constexpr AutomorphismKind kind_table[] = {
    {"still_and_cycle_3", false, still, cycle_3, {333}},
    {"still_and_thirds", false, still, thirds, {333}},
    {"still_and_thirds_9", false, still, thirds_9, {9}},
    {"cycle_1_and_cycle_3", false, cycle_1, cycle_3, {333}},
    {"cycle_1_and_thirds", false, cycle_1, thirds, {333}},
    {"cycle_1_and_thirds_9", false, cycle_1, thirds_9, {9}},
    {"cycle_2_and_cycle_3", false, cycle_2, cycle_3, {333}},
    {"cycle_2_and_thirds", false, cycle_2, thirds, {333}},
    {"cycle_2_and_thirds_9", false, cycle_2, thirds_9, {9}},
    {"swap_and_flips", false, swap, flips, {222111}},
    {"swap_and_thirds_6", false, swap, thirds_6, {63}},
    {"swap_6_and_thirds_6", false, swap_6, thirds_6, {63}},
    {"flips_and_cycle_1_swap_6", false, flips, cycle_1_swap_6, {63}},
    {"half_turn", false, mirror, mirror, {22221}},
    {"cycle_3_and_cycle_3", false, cycle_3, cycle_3, {333}},
    {"cycle_3_and_thirds", false, cycle_3, thirds, {333, 33111, 3111111, 111111111}},
    {"cycle_3_and_thirds_9", false, cycle_3, thirds_9, {9}},
    {"cycle_1_swap_and_thirds_6", false, cycle_1_swap, thirds_6, {63}},
    {"cycle_1_swap_6_and_thirds_6", false, cycle_1_swap_6, thirds_6, {63, 6111, 3222, 222111}},
    {"thirds_and_thirds", false, thirds, thirds, {333, 33111, 3111111, 111111111}},
    {"thirds_and_thirds_9", false, thirds, thirds_9, {9}},
    {"thirds_9_and_thirds_9", false, thirds_9, thirds_9, {9}},
    {"diagonal", true, still, still, {222111}},
    {"quarter_turn", true, still, mirror, {441}},
    {"diagonal_cycle_3", true, cycle_3, still, {63}},
    {"diagonal_thirds", true, thirds, still, {63, 6111, 3222, 222111}},
};

/// A permutation of the digits with cycles of these lengths.
std::array<std::uint8_t, 9> digits_in_cycles(std::uint32_t lengths) {
  std::array<std::uint8_t, 9> digits{};
  int first = 0;
  for (; lengths != 0; lengths /= 10) {
    const int length = static_cast<int>(lengths % 10);
    for (int i = 0; i < length; ++i) digits[first + i] = static_cast<std::uint8_t>(first + (i + 1) % length);
    first += length;
  }
  return digits;
}

/// A grid that is filled by orbits.
class OrbitFilling {
 public:
  explicit OrbitFilling(const Symmetry& symmetry) {
    for (Cell cell : Cell::all()) next_cell_[cell] = symmetry(cell);
    for (Digit digit : Digit::all()) next_digit_[digit] = symmetry(digit);
    for (Cell cell : Cell::all()) {
      for (Digit digit : Digit::all()) start_.candidates[cell].insert_if(can_hold(cell, digit), digit);
    }
  }

  /// A random grid. The search restarts if it has not found one within a number of states.
  Solution draw(Random& random) {
    for (;;) {
      State state = start_;
      states_left_ = 150;
      if (!fill(state, random)) continue;
      Solution solution;
      for (Cell cell : Cell::all()) solution[cell] = state.candidates[cell].first();
      return solution;
    }
  }

 private:
  struct State {
    PerCell<DigitSet> candidates;
    CellSet open = CellSet::all();
  };

  /// Whether the orbit of the cell permits the digit: it returns as the same digit, and not in a cell that sees the
  /// first.
  bool can_hold(Cell cell, Digit digit) const {
    Cell to = next_cell_[cell];
    Digit as = next_digit_[digit];
    while (to != cell) {
      if (as == digit && peers(cell).contains(to)) return false;
      to = next_cell_[to];
      as = next_digit_[as];
    }
    return as == digit;
  }

  /// False: no grid was found.
  bool fill(State& state, Random& random) {
    while (!state.open.empty()) {
      if (states_left_-- == 0) return false;
      const Cell cell = choose_cell(state, random);
      const DigitSet candidates = state.candidates[cell];
      const Digit digit = random.pick_from(candidates);
      State branch = state;
      if (place(branch, cell, digit) && fill(branch, random)) {
        state = branch;
        return true;
      }
      if (candidates.size() == 1 || states_left_ <= 0 || !forbid(state, cell, digit)) return false;
    }
    return true;
  }

  /// A random one of the open cells with the fewest candidates.
  static Cell choose_cell(const State& state, Random& random) {
    Cell chosen;
    int fewest = Digit::count + 1;
    std::uint32_t equals = 0;
    for (Cell cell : state.open) {
      const int size = state.candidates[cell].size();
      if (size == 1) return cell;
      if (size > fewest) continue;
      equals = size < fewest ? 1 : equals + 1;
      fewest = size;
      if (random.below(equals) == 0) chosen = cell;
    }
    return chosen;
  }

  /// Whether `visit` returns true for a digit in a cell and all its images under the symmetry; ends with the first for
  /// which it does not.
  template <class Visit>
  bool all_images(Cell cell, Digit digit, Visit&& visit) const {
    Cell to = cell;
    do {
      if (!visit(to, digit)) return false;
      to = next_cell_[to];
      digit = next_digit_[digit];
    } while (to != cell);
    return true;
  }

  /// Places a digit and its images under the symmetry. False: some cell has no candidates left.
  bool place(State& state, Cell cell, Digit digit) const {
    return all_images(cell, digit, [&](Cell to, Digit as) {
      if (!state.candidates[to].contains(as)) return false;
      state.candidates[to] = {as};
      state.open.erase(to);
      for (Cell peer : peers(to)) {
        state.candidates[peer].erase(as);
        if (state.candidates[peer].empty()) return false;
      }
      return true;
    });
  }

  bool forbid(State& state, Cell cell, Digit digit) const {
    return all_images(cell, digit, [&](Cell to, Digit as) {
      state.candidates[to].erase(as);
      return !state.candidates[to].empty();
    });
  }

  PerCell<Cell> next_cell_;
  PerDigit<Digit> next_digit_;
  State start_;
  int states_left_ = 0;
};

/// A symmetry of a kind, with the digits in the order of their cycles.
Symmetry draw_symmetry(const AutomorphismKind& kind, Random& random) {
  const auto end = std::find(kind.digit_cycles.begin(), kind.digit_cycles.end(), 0U);
  const auto count = static_cast<std::uint32_t>(end - kind.digit_cycles.begin());
  return {.transposes = kind.transposes,
          .rows = kind.rows,
          .columns = kind.columns,
          .digits = digits_in_cycles(kind.digit_cycles[random.below(count)])};
}

}  // namespace

std::span<const AutomorphismKind> automorphism_kinds() {
  return kind_table;
}

const AutomorphismKind* find_automorphism_kind(std::string_view name) {
  const auto* found = std::ranges::find(kind_table, name, &AutomorphismKind::name);
  return found == std::end(kind_table) ? nullptr : found;
}

SymmetricGrid symmetric_grid(const AutomorphismKind& kind, Random& random) {
  const Symmetry symmetry = draw_symmetry(kind, random);
  Solution solution = OrbitFilling(symmetry).draw(random);
  Symmetry relabelling;
  random.shuffle(relabelling.digits);
  for (Digit& digit : solution) digit = relabelling(digit);
  return {solution, relabelling.inverse().then(symmetry).then(relabelling)};
}

Symmetry motion_of(const AutomorphismKind& kind) {
  return {.transposes = kind.transposes, .rows = kind.rows, .columns = kind.columns};
}

std::span<const AutomorphismKind> kinds_named(std::string_view constraint) {
  if (constraint == "any") return automorphism_kinds();
  const AutomorphismKind* kind = find_automorphism_kind(constraint);
  return kind == nullptr ? std::span<const AutomorphismKind>() : std::span(kind, 1);
}

std::optional<Symmetry> automorphism_of(const Board& puzzle, const AutomorphismKind& kind) {
  Symmetry symmetry = motion_of(kind);
  if (symmetry(puzzle.givens) != puzzle.givens) return std::nullopt;
  PerDigit<std::optional<Digit>> images;
  DigitSet taken;
  for (Cell cell : puzzle.givens) {
    const Digit digit = Digit::of(puzzle.values[cell]);
    const Digit image = Digit::of(puzzle.values[symmetry(cell)]);
    if (!images[digit] && taken.contains(image)) return std::nullopt;
    if (images[digit] && images[digit] != image) return std::nullopt;
    images[digit] = image;
    taken.insert(image);
  }
  // A digit that is not given may become any digit that is not yet an image.
  for (Digit digit : Digit::all()) {
    if (!images[digit]) {
      images[digit] = (~taken).first();
      taken.insert(*images[digit]);
    }
    symmetry.digits[digit.slot()] = static_cast<std::uint8_t>(images[digit]->index());
  }
  return symmetry;
}

std::vector<const AutomorphismKind*> kinds_of(const Board& puzzle, std::string_view constraint) {
  std::vector<const AutomorphismKind*> kinds;
  for (const AutomorphismKind& kind : kinds_named(constraint)) {
    if (automorphism_of(puzzle, kind)) kinds.push_back(&kind);
  }
  return kinds;
}

std::vector<std::string_view> automorphisms() {
  std::vector<std::string_view> names;
  for (const AutomorphismKind& kind : kind_table) names.push_back(kind.name);
  return names;
}

}  // namespace deduku::generate
