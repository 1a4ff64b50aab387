// Numbers with a decimal point, read alike by every standard library.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace deduku::ratings {

struct LeadingNumber {
  double number = 0;
  std::size_t size = 0;  ///< its number of characters
};
/// The number at the beginning of a text: "-12", "0.5", ".5", "1e6". Empty if there is no number, or if it is too large
/// or too small for a `double`.
std::optional<LeadingNumber> leading_decimal(std::string_view text);

}  // namespace deduku::ratings
