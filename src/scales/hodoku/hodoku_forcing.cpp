// Forcing chains and nets.
#include <algorithm>

#include "src/scales/hodoku/hodoku_producers.hpp"

namespace deduku::hodoku {

namespace {

/// The number of nodes in the chains from one premise to an impossible state.
class ContradictionLength {
 public:
  ContradictionLength(HodokuReach& reach, const Links& links, const ForcingTables& tables, ClaimIndex premise)
      : reach_(reach), tables_(tables), negation_(links::negated(premise)) {
    reach.begin(links);
    reach.run(links, premise);
  }

  /// The shortest of those that HoDoKu searches: to the negation of the premise, to both truths of a candidate, to two
  /// candidates of a choice, or to none of it. It overlooks the last kind if logic has removed places of the digit in
  /// the house.
  int least_seen() const {
    int least = to(negation_);
    for (int node = 0; node < tables_.count(); ++node) {
      least = std::min(least, to(claim(node, true)) + to(claim(node, false)));
    }
    for (int i = 0; i < tables_.choice_count(); ++i) least = std::min(least, to_two_of(i));
    return std::min(least, least_to_none(0, tables_.whole_choice_count()));
  }
  /// The shortest of those that it overlooks.
  int least_overlooked() const { return least_to_none(tables_.whole_choice_count(), tables_.choice_count()); }

 private:
  static constexpr int unreachable = 10'000;

  int to(ClaimIndex claim) const { return reach_.reaches(claim) ? reach_.distance(claim) + 1 : unreachable; }
  /// Two candidates of a choice are true.
  int to_two_of(int choice) const {
    int least = unreachable;
    int second = unreachable;
    for_each_bit(tables_.choice(choice), tables_.words(), [&](int node) {
      const int length = to(claim(node, true));
      second = std::min(second, std::max(least, length));
      least = std::min(least, length);
    });
    return least + second;
  }
  /// All candidates of one of several choices are false.
  int least_to_none(int begin, int end) const {
    int least = unreachable;
    for (int i = begin; i < end; ++i) {
      int length = 0;
      for_each_bit(tables_.choice(i), tables_.words(), [&](int node) { length += to(claim(node, false)); });
      least = std::min(least, length);
    }
    return least;
  }

  const HodokuReach& reach_;
  const ForcingTables& tables_;
  ClaimIndex negation_;
};

constexpr ForcingVerdict::Codes chain_codes = {"1301", "1302"};

}  // namespace

/// A removal is a verity if that has shorter chains than a contradiction. Chains lead both ways: those from each
/// candidate of a choice to the removal are as long as those from the removed candidate to the end of the choice. So it
/// is a verity if the overlooked contradiction is the shortest.
bool find_forcing_chain(SearchContext context, HodokuHint& hint) {
  HodokuScratch& scratch = context.scratch;
  auto& implications = context.workspace.get<links::Implications>(context.grid, links::LinkClass::grouped);
  scratch.forcing.fill_by_chains(context.grid, implications);
  if (!scratch.verdict.find(scratch.forcing, chain_codes, hint)) return false;
  if (hint.placement || hint.code != chain_codes.contradiction) return true;
  const int node = implications.links().node_of(hint.removals().front());
  const ContradictionLength length(scratch.chains.reach, implications.links(), scratch.forcing, claim(node, true));
  if (length.least_overlooked() < length.least_seen()) hint.code = chain_codes.verity;
  return true;
}

/// The tables are those of the previous entry, which found nothing on this grid.
bool find_forcing_net(SearchContext context, HodokuHint& hint) {
  context.scratch.forcing.add_nets(context.grid);
  return context.scratch.verdict.find(context.scratch.forcing, {"1303", "1304"}, hint);
}

}  // namespace deduku::hodoku
