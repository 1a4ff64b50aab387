#include "src/cli/text.hpp"

#include <cstdio>

#include "deduku/explain.hpp"

namespace deduku::cli {

std::string points(std::int64_t hundredths) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%lld.%02d", static_cast<long long>(hundredths / 100),
                static_cast<int>(hundredths % 100));
  return text.data();
}

std::string counted(std::uint64_t count, const std::string& noun, const std::string& plural) {
  const std::string several = plural.empty() ? noun + "s" : plural;
  return std::to_string(count) + " " + (count == 1 ? noun : several);
}

std::string padded(std::string text, int width) {
  const auto wanted = static_cast<std::size_t>(width < 0 ? -width : width);
  if (text.size() < wanted) text.insert(width < 0 ? 0 : text.size(), wanted - text.size(), ' ');
  return text;
}

std::string line_of(std::string text) {
  while (text.ends_with(' ') || text.ends_with('\t')) text.pop_back();
  text += '\n';
  return text;
}

std::string solution_text(const Solution& solution) {
  std::string text;
  for (Digit digit : solution) text += static_cast<char>('0' + digit.number());
  return text;
}

std::string grid_text(const Solution& solution) {
  Board board;
  for (Cell cell : Cell::all()) {
    board.values[cell.index()] = static_cast<std::uint8_t>(solution[cell.index()].number());
  }
  return formatted(board, "grid");
}

std::string puzzle_text(const Board& board) {
  if (!board.marks) return formats::line_of(board);
  std::string text = formatted(board, "sukaku");
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

std::string formatted(const Board& board, std::string_view format) {
  return formats::find_format(format)->write(board);
}

std::string candidates_text(const Grid& grid) {
  return formatted(formats::board_of(grid), "candidates");
}

std::string named_sentence(const StepView& view) {
  return std::string(technique_of(view.step.technique).name) + ": " + sentence(view);
}

std::string error_text(const std::string& file, const ParseError& error) {
  std::string text = file == "-" ? "stdin" : file;
  if (error.line > 0) text += ":" + std::to_string(error.line);
  if (error.line > 0 && error.column > 0) text += ":" + std::to_string(error.column);
  return text + ": " + error.message;
}

std::string conflict_text(const Conflict& conflict) {
  return "The digit " + digits_text({conflict.digit}) + " stands twice in " + houses_text({conflict.house}) +
         ", in " + cells_text({conflict.first}) + " and " + cells_text({conflict.second});
}

}  // namespace deduku::cli
