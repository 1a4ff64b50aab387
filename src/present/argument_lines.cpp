#include "src/present/argument_lines.hpp"

#include <algorithm>
#include <utility>

#include "src/present/phrases.hpp"

namespace deduku::present {

namespace {

/// The maximum length of a line, in bytes, before it is broken.
constexpr std::size_t max_line = 100;

}  // namespace

void ArgumentLines::begin_with(const Nodes& sources) {
  if (!line_.empty() && sources == end_) return;
  if (!line_.empty()) lines_.push_back(std::move(line_));
  line_ = start_of(sources);
  end_ = sources;
}

void ArgumentLines::add(const Nodes& nodes, const Text& reason) {
  const Text text = " -> " + reason + text_of_(nodes);
  if (line_.size() + text.size() > max_line && line_ != text_of_(end_)) {
    lines_.push_back(std::move(line_));
    line_ = start_of(end_);
  }
  line_ += text;
  end_ = nodes;
}

std::vector<Text> ArgumentLines::finish() && {
  if (!line_.empty()) lines_.push_back(std::move(line_));
  return std::move(lines_);
}

Text facts_text(std::vector<Text> truths, const Effects& removed, const Words& words) {
  if (!removed.removes.empty()) truths.push_back(removes_text(removed, words.style().notation));
  return join(truths, " + ");
}

void add_once(ArgumentLines::Nodes& nodes, std::size_t node) {
  if (std::ranges::find(nodes, node) == nodes.end()) nodes.push_back(node);
}

}  // namespace deduku::present
