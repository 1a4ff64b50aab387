// Arrays with one element for each cell, digit, house or candidate, which only these index.
#pragma once

#include <array>

#include "deduku/types.hpp"

namespace deduku {

/// `PerDigit<CellSet> places` is read as `places[digit]`. An aggregate: uninitialised unless written `{}`.
template <class Key, class T>
struct Per : std::array<T, Key::count> {
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
