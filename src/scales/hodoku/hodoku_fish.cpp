// X-Wing, swordfish, jellyfish; their finned and sashimi forms: the digits ascend, rows are bases before columns, base
// lines and cover lines are tried in lexicographic order.
//
//     . . . | . . .     The base lines hold the digit in a cover line or in a fin. A cell of a cover line (-)
//     X . X | . # .     that sees every fin (#) loses the digit either way. Sashimi: without its fins some base
//     - . - | . . .     line has at most one place left.
#include "src/scales/hodoku/hodoku_fish.hpp"

#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/fish/basic_fish.hpp"

namespace deduku::hodoku {

namespace {

constexpr int max_basic_fins = 5;
/// The maximum number of missing cover lines: an elimination sees all fins, so it shares a box with them.
constexpr int max_missing = 3;

/// The third of nine positions that holds them all; empty if they are in several.
constexpr PositionSet third_of(PositionSet positions) {
  for (unsigned third : {0007U, 0070U, 0700U}) {
    if (PositionSet::from_bits(third).contains(positions)) return PositionSet::from_bits(third);
  }
  return {};
}

/// The fish of one digit with base lines of one kind.
class LineSearch {
 public:
  LineSearch(const Grid& grid, Digit digit, HouseKind base, std::array<CandidateSet, 2>& first)
      : digit_(digit), base_(base), first_(first) {
    for (Position line : Position::all()) places_[line] = grid.positions(fish::line_at(base, line), digit);
  }

  /// True when a finned fish has been found.
  template <int size>
  bool search() {
    std::array<Position, 9> lines;
    int count = 0;
    for (Position line : Position::all()) {
      const int places = places_[line].size();
      if (2 <= places && places <= size + max_missing) lines[count++] = line;
    }
    for (const facts::Choice<size>& choice : facts::lexicographic_choices<size>.out_of(count)) {
      PositionSet base;
      PositionSet crossed;
      for (int i : choice) {
        base.insert(lines[i]);
        crossed |= places_[lines[i]];
      }
      if (crossed.size() <= size || crossed.size() > size + max_missing) continue;
      if (search_covers(base, crossed, crossed.size() - size)) return true;
    }
    return false;
  }

 private:
  /// Covers in lexicographic order are missing lines in the opposite order: the last third first.
  bool search_covers(PositionSet base, PositionSet crossed, int missing_count) {
    for (unsigned third : {0700U, 0070U, 0007U}) {
      const PositionSet choices = crossed & PositionSet::from_bits(third);
      if (choices.size() < missing_count) continue;
      for (unsigned bits = third; bits != 0; bits = (bits - 1) & third) {
        const PositionSet missing = PositionSet::from_bits(bits);
        if (missing.size() != missing_count || !choices.contains(missing)) continue;
        if (judge(base, crossed - missing, missing)) return true;
      }
    }
    return false;
  }
  /// The fins are the intersections of the base lines with those `missing` from the cover.
  bool judge(PositionSet base, PositionSet cover, PositionSet missing) {
    PositionSet finned;
    int fins = 0;
    bool sashimi = false;
    for (Position line : base) {
      const PositionSet places = places_[line];
      if (places.intersects(missing)) finned.insert(line);
      fins += (places & missing).size();
      sashimi |= (places & cover).size() <= 1;
    }
    const PositionSet band = third_of(finned);
    if (band.empty() || fins > max_basic_fins || !first_[sashimi].empty()) return false;
    for (Position line : band - base) {
      const PositionSet eliminations = places_[line] & cover & third_of(missing);
      first_[sashimi].insert(digit_, cells_at(fish::line_at(base_, line), eliminations));
    }
    return !first_[0].empty();
  }

  Digit digit_;
  HouseKind base_;
  Per<Position, PositionSet> places_;
  std::array<CandidateSet, 2>& first_;
};

template <int size>
void search(const Grid& grid, DigitSet digits, std::array<CandidateSet, 2>& first) {
  for (Digit digit : digits) {
    for (HouseKind base : facts::base_kinds) {
      if (LineSearch(grid, digit, base, first).search<size>()) return;
    }
  }
}

}  // namespace

template <int size>
bool find_basic_fish(SearchContext context, HodokuHint& hint) {
  const auto visit = [&](const fish::Fish& fish) {
    const CellSet covered = context.grid.cells(fish.digit) & fish::cells_in(fish.cover);
    return hint.remove(fish.digit, covered - fish::cells_in(fish.base));
  };
  for (Digit digit : context.digits_to_search()) {
    if (fish::basic_fish_of<size>(context.grid, digit, visit)) return true;
  }
  return false;
}

template bool find_basic_fish<2>(SearchContext, HodokuHint&);
template bool find_basic_fish<3>(SearchContext, HodokuHint&);
template bool find_basic_fish<4>(SearchContext, HodokuHint&);

void FinnedFish::compute(const Grid& grid, Workspace& workspace, int size) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  first_.fill({});
  if (size == 2) search<2>(grid, digits, first_);
  if (size == 3) search<3>(grid, digits, first_);
  if (size == 4) search<4>(grid, digits, first_);
}

}  // namespace deduku::hodoku
