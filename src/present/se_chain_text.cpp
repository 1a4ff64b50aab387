#include "src/present/se_chain_text.hpp"

#include "deduku/explain.hpp"
#include "src/present/argument_lines.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/phrases.hpp"

namespace deduku {

namespace present {

namespace {

/// Writes what the conclusion rests on, each node once and behind its parents. False nodes stand where something follows
/// from them, those of one conclusion together: "r7c4=9 -> r8c456<>9 -> r8c1=9".
class ChainWriter {
 public:
  ChainWriter(const SeChain& chain, const Words& words, std::optional<std::size_t> before_inner)
      : nodes_(chain.nodes),
        words_(words),
        before_inner_(before_inner),
        is_written_(chain.nodes.size()),
        lines_([this](const Indices& nodes) { return text_of(nodes); }) {}

  std::vector<std::string> write() {
    write(nodes_.size() - 1);
    if (lines_.is_empty()) lines_.begin_with({nodes_.size() - 1});
    return std::move(lines_).finish();
  }

 private:
  /// Places of nodes.
  using Indices = ArgumentLines::Nodes;

  /// A false node that a true one excludes: it needs no line of its own.
  bool is_mere_link(std::size_t index) const {
    const SeNode& node = nodes_[index];
    return !node.is_true && !node.parents.empty() && node.cause < SeCause::locking;
  }
  bool stands_before(std::size_t index) const { return !is_written_[index] && is_mere_link(index); }

  void write(std::size_t index) {
    if (is_written_[index]) return;
    const auto& parents = nodes_[index].parents;
    write_what_precedes(parents);
    Indices sources;
    Indices links;
    for (std::size_t parent : parents) {
      if (!stands_before(parent)) {
        add_once(sources, parent);
        continue;
      }
      links.push_back(parent);
      for (std::size_t source : nodes_[parent].parents) add_once(sources, source);
    }
    is_written_[index] = true;
    if (parents.empty()) return;
    lines_.begin_with(sources);
    if (!links.empty()) add(links, "");
    add({index}, reason(nodes_[index]));
  }
  void write_what_precedes(const std::vector<std::uint16_t>& parents) {
    for (std::size_t parent : parents) {
      if (!is_mere_link(parent)) {
        write(parent);
      } else if (!is_written_[parent]) {
        for (std::size_t source : nodes_[parent].parents) write(source);
      }
    }
  }

  void add(const Indices& nodes, const std::string& reason) {
    lines_.add(nodes, reason);
    for (std::size_t node : nodes) is_written_[node] = true;
  }
  std::string text_of(const Indices& nodes) const {
    std::vector<std::string> truths;
    Effects falls;
    for (std::size_t index : nodes) {
      const Candidate candidate = nodes_[index].candidate;
      if (!nodes_[index].is_true) {
        falls.removes.insert(candidate);
        continue;
      }
      truths.push_back(cells_text({candidate.cell()}, words_.style()) + "=" +
                       std::to_string(candidate.digit().number()));
    }
    return facts_text(std::move(truths), falls, words_);
  }
  /// "(hidden pair) ": the pattern that removes a candidate, "(chain 3) "; empty for what follows by a link.
  std::string reason(const SeNode& node) const {
    if (node.cause < SeCause::locking) return "";
    std::string text = "(" + words_.say("se.cause." + std::string(name(node.cause)));
    for (std::uint32_t i = 0; before_inner_ && i < node.inner.size; ++i) {
      text += (i == 0 ? " " : ", ") + std::to_string(*before_inner_ + node.inner.begin + i + 1);
    }
    return text + ") ";
  }

  const std::vector<SeNode>& nodes_;
  const Words& words_;
  std::optional<std::size_t> before_inner_;
  std::vector<bool> is_written_;
  ArgumentLines lines_;
};

}  // namespace

std::vector<std::string> chain_lines(const SeChain& chain, const Words& words,
                                     std::optional<std::size_t> before_inner) {
  return ChainWriter(chain, words, before_inner).write();
}

}  // namespace present

std::string chain_text(const SeChain& chain, const TextStyle& style) {
  return present::join(present::chain_lines(chain, present::Words(style)), "; ", "; ");
}

}  // namespace deduku
