// Text formats: boards can be read from any of them and written in several.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "deduku/board.hpp"
#include "deduku/error.hpp"
#include "deduku/export.h"
#include "deduku/grid.hpp"
#include "deduku/hidden.hpp"

namespace DEDUKU_API deduku {
namespace formats {

/// Longer lines, in bytes, are errors: no puzzle needs them. A source may truncate a line one byte after this.
inline constexpr std::size_t max_line_length = 65536;

/// A text format.
struct Format {
  std::string_view name;         ///< "line", "grid", "candidates", "sukaku", ...
  std::string_view description;  ///< one line for people
  bool readable = false;
  /// The text of one board, ended by a newline; null if the format is only read.
  std::string (*write)(const Board& board) = nullptr;
  /// The text before the first board and after the last one; "" for no text.
  std::string_view header = {};
  std::string_view footer = {};
};

struct WriteOptions {
  /// The text about the puzzle, on one line, for a format that has room for it; "" for no text.
  std::string title{};
  /// The sign for an empty cell in a format that has one: any printable character of ASCII except the digits 1 to 9, a
  /// plus, quotes and separators; 0: the default of the format.
  char blank = 0;
};
/// The text of one board in a format that is written, ended by a newline.
std::string write(const Board& board, const Format& format, const WriteOptions& options = {});
/// Whether a format has room for a title.
bool holds_titles(const Format& format);
/// Whether a format that is written has a configurable sign for empty cells.
bool holds_blanks(const Format& format);

/// The parts of a board that a format cannot represent.
struct Losses {
  int placed = 0;        ///< digits that the player placed: they become givens, or candidates
  int eliminations = 0;  ///< candidates that the board no longer has, but a reader would restore
  int digits = 0;        ///< digits that are missing or become candidates

  bool any() const { return placed + eliminations + digits > 0; }
};
/// Computed by writing the board and reading it again.
Losses lost_in(const Board& board, const Format& format);

/// All formats, in the order in which people should see them.
std::span<const Format> all_formats();
/// The format with this name; null for an unknown name.
const Format* find_format(std::string_view name);

/// How a lone digit in a candidate grid is read.
enum class LoneDigit : std::uint8_t {
  /// A value, unless its peers still have the digit as a candidate. The peers that count are cells with several
  /// candidates in which no other value or lone digit forbids the digit. One of them may have it, and as many more as
  /// have lost it, so that an old mark that was never erased leaves a placed digit placed.
  automatic,
  value,
  candidate,
};

struct ReadOptions {
  /// The format to read; null: the format is recognised.
  const Format* from = nullptr;
  /// The column of a CSV file that contains the puzzle, by name or by number from 1; empty: recognised by its name.
  /// Without `from` it also implies that the input is CSV.
  std::string column{};
  LoneDigit lone_digit = LoneDigit::automatic;
};

/// A puzzle as read.
struct Record {
  Board board;
  /// The puzzle as 81 characters, digits and `.`.
  std::string line;
  /// The rest of the text, without the puzzle, as written. In lines: the text after the puzzle, without the separator
  /// (a word before it comes first). In tables: the row without the puzzle. In HoDoKu's library: the other fields. In
  /// .sdk: the metadata as "A: Ruud; L: Easy". In other formats: the title, which is on the same line or above.
  std::string tail;
  /// From 1: its index in the input, including bad records, and the line on which it begins.
  std::int64_t ordinal = 0;
  std::int64_t line_number = 0;
  const Format* format = nullptr;
};

/// Lines of text that belong to no puzzle and are not its title.
struct PassedOver {
  std::int64_t first_line = 0;  ///< from 1; 0 if no line was skipped
  std::int64_t lines = 0;
};

/// Reads puzzle after puzzle from a source of lines. A bad record is an error value; the next call continues after it.
///
/// Without a format in its options it finds every puzzle in the text, with any text around it: lines, grids,
/// candidates, links, lists of programs, tables, in any order. A puzzle that cannot be read is a bad record; other text
/// is skipped, and is an error only if there is no puzzle at all. Puzzles on lines are read one by one, other text in
/// blocks: memory does not grow with the length of the input.
class Reader {
 public:
  /// Stores the next line without its end in the string; false at the end of the input.
  using NextLine = std::function<bool(std::string&)>;

  explicit Reader(NextLine next_line, ReadOptions options = {});

  /// The next puzzle or its error; empty at the end of the input. A board with a repeated digit is an error that names
  /// the house, unless `keep_conflicts` was called.
  std::optional<Expected<Record>> next();
  /// All records from here on, good and bad: `for (const Expected<Record>& record : reader)`. Visited records are
  /// consumed: a second loop continues after the first.
  class Iterator;
  Iterator begin();
  static std::default_sentinel_t end() { return {}; }

  /// Skips the next record, good or bad, without looking at its cells; false at the end of the input. Skipping a record
  /// instead of reading it changes nothing for the records after it.
  bool skip();
  /// Boards with a repeated digit are returned as they are (for checking them).
  void keep_conflicts();
  /// The format of the input, as recognised or as in its first record; null before the first puzzle.
  const Format* format() const;
  /// The line on which the last record, good or bad, begins, as written, up to `max_line_length` bytes. Valid until the
  /// next call of `next`.
  std::string_view text() const;
  /// The line on which the last record, good or bad, begins; from 1.
  std::int64_t line_number() const;
  /// The text skipped so far; complete when `next` has reached the end.
  PassedOver passed_over() const;

 private:
  struct State;
  Hidden<State> state_;
};

class Reader::Iterator {
 public:
  using value_type = Expected<Record>;
  using difference_type = std::ptrdiff_t;
  using iterator_concept = std::input_iterator_tag;

  explicit Iterator(Reader& reader) : reader_(&reader), record_(reader.next()) {}
  const Expected<Record>& operator*() const { return *record_; }
  const Expected<Record>* operator->() const { return &*record_; }
  Iterator& operator++() {
    record_ = reader_->next();
    return *this;
  }
  void operator++(int) { ++*this; }
  friend bool operator==(const Iterator& iterator, std::default_sentinel_t) { return !iterator.record_; }

 private:
  Reader* reader_;
  std::optional<Expected<Record>> record_;
};
inline Reader::Iterator Reader::begin() {
  return Iterator(*this);
}

/// The lines of a text for a `Reader`; they end with a line feed, a carriage return, or both. The text must outlive the
/// reader.
Reader::NextLine lines_of(std::string_view text);
/// A temporary text would be destroyed before the reader.
template <class Text>
Reader::NextLine lines_of(Text&& text) requires(std::same_as<Text, std::string>) = delete;
/// The lines of a `std::istream`, which must outlive the reader.
template <class Stream>
Reader::NextLine lines_of(Stream& stream) requires requires(std::string line) {
  std::getline(stream, line);
}
{
  return [&stream](std::string& line) { return static_cast<bool>(std::getline(stream, line)); };
}

/// The only puzzle of a reader; an error if it has none or more than one.
Expected<Record> read_one(Reader& reader);
/// The only puzzle in a text, with the same errors.
Expected<Record> read_puzzle(std::string_view text, const ReadOptions& options = {});

/// The board of a grid. It has marks only if there are fewer candidates than the digits alone allow.
Board board_of(const Grid& grid);
/// 81 characters: digits and `.`.
std::string line_of(const Board& board);

}  // namespace formats
}  // namespace deduku
