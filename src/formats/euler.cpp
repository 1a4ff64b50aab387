// Project Euler's file (problem 96): a title "Grid 01", nine rows, the next title. The title is the tail.
#include <algorithm>

#include "src/formats/rows.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

class EulerParser final : public Parser {
 public:
  std::optional<ParseError> parse(Source& source, Draft& draft) override {
    const Line title = *source.peek();
    if (!is_grid_title(title.text)) return refuse(source);
    source.take();
    draft.tail = trimmed(title.text);
    if (source.peek() == nullptr || is_grid_title(source.peek()->text)) {
      return missing_rows(title.number, 0);
    }
    return read_grid(source, draft);
  }

 private:
  /// Skips everything before the next title.
  static ParseError refuse(Source& source) {
    const Line& line = *source.peek();
    const std::size_t begin = line.text.find_first_not_of(spaces);
    ParseError error = unexpected_at(line, begin, Fault::no_title);
    while (source.peek() != nullptr && !is_grid_title(source.peek()->text)) source.take();
    return error;
  }
};

bool recognise_euler(Preview& preview, const ReadOptions&) {
  if (!is_grid_title(preview.line(0)->text)) return false;
  const Line* const next = preview.line(1);
  if (next == nullptr || is_grid_title(next->text)) return true;
  const std::string_view cells = trimmed(next->text);
  return cells.size() == Digit::count && std::ranges::all_of(cells, is_symbol);
}

}  // namespace

const Codec codec::euler{
    .format = {.name = "euler",
               .description = "file of Project Euler: a title \"Grid 01\", 9 lines of 9 digits",
               .readable = true},
    .recognise = recognise_euler,
    .open = open<EulerParser>,
};

}  // namespace deduku::formats
