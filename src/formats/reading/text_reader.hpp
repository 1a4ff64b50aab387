// Reads whatever is in a text: the part of a reader that looks at many lines together.
#pragma once

#include <deque>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// A puzzle or what is wrong with one, as the reader hands it out.
struct Found {
  Draft draft;
  const Format* format = nullptr;
  std::int64_t line_number = 0;
  std::string text;  ///< the line on which it begins, as written
  std::optional<ParseError> error;
};

class TextReader {
 public:
  /// `only`: what is in other formats is passed over; null: everything is handed out.
  TextReader(Source& source, const ReadOptions& options, const Format* only)
      : source_(source), options_(options), only_(only) {}

  /// Reads the next lines of the source, up to where many puzzles on lines follow; at least one line.
  void read_block();
  /// Takes the next one of what was found; empty when all of it was taken.
  std::optional<Found> take();
  /// Lines of text in which nothing was found, and that are no title.
  std::int64_t passed_over() const { return passed_over_; }
  std::int64_t first_passed_over() const { return first_passed_over_; }
  /// What is said where the whole text had no puzzle; empty where there was nothing but comments.
  std::optional<ParseError> nothing_found() const;

 private:
  struct Block {
    std::vector<Line> lines;
    bool is_end = false;  ///< of the input, or where puzzles on lines follow
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

/// Whether a line is a puzzle on a line beyond doubt; then it was read.
bool read_sure_line(const Line& line, Draft& draft);

}  // namespace deduku::formats
