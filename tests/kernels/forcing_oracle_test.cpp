#include <algorithm>
#include <map>

#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/forcing_nets.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// A candidate or a group, as a digit and its cells, on or off.
using PlainClaim = std::tuple<Digit, CellSet, bool>;

/// Every candidate, and all candidates of a digit in a line and a box if there are two or three.
std::set<std::pair<Digit, CellSet>> plain_nodes(const Grid& grid) {
  std::set<std::pair<Digit, CellSet>> nodes;
  for (Candidate candidate : grid.all_candidates()) {
    nodes.emplace(candidate.digit(), CellSet{candidate.cell()});
    for (House line : {candidate.cell().row(), candidate.cell().column()}) {
      const CellSet group = places(grid, line, candidate.digit()) & cells_of(candidate.cell().box());
      nodes.emplace(candidate.digit(), group);
    }
  }
  return nodes;
}

/// Whether two nodes cannot both be true.
bool exclude(const std::pair<Digit, CellSet>& a, const std::pair<Digit, CellSet>& b) {
  if (a.first != b.first) return a.second == b.second && a.second.size() == 1;
  return !a.second.intersects(b.second) && !common_houses(a.second | b.second).empty();
}

/// Whether two nodes cannot both be false.
bool exhaust(const Grid& grid, const std::pair<Digit, CellSet>& a, const std::pair<Digit, CellSet>& b) {
  if (a.first != b.first) return exclude(a, b) && grid.candidates(a.second.first()).size() == 2;
  if (a.second.intersects(b.second)) return false;
  for (House house : common_houses(a.second | b.second)) {
    if (places(grid, house, a.first) == (a.second | b.second)) return true;
  }
  return false;
}

/// The direct consequences of a claim.
std::vector<PlainClaim> plain_targets(const Grid& grid, const PlainClaim& claim) {
  const auto& [digit, cells, is_on] = claim;
  std::vector<PlainClaim> targets;
  for (const auto& node : plain_nodes(grid)) {
    const bool follows = is_on ? exclude({digit, cells}, node) : exhaust(grid, {digit, cells}, node);
    if (follows) targets.emplace_back(node.first, node.second, !is_on);
  }
  return targets;
}

/// The consequences of a premise by chains, with the number of links.
std::map<PlainClaim, int> plain_chains(const Grid& grid, Claim premise) {
  std::map<PlainClaim, int> distances;
  std::vector<PlainClaim> queue = {{premise.digit(), premise.cells(grid), premise.is_true()}};
  distances[queue[0]] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const PlainClaim& target : plain_targets(grid, queue[i])) {
      if (distances.emplace(target, distances[queue[i]] + 1).second) queue.push_back(target);
    }
  }
  return distances;
}

TEST(ForcingChains, ReachEveryFactInTheFewestLinks) {
  std::size_t reached = 0;
  on_random_grids(20, [&](const Grid& grid, Workspace& workspace) {
    for (Candidate candidate : grid.all_candidates()) {
      if (candidate.index() % 20 != 0) continue;
      const Claim premise(candidate, candidate.index() % 40 == 0);
      const forcing::ChainSpread& spread = workspace.get<forcing::Chains>(grid).spread(grid, premise);
      const std::map<PlainClaim, int> expected = plain_chains(grid, premise);
      for (int i = 0; i < Claim::candidate_count; ++i) {
        const Claim claim(i);
        if (!grid.has(claim.candidate())) continue;
        const auto found = expected.find({claim.digit(), claim.cells(grid), claim.is_true()});
        ASSERT_EQ(spread.knows(claim), found != expected.end());
        if (found == expected.end()) continue;
        ASSERT_EQ(spread.distance(claim), found->second);
      }
      reached += expected.size();
    }
  });
  EXPECT_GT(reached, 2000U);
}

/// The candidates that remain after a round of singles, and whether some cell or house is empty.
struct PlainNet {
  CandidateSet on;
  CandidateSet rest;
  bool is_wiped_out = false;

  void turn_on(Candidate candidate) {
    on.insert(candidate);
    for (Digit digit : Digit::all()) {
      if (digit != candidate.digit()) rest.erase({candidate.cell(), digit});
    }
    for (Cell peer : peers(candidate.cell())) rest.erase({peer, candidate.digit()});
  }
};

/// All sets of at least two candidates, one of which is true.
std::vector<CandidateSet> plain_choices(const CandidateSet& candidates) {
  std::vector<CandidateSet> choices;
  for (Cell cell : candidates.cells()) {
    choices.emplace_back();
    choices.back().insert(cell, candidates.digits(cell));
  }
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      const CellSet cells = candidates.cells(digit) & cells_of(house);
      choices.emplace_back(digit, cells);
    }
  }
  std::erase_if(choices, [](const CandidateSet& choice) { return choice.size() < 2; });
  return choices;
}

/// Whether a premise implies some claim and its negation, or denies every candidate of a choice that does not contain
/// it.
bool is_refuted(const Claims& claims, Candidate premise, const std::vector<CandidateSet>& choices) {
  if (claims.on.intersects(claims.off)) return true;
  return std::ranges::any_of(
      choices, [&](const CandidateSet& choice) { return claims.off.contains(choice) && !choice.contains(premise); });
}

TEST(ForcingChains, OutcomesAreTheContrariesOfRefutedPremises) {
  int count = 0;
  on_random_grids(200, [&](const Grid& grid, Workspace& workspace) {
    forcing::Chains& chains = workspace.get<forcing::Chains>(grid);
    const auto choices = plain_choices(grid.all_candidates());
    for (Candidate candidate : grid.all_candidates()) {
      for (const bool is_on : {false, true}) {
        const Claim premise(candidate, is_on);
        const Claims claims = chains.spread(grid, premise).claims();
        ASSERT_EQ(chains.consequences(premise), claims);
        ASSERT_EQ(chains.outcomes().contains(premise.negated()), is_refuted(claims, candidate, choices));
      }
    }
    count += chains.outcomes().off.size();
  });
  EXPECT_GT(count, 1000);
}

/// One more round: the choices that have become singles since the premise was assumed.
bool advance(PlainNet& net, const std::vector<CandidateSet>& choices) {
  CandidateSet singles;
  for (const CandidateSet& choice : choices) {
    const CandidateSet left = choice & net.rest;
    net.is_wiped_out = net.is_wiped_out || left.empty();
    if (left.size() == 1) singles |= left;
  }
  singles -= net.on;
  if (net.is_wiped_out || singles.empty()) return false;
  for (Candidate single : singles) net.turn_on(single);
  return true;
}

PlainNet plain_net(const Grid& grid, Claim premise) {
  PlainNet net{{}, grid.all_candidates()};
  if (premise.is_true()) {
    net.turn_on(premise.candidate());
  } else {
    net.rest.erase(premise.candidate());
  }
  const auto choices = plain_choices(grid.all_candidates());
  while (advance(net, choices)) continue;
  return net;
}

TEST(ForcingNets, FollowTheSinglesRoundByRound) {
  int wipeout_count = 0;
  on_random_grids(200, [&](const Grid& grid, Workspace&) {
    forcing::NetSpread net;
    net.start_from(grid);
    for (Candidate candidate : grid.all_candidates()) {
      if (candidate.index() % 7 != 0) continue;
      const Claim premise(candidate, candidate.index() % 14 == 0);
      const PlainNet expected = plain_net(grid, premise);
      net.run(premise);
      ASSERT_EQ(net.wipeout().has_value(), expected.is_wiped_out);
      ASSERT_EQ(net.claims().on, expected.on);
      ASSERT_EQ(net.claims().off, grid.all_candidates() - expected.rest);
      wipeout_count += expected.is_wiped_out ? 1 : 0;
    }
  });
  EXPECT_GT(wipeout_count, 100);
}

}  // namespace
}  // namespace deduku::testing
