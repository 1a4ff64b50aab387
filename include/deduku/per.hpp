// Arrays with one element for each cell, digit, house or candidate, indexed by these.
#pragma once

#include <array>

#include "deduku/export.h"
#include "deduku/types.hpp"

namespace DEDUKU_API deduku {

/// An array by index: `PerDigit<CellSet> places` is read as `places[digit]`, or with a plain number as `places[0]`; an
/// index of another type does not compile. An aggregate: uninitialised unless written `{}`. The length differs from the
/// number of indices if only the first ones are used, or if more elements fill whole vector registers.
template <class Key, class T, std::size_t length = Key::count>
struct Per : std::array<T, length> {
  using std::array<T, length>::operator[];
  constexpr T& operator[](Key key) { return this->data()[key.slot()]; }
  constexpr const T& operator[](Key key) const { return this->data()[key.slot()]; }
};

template <class T>
using PerCell = Per<Cell, T>;
template <class T>
using PerDigit = Per<Digit, T>;
template <class T>
using PerHouse = Per<House, T>;
template <class T>
using PerCandidate = Per<Candidate, T>;

}  // namespace deduku
