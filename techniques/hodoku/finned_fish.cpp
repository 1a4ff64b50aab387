// Finned and sashimi X-Wing, swordfish, jellyfish: the digits ascend, rows are bases before columns, base lines and
// cover lines are tried in lexicographic order.
//
//     . . . | . . .     The base lines hold the digit where they meet the cover lines, or in a fin. A cell of
//     X . X | . # .     a cover line (-) that sees every fin (#) loses the digit either way. Sashimi: without
//     - . - | . . .     its fins some base line has one place left, or none.
#include "techniques/hodoku/finned_fish.hpp"

#include "techniques/kernels/fish.hpp"

namespace deduku::hodoku {

namespace {

constexpr int most_fins = 5;

/// The fish of one digit with base lines of one kind.
class LineSearch {
 public:
  LineSearch(const Grid& grid, Digit digit, HouseKind base, std::array<CandidateSet, 2>& first)
      : grid_(grid), digit_(digit), base_(base), first_(first) {}

  /// True when a finned fish has been found.
  template <int size>
  bool search() {
    std::array<Position, 9> lines;
    int count = 0;
    for (Position line : Position::all()) {
      const int places = positions_in(line).size();
      if (2 <= places && places <= size + most_fins) lines[count++] = line;
    }
    for (const kernel::Choice<size>& choice : kernel::lexicographic_choices<size>.out_of(count)) {
      PositionSet base;
      for (int i : choice) base.insert(lines[i]);
      if (search_covers<size>(base)) return true;
    }
    return false;
  }

 private:
  PositionSet positions_in(Position line) const {
    return grid_.positions(kernel::line_at(base_, line), digit_);
  }

  template <int size>
  bool search_covers(PositionSet base) {
    PositionSet crossed;
    for (Position line : base) crossed |= positions_in(line);
    if (crossed.size() <= size || crossed.size() > size + most_fins) return false;
    std::array<Position, 9> covers;
    int count = 0;
    for (Position cover : crossed) covers[count++] = cover;
    for (const kernel::Choice<size>& choice : kernel::lexicographic_choices<size>.out_of(count)) {
      PositionSet cover;
      for (int i : choice) cover.insert(covers[i]);
      if (judge(base, cover)) return true;
    }
    return false;
  }
  bool judge(PositionSet base, PositionSet cover) {
    CellSet fins;
    bool sashimi = false;
    for (Position line : base) {
      const PositionSet places = positions_in(line);
      fins |= cells_at(kernel::line_at(base_, line), places - cover);
      sashimi |= (places & cover).size() <= 1;
    }
    if (fins.size() > most_fins || !first_[sashimi].empty()) return false;
    const CellSet targets = cells_in(kernel::crossing_kind(base_), cover) - cells_in(base_, base);
    first_[sashimi].insert(digit_, targets & common_peers(fins));
    return !first_[0].empty();
  }
  /// The cells with the digit in several lines.
  CellSet cells_in(HouseKind kind, PositionSet lines) const {
    CellSet cells;
    for (Position line : lines) cells |= cells_of(kernel::line_at(kind, line));
    return cells & grid_.cells(digit_);
  }

  const Grid& grid_;
  Digit digit_;
  HouseKind base_;
  std::array<CandidateSet, 2>& first_;
};

template <int size>
void search(const Grid& grid, std::array<CandidateSet, 2>& first) {
  for (Digit digit : Digit::all()) {
    for (HouseKind base : kernel::StandardOrder::base_kinds) {
      if (LineSearch(grid, digit, base, first).search<size>()) return;
    }
  }
}

}  // namespace

bool FinnedFish::find(const Grid& grid, int size, bool sashimi, Hint& hint) {
  if (size != known_size_) {
    first_.fill({});
    if (size == 2) search<2>(grid, first_);
    if (size == 3) search<3>(grid, first_);
    if (size == 4) search<4>(grid, first_);
    known_size_ = size;
  }
  hint.remove(first_[sashimi]);
  return hint.is_worth();
}

}  // namespace deduku::hodoku
