// Tables with a header: one column holds puzzles of 81 or 729 characters, commas, semicolons or tabs between fields.
//
//   quizzes,solutions
//   004300209...,864371259...
//
// Fields may be in quotes, with "" for a quote inside; a quoted field may span several lines (RFC 4180). The column is
// recognised by its name or chosen; one chosen by number needs no header. The tail is the row without the puzzle, with
// spaces for its line breaks.
#include <algorithm>
#include <charconv>

#include "src/formats/board_text.hpp"
#include "src/formats/cells.hpp"
#include "src/formats/csv_row.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view puzzle_names[] = {"puzzle",  "puzzles", "quiz",    "quizzes", "question", "questions",
                                             "problem", "sudoku",  "sudokus", "grid",    "board",    "unsolved"};

/// The names of the columns in a header.
std::vector<std::string_view> names_in(std::string_view header, char separator) {
  std::vector<std::string_view> names;
  for (CsvField field = csv_field_at(header, 0, separator); field.is_there;
       field = next_csv_field(header, field, separator)) {
    names.push_back(csv_content(header, field));
  }
  return names;
}

char separator_of(std::string_view text) {
  const std::size_t first = text.find_first_of(",;\t");
  return first == std::string_view::npos ? ',' : text[first];
}

bool is_puzzle_name(std::string_view name) {
  return std::ranges::any_of(puzzle_names, [&](std::string_view known) { return same_word(known, name); });
}

/// The cells in a field, without the marks that keep spreadsheets from taking them for a number: `="..."` or `'...`.
std::string_view cells_in_field(std::string_view row, const CsvField& field) {
  std::string_view cells = csv_content(row, field);
  if (cells.starts_with("=\"\"") && cells.ends_with("\"\"") && cells.size() > 5)
    return cells.substr(3, cells.size() - 5);
  if (cells.starts_with("=\"") && cells.ends_with('"') && cells.size() > 3) return cells.substr(2, cells.size() - 3);
  if (cells.starts_with('\'')) cells.remove_prefix(1);
  if (cells.ends_with('\'')) cells.remove_suffix(1);
  return cells;
}

/// The column that holds 81 cells, preferring one with blanks to a solution; empty if there is no such column.
std::optional<std::size_t> column_of_cells(std::string_view row, char separator) {
  std::optional<std::size_t> full;
  std::size_t column = 0;
  for (CsvField field = csv_field_at(row, 0, separator); field.is_there;
       field = next_csv_field(row, field, separator), ++column) {
    const std::string_view cells = cells_in_field(row, field);
    if (cells.size() != Cell::count || !std::ranges::all_of(cells, is_symbol)) continue;
    if (!std::ranges::all_of(cells, is_digit)) return column;
    if (!full) full = column;
  }
  return full;
}

/// The number that makes up a whole text; empty for anything else.
std::optional<std::size_t> number_in(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

class CsvParser final : public Parser {
 public:
  explicit CsvParser(const ReadOptions& options) : wanted_(options.column) {}

  std::optional<ParseError> begin(Source& source) override {
    separator_ = separator_of(source.peek()->text);
    const auto [header, lines] = next_row(source);
    if (auto error = wanted_.empty() ? recognise_column(header, source, lines) : choose_column(header)) return error;
    // A column chosen by number needs no header: the first row may already hold a puzzle.
    const CsvField field = csv_field_of(header.text, column_, separator_);
    if (!looks_like_puzzle(csv_content(header.text, field))) source.take(lines);
    return std::nullopt;
  }

  std::optional<ParseError> parse(Source& source, Draft& draft) override {
    if (csv_quoting_of(source.peek()->text, separator_) != CsvQuoting::open) {
      std::optional<ParseError> error = parse_row(*source.peek(), draft);
      source.take();
      return error;
    }
    const auto [row, lines] = next_row(source);
    source.take(lines);
    return parse_row(row, draft);
  }

  void skip(Source& source) override {
    const bool may_be_quoted = source.peek()->text.find('"') != std::string::npos;
    source.take(may_be_quoted ? next_row(source).lines : 1);
  }

 private:
  struct Row {
    Line line;
    std::size_t lines = 1;
  };

  /// The next line, with the lines after it that belong to a quoted field. A quote without a closing one nearby, or
  /// closed before the end of its field, counts as a typing error: then the next line is a row of its own.
  Row next_row(Source& source) const {
    constexpr std::size_t max_lines = 64;
    const Line first = *source.peek();
    Row row{first};
    while (csv_quoting_of(row.line.text, separator_) == CsvQuoting::open) {
      const Line* next = row.lines < max_lines ? source.peek(row.lines) : nullptr;
      if (next == nullptr || row.line.text.size() + next->text.size() >= max_line_length) return {first};
      row.line.join(*next);
      ++row.lines;
    }
    return csv_quoting_of(row.line.text, separator_) == CsvQuoting::closed ? row : Row{first};
  }

  std::optional<ParseError> choose_column(const Line& header) {
    const std::vector<std::string_view> names = names_in(header.text, separator_);
    const auto found = std::ranges::find_if(names, [&](std::string_view name) { return same_word(name, wanted_); });
    column_ = static_cast<std::size_t>(found - names.begin());
    if (found != names.end()) return std::nullopt;
    if (header.too_long) return error_at(header, header.text.size(), Fault::long_header);
    const auto number = number_in(wanted_);
    column_ = number.value_or(0) - 1;
    if (column_ < names.size()) return std::nullopt;
    if (number) return error_at(header, 0, Fault::no_column_of_number, {{"column", wanted_}, {"n", names.size()}});
    return error_at(header, 0, Fault::no_column_of_name, {{"column", wanted_}});
  }

  /// The column with a known name, unless only another column has cells in the first row.
  std::optional<ParseError> recognise_column(const Line& header, Source& source, std::size_t lines) {
    const std::vector<std::string_view> names = names_in(header.text, separator_);
    column_ = static_cast<std::size_t>(std::ranges::find_if(names, is_puzzle_name) - names.begin());
    const Line* first = source.peek(lines);
    const bool is_row = first != nullptr && csv_quoting_of(first->text, separator_) == CsvQuoting::closed;
    const auto other = is_row ? column_of_cells(first->text, separator_) : std::nullopt;
    const bool fits =
        is_row && looks_like_puzzle(cells_in_field(first->text, csv_field_of(first->text, column_, separator_)));
    if (other && !fits) column_ = *other;
    if (column_ < names.size()) return std::nullopt;
    return header.too_long ? error_at(header, header.text.size(), Fault::long_header)
                           : error_at(header, 0, Fault::unknown_columns);
  }

  std::optional<ParseError> parse_row(const Line& line, Draft& draft) const {
    const std::string_view text = line.text;
    const CsvField field = csv_field_of(text, column_, separator_);
    if (!field.is_there) {
      const std::size_t count = names_in(text, separator_).size();
      return error_at(line, text.size(), Fault::few_fields, {{"n", count}, {"count", column_ + 1}});
    }
    if (!field.is_closed) return error_at(line, text.size(), Fault::open_quote);
    if (auto error = read_field(line, cells_in_field(text, field), draft)) return error;
    draft.tail = other_fields(line, field);
    return std::nullopt;
  }

  static std::optional<ParseError> read_field(const Line& line, std::string_view cells, Draft& draft) {
    const auto begin = static_cast<std::size_t>(cells.data() - line.text.data());
    if (auto error = damage_of_spreadsheet(line, begin, cells)) return error;
    if (cells.find_first_of("\n |") != cells.npos) return read_rows(line, begin, cells, draft);
    return read_symbols(line, {begin, begin + cells.size()}, Fault::field_end, draft);
  }

  /// Reads a field whose cells are on nine lines.
  static std::optional<ParseError> read_rows(const Line& line, std::size_t begin, std::string_view cells,
                                             Draft& draft) {
    std::string joined(cells);
    std::erase_if(joined, [](char c) { return is_one_of(c, " \t\n|"); });
    auto error = read_symbols(Line::of(joined, line.number), {0, joined.size()}, Fault::field_end, draft);
    if (error) error->column = line.place(begin).column;
    return error;
  }

  /// A row without one of its fields.
  static std::string other_fields(const Line& line, const CsvField& field) {
    std::string others(line.written(0, field.begin));
    const std::string_view behind = line.written(field.end, line.text.size());
    if (behind.empty() && !others.empty()) others.pop_back();
    if (!behind.empty()) others += behind.substr(1);
    std::ranges::replace(others, '\n', ' ');
    return others;
  }

  std::string wanted_;
  std::size_t column_ = 0;
  char separator_ = ',';
};

/// A header that names no column of puzzles, but has one above 81 cells.
bool is_header_above_cells(std::string_view header, std::string_view row) {
  const char separator = separator_of(header);
  const auto column = column_of_cells(row, separator);
  if (!column || header.find(separator) == header.npos) return false;
  const std::vector<std::string_view> names = names_in(header, separator);
  const auto is_name = [](std::string_view name) {
    return name.empty() || (!looks_like_puzzle(name) && name.size() < 40);
  };
  const auto has_letter = [](std::string_view name) {
    return std::ranges::any_of(name, [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); });
  };
  return names.size() == names_in(row, separator).size() && std::ranges::all_of(names, is_name) &&
         has_letter(names[*column]);
}

/// Whether a row may be below a header: the column of puzzles has a long text, or one damaged by a spreadsheet; or
/// another column has cells.
bool may_be_row(const Line& row, std::size_t column, char separator) {
  constexpr std::size_t shortest = 20;
  if (csv_quoting_of(row.text, separator) == CsvQuoting::open || column_of_cells(row.text, separator)) return true;
  const CsvField field = csv_field_of(row.text, column, separator);
  if (!field.is_there) return false;
  const std::string_view cells = cells_in_field(row.text, field);
  return cells.size() >= shortest || damage_of_spreadsheet(row, 0, cells).has_value();
}

/// Whether a line names a column of puzzles and has rows below it: "Puzzle" above a grid is its title.
bool is_header_of_puzzles(Preview& preview) {
  constexpr std::size_t most_rows = 8;
  const std::string header = preview.line(0)->text;
  const char separator = separator_of(header);
  const std::vector<std::string_view> names = names_in(header, separator);
  const auto column = static_cast<std::size_t>(std::ranges::find_if(names, is_puzzle_name) - names.begin());
  if (column == names.size() || column_of_cells(header, separator)) return false;
  if (preview.line(1) == nullptr) return true;
  for (std::size_t i = 1; i <= most_rows; ++i) {
    const Line* row = preview.line(i);
    if (row != nullptr && may_be_row(*row, column, separator)) return true;
  }
  return false;
}

bool recognise_csv(Preview& preview, const ReadOptions&) {
  if (is_header_of_puzzles(preview)) return true;
  const std::string header = preview.line(0)->text;
  constexpr std::size_t longest_header = 4096;
  if (header.size() > longest_header || header.find_first_of(",;\t") == header.npos) return false;
  const Line* row = preview.line(1);
  return row != nullptr && is_header_above_cells(header, row->text);
}

std::string write_csv(const Board& board, std::string_view title) {
  std::string row = write_line(board);
  row.insert(row.size() - 1, "," + csv_text(std::string(title)));
  return row;
}

}  // namespace

const Codec codec::csv{
    .format = {.name = "csv",
               .description = "table with a header; one column contains 81 or 729 characters",
               .readable = true,
               .write = [](const Board& board) { return write_csv(board, ""); },
               .header = "puzzle,title\n"},
    .recognise = recognise_csv,
    .open = open<CsvParser>,
    .write_titled = write_csv,
    .has_blanks = true,
};

}  // namespace deduku::formats
