// Reads loose text: the part of a reader that considers many lines together.
#pragma once

#include <deque>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// A puzzle, or an error about one, as the reader returns it.
struct Found {
  Draft draft;
  const Format* format = nullptr;
  std::int64_t line_number = 0;
  std::string text;  ///< the line on which it begins, as written
  std::optional<ParseError> error;
};

class TextReader {
 public:
  /// `only`: puzzles in other formats are skipped; null: all are returned.
  TextReader(Source& source, const ReadOptions& options, const Format* only)
      : source_(source), options_(options), only_(only) {}

  /// Reads the next lines of the source, up to a sequence of many puzzles on lines; at least one line.
  void read_block();
  /// Takes the next result; empty when all of them have been taken.
  std::optional<Found> take();
  /// Lines of text without a puzzle that are not titles.
  std::int64_t passed_over() const { return passed_over_; }
  std::int64_t first_passed_over() const { return first_passed_over_; }
  /// The error for a text without any puzzle; empty if it had only comments.
  std::optional<ParseError> nothing_found() const;

 private:
  struct Block {
    std::vector<Line> lines;
    bool is_end = false;  ///< at the end of the input, or before puzzles on lines
  };
  Block gather();
  void keep(const Document& document, const Finding& finding);
  void name_cut_lines(const Document& document, std::size_t end);
  void count_passed_over(const Document& document, std::size_t end);
  bool is_wanted(const Finding& finding) const;

  Source& source_;
  const ReadOptions& options_;
  const Format* only_;
  std::deque<Found> found_;
  std::int64_t passed_over_ = 0;
  std::int64_t first_passed_over_ = 0;
  std::optional<ParseError> looks_;
};

/// Whether a line is certainly a puzzle on a line; if so, it has been read.
bool read_sure_line(const Line& line, Draft& draft);

}  // namespace deduku::formats
