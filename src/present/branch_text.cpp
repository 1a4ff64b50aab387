// Branches of forcing arguments as lines that are easy to follow.
//
//   r9c3=7 -> r4c4=7 ...             what stands before an arrow implies what follows it
//   r5c1=7 + r9c3=7 -> r579c1<>7 -> r4c1=7
//                                    two facts together take the other places of a digit: so it goes into r4c1
//   7 in r1c12                       one of the two cells holds it
//
// A line ends where the next conclusion does not follow from its end alone, or where it gets too long.
#include "src/present/branch_text.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "src/present/phrases.hpp"

namespace deduku::present {

namespace {

constexpr std::size_t max_width = 100;

class BranchWriter {
 public:
  explicit BranchWriter(const Branch& branch) : branch_(branch), is_written_(branch.nodes.size()) {}

  /// False nodes are reported where something follows from them.
  std::vector<std::string> write() {
    is_written_[0] = true;
    const std::size_t last = branch_.nodes.size() - 1;
    for (std::size_t i = 1; i <= last; ++i) {
      const BranchNode& node = branch_.nodes[i];
      if (node.cause == Cause::contradiction) {
        write_false(unwritten_parents(node));
      } else if (node.is_true) {
        write_true(i);
      } else if (i == last) {
        write_false({i});
      }
    }
    if (lines_.empty() && line_.empty()) line_ = text_of({0});
    if (!line_.empty()) lines_.push_back(line_);
    return lines_;
  }

 private:
  using Indices = std::vector<std::size_t>;

  Indices parents(const BranchNode& node) const {
    const auto parents = branch_.parents(node);
    return {parents.begin(), parents.end()};
  }
  /// The false parents that have not been written.
  Indices unwritten_parents(const BranchNode& node) const {
    Indices unwritten = parents(node);
    std::erase_if(unwritten, [&](std::size_t i) { return is_written_[i]; });
    return unwritten;
  }

  void write_true(std::size_t index) {
    const BranchNode& node = branch_.nodes[index];
    const Indices unwritten = unwritten_parents(node);
    Indices sources = sources_of(unwritten);
    for (std::size_t parent : parents(node)) {
      if (is_written_[parent]) add_once(sources, parent);
    }
    begin_with(sources);
    if (!unwritten.empty()) add(unwritten);
    add({index});
  }
  void write_false(const Indices& unwritten) {
    if (unwritten.empty()) return;
    begin_with(sources_of(unwritten));
    add(unwritten);
  }

  /// The true nodes from which false ones follow.
  Indices sources_of(const Indices& false_nodes) const {
    Indices sources;
    for (std::size_t node : false_nodes) {
      for (std::size_t parent : branch_.parents(branch_.nodes[node])) add_once(sources, parent);
    }
    return sources;
  }
  static void add_once(Indices& list, std::size_t index) {
    if (std::ranges::find(list, index) == list.end()) list.push_back(index);
  }

  /// Continues the line if everything follows from its end; else begins a line.
  void begin_with(const Indices& sources) {
    if (!line_.empty() && sources == end_) return;
    if (!line_.empty()) lines_.push_back(line_);
    line_ = text_of(sources);
    end_ = sources;
  }
  /// Adds what follows from the end of the line.
  void add(const Indices& nodes) {
    const std::string text = " -> " + text_of(nodes);
    if (line_.size() + text.size() > max_width && end_.size() == 1 && line_ != text_of(end_)) {
      lines_.push_back(line_);
      line_ = text_of(end_);
    }
    line_ += text;
    end_ = nodes;
    for (std::size_t node : nodes) is_written_[node] = true;
  }

  /// "r4c1=7 + r9c3=2 + r589c1<>7": true nodes one by one, false ones together.
  std::string text_of(const Indices& nodes) const {
    std::vector<std::string> texts;
    Effects effects;
    for (std::size_t index : nodes) {
      const BranchNode& node = branch_.nodes[index];
      if (node.is_true) {
        texts.push_back(node_text(node));
      } else {
        effects.removes.insert(node.node.digit, node.node.cells);
      }
    }
    if (!effects.removes.empty()) texts.push_back(removes_text(effects));
    return join(texts, " + ", " + ");
  }

  const Branch& branch_;
  std::vector<bool> is_written_;
  std::vector<std::string> lines_;
  std::string line_;
  Indices end_;  ///< the nodes at the end of the line
};

/// "  1. ", " 10. "
std::string branch_heading(std::size_t ordinal) {
  std::string heading(ordinal < 10 ? "  " : " ");
  heading += std::to_string(ordinal);
  heading += ". ";
  return heading;
}

}  // namespace

std::string node_text(const BranchNode& node) {
  const std::string digit = std::to_string(node.node.digit.number());
  if (!node.is_true) return cells_text(node.node.cells) + "<>" + digit;
  if (node.node.cells.size() == 1) return cells_text(node.node.cells) + "=" + digit;
  return digit + " in " + cells_text(node.node.cells);
}

std::vector<std::string> branch_lines(const Branch& branch) {
  return BranchWriter(branch).write();
}

/// The lines of a lone branch are numbered; of several branches each has one number.
std::string branches_text(const Branches& branches) {
  std::string text = "\n";
  for (std::size_t i = 0; i < branches.size(); ++i) {
    const std::vector<std::string> lines = branch_lines(branches[i]);
    for (std::size_t j = 0; j < lines.size(); ++j) {
      const bool is_numbered = branches.size() == 1 || j == 0;
      text += is_numbered ? branch_heading(1 + (branches.size() == 1 ? j : i)) : "     ";
      text += lines[j] + "\n";
    }
  }
  return text;
}

std::string assumption_text(const Branches& branches) {
  if (branches.empty()) return "";
  const BranchNode& first = branches[0].nodes.front();
  return cells_text(first.node.cells) + (first.is_true ? " is " : " is not ") +
         std::to_string(first.node.digit.number());
}

namespace {

/// "r1c7 would be both 7 and 8"; "7 would be twice in row 1, in r1c37".
std::string conflict_text(const Node& a, const Node& b) {
  const CellSet cells = a.cells | b.cells;
  if (a.digit != b.digit) return cells_text(cells) + " would be both " + digits_text({a.digit, b.digit});
  return digits_text({a.digit}) + " would be twice in " + houses_text({common_houses(cells).first()}) + ", in " +
         enumerate(cell_groups(cells));
}

/// What is left without anything: a cell of several digits, or a house.
std::string shortage_text(const Branch& branch, const BranchNode& end) {
  CellSet cells;
  DigitSet digits;
  for (std::size_t parent : branch.parents(end)) {
    cells |= branch.nodes[parent].node.cells;
    digits.insert(branch.nodes[parent].node.digit);
  }
  if (cells.size() == 1) return "no candidate would be left for " + cells_text(cells);
  return digits_text(digits) + " would have no place left in ";
}

}  // namespace

std::string impossible_text(const StepView& view) {
  if (view.branches.empty()) return "";
  const Branch branch = view.branches[0];
  const BranchNode& end = branch.nodes.back();
  if (end.cause != Cause::contradiction) {
    const std::string word = end.is_true ? " would be " : " would not be ";
    return cells_text(end.node.cells) + word + std::to_string(end.node.digit.number()) + ": a contradiction";
  }
  const auto parents = branch.parents(end);
  const BranchNode& first = branch.nodes[parents.front()];
  if (first.is_true) return conflict_text(first.node, branch.nodes[parents.back()].node);
  const std::string shortage = shortage_text(branch, end);
  return shortage.back() == ' ' ? shortage + houses_text(view.step.evidence.base) : shortage;
}

}  // namespace deduku::present
