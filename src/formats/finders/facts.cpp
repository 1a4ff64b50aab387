// A statement for each clue, as logic programs have them: a name and three numbers, row, column and digit.
//
//   initial(1,1,5). initial(1,2,3).
#include <algorithm>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// Rows and columns count from 1 or from 0.
struct Fact {
  Piece piece;
  std::string_view name;
  std::array<int, 3> numbers;
};

/// The fact whose bracket opens at a byte.
std::optional<Fact> fact_at(std::string_view text, std::size_t open) {
  Fact fact{};
  std::size_t begin = open;
  while (begin > 0 && (is_word_character(text[begin - 1]) || text[begin - 1] == '_')) --begin;
  fact.name = text.substr(begin, open - begin);
  std::size_t at = open + 1;
  for (std::size_t i = 0; i < 3; ++i) {
    while (at < text.size() && text[at] == ' ') ++at;
    if (at + 1 >= text.size() || text[at] < '0' || text[at] > '9') return std::nullopt;
    fact.numbers[i] = text[at++] - '0';
    while (at < text.size() && text[at] == ' ') ++at;
    if (at >= text.size() || text[at] != (i < 2 ? ',' : ')')) return std::nullopt;
    ++at;
  }
  fact.piece = {begin, at};
  return fact.name.empty() ? std::nullopt : std::optional(fact);
}

/// The board that facts of one name make; empty where they make none.
std::optional<CellRun> board_of_facts(const std::vector<Fact>& facts) {
  constexpr std::size_t fewest = 17;
  if (facts.size() < fewest || facts.size() > Cell::count) return std::nullopt;
  const auto is_zero = [](const Fact& fact) { return fact.numbers[0] == 0 || fact.numbers[1] == 0; };
  const int first = std::ranges::any_of(facts, is_zero) ? 0 : 1;
  CellRun run;
  run.count = Cell::count;
  for (const Fact& fact : facts) {
    const auto [row, column, digit] = fact.numbers;
    if (row - first > 8 || column - first > 8 || digit == 0) return std::nullopt;
    const Cell cell = Cell::at(row - first, column - first);
    if (run.board.values[cell.index()] != 0) return std::nullopt;
    run.board.values[cell.index()] = static_cast<std::uint8_t>(digit);
    run.board.givens.insert(cell);
    run.offsets[cell.index()] = static_cast<std::uint32_t>(fact.piece.begin);
  }
  return repeats_digit(run.board) ? std::nullopt : std::optional(run);
}

}  // namespace

void find_facts(Findings& findings) {
  const std::string_view text = findings.document.text();
  std::vector<Fact> facts;
  const auto end_facts = [&] {
    const auto run = board_of_facts(facts);
    if (run && findings.document.is_free({facts.front().piece.begin, facts.back().piece.end})) {
      findings.add({facts.front().piece.begin, facts.back().piece.end}, *run, "text");
    }
    facts.clear();
  };
  for (std::size_t at = text.find('('); at != text.npos; at = text.find('(', at + 1)) {
    const auto fact = fact_at(text, at);
    if (!fact) continue;
    if (!facts.empty() && facts.back().name != fact->name) end_facts();
    facts.push_back(*fact);
  }
  end_facts();
}

}  // namespace deduku::formats
