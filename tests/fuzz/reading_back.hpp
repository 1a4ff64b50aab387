// Invariants of reading any text: shared by the fuzz target and the replay of its findings.
#pragma once

#include <string>

#include "deduku/formats.hpp"

namespace deduku::formats {

/// The lines of a text, for a `Reader`.
inline Reader::NextLine lines_in(std::string_view text) {
  return [text, at = std::size_t{0}](std::string& line) mutable {
    if (at >= text.size()) return false;
    const std::size_t end = std::min(text.find('\n', at), text.size());
    line = text.substr(at, end - at);
    at = end + 1;
    return true;
  };
}

/// The difference after writing and reading a board in a format that can hold it.
inline std::optional<std::string> write_and_read(const Record& record, const Format& format) {
  ReadOptions options;
  options.from = &format;
  const std::string text = std::string(format.header) + format.write(record.board);
  Reader reader(lines_in(text), options);
  reader.keep_conflicts();
  const auto back = reader.next();
  if (!back || !*back) return "not read back as " + std::string(format.name) + ":\n" + text;
  if ((*back)->line != record.line) return "other digits from " + std::string(format.name);
  const bool has_marks = &format == record.format;
  if (has_marks && (*back)->board.marks != record.board.marks) {
    return "other marks from " + std::string(format.name);
  }
  return std::nullopt;
}

/// Reads a text to the end; returns the fault of a record or an error, if there is any.
inline std::optional<std::string> read_to_the_end(std::string_view text, const ReadOptions& options) {
  Reader reader(lines_in(text), options);
  reader.keep_conflicts();
  for (int ordinal = 1;; ++ordinal) {
    const auto record = reader.next();
    if (!record) return std::nullopt;
    if (!*record && record->error().message.empty()) return "an error without words";
    if (!*record) continue;
    if ((*record)->ordinal != ordinal) return "a record has the wrong ordinal";
    const Format* own = (*record)->format;
    const Format& format = own->write == nullptr ? *find_format("line") : *own;
    if (auto complaint = write_and_read(**record, format)) return complaint;
  }
}

/// The same for every format in turn, and for the recognised format.
inline std::optional<std::string> read_everything(std::string_view text) {
  ReadOptions options;
  if (auto complaint = read_to_the_end(text, options)) return complaint;
  for (const Format& format : all_formats()) {
    options.from = &format;
    if (auto complaint = read_to_the_end(text, options)) return complaint;
  }
  return std::nullopt;
}

}  // namespace deduku::formats
