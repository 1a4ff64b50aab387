// The middle or lower band of a full grid, of which it is known which digits stand in each column.
//
// Each stack deals the nine digits out to its three columns, so each digit has a column in each stack. Its three rows are
// different: to arrange the band is to give each digit a row in each stack so that no two digits meet in a cell.
#pragma once

#include <array>
#include <optional>

namespace deduku::generate {

/// Three sets of three digits that together are all nine; digits as bits 0..8.
using DigitTriples = std::array<unsigned, 3>;
/// For each stack the digits of its columns.
using BandColumns = std::array<DigitTriples, 3>;

/// For each stack the digits of its rows.
using BandRows = std::array<DigitTriples, 3>;

/// Each band has at most this many arrangements up to the order of its rows, and there is a band that has.
inline constexpr unsigned most_arrangements = 1728 / 6;
/// What all bands but a few have at most; see `may_have_many_arrangements`.
inline constexpr unsigned common_arrangements = 288 / 6;

/// One of the arrangements of a band, numbered from 0; empty if it has not so many. The first three digits of the first column
/// stand in ascending order: other orders of the rows do not count.
std::optional<BandRows> arrangement(const BandColumns& columns, unsigned number);
/// How many there are.
unsigned count_arrangements(const BandColumns& columns);
/// False: there are no more than `common_arrangements`. That depends on how many digits the columns of different stacks have
/// in common; the few sums of their squares with more were found by going through all bands, as a test does.
bool may_have_many_arrangements(const BandColumns& columns);

}  // namespace deduku::generate
