// Damaged puzzles: texts that were meant as puzzles and cannot be read. They are reported so that they do not vanish.
#include <algorithm>

#include "src/formats/cells.hpp"
#include "src/formats/finders/cell_words.hpp"
#include "src/formats/finders/finding.hpp"
#include "src/formats/finders/grid_lines.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

using Kind = RowLine::Kind;

/// Whether a text is more likely cells than a frame: it has digits, or is long and has dots or zeros.
bool has_enough_cells(std::string_view text) {
  constexpr int fewest_digits = 5;
  constexpr std::size_t fewest_signs = 60;
  if (std::ranges::count_if(text, is_digit) >= fewest_digits) return true;
  const auto empty = std::ranges::count_if(text, [](char c) { return c == '.' || c == '0'; });
  return text.size() >= fewest_signs && 2 * empty > std::ssize(text);
}

/// Whether a word is meant as 81 cells, although it has a few more or fewer, or other characters among them.
bool is_meant_as_cells(std::string_view word) {
  constexpr std::size_t fewest = 60;
  constexpr std::size_t most = 120;
  if (word.size() < fewest || word.size() > most || !has_enough_cells(word)) return false;
  return 10 * std::ranges::count_if(word, is_symbol) >= 9 * std::ssize(word);
}

void find_damaged_words(Findings& findings, std::size_t line) {
  const Document& document = findings.document;
  for (const auto& [offset, text] : words_in(document, document.line_piece(line))) {
    const Piece word{offset, offset + text.size()};
    if (!document.is_free(word)) continue;
    if (auto damage = damage_of_spreadsheet(Line::of(std::string(text)), 0, text)) {
      findings.add_error_at_begin(word, *std::move(damage));
    } else if (is_meant_as_cells(text)) {
      const auto count = std::ranges::count_if(text, is_symbol);
      findings.add_error_at_begin(word, error_of(Fault::line_cells, 0, 0, {{"n", count}}));
    }
  }
}

/// A line that the strict format takes for a puzzle, with the error from that format.
bool find_damaged_line(Findings& findings, std::size_t line) {
  constexpr std::size_t fewest = 21;
  const Document& document = findings.document;
  const Piece piece = document.line_piece(line);
  const std::string_view text = document.text(piece);
  if (text.size() < fewest || !document.is_free(piece) || !has_enough_cells(text) || !is_puzzle_line(text))
    return false;
  if (damage_of_spreadsheet(Line::of(std::string(text)), 0, trimmed(text))) return false;
  Draft draft;
  const auto error = parse_puzzle_line(document.line_as_read(line), draft);
  if (!error) return false;
  findings.add_error(piece, document.is_as_read(line) ? *error : document.placed(*error));
  return true;
}

/// Rows and borders that do not make a grid, up to the next grid.
class DamagedGrids {
 public:
  explicit DamagedGrids(Findings& findings)
      : findings_(findings), document_(findings.document), lines_(row_lines_of(findings.document)) {}

  void run() {
    for (std::size_t line = 0; line < lines_.size(); ++line) {
      if (!is_part(line)) continue;
      const std::size_t end = end_of_region(line);
      if (is_meant_as_grid()) report(line, end);
      line = end - 1;
    }
  }

 private:
  /// A line with a few cells too many or too few.
  bool is_nearly_row(std::size_t line) const {
    constexpr int fewest = 5;
    constexpr std::size_t longest = 80;
    const std::string_view text = trimmed(document_.line(line));
    if (!document_.is_line_free(line) || text.size() > longest) return false;
    const auto cells = std::ranges::count_if(text, is_symbol);
    const auto others = std::ranges::count_if(text, [](char c) { return !is_symbol(c) && may_be_cell(c); });
    return cells >= fewest && 6 * others <= cells;
  }
  bool is_part(std::size_t line) const {
    return line < lines_.size() &&
           (lines_[line].kind == Kind::row || lines_[line].kind == Kind::border || is_nearly_row(line));
  }
  bool is_text(std::size_t line) const {
    return line < lines_.size() && !is_part(line) && lines_[line].kind != Kind::empty && document_.is_line_free(line);
  }

  std::size_t end_of_region(std::size_t begin) {
    constexpr std::size_t most_rows = 7;
    rows_ = 0;
    whole_rows_ = 0;
    borders_ = 0;
    has_text_ = false;
    std::size_t line = begin;
    for (; line < lines_.size(); ++line) {
      const bool is_double_border =
          line > begin && lines_[line].kind == Kind::border && lines_[line - 1].kind == Kind::border;
      if (is_double_border && rows_ > 4 && rows_ + rows_behind(line) != 9) break;
      if (is_part(line)) {
        count_line(line);
        continue;
      }
      const bool is_inside = is_part(line + 1) && rows_ > 0;
      const bool is_gap = lines_[line].kind == Kind::empty && is_inside && rows_ < most_rows;
      const bool is_garbage = is_text(line) && is_inside && borders_ > 0 && rows_ < most_rows + 2;
      if (!is_gap && !is_garbage) break;
      has_text_ |= is_garbage;
    }
    return std::max(line, begin + 1);
  }

  /// The number of rows after a border, up to the next two borders or to a line that is not part of a grid.
  std::size_t rows_behind(std::size_t border) const {
    std::size_t rows = 0;
    for (std::size_t line = border + 1; is_part(line); ++line) {
      if (lines_[line].kind != Kind::border) {
        ++rows;
      } else if (lines_[line - 1].kind == Kind::border) {
        break;
      }
    }
    return rows;
  }

  void count_line(std::size_t line) {
    const bool is_whole = lines_[line].kind == Kind::row;
    const bool is_row = is_whole || lines_[line].kind != Kind::border;
    rows_ += is_row ? 1 : 0;
    whole_rows_ += is_whole ? 1 : 0;
    borders_ += is_row ? 0 : 1;
    if (is_row) last_row_ = line;
    has_text_ |= is_row && !is_whole;
  }

  bool is_meant_as_grid() const {
    return (rows_ >= 4 && whole_rows_ >= 2) || (borders_ > 0 && rows_ >= 3 && whole_rows_ >= 1);
  }

  void report(std::size_t begin, std::size_t end) {
    if (borders_ > 1 && !has_text_) return take_framed(begin, end);
    const Parsed parsed = parse_as(format_name(begin, end), lines_as_written(document_, begin, end), findings_.options);
    const bool is_explained = parsed.error && (rows_ == 9 || borders_ > 0);
    findings_.add_error(document_.lines_piece(begin, end),
                        is_explained ? placed_in(document_, begin, *parsed.error) : row_count());
  }

  /// Rows and borders only: if one grid is damaged, the grids after it are found by their frames.
  void take_framed(std::size_t begin, std::size_t end) {
    const std::string_view format = format_name(begin, end);
    constexpr std::size_t most_lines = 80;
    bool has_any = false;
    while (begin < end) {
      const std::string text = lines_as_written(document_, begin, std::min(end, begin + most_lines));
      const Parsed parsed = parse_as(format, text, findings_.options);
      const std::size_t after = std::min(begin + std::max<std::size_t>(parsed.lines, 1), end);
      if (parsed.error && parsed.error->reason.key == "no_puzzle") break;
      const bool is_rest = has_any && parsed.error && after == end && !has_rows(begin, end);
      if (parsed.error && !is_rest)
        findings_.add_error(document_.lines_piece(begin, after), placed_in(document_, begin, *parsed.error));
      if (!parsed.error) {
        Finding& finding = findings_.add(document_.lines_piece(begin, after), parsed.draft.board, format);
        set_offsets(document_, begin, parsed.draft, finding);
      }
      has_any = true;
      begin = after;
    }
  }

  bool has_rows(std::size_t begin, std::size_t end) const {
    return std::any_of(lines_.begin() + static_cast<std::ptrdiff_t>(begin),
                       lines_.begin() + static_cast<std::ptrdiff_t>(end),
                       [](const RowLine& row) { return row.kind == Kind::row; });
  }

  std::string_view format_name(std::size_t begin, std::size_t end) const {
    std::vector<RowLine> rows;
    for (std::size_t line = begin; line < end; ++line) {
      if (lines_[line].kind == Kind::row && lines_[line].has_groups) rows.push_back(lines_[line]);
    }
    return 2 * rows.size() > rows_ && are_candidate_rows(rows) ? "candidates" : "grid";
  }

  ParseError row_count() const {
    const Place place = document_.place(document_.line_piece(last_row_).begin);
    return error_of(Fault::row_count, place.line, 0, {{"n", rows_}});
  }

  Findings& findings_;
  const Document& document_;
  std::vector<RowLine> lines_;
  std::size_t rows_ = 0;
  std::size_t whole_rows_ = 0;
  std::size_t borders_ = 0;
  std::size_t last_row_ = 0;
  bool has_text_ = false;
};

}  // namespace

void find_damages(Findings& findings) {
  for (std::size_t line = 0; line < findings.document.line_count(); ++line) {
    if (!find_damaged_line(findings, line)) find_damaged_words(findings, line);
  }
  DamagedGrids(findings).run();
}

}  // namespace deduku::formats
