// X-Wing, swordfish, jellyfish.
#include "techniques/fish/basic_fish.hpp"
#include "src/scales/hodoku/hodoku_producers.hpp"

namespace deduku::hodoku {

template <int size>
bool find_basic_fish(Scene scene, Hint& hint) {
  const auto visit = [&](const kernel::Fish& fish) {
    const CellSet covered = scene.grid.cells(fish.digit) & kernel::cells_in(fish.cover);
    hint.remove(fish.digit, covered - kernel::cells_in(fish.base));
    return hint.is_worth();
  };
  for (Digit digit : scene.digits_to_search()) {
    if (kernel::basic_fish_of<kernel::StandardOrder, size>(scene.grid, digit, visit)) return true;
  }
  return false;
}

template bool find_basic_fish<2>(Scene, Hint&);
template bool find_basic_fish<3>(Scene, Hint&);
template bool find_basic_fish<4>(Scene, Hint&);

}  // namespace deduku::hodoku
