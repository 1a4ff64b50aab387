// Text formats: boards are read from any of them and written in several.
#pragma once

#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "deduku/board.hpp"
#include "deduku/error.hpp"
#include "deduku/export.h"
#include "deduku/grid.hpp"

namespace DEDUKU_API deduku {
namespace formats {

/// Longer lines, in bytes, are errors: no puzzle needs them. A source may cut a line off one byte after this.
inline constexpr std::size_t max_line_length = 65536;

/// A text format.
struct Format {
  std::string_view name;         ///< "line", "grid", "candidates", "sukaku", ...
  std::string_view description;  ///< one line for people
  bool readable = false;
  /// The text of one board, ended by a newline; null where the format is only read.
  std::string (*write)(const Board& board) = nullptr;
  /// What stands once before the first board, and once behind the last one; "" for nothing.
  std::string_view header = {};
  std::string_view footer = {};
};

struct WriteOptions {
  /// What a format with room for it says about the puzzle, on one line; "" for nothing.
  std::string title{};
  /// The sign for an empty cell where a format has one: any printable character of ASCII but the digits 1 to 9, a plus,
  /// quotes and separators; 0: the usual one of the format.
  char blank = 0;
};
/// The text of one board in a format that is written, ended by a newline.
std::string write(const Board& board, const Format& format, const WriteOptions& options = {});
/// Whether a format has room for a title.
bool holds_titles(const Format& format);
/// Whether a format that is written has a sign for empty cells that can be chosen.
bool holds_blanks(const Format& format);

/// What of a board a format cannot hold.
struct Losses {
  int placed = 0;        ///< digits that the player placed: they become givens, or candidates
  int eliminations = 0;  ///< candidates that the board no longer has, and a reader would have again
  int digits = 0;        ///< digits that are missing or become candidates

  bool any() const { return placed + eliminations + digits > 0; }
};
/// Finds out by writing the board and reading it again.
Losses lost_in(const Board& board, const Format& format);

/// All formats, in the order in which people should see them.
std::span<const Format> all_formats();
/// The format with this name; null when there is none.
const Format* find_format(std::string_view name);

/// How a lone digit in a candidate grid is read.
enum class LoneDigit : std::uint8_t {
  /// A value, unless its peers still show the digit as a candidate: those with several candidates that no other value
  /// or lone digit forbids it. One of them may show it, and as many more as have lost it, so that an old mark that was
  /// never erased leaves a placed digit placed.
  automatic,
  value,
  candidate,
};

struct ReadOptions {
  /// The format to read; null: the format is recognised.
  const Format* from = nullptr;
  /// The column of a CSV file that holds the puzzle, by name or by number from 1; empty: recognised by its name.
  /// Without `from` it also says that the input is CSV.
  std::string column{};
  LoneDigit lone_digit = LoneDigit::automatic;
};

/// A puzzle as read.
struct Record {
  Board board;
  /// The puzzle as 81 characters, digits and `.`.
  std::string line;
  /// The rest of the text, without the puzzle, as written: in lines what follows it, without the separator (a word
  /// before it comes first); in tables the row without it; in HoDoKu's library the other fields; the metadata of .sdk as
  /// "A: Ruud; L: Easy"; for others the title, which stands on the same line or above.
  std::string tail;
  /// From 1: its place in the input, bad records counted too, and the line on which it begins.
  std::int64_t ordinal = 0;
  std::int64_t line_number = 0;
  const Format* format = nullptr;
};

/// Lines of text that belong to no puzzle and are no title of one.
struct PassedOver {
  std::int64_t first_line = 0;  ///< from 1; 0 where there are none
  std::int64_t lines = 0;
};

/// Reads puzzle after puzzle from a source of lines. A bad record is an error value; the next call continues after it.
///
/// Without a format in its options it finds every puzzle in the text, whatever stands around it: lines, grids, candidates,
/// links, lists of programs, tables, in any order. What was meant as a puzzle and cannot be read is a bad record; text is passed
/// over, and is an error only where there is no puzzle at all. Puzzles on lines are read one by one, other text in blocks:
/// memory does not grow with the length of the input.
class Reader {
 public:
  /// Stores the next line without its end in the string; false at the end of the input.
  using NextLine = std::function<bool(std::string&)>;

  explicit Reader(NextLine next_line, ReadOptions options = {});
  ~Reader();
  Reader(Reader&&) noexcept;
  Reader& operator=(Reader&&) noexcept;

  /// The next puzzle or what is wrong with it; empty at the end of the input. A board with a repeated digit is an error
  /// that names the house, unless `keep_conflicts` was called.
  std::optional<Expected<Record>> next();
  /// All records from here on, good and bad: `for (const Expected<Record>& record : reader)`. What is visited is read: a
  /// second loop continues after the first.
  class Iterator;
  Iterator begin();
  static std::default_sentinel_t end() { return {}; }

  /// Passes over the next record, good or bad, without looking at its cells; false at the end of the input. Whether a
  /// record is passed over or read changes nothing for those after it.
  bool skip();
  /// Boards with a repeated digit are handed out as they are (for checking them).
  void keep_conflicts();
  /// The format of the input, as it was recognised or as its first record has it; null before the first puzzle.
  const Format* format() const;
  /// The line on which the last record, good or bad, begins, as written, up to `max_line_length` bytes. Good until the
  /// next call of `next`.
  std::string_view text() const;
  /// The line on which the last record, good or bad, begins; from 1.
  std::int64_t line_number() const;
  /// The text that was passed over so far; all of it when `next` has come to the end.
  PassedOver passed_over() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
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
/// The lines of a `std::istream`, which must outlive the reader.
template <class Stream>
Reader::NextLine lines_of(Stream& stream) requires requires(std::string line) {
  std::getline(stream, line);
}
{
  return [&stream](std::string& line) { return static_cast<bool>(std::getline(stream, line)); };
}

/// The one puzzle that a reader has; an error also if there is none or more than one.
Expected<Record> read_one(Reader& reader);
/// The one puzzle in a text, likewise.
Expected<Record> read_puzzle(std::string_view text, const ReadOptions& options = {});

/// The board of a grid. It has marks only where the candidates are fewer than the digits alone leave.
Board board_of(const Grid& grid);
/// 81 characters: digits and `.`.
std::string line_of(const Board& board);

}  // namespace formats
}  // namespace deduku
