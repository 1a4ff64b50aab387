// The middle or lower band of a full grid, given the digits in each column.
//
// Each stack deals the nine digits out to its three columns, so each digit has a column in each stack. Its three rows
// are different: arranging the band means giving each digit a row in each stack so that no two digits meet in a cell.
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

/// The maximum number of arrangements of a band up to the order of its rows; some band reaches it.
inline constexpr unsigned most_arrangements = 1728 / 6;
/// The maximum for nearly all bands; see `may_have_many_arrangements`.
inline constexpr unsigned common_arrangements = 288 / 6;

/// One of the arrangements of a band, numbered from 0; empty if there are fewer. The first three digits of the first
/// column are in ascending order: other orders of the rows do not count.
std::optional<BandRows> arrangement(const BandColumns& columns, unsigned number);
/// The number of arrangements.
unsigned count_arrangements(const BandColumns& columns);
/// False: there are at most `common_arrangements`. That depends on the numbers of digits that columns of different
/// stacks share. The few sums of their squares with more were found by enumerating all bands, as a test does.
bool may_have_many_arrangements(const BandColumns& columns);

}  // namespace deduku::generate
