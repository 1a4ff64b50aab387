// X-Wing, swordfish, jellyfish.
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/fish/basic_fish.hpp"

namespace deduku::hodoku {

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

}  // namespace deduku::hodoku
