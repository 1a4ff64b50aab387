#include "src/present/se_chain_text.hpp"

#include "deduku/explain.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/phrases.hpp"

namespace deduku {

namespace present {

namespace {

/// Writes a chain backwards from its conclusion, so that each branch stays in one piece.
class ChainWriter {
 public:
  ChainWriter(const SeChain& chain, const Words& words)
      : nodes_(chain.nodes), words_(words), is_written_(chain.nodes.size()) {}

  std::vector<std::string> write() {
    write_until(nodes_.size() - 1);
    return lines_;
  }

 private:
  void write_until(std::size_t end) {
    std::vector<std::size_t> branch{end};
    while (nodes_[branch.back()].parents.size() == 1 && !is_written_[nodes_[branch.back()].parents[0]]) {
      branch.push_back(nodes_[branch.back()].parents[0]);
    }
    const SeNode& first = nodes_[branch.back()];
    for (std::size_t parent : first.parents) {
      if (!is_written_[parent]) write_until(parent);
    }
    std::vector<std::string> before;
    for (std::size_t parent : first.parents) before.push_back(node_text(nodes_[parent]));
    std::string line = join(before, " + ", " + ");
    for (std::size_t last = 0; !branch.empty(); branch.pop_back()) {
      add(branch.back(), last, line);
      last = branch.back();
    }
    lines_.push_back(line);
  }

  /// A line that gets too long is broken: the next one begins with the node before.
  void add(std::size_t index, std::size_t previous, std::string& line) {
    const SeNode& node = nodes_[index];
    is_written_[index] = true;
    const std::string text = reason(node) + node_text(node);
    const bool has_space = line.size() + text.size() <= max_line || previous == 0;
    if (!has_space) lines_.push_back(std::exchange(line, node_text(nodes_[previous])));
    line += (line.empty() ? "" : " -> ") + text;
  }

  std::string node_text(const SeNode& node) const {
    const Cell cell = node.candidate.cell();
    return cells_text({cell}, words_.style()) + (node.is_true ? "=" : "<>") +
           std::to_string(node.candidate.digit().number());
  }
  /// "(hidden pair) ": the pattern that removes a candidate; empty for what follows by a link.
  std::string reason(const SeNode& node) const {
    if (node.cause < SeCause::locking) return "";
    return "(" + words_.say("se.cause." + std::string(name(node.cause))) + ") ";
  }

  const std::vector<SeNode>& nodes_;
  const Words& words_;
  std::vector<bool> is_written_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> chain_lines(const SeChain& chain, const Words& words) {
  return ChainWriter(chain, words).write();
}

}  // namespace present

std::string chain_text(const SeChain& chain, const TextStyle& style) {
  return present::join(present::chain_lines(chain, present::Words(style)), "; ", "; ");
}

}  // namespace deduku
