#include "src/ratings/decimal.hpp"

#include <cerrno>
#include <cstdlib>
#include <string>

namespace deduku::ratings {

namespace {

constexpr std::string_view decimal_digits = "0123456789";

/// The end of the digits that begin at a place.
std::size_t after_digits(std::string_view text, std::size_t begin) {
  const std::size_t end = text.find_first_not_of(decimal_digits, begin);
  return end == std::string_view::npos ? text.size() : end;
}

/// The end of the number at the beginning of a text; 0 if there is no number.
std::size_t end_of_number(std::string_view text) {
  const std::size_t begin = text.starts_with('-') ? 1 : 0;
  std::size_t end = after_digits(text, begin);
  std::size_t digits = end - begin;
  if (text.substr(end).starts_with('.')) {
    const std::size_t fraction = end + 1;
    end = after_digits(text, fraction);
    digits += end - fraction;
  }
  if (digits == 0) return 0;
  if (!text.substr(end).starts_with('e') && !text.substr(end).starts_with('E')) return end;
  const bool has_sign = text.substr(end + 1).starts_with('-') || text.substr(end + 1).starts_with('+');
  const std::size_t exponent = end + (has_sign ? 2 : 1);
  const std::size_t end_of_exponent = after_digits(text, exponent);
  return end_of_exponent > exponent ? end_of_exponent : end;
}

}  // namespace

std::optional<LeadingNumber> leading_decimal(std::string_view text) {
  const std::size_t size = end_of_number(text);
  if (size == 0) return std::nullopt;
  const std::string copy(text.substr(0, size));
  errno = 0;
  const double number = std::strtod(copy.c_str(), nullptr);
  if (errno == ERANGE) return std::nullopt;
  return LeadingNumber{number, size};
}

}  // namespace deduku::ratings
