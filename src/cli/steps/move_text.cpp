#include "src/cli/steps/move_text.hpp"

#include <array>

#include "deduku/explain.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// Whether a character is a digit from 1 to 9.
bool is_digit_sign(char symbol) {
  return '1' <= symbol && symbol <= '9';
}

/// The digits in a text; empty if it contains anything else.
DigitSet digits_of_text(const std::string& text) {
  DigitSet digits;
  for (char symbol : text) {
    if (!is_digit_sign(symbol)) return {};
    digits.insert(Digit::of(symbol - '0'));
  }
  return digits;
}

void add_word(const std::string& word, const TextStyle& style, Effects& move) {
  // "=" comes last because "!=" contains it.
  static const std::array<std::string, 4> signs = {"<>", "!=", "≠", "="};
  for (const std::string& sign : signs) {
    const std::size_t at = word.find(sign);
    if (at == std::string::npos) continue;
    const std::optional<Cell> cell = cell_of_word(word.substr(0, at), style);
    const DigitSet digits = digits_of_text(word.substr(at + sign.size()));
    const bool is_placement = sign == "=";
    if (!cell || digits.empty() || (is_placement && digits.size() > 1)) break;
    if (is_placement) return move.places.insert({*cell, digits.first()});
    return move.removes.insert(*cell, digits);
  }
  refuse_usage("MOVE: \"" + echo(word) + "\" is not a move such as r1c1=5 or r2c3<>4");
}

}  // namespace

std::optional<Cell> cell_of_word(const std::string& word, const TextStyle& style) {
  const std::string text = lower_case(word);
  if (text.size() == 4 && text[0] == 'r' && is_digit_sign(text[1]) && text[2] == 'c' && is_digit_sign(text[3])) {
    return Cell::at(text[1] - '1', text[3] - '1');
  }
  for (Cell cell : Cell::all()) {
    if (lower_case(cells_text({cell}, style)) == text) return cell;
  }
  return std::nullopt;
}

Effects effects_of_words(const std::vector<std::string>& words, const TextStyle& style) {
  Effects move;
  for (const std::string& word : words) add_word(word, style, move);
  return move;
}

}  // namespace deduku::cli
