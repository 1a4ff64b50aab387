// Branches of forcing arguments as lines that are easy to follow.
//
//   r9c3=7 -> r4c4=7 ...             the part before an arrow implies the part after it
//   r5c1=7 + r9c3=7 -> r579c1<>7 -> r4c1=7
//                                    two facts together take the other places of a digit: so it goes into r4c1
//   7 in r1c12                       one of the two cells holds it
//   (2) + r5c1=7 -> r4c49<>7 -> ...  branch 2 refutes one of the two candidates
//
// Nested branches come before the branches that contain them, the innermost first: no line refers to a later one.
//   r1c2<>4 -> (hidden pair) r1c3<>5 without 4 in r1c2 there is a hidden pair, which eliminates 5
//
// A line ends if the next conclusion does not follow from its end alone, or if it gets too long.
#include "src/present/branch_text.hpp"

#include <algorithm>

#include "src/present/phrases.hpp"

namespace deduku::present {

namespace {

/// The numbers of the branches of an argument: 1 is read first.
class BranchNumbers {
 public:
  /// For a single branch: numbers count from its index.
  BranchNumbers() = default;
  explicit BranchNumbers(const Branches& branches)
      : outer_(static_cast<int>(branches.outer_count())), size_(static_cast<int>(branches.size())) {}

  /// `index`: its place among the branches, where nested ones come last.
  int of(int index) const { return index < outer_ ? size_ - outer_ + index + 1 : size_ - index; }
  int index_of(int number) const { return number > size_ - outer_ ? number - 1 - (size_ - outer_) : size_ - number; }

 private:
  int outer_ = 1 << 16;
  int size_ = 1 << 16;
};

/// "(hidden pair) "; "(chain 3, 4) ", by the numbers of its branches; "" for a conclusion without a pattern.
Text pattern_text(const BranchNode& node, const BranchNumbers& numbers, const Words& words) {
  if (!is_pattern(node.cause)) return {};
  Text text = words.say("branch.cause." + std::string(name(node.cause)));
  if (node.branch_count > 0) {
    const int first = std::min(numbers.of(node.branch), numbers.of(node.branch + node.branch_count - 1));
    for (int i = 0; i < node.branch_count; ++i) text += (i == 0 ? " " : ", ") + std::to_string(first + i);
    text = std::move(text).marked(Span::Kind::reference, first, node.branch_count);
  }
  return "(" + text + ") ";
}

/// Writes conclusions after arrows. A line continues while each follows from the one before; otherwise a new line
/// begins with the sources of the next conclusion. A new line also begins if a line gets too long to be followed with a
/// finger.
class BranchWriter {
 public:
  BranchWriter(const Branch& branch, const BranchNumbers& numbers, const Words& words)
      : branch_(branch), numbers_(numbers), words_(words), is_written_(branch.nodes.size()) {
    for (std::size_t i = 0; i < branch.nodes.size(); ++i) is_written_[i] = branch.nodes[i].cause == Cause::outer;
  }

  /// False nodes are reported if something follows from them.
  std::vector<Text> write() {
    is_written_[0] = true;
    const std::size_t last = branch_.nodes.size() - 1;
    for (std::size_t i = 1; i <= last; ++i) {
      const BranchNode& node = branch_.nodes[i];
      if (node.cause == Cause::contradiction) {
        write_false(unwritten_parents(node));
      } else if (node.is_true || is_pattern(node.cause)) {
        write_conclusion(i);
      } else if (i == last) {
        write_false({i});
      }
    }
    if (line_.empty()) begin_line({0});
    lines_.push_back(std::move(line_));
    return std::move(lines_);
  }

 private:
  /// Indices of nodes; after them all branches in their order.
  using Indices = std::vector<std::size_t>;

  static void add_once(Indices& nodes, std::size_t node) {
    if (std::ranges::find(nodes, node) == nodes.end()) nodes.push_back(node);
  }

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

  /// A true node, or one that a pattern eliminates.
  void write_conclusion(std::size_t index) {
    const BranchNode& node = branch_.nodes[index];
    const Indices unwritten = unwritten_parents(node);
    write_below_trials(unwritten);
    Indices sources = sources_of(unwritten);
    for (std::size_t parent : parents(node)) {
      if (is_written_[parent]) add_once(sources, parent);
    }
    continue_from(sources);
    if (!unwritten.empty()) add(unwritten);
    add({index}, pattern_text(node, numbers_, words_));
  }
  void write_false(const Indices& unwritten) {
    if (unwritten.empty()) return;
    write_below_trials(unwritten);
    continue_from(sources_of(unwritten));
    add(unwritten);
  }
  /// The premises that nested branches adopt are written before references to them.
  void write_below_trials(const Indices& false_nodes) {
    for (std::size_t node : false_nodes) {
      if (branch_.nodes[node].cause == Cause::trial) write_false(unwritten_parents(branch_.nodes[node]));
    }
  }

  /// The true nodes that false ones follow from, and the branches that refute their negations.
  Indices sources_of(const Indices& false_nodes) const {
    Indices sources;
    for (std::size_t node : false_nodes) {
      if (branch_.nodes[node].cause == Cause::trial) {
        sources.push_back(branch_.nodes.size() + branch_.nodes[node].branch);
        continue;
      }
      for (std::size_t parent : branch_.parents(branch_.nodes[node])) add_once(sources, parent);
    }
    return sources;
  }

  /// Continues the line if the sources are its end; otherwise begins a line with them.
  void continue_from(const Indices& sources) {
    if (line_.empty() || sources != end_) begin_line(sources);
  }
  void begin_line(const Indices& sources) {
    if (!line_.empty()) lines_.push_back(std::move(line_));
    line_ = text_of(sources).marked(Span::Kind::start);
    end_ = sources;
  }
  /// Adds conclusions from the end of the line; `pattern` comes before them, "(hidden pair) ".
  void add(const Indices& nodes, const Text& pattern = {}) {
    constexpr std::size_t max_line = 100;  // in bytes
    const Text text = " -> " + pattern + text_of(nodes);
    if (line_.size() + text.size() > max_line && line_ != text_of(end_)) begin_line(end_);
    line_ += text;
    end_ = nodes;
    for (std::size_t node : nodes) is_written_[node] = true;
  }
  /// Facts that hold together, "r4c1=7 + r9c3=2 + r589c1<>7": true ones one by one, then the removed candidates,
  /// grouping cells that lose the same digits.
  Text text_of(const Indices& nodes) const {
    std::vector<Text> truths;
    Effects falls;
    for (std::size_t index : nodes) {
      if (index >= branch_.nodes.size()) {
        const int number = numbers_.of(static_cast<int>(index - branch_.nodes.size()));
        truths.push_back(Text("(" + std::to_string(number) + ")").marked(Span::Kind::reference, number));
        continue;
      }
      const BranchNode& node = branch_.nodes[index];
      if (node.is_true) {
        truths.push_back(node_text(node, words_));
      } else {
        falls.removes.insert(node.node.digit, node.node.cells);
      }
    }
    if (!falls.removes.empty()) truths.push_back(removes_text(falls, words_.style().notation));
    return join(truths, " + ");
  }

  const Branch& branch_;
  BranchNumbers numbers_;
  const Words& words_;
  std::vector<bool> is_written_;
  std::vector<Text> lines_;
  Text line_;
  Indices end_;  ///< the nodes at the end of the line
};

/// "  1. ", " 10. "
std::string branch_heading(int ordinal) {
  std::string heading(ordinal < 10 ? "  " : " ");
  heading += std::to_string(ordinal);
  heading += ". ";
  return heading;
}

}  // namespace

CandidateSet beginnings_of(const Branches& branches) {
  CandidateSet candidates;
  for (std::size_t i = 0; i < branches.outer_count(); ++i) {
    const Node& first = branches[i].nodes.front().node;
    candidates.insert(first.digit, first.cells);
  }
  return candidates;
}

Text numbered(const std::vector<std::vector<Text>>& branches) {
  const bool is_alone = branches.size() == 1;
  int ordinal = 0;
  Text text = "\n";
  for (const std::vector<Text>& lines : branches) {
    Text branch;
    for (const Text& line : lines) {
      branch += branch.empty() ? branch_heading(++ordinal) : "     ";
      branch += Text(line).marked(Span::Kind::line) + "\n";
      if (is_alone || &line == &lines.back()) text += std::exchange(branch, {}).marked(Span::Kind::branch, ordinal);
    }
  }
  return text;
}

Text node_text(const BranchNode& node, const Words& words) {
  const auto text_of = [&] {
    const Text cells = cells_list(node.node.cells, words.style().notation);
    const std::string digit = std::to_string(node.node.digit.number());
    if (!node.is_true) return cells + "<>" + digit;
    if (node.node.cells.size() == 1) return cells + "=" + digit;
    return words.say("branch.one_of", {{"digit", digit}, {"cells", cells}});
  };
  return text_of().marked(Span::Kind::candidate, node.node.cells);
}

std::vector<Text> branch_lines(const Branch& branch, const Words& words) {
  return BranchWriter(branch, {}, words).write();
}

Text statement(const BranchNode& node, const Words& words) {
  return words.say(node.is_true ? "fact.is" : "fact.is_not",
                   {{"cell", cells_list(node.node.cells, words.style().notation)},
                    {"digit", std::to_string(node.node.digit.number())}});
}

Text assumption_text(const Branches& branches, const Words& words) {
  return branches.empty() ? Text() : statement(branches[0].nodes.front(), words);
}

namespace {

/// "r2c3 is not 7, assuming r4c4<>7. Otherwise:": the conclusion from the contradiction of a branch on which others
/// depend, and the premises that it adopts from these.
Text lemma_text(const Branch& branch, const Words& words) {
  BranchNode claim = branch.nodes.front();
  claim.is_true = !claim.is_true;
  Effects outer;
  for (const BranchNode& node : branch.nodes) {
    if (node.cause == Cause::outer) outer.removes.insert(node.node.digit, node.node.cells);
  }
  return words.say("branch.lemma", {{"claim", statement(claim, words).marked(Span::Kind::start)},
                                    {"outer", removes_text(outer, words.style().notation)}});
}

/// The lines of one of the branches. If the argument does not end with the contradiction of the first branch, they
/// include the impossibility.
std::vector<Text> lines_of(const StepView& view, std::size_t index, const Words& words) {
  const Branch branch = view.branches[index];
  std::vector<Text> lines = BranchWriter(branch, BranchNumbers(view.branches), words).write();
  const bool is_alone = index == 0 && view.branches.outer_count() == 1;
  const bool is_contradiction = branch.nodes.back().cause == Cause::contradiction;
  if (is_contradiction && index >= view.branches.outer_count())
    lines.front() = words.say("list.sentence", {{"a", lemma_text(branch, words)}, {"b", lines.front()}});
  if (!is_alone && is_contradiction) {
    lines.push_back(
        words.say("branch.refuted", {{"impossible", impossible_text(view.before, branch, Evidence(), words)}}));
  }
  return lines;
}

}  // namespace

Text branches_text(const StepView& view, const Words& words) {
  std::vector<std::vector<Text>> branches;
  const BranchNumbers numbers(view.branches);
  const int count = static_cast<int>(view.branches.size());
  for (int number = 1; number <= count; ++number) {
    branches.push_back(lines_of(view, static_cast<std::size_t>(numbers.index_of(number)), words));
  }
  return numbered(branches);
}

}  // namespace deduku::present
