// Text with marks for the meaning of its words: cells, houses, branches, references. Each output chooses its form:
// plain words, HTML, colours. It never needs to be parsed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/function_ref.hpp"
#include "deduku/sets.hpp"

namespace deduku::present {

/// A part of a text with a meaning. Spans may contain others.
struct Span {
  enum class Kind : std::uint8_t {
    cells,      ///< a name of cells: "r1c79"
    node,       ///< the same in the notation of a chain: "(4)r1c79"
    houses,     ///< "rows 4 and 7"
    candidate,  ///< a candidate, true or false: "r4c19<>1"
    chain,      ///< the chain of the step in its notation
    effects,    ///< all effects of the step: "r4c19, r5c3<>1"
    branch,     ///< a branch of an argument, with its number and its lines
    line,       ///< a line of a branch, without number and indentation
    start,      ///< the beginning of a line of a branch
    reference,  ///< a mention of branches by their numbers: "chain 12, 13"
  };
  Kind kind;
  std::size_t begin;
  std::size_t size;
  CellSet cells{};    ///< of cells, nodes and candidates
  HouseSet houses{};  ///< of houses
  int number = 0;     ///< of a branch, or the first one of a reference
  int count = 0;      ///< of a reference: the number of consecutively numbered branches

  std::size_t end() const { return begin + size; }
};

class Text {
 public:
  Text() = default;
  // NOLINTBEGIN(google-explicit-constructor): words are a text without marks
  Text(std::string words) : words_(std::move(words)) {}
  Text(std::string_view words) : words_(words) {}
  Text(const char* words) : words_(words) {}
  /// The plain words.
  operator const std::string&() const { return words_; }
  // NOLINTEND(google-explicit-constructor)
  const std::string& words() const { return words_; }
  /// In the order of their beginnings; among equals the outer one first.
  const std::vector<Span>& spans() const { return spans_; }

  bool empty() const { return words_.empty(); }
  std::size_t size() const { return words_.size(); }
  /// The words of a span.
  std::string_view words_of(const Span& span) const { return std::string_view(words_).substr(span.begin, span.size); }
  /// The text of a part, with the spans inside it.
  Text part(std::size_t begin, std::size_t size) const;
  Text part(const Span& span) const { return part(span.begin, span.size); }

  Text& operator+=(const Text& more);
  Text& operator+=(Text&& more);
  Text& operator+=(std::string_view words) {
    words_ += words;
    return *this;
  }
  Text& operator+=(const std::string& words) { return *this += std::string_view(words); }
  Text& operator+=(const char* words) { return *this += std::string_view(words); }
  friend Text operator+(Text text, const Text& more) { return std::move(text += more); }
  friend bool operator==(const Text& a, const Text& b) { return a.words_ == b.words_; }

  /// All of the text as a span.
  Text marked(Span::Kind kind) &&;
  Text marked(Span::Kind kind, const CellSet& cells) &&;
  Text marked(const HouseSet& houses) &&;
  Text marked(Span::Kind kind, int number, int count = 1) &&;

  /// This text with other words: `reword` receives the pieces between the beginnings and ends of spans.
  Text reworded(FunctionRef<std::string(std::string_view)> reword) const;
  /// With a capital letter at its beginning, if that is a letter of ASCII or of Western Europe.
  Text capitalised() &&;

 private:
  Text marked(const Span& span) &&;

  std::string words_;
  std::vector<Span> spans_;
};

}  // namespace deduku::present
