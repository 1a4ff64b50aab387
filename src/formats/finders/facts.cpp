// A statement for each clue, as in logic programs: a name and three numbers, row, column and digit; or a JSON object
// for each cell.
//
//   initial(1,1,5). initial(1,2,3).       (0, 0): 5, (0, 1): 3       {"row": 0, "col": 0, "value": 5}, ...
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

/// The fact whose bracket opens at a byte; without a name its digit is after the bracket.
std::optional<Fact> fact_at(std::string_view text, std::size_t open) {
  constexpr std::array<std::string_view, 3> behind_named = {",", ",", ")"};
  constexpr std::array<std::string_view, 3> behind_nameless = {",", "):", ""};
  std::size_t begin = open;
  while (begin > 0 && (is_word_character(text[begin - 1]) || text[begin - 1] == '_')) --begin;
  Fact fact{{begin, open}, text.substr(begin, open - begin), {}};
  const auto& behind = fact.name.empty() ? behind_nameless : behind_named;
  const auto skip_blanks = [&](std::size_t at) { return std::min(text.find_first_not_of(' ', at), text.size()); };
  std::size_t at = open + 1;
  for (std::size_t i = 0; i < fact.numbers.size(); ++i) {
    at = skip_blanks(at);
    if (at == text.size() || text[at] < '0' || text[at] > '9') return std::nullopt;
    fact.numbers[i] = text[at] - '0';
    at = skip_blanks(at + 1);
    if (!text.substr(at).starts_with(behind[i])) return std::nullopt;
    at += behind[i].size();
  }
  if (fact.name.empty() && at < text.size() && is_word_character(text[at])) return std::nullopt;
  fact.piece.end = at;
  return fact;
}

/// The names of row, column and digit in an object of a cell; an empty name ends a list.
constexpr std::array<std::array<std::string_view, 8>, 3> names_of_numbers = {
    {{"row", "r", "y", "i"},
     {"col", "column", "c", "x", "j"},
     {"value", "val", "digit", "number", "num", "v", "n", "d"}}};

std::string_view without_quotes(std::string_view text) {
  constexpr std::string_view around = " \t\n\"'";
  const std::size_t begin = std::min(text.find_first_not_of(around), text.size());
  return text.substr(begin, text.find_last_not_of(around) + 1 - begin);
}

/// Stores a field of an object, `"row": 3`, in a fact.
void take_field(std::string_view field, Fact& fact) {
  const std::size_t colon = field.find(':');
  if (colon == field.npos) return;
  const std::string_view name = without_quotes(field.substr(0, colon));
  const std::string_view value = without_quotes(field.substr(colon + 1));
  for (std::size_t i = 0; i < fact.numbers.size(); ++i) {
    const bool is_named = std::ranges::any_of(names_of_numbers[i], [&](auto word) { return same_word(word, name); });
    if (name.empty() || !is_named || fact.numbers[i] >= 0) continue;
    if (value.size() == 1 && '0' <= value[0] && value[0] <= '9') fact.numbers[i] = value[0] - '0';
    if (i == 2 && (value.empty() || value == "null" || value == ".")) fact.numbers[i] = 0;
  }
}

/// The fact in the object whose brace opens at a byte.
std::optional<Fact> object_at(std::string_view text, std::size_t open) {
  constexpr std::size_t longest = 300;
  const std::size_t close = text.substr(0, std::min(open + longest, text.size())).find_first_of("{}", open + 1);
  if (close == text.npos || text[close] != '}') return std::nullopt;
  Fact fact{{open, close + 1}, "{}", {-1, -1, -1}};
  const std::string_view inside = text.substr(open + 1, close - open - 1);
  for (const Word& field : fields_between(inside, ",")) take_field(field.text, fact);
  return std::ranges::count(fact.numbers, -1) > 0 ? std::nullopt : std::optional(fact);
}

/// The board that facts of one name make; empty if they do not make one.
std::optional<CellRun> board_of_facts(const std::vector<Fact>& facts) {
  constexpr int fewest = 17;
  if (facts.size() < fewest || facts.size() > Cell::count) return std::nullopt;
  const auto is_zero = [](const Fact& fact) { return fact.numbers[0] == 0 || fact.numbers[1] == 0; };
  const int first = std::ranges::any_of(facts, is_zero) ? 0 : 1;
  CellRun run;
  run.count = Cell::count;
  for (const Fact& fact : facts) {
    const auto [row, column, digit] = fact.numbers;
    if (row - first > 8 || column - first > 8) return std::nullopt;
    if (digit == 0) continue;
    const Cell cell = Cell::at(row - first, column - first);
    if (run.board.values[cell] != 0) return std::nullopt;
    run.board.values[cell] = static_cast<std::uint8_t>(digit);
    run.board.givens.insert(cell);
    run.offsets[cell] = static_cast<std::uint32_t>(fact.piece.begin);
  }
  return run.is_likely_puzzle() ? std::optional(run) : std::nullopt;
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
  for (std::size_t at = text.find_first_of("({"); at != text.npos; at = text.find_first_of("({", at + 1)) {
    const auto fact = text[at] == '(' ? fact_at(text, at) : object_at(text, at);
    if (!fact) continue;
    if (!facts.empty() && facts.back().name != fact->name) end_facts();
    facts.push_back(*fact);
  }
  end_facts();
}

}  // namespace deduku::formats
