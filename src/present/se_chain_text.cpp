#include "src/present/se_chain_text.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
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
      : nodes_(chain.nodes), words_(words), before_inner_(before_inner), is_written_(chain.nodes.size()) {}

  std::vector<std::string> write() {
    write(nodes_.size() - 1);
    if (line_.empty()) line_ = text_of({nodes_.size() - 1});
    lines_.push_back(line_);
    return lines_;
  }

 private:
  /// Places of nodes.
  using Indices = std::vector<std::size_t>;

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
    begin_with(sources);
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
  /// Adds what follows from the end of the line. A line that gets too long is broken: the next one repeats its end.
  void add(const Indices& nodes, const std::string& why) {
    const std::string text = " -> " + why + text_of(nodes);
    if (line_.size() + text.size() > max_line && line_ != text_of(end_)) {
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
      const Candidate candidate = nodes_[index].candidate;
      if (!nodes_[index].is_true) {
        effects.removes.insert(candidate);
        continue;
      }
      texts.push_back(cells_text({candidate.cell()}, words_.style()) + "=" +
                      std::to_string(candidate.digit().number()));
    }
    if (!effects.removes.empty()) texts.push_back(removes_text(effects, words_.style().notation));
    return join(texts, " + ", " + ");
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
  std::vector<std::string> lines_;
  std::string line_;
  Indices end_;  ///< what stands at the end of the line
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
