// Reading texts in tests: the results as plain values to compare.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "deduku/formats.hpp"

namespace deduku::formats {

/// The lines of a text, one by one; counts the requested ones.
class TextSource {
 public:
  explicit TextSource(std::string text) : text_(std::move(text)) {}

  bool operator()(std::string& line) {
    ++asked;
    if (at_ >= text_.size()) return false;
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    line.assign(text_, at_, end - at_);
    at_ = end + 1;
    return true;
  }
  int asked = 0;

 private:
  std::string text_;
  std::size_t at_ = 0;
};

/// The whole content of a text.
struct Reading {
  std::string format;
  std::vector<Record> records;
  /// "line:column: message" of each bad record.
  std::vector<std::string> errors;
};

inline Reading read(const std::string& text, const ReadOptions& options = {}, bool keep_conflicts = false) {
  Reader reader(TextSource{text}, options);
  if (keep_conflicts) reader.keep_conflicts();
  Reading reading;
  while (auto record = reader.next()) {
    if (*record) {
      reading.records.push_back(**record);
    } else {
      const ParseError& error = record->error();
      reading.errors.push_back(std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message);
    }
  }
  if (reader.format() != nullptr) reading.format = reader.format()->name;
  return reading;
}

inline Reading read_from(const std::string& format, const std::string& text) {
  ReadOptions options;
  options.from = find_format(format);
  return read(text, options);
}

/// The only record of a text; fails the test if there is another number of them or an error.
inline Record only_record(const Reading& reading) {
  EXPECT_EQ(reading.errors, std::vector<std::string>());
  EXPECT_EQ(reading.records.size(), 1U);
  return reading.records.empty() ? Record() : reading.records.front();
}

/// The only error of a text without valid records.
inline std::string only_error(const Reading& reading) {
  EXPECT_EQ(reading.records.size(), 0U);
  EXPECT_EQ(reading.errors.size(), 1U);
  return reading.errors.empty() ? "" : reading.errors.front();
}

/// Two puzzles with one solution each.
inline const std::string first_puzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
inline const std::string second_puzzle =
    "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3";

/// A puzzle as nine lines.
inline std::string rows_of(const std::string& puzzle) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) text.append(puzzle, 9 * row, 9).append("\n");
  return text;
}

/// A text with every `from` replaced.
inline std::string with(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

/// A puzzle with a change at a character.
inline std::string changed(std::string puzzle, std::size_t at, const std::string& to, std::size_t count = 1) {
  return puzzle.replace(at, count, to);
}

}  // namespace deduku::formats
