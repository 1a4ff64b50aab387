// The lines of a branch or chain: "r9c3=7 -> r89c1<>7 -> r4c1=7".
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "deduku/effects.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// Writes conclusions after arrows. A line continues while each follows from the one before; otherwise a new line
/// begins with the sources of the next conclusion. A new line also begins if a line gets too long to be followed with a
/// finger.
class ArgumentLines {
 public:
  /// Indices of nodes in a branch or chain.
  using Nodes = std::vector<std::size_t>;
  /// "r4c1=7 + r9c3=2 + r589c1<>7"
  using TextOf = std::function<Text(const Nodes&)>;

  explicit ArgumentLines(TextOf text_of) : text_of_(std::move(text_of)) {}

  /// Continues the line if the sources are its end; otherwise begins a line with them.
  void begin_with(const Nodes& sources);
  /// Adds conclusions from the end of the line; `reason` comes before them, "(hidden pair) ".
  void add(const Nodes& nodes, const Text& reason = {});
  bool is_empty() const { return lines_.empty() && line_.empty(); }
  std::vector<Text> finish() &&;

 private:
  Text start_of(const Nodes& sources) const { return text_of_(sources).marked(Span::Kind::start); }

  TextOf text_of_;
  std::vector<Text> lines_;
  Text line_;
  Nodes end_;  ///< the nodes at the end of the line
};

/// Facts that hold together: true ones one by one, then the removed candidates, grouping cells that lose the same
/// digits.
Text facts_text(std::vector<Text> truths, const Effects& removed, const Words& words);

/// Adds the index of a node unless it is already there.
void add_once(ArgumentLines::Nodes& nodes, std::size_t node);

}  // namespace deduku::present
