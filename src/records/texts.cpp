#include "src/records/texts.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "src/core/spelling.hpp"
#include "src/core/utf8_characters.hpp"
#include "src/present/words.hpp"

namespace deduku::records {

namespace {

/// A text without the line breaks at its end.
std::string without_end(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

}  // namespace

std::string points(std::int64_t hundredths) {
  return decimal(hundredths, 100);
}

std::string solution_text(const Solution& solution) {
  std::string text;
  for (Digit digit : solution) text += static_cast<char>('0' + digit.number());
  return text;
}

std::string formatted(const Board& board, std::string_view format) {
  return formats::find_format(format)->write(board);
}

std::string puzzle_text(const Board& board) {
  return board.marks ? without_end(formatted(board, "sukaku")) : formats::line_of(board);
}

std::string state_text(const Grid& grid) {
  return without_end(formatted(formats::board_of(grid), "hodoku"));
}

std::string_view validity_word(Outcome outcome) {
  return outcome == Outcome::solved ? "unique" : name(outcome);
}

std::string indented(const std::string& text, int width) {
  std::string result;
  for (char symbol : text) {
    result += symbol;
    if (symbol == '\n') result.append(static_cast<std::size_t>(width), ' ');
  }
  return result;
}

/// Chinese characters, from U+3000 on, take two columns, all others one.
std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(utf8_character_size(text), 1);
    width += size >= 3 && static_cast<unsigned char>(text[0]) >= 0xE3 ? 2 : 1;
    text.remove_prefix(size);
  }
  return width;
}

std::string padded(std::string text, int width) {
  const auto wanted = static_cast<std::size_t>(width < 0 ? -width : width);
  const std::size_t own = width_of(text);
  if (own < wanted) text.insert(width < 0 ? 0 : text.size(), wanted - own, ' ');
  return text;
}

std::string named_sentence(const StepView& view, const TextStyle& style) {
  return present::Words(style).say(
      "cli.step", {{"technique", step_name(view, style.language)}, {"sentence", sentence(view, style)}});
}

std::string numbered_sentence(int ordinal, const std::string& sentence) {
  const std::string number = std::to_string(ordinal);
  return std::string(number.size() < 3 ? 3 - number.size() : 0, ' ') + number + ". " + indented(sentence, 5) + "\n";
}

std::string conflict_text(const Conflict& conflict, const TextStyle& style) {
  const present::Words words(style);
  return words.say("fault.conflict", {{"digit", words.digits({conflict.digit})},
                                      {"house", words.houses({conflict.house})},
                                      {"first", words.cells({conflict.first})},
                                      {"second", words.cells({conflict.second})}});
}

}  // namespace deduku::records
