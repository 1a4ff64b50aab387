// The lines of a branch or chain: "r9c3=7 -> r89c1<>7 -> r4c1=7".
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "deduku/effects.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// Writes conclusions after arrows. A line goes on while each follows from the one before; else a line begins with what the
/// next conclusion rests on, and so it does where a line gets too long to be followed with a finger.
class ArgumentLines {
 public:
  /// Places of nodes in a branch or chain.
  using Nodes = std::vector<std::size_t>;
  /// "r4c1=7 + r9c3=2 + r589c1<>7"
  using TextOf = std::function<Text(const Nodes&)>;

  explicit ArgumentLines(TextOf text_of) : text_of_(std::move(text_of)) {}

  /// Continues the line if the sources are what it ends with; else begins a line with them.
  void begin_with(const Nodes& sources);
  /// Adds what follows from the end of the line; `reason` stands before it, "(hidden pair) ".
  void add(const Nodes& nodes, const Text& reason = {});
  bool is_empty() const { return lines_.empty() && line_.empty(); }
  std::vector<Text> finish() &&;

 private:
  Text start_of(const Nodes& sources) const { return text_of_(sources).marked(Span::Kind::start); }

  TextOf text_of_;
  std::vector<Text> lines_;
  Text line_;
  Nodes end_;  ///< what stands at the end of the line
};

/// What holds together: what is true one by one, then what is removed, cells that lose the same digits together.
Text facts_text(std::vector<Text> truths, const Effects& removed, const Words& words);

/// Adds the place of a node unless it is there.
void add_once(ArgumentLines::Nodes& nodes, std::size_t node);

}  // namespace deduku::present
