// X-Wing, swordfish, jellyfish.
#include "techniques/hodoku/producers.hpp"
#include "techniques/kernels/basic_fish.hpp"

namespace deduku::hodoku {

namespace {

CellSet cells_of_all(HouseSet houses) {
  CellSet cells;
  for (House house : houses) cells |= cells_of(house);
  return cells;
}

}  // namespace

template <int size>
bool find_basic_fish(Scene scene, Hint& hint) {
  return kernel::basic_fish<kernel::StandardOrder, size>(scene.grid, [&](const kernel::Fish& fish) {
    const CellSet covered = scene.grid.cells(fish.digit) & cells_of_all(fish.cover);
    hint.remove(fish.digit, covered - cells_of_all(fish.base));
    return hint.is_worth();
  });
}

template bool find_basic_fish<2>(Scene, Hint&);
template bool find_basic_fish<3>(Scene, Hint&);
template bool find_basic_fish<4>(Scene, Hint&);

}  // namespace deduku::hodoku
