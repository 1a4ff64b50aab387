// Lists in brackets, of any program: JSON, Python, C, R, MATLAB, MiniZinc, printed arrays. A puzzle is a list that
// contains 81 cells, nested in any way, or nine texts of nine cells; or it is a text of nine lines.
//
//   [[5, 3, 0, ...], ...]   {{5,3,0,...},...}   c(5, 3, 0, ...)   [5 3 0 ...; 6 0 0 ...]   [["5", ".", null, ...], ...]
//   {"A": [5, 3, 0, ...], ...}   {"A1": 5, "A2": 3, "A3": "", ...}
#include <algorithm>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/finders/row_line.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// A list that is open.
struct OpenList {
  std::size_t begin = 0;
  std::size_t first_cell = 0;  ///< among the cells found so far
  bool has_others = false;     ///< something that is not a cell, or a puzzle of its own
  bool has_names = false;      ///< its cells, or lists in it, have names
};

class ArrayReader {
 public:
  explicit ArrayReader(Findings& findings) : findings_(findings), text_(findings.document.text()) {}

  void run() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (is_one_of(c, "[{(")) {
        open();
      } else if (is_one_of(c, "]})")) {
        close();
      } else if (is_one_of(c, "\"'`")) {
        take_quoted(c);
      } else if (separates(c)) {
        take_separator(c);
      } else if (c == '/' && text_.substr(at_, 2) == "//" && !lists_.empty()) {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else {
        take_word();
      }
    }
  }

 private:
  static constexpr int fewest_clues = 8;
  static constexpr int fewest_named_clues = 17;

  static bool separates(char c) { return is_one_of(c, " \t\n,;|&"); }

  struct ListCell {
    std::uint8_t value;
    std::size_t at;
  };

  void open() {
    constexpr std::size_t deepest = 64;
    // A name before a bracket belongs to it: c(, array([.
    if (lists_.size() == deepest) lists_.clear();
    lists_.push_back({at_, cells_.size()});
    expects_value_ = true;
    ++at_;
  }

  void close() {
    ++at_;
    if (lists_.empty()) return;
    take_missing();
    const OpenList list = lists_.back();
    lists_.pop_back();
    expects_value_ = false;
    const std::size_t count = cells_.size() - list.first_cell;
    const bool may_go_on = !list.has_others && count < Cell::count && !lists_.empty() && !lists_.back().has_others;
    if (may_go_on) {
      lists_.back().has_names |= list.has_names;
      return;
    }
    if (!list.has_others && count == Cell::count) add({list.begin, at_}, list);
    if (!list.has_others && !list.has_names && count != Cell::count) refuse({list.begin, at_}, count);
    cells_.resize(list.first_cell);
    if (!lists_.empty()) lists_.back().has_others = true;
  }

  /// A list with nearly 81 cells was meant as a board.
  void refuse(Piece piece, std::size_t count) {
    constexpr std::size_t fewest = 72;
    constexpr std::size_t most = 90;
    if (count < fewest || count > most || !findings_.document.is_free(piece)) return;
    findings_.add_error_at_begin(piece, error_of(Fault::list_cells, 0, 0, {{"n", count}}));
  }

  void add(Piece piece, const OpenList& list) {
    CellRun run;
    for (std::size_t i = list.first_cell; i < list.first_cell + Cell::count; ++i) {
      run.add(cells_[i].value, true, cells_[i].at);
    }
    // Zeros alone are more likely the beginning of a program than an empty puzzle.
    if (run.clues() < fewest_clues || !findings_.document.is_free(piece)) return;
    // 81 named numbers may be anything.
    if (list.has_names && (run.clues() < fewest_named_clues || repeats_digit(run.board))) return;
    findings_.add(piece, run, "text").may_be_solution = true;
  }

  /// An omitted value between two commas is an empty cell.
  void take_separator(char c) {
    if (c == ',') {
      take_missing();
      expects_value_ = true;
    }
    ++at_;
  }
  void take_missing() {
    // `,]` ends a list, as programmers write it.
    const bool is_end = at_ < text_.size() && text_[at_] != ',';
    if (expects_value_ && !is_end && !lists_.empty()) cells_.push_back({0, at_});
    expects_value_ = false;
  }

  void take_value(std::string_view text, std::size_t at) {
    expects_value_ = false;
    if (lists_.empty()) return;
    if (const auto value = field_value(text)) {
      cells_.push_back({*value, at});
    } else if (text.size() == Digit::count && std::ranges::all_of(text, may_be_cell) && is_row(text)) {
      for (std::size_t i = 0; i < text.size(); ++i) cells_.push_back({value_of(text[i]), at + i});
    } else {
      lists_.back().has_others = true;
    }
  }
  static bool is_row(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return is_symbol(c) || c == 'x' || c == 'X' || c == '?'; });
  }

  /// Whether the value just read is a name: then a colon follows it.
  bool take_colon() {
    const std::size_t colon = text_.find_first_not_of(' ', at_);
    if (colon >= text_.size() || text_[colon] != ':' || lists_.empty()) return false;
    lists_.back().has_names = true;
    expects_value_ = false;
    at_ = colon + 1;
    return true;
  }

  /// A quoted text ends on its line; an apostrophe does not begin one.
  void take_quoted(char quote) {
    constexpr std::size_t longest = 400;
    const std::size_t begin = at_ + 1;
    const std::size_t end =
        text_.substr(0, std::min(begin + longest, text_.size())).find_first_of(std::string{quote, '\n'}, begin);
    if (end == text_.npos || text_[end] != quote) {
      if (!lists_.empty()) lists_.back().has_others = true;
      ++at_;
      return;
    }
    const std::string_view inside = text_.substr(begin, end - begin);
    at_ = end + 1;
    if (take_colon() || take_lines(inside, begin)) return;
    take_value(trimmed(inside), begin);
  }

  /// A text with nine lines, whose ends are escaped: "53..7....\n6..195...\n".
  bool take_lines(std::string_view text, std::size_t begin) {
    if (text.find("\\n") == text.npos) return false;
    CellRun run;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\\') {
        if (++i == text.size() || (text[i] != 'n' && text[i] != 'r')) return false;
      } else if (is_symbol(text[i])) {
        run.add(value_of(text[i]), true, begin + i);
      } else if (text[i] != ' ' && text[i] != '|') {
        return false;
      }
    }
    const Piece piece{begin, begin + text.size()};
    if (!run.is_whole() || !findings_.document.is_free(piece)) return false;
    findings_.add(piece, run, "text").may_be_solution = true;
    if (!lists_.empty()) lists_.back().has_others = true;
    return true;
  }

  void take_word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && !separates(text_[at_]) && !is_one_of(text_[at_], "[]{}()\"'`")) ++at_;
    // The name of a function or of a type belongs to its bracket.
    if (at_ < text_.size() && (text_[at_] == '(' || text_[at_] == '[')) {
      expects_value_ = false;
      return;
    }
    const std::string_view word = text_.substr(begin, at_ - begin);
    // In MATLAB the list continues after the end of the line.
    if (word != "...") take_value(word, begin);
  }

  Findings& findings_;
  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<OpenList> lists_;
  std::vector<ListCell> cells_;
  bool expects_value_ = false;
};

}  // namespace

void find_arrays(Findings& findings) {
  ArrayReader(findings).run();
}

}  // namespace deduku::formats
