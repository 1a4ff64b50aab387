// One value for each value of an index type: an array that is subscripted by cells, digits, houses, ...
#pragma once

namespace deduku::se {

/// `Table<Cell, Mask> digits` is read as `digits[cell]`. An aggregate: uninitialised unless written `{}`.
template <class Key, class Value>
struct Table {
  Value values[Key::count];

  constexpr Value& operator[](Key key) { return values[key.index()]; }
  constexpr const Value& operator[](Key key) const { return values[key.index()]; }

  constexpr Value* begin() { return values; }
  constexpr Value* end() { return values + Key::count; }
  constexpr const Value* begin() const { return values; }
  constexpr const Value* end() const { return values + Key::count; }
};

}  // namespace deduku::se
