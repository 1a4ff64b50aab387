// Random symmetries for tests, and their action on houses and sets.
#pragma once

#include <algorithm>
#include <numeric>
#include <random>

#include "deduku/step.hpp"
#include "deduku/symmetry.hpp"

namespace deduku::testing {

/// One of the 3,359,232 x 9! transformations that turn a Sudoku into an equivalent one.
struct Symmetry : deduku::Symmetry {
  static Symmetry random(std::mt19937_64& rng) {
    Symmetry symmetry;
    symmetry.transposes = rng() % 2 == 1;
    symmetry.rows = random_lines(rng);
    symmetry.columns = random_lines(rng);
    if (symmetry.transposes) std::swap(symmetry.rows, symmetry.columns);
    std::ranges::shuffle(symmetry.digits, rng);
    return symmetry;
  }

  using deduku::Symmetry::operator();
  House operator()(House house) const { return common_houses((*this)(cells_of(house))).first(); }
  template <class T>
  Set<T> operator()(const Set<T>& set) const {
    Set<T> image;
    for (T element : set) image.insert((*this)(element));
    return image;
  }
  CandidateSet operator()(const CandidateSet& set) const {
    CandidateSet image;
    for (Digit digit : Digit::all()) image.insert((*this)(digit), (*this)(set.cells(digit)));
    return image;
  }

 private:
  static std::array<std::uint8_t, 9> random_lines(std::mt19937_64& rng) {
    std::array<int, 3> bands{0, 1, 2};
    std::ranges::shuffle(bands, rng);
    std::array<std::uint8_t, 9> lines{};
    for (int band = 0; band < 3; ++band) {
      std::array<int, 3> inside{0, 1, 2};
      std::ranges::shuffle(inside, rng);
      for (int i = 0; i < 3; ++i) lines[3 * band + i] = static_cast<std::uint8_t>(3 * bands[band] + inside[i]);
    }
    return lines;
  }
};

}  // namespace deduku::testing
