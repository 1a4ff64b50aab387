// All chaining producers, and the chain searches they make inside each other.
#pragma once

#include <memory>
#include <span>

#include "src/scales/se/chains/inner_memory.hpp"
#include "src/scales/se/chains/multiple.hpp"
#include "src/scales/se/chains/se_forcing.hpp"

namespace deduku::se {

/// Owns the memory of one depth of nesting; deeper levels own their own memory, linked from here. Keeps its memory from
/// puzzle to puzzle.
class ChainEngine {
 public:
  explicit ChainEngine(Budget& budget);

  /// The first hint of the ranked list, or false.
  bool find(Producer search, const SeState& state, SeHint& hint);
  /// The chains of the last result of `find`, as long as its grid exists. `inner`: those that their nodes rest on.
  void explain(Producer search, std::vector<SeChain>& chains, std::vector<SeChain>& inner);
  /// The complete ranked list, without hints that repeat an earlier one's removals.
  const std::vector<RankedHint>& list(Producer search, const SeState& state);

  /// Whether the inner searches of a level can find anything on a reduced grid; never wrongly false.
  bool may_remove(const SeState& grid, const SeState* known, int level) {
    CandidateBits removed;
    return closures_.removable(grid, known, level, removed);
  }
  /// Searches the reduced grid of one of this engine's runs and keeps the results, ranked, as `inner_hints`. `clean`:
  /// static chains found nothing on the run's source, so each new one depends on the run, and only the first for each
  /// removal counts. Otherwise the list is complete.
  ///
  /// Results on the same grid since `forget_inner` are taken from memory: assumptions that imply each other meet the
  /// same grids.
  void search_inside(Producer search, const SeState& grid, bool clean);
  void forget_inner() { memory_.clear(); }
  const std::vector<InnerHint>& inner_hints() const { return inside_->hints; }
  /// Writes the chains of an inner hint after those that they rest on; returns their places. Only for the last search,
  /// and only if it was not taken from memory.
  ListRange explain_inner(std::size_t index, std::vector<SeChain>& inner);
  std::span<const SeNeed> needs_of(const InnerHint& hint) const {
    return std::span(inside_->needs).subspan(hint.first_need, hint.need_count);
  }

 private:
  void fill_inner(Producer search, const SeState& grid, bool clean, InnerList& found);

  ClosureEngine closures_;
  ForcingSearch forcing_;
  MultipleSearch multiple_;
  HintRanking ranking_;
  RankedHint first_;  ///< the last result of `find`
  std::vector<RankedHint> hints_;
  InnerMemory memory_;
  const InnerList* inside_ = nullptr;     ///< of the last search inside
  std::vector<std::size_t> inner_ranks_;  ///< of the inner hints among the hints of the inner engine
  Producer inner_search_ = forcing_chains;
  Budget& budget_;
  std::unique_ptr<ChainEngine> inner_;  ///< created on first use
};

}  // namespace deduku::se
