#include "src/formats/reading/text_reader.hpp"

#include <algorithm>

#include "src/formats/cells.hpp"
#include "src/formats/finders/cell_words.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// At least this number of consecutive puzzles on lines is a list, and is read as one.
constexpr std::size_t least_list = 16;
/// A text is read in blocks of at most this number of lines and bytes, so memory does not grow with its length.
constexpr std::size_t most_lines = 16384;
constexpr std::size_t most_bytes = std::size_t{4} << 20U;
/// A puzzle that ends in the last lines of a block, within this margin, may continue after it.
constexpr std::size_t margin_lines = 256;

/// Whether digits are placed like candidates in fields of nine, each at its own position. Hardly any puzzle begins like
/// this.
bool stands_as_candidates(const Board& board) {
  constexpr int enough = 5;
  int seen = 0;
  for (Cell cell : board.givens) {
    if (board.values[cell] != cell.index() % Digit::count + 1) return false;
    if (++seen == enough) return true;
  }
  return false;
}

/// The line of the document at which a block is cut off if more text follows.
std::size_t cut_of(const Document& document, const std::vector<Finding>& findings) {
  const std::size_t lines = document.line_count();
  std::size_t cut = lines - std::min(margin_lines, lines / 2);
  for (const Finding& finding : findings) {
    const std::size_t first = document.line_at(finding.piece.begin);
    const std::size_t last = document.last_line_of(finding.piece);
    if (first >= cut || last < cut) continue;
    cut = first > 0 ? first : last + 1;
  }
  return std::max<std::size_t>(cut, 1);
}

}  // namespace

bool read_sure_line(const Line& line, Draft& draft) {
  if (line.too_long || may_be_candidate_row(line.text) || parse_puzzle_line(line, draft)) return false;
  if (draft.board.marks) return true;
  const CellSet givens = draft.board.givens;
  const CellSet clues = givens.empty() ? cells_with_digit(draft.board) : givens;
  // 81 dashes or stars are more likely a frame.
  const char first = line.text[static_cast<std::size_t>(draft.places[0].column - 1)];
  if (clues.empty() && first != '.' && first != '0') return false;
  if (stands_as_candidates(draft.board)) return false;
  if (clues.size() == Cell::count && holds_more(line.text, draft)) return false;
  // After a colon there may be removed candidates.
  const auto behind = static_cast<std::size_t>(draft.places[Cell::count - 1].column);
  return behind >= line.text.size() || line.text[behind] != ':';
}

TextReader::Block TextReader::gather() {
  Block block;
  std::size_t bytes = 0;
  std::size_t list = 0;
  while (block.lines.size() < most_lines && bytes < most_bytes) {
    const Line* line = source_.peek(block.lines.size());
    if (line == nullptr) {
      block.is_end = true;
      return block;
    }
    Draft draft;
    list = only_ == nullptr && read_sure_line(*line, draft) ? list + 1 : 0;
    bytes += line->text.size();
    block.lines.push_back(*line);
    if (list < least_list || block.lines.size() == list) continue;
    block.lines.resize(block.lines.size() - list);
    block.is_end = true;
    return block;
  }
  return block;
}

bool TextReader::is_wanted(const Finding& finding) const {
  if (only_ == nullptr || only_->name == "text") return true;
  return !finding.error && finding.format == only_;
}

void TextReader::read_block() {
  Block block = gather();
  const std::size_t count = block.lines.size();
  const std::int64_t first = block.lines.front().number;
  const bool is_end = block.is_end;
  const bool is_cut = std::ranges::any_of(block.lines, &Line::too_long);
  Document document(std::move(block.lines));
  const std::vector<Finding> findings = find_all(document, options_);
  const std::size_t cut = is_end ? document.line_count() : cut_of(document, findings);
  for (const Finding& finding : findings) {
    if (document.line_at(finding.piece.begin) < cut && is_wanted(finding)) keep(document, finding);
  }
  count_passed_over(document, cut);
  if (is_cut) name_cut_lines(document, cut);
  const bool is_all = cut == document.line_count();
  const std::int64_t next = is_all ? first + static_cast<std::int64_t>(count) : document.input_line(cut).number;
  source_.take(static_cast<std::size_t>(std::max<std::int64_t>(next - first, 1)));
}

/// Reports the text lost after the end of a line that was cut off, so that nothing vanishes.
void TextReader::name_cut_lines(const Document& document, std::size_t end) {
  for (std::size_t line = 0; line < end; ++line) {
    const Line& read = document.input_line(line);
    if (!read.too_long) continue;
    Found found;
    found.line_number = read.number;
    found.text = read.written();
    found.error = too_long_error(read);
    found_.push_back(std::move(found));
  }
  std::ranges::stable_sort(found_, {}, &Found::line_number);
}

void TextReader::keep(const Document& document, const Finding& finding) {
  Found found;
  const Line& line = document.input_line(document.line_at(finding.piece.begin));
  found.line_number = line.number;
  found.text = line.written();
  found.error = finding.error;
  found.format = finding.format;
  found.draft.board = finding.board;
  found.draft.tail = finding.title;
  // The places of cells are looked up only for boards that need them.
  if (!finding.error && repeats_digit(finding.board)) {
    for (Cell cell : Cell::all()) found.draft.places[cell] = document.place(finding.offsets[cell]);
  }
  found_.push_back(std::move(found));
}

void TextReader::count_passed_over(const Document& document, std::size_t end) {
  std::int64_t count = 0;
  for (std::size_t line = 0; line < end; ++line) {
    const std::string_view text = document.line(line);
    if (!document.is_line_free(line) || trimmed(text).empty() || trimmed(text).starts_with('#')) continue;
    const std::int64_t number = document.input_line(line).number;
    if (!looks_) looks_ = looks_of(document, number, 1);
    if (std::ranges::none_of(text, is_word_character)) continue;
    if (passed_over_ + count == 0) first_passed_over_ = number;
    ++count;
  }
  if (passed_over_ == 0 && count > 0) looks_ = looks_of(document, looks_->line, count);
  passed_over_ += count;
}

std::optional<ParseError> TextReader::nothing_found() const {
  if (!looks_ || looks_->reason.key != "looks_prose") return looks_;
  return error_of(Fault::looks_prose, looks_->line, 1, {{"n", passed_over_}});
}

std::optional<Found> TextReader::take() {
  if (found_.empty()) return std::nullopt;
  std::optional<Found> first = std::move(found_.front());
  found_.pop_front();
  return first;
}

}  // namespace deduku::formats
