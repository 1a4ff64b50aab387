#include "src/cases/cases.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/formats.hpp"
#include "deduku/solver.hpp"

namespace deduku::cases {

namespace {

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view separator = "----";
constexpr std::string_view nothing_found = "none";
constexpr std::string_view more = "...";
/// How many findings are proposed for a case that allows more.
constexpr std::size_t proposed_of_many = 3;

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// The rest of a line that starts with a keyword; empty optional when it does not.
std::optional<std::string_view> after_keyword(std::string_view line, std::string_view keyword) {
  if (!line.starts_with(keyword)) return std::nullopt;
  const std::string_view rest = line.substr(keyword.size());
  if (!rest.empty() && blanks.find(rest.front()) == std::string_view::npos) return std::nullopt;
  return trimmed(rest);
}

/// Reads line by line; each part of a case is a function that stops before the line it does not know.
class Parser {
 public:
  explicit Parser(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      lines_.emplace_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  Expected<CaseFile> parse() {
    CaseFile file;
    while (keep_comments(), !at_end()) {
      Expected<Case> test_case = parse_case();
      if (!test_case) return test_case.error();
      file.cases.push_back(std::move(*test_case));
      file.heads.push_back(std::move(head_));
      head_.clear();
      parse_expected(file.cases.back());
      if (!found_any_line_) return error("expected a finding or \"none\" after the line ----");
    }
    if (file.cases.empty()) return error("expected at least one case");
    return file;
  }

 private:
  bool at_end() const { return next_ == lines_.size(); }
  std::string_view line() const { return trimmed(lines_[next_]); }
  void keep_line() { head_ += lines_[next_++] + "\n"; }
  ParseError error(std::string message) const { return {static_cast<int>(next_) + 1, 1, std::move(message)}; }

  void keep_comments() {
    while (!at_end() && (line().empty() || line().front() == '#')) keep_line();
  }

  Expected<Case> parse_case() {
    Case test_case;
    test_case.line = static_cast<int>(next_) + 1;
    const auto title = after_keyword(line(), "case");
    if (!title || title->empty()) return error("expected \"case\" and a title");
    test_case.title = *title;
    keep_line();
    Expected<Grid> grid = parse_grid();
    if (!grid) return grid.error();
    test_case.grid = *grid;
    return test_case;
  }

  Expected<Grid> parse_grid() {
    const ParseError at_grid = error("expected \"grid\" and a puzzle");
    const auto first_line = at_end() ? std::nullopt : after_keyword(line(), "grid");
    if (!first_line) return at_grid;
    std::string text(*first_line);
    keep_line();
    while (!at_end() && line() != separator) {
      text += "\n" + lines_[next_];
      keep_line();
    }
    if (at_end()) return error("expected the line ---- after the grid");
    keep_line();
    const Expected<formats::Record> record = formats::read_puzzle(text);
    if (!record) return ParseError{at_grid.line, 1, record.error().message};
    return Grid(record->board);
  }

  void parse_expected(Case& test_case) {
    found_any_line_ = false;
    while (!at_end() && !line().empty() && line().front() != '#' && !after_keyword(line(), "case")) {
      found_any_line_ = true;
      test_case.may_find_more |= line() == more;
      if (line() != nothing_found && line() != more) test_case.expected.emplace_back(line());
      ++next_;
    }
    std::ranges::sort(test_case.expected);
  }

  std::vector<std::string> lines_;
  std::size_t next_ = 0;
  std::string head_;
  bool found_any_line_ = false;
};

}  // namespace

Expected<CaseFile> parse(std::string_view text) {
  return Parser(text).parse();
}

std::vector<std::string> findings(const Case& test_case, TechniqueId technique) {
  Solver solver;
  const StepList& steps = solver.all_steps(test_case.grid, technique, Promise::givens);
  std::vector<std::string> lines;
  for (const Step& step : steps) lines.push_back(step_line(steps.view(test_case.grid, step)));
  std::ranges::sort(lines);
  return lines;
}

bool holds(const Case& test_case, TechniqueId technique) {
  const std::vector<std::string> found = findings(test_case, technique);
  if (!test_case.may_find_more) return found == test_case.expected;
  return !test_case.expected.empty() && std::ranges::includes(found, test_case.expected);
}

std::string propose(const CaseFile& file, TechniqueId technique) {
  std::string text;
  for (std::size_t i = 0; i < file.cases.size(); ++i) {
    const bool cut = file.cases[i].may_find_more;
    text += file.heads[i];
    std::vector<std::string> lines = findings(file.cases[i], technique);
    if (cut && lines.size() > proposed_of_many) lines.resize(proposed_of_many);
    for (const std::string& line : lines) text += line + "\n";
    if (lines.empty()) text += std::string(nothing_found) + "\n";
    if (cut) text += std::string(more) + "\n";
  }
  return text;
}

}  // namespace deduku::cases
