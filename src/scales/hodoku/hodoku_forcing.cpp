#include "src/scales/hodoku/hodoku_forcing.hpp"

#include <algorithm>

#include "src/core/transpose.hpp"
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "src/scales/hodoku/trial.hpp"

namespace deduku::hodoku {

namespace {

bool have_common(const std::uint64_t* a, const std::uint64_t* b, int words) {
  return !std::equal(a, a + words, b, [](std::uint64_t x, std::uint64_t y) { return (x & y) == 0; });
}

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

void ForcingTables::start(const Grid& grid) {
  candidates_.clear();
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      number_[Candidate(cell, digit)] = static_cast<std::int16_t>(candidates_.size());
      candidates_.emplace_back(cell, digit);
    }
  }
  words_ = (count() + 63) / 64;
  rows_.reset(2 * 64 * words_, 2 * 64 * words_);
  list_choices(grid);
}

void ForcingTables::list_choices(const Grid& grid) {
  choices_.reset(max_choice_count, 64 * words_);
  choice_count_ = 0;
  for (Cell cell : grid.empty_cells()) add_choice({cell}, grid.candidates(cell));
  for (const bool whole : {true, false}) {
    for (Digit digit : Digit::all()) {
      const CellSet removed = cells_allowed_by_values(grid, digit) - grid.cells(digit);
      for (House house : House::all()) {
        if (grid.solved_digits(house).contains(digit) || removed.intersects(cells_of(house)) == whole) continue;
        add_choice(grid.cells(house, digit), DigitSet{digit});
      }
    }
    if (whole) whole_choice_count_ = choice_count_;
  }
}

void ForcingTables::add_choice(const CellSet& cells, DigitSet digits) {
  for (Cell cell : cells) {
    for (Digit digit : digits) {
      choices_.insert(choice_count_, number_[Candidate(cell, digit)]);
    }
  }
  ++choice_count_;
}

void ForcingTables::fill_by_chains(const Grid& grid, links::Implications& implications) {
  start(grid);
  for (int node = 0; node < count(); ++node) {
    copy(implications.of_truth(node), claim(node, true));
    copy(implications.of_falsity(node), claim(node, false));
  }
}

/// Copies the candidates among the consequences of a premise, which are the first nodes.
void ForcingTables::copy(const links::Consequences& consequences, links::ClaimIndex premise) {
  const int rest = count() % 64;
  for (const bool truth : {false, true}) {
    std::copy_n(consequences.part(truth), words_, part(premise, truth));
    if (rest != 0) part(premise, truth)[words_ - 1] &= (std::uint64_t{1} << rest) - 1;
  }
}

void ForcingTables::add_nets(const Grid& grid) {
  const HodokuTrial fresh(grid);
  for (links::ClaimIndex premise = 0; premise < 2 * count(); ++premise) {
    HodokuTrial trial = fresh;
    const auto report = [&](Candidate each, bool truth) { insert(part(premise, truth), number_[each]); };
    trial.run(candidate(links::node_of(premise)), links::is_true(premise), report);
  }
  closure_.close(rows_, 2 * 64 * words_, 0);
}

void ForcingVerdict::list_excluders(const ForcingTables& tables, bool truth) {
  const int words = tables.words();
  excluders_.reset(64 * words, 64 * words);
  for (int premises = 0; premises < words; ++premises) {
    for (int candidates = 0; candidates < words; ++candidates) {
      std::uint64_t square[64];
      for (int i = 0; i < 64; ++i) square[i] = tables.part(claim(64 * premises + i, truth), false)[candidates];
      transpose(square);
      for (int i = 0; i < 64; ++i) excluders_.row(64 * candidates + i)[premises] = square[i];
    }
  }
}

/// The premises that make a candidate both true and false, or exclude a whole choice. Like HoDoKu, it overlooks a digit
/// without a place in a house in which logic has removed some of its places.
void ForcingVerdict::find_contradictions(const ForcingTables& tables, bool truth) {
  const int words = tables.words();
  BitMatrix::Word* contradictory = contradictory_.row(truth);
  for (int node = 0; node < tables.count(); ++node) {
    const links::ClaimIndex premise = claim(node, truth);
    if (have_common(tables.part(premise, false), tables.part(premise, true), words)) insert(contradictory, node);
  }
  list_excluders(tables, truth);
  for (int i = 0; i < tables.whole_choice_count(); ++i) {
    std::fill_n(common_.row(0), words, ~BitMatrix::Word{0});
    for_each_bit(tables.choice(i), words, [&](int node) { intersect(common_.row(0), excluders_.row(node), words); });
    unite(contradictory, common_.row(0), words);
  }
}

void ForcingVerdict::judge_premises(const ForcingTables& tables) {
  for (int node = 0; node < tables.count(); ++node) {
    const std::array<links::ClaimIndex, 2> both = {claim(node, true), claim(node, false)};
    for (links::ClaimIndex premise : both) {
      if (contradictory_.contains(links::is_true(premise), node))
        offer(!links::is_true(premise), tables.candidate(node), false);
    }
    offer_common(tables, both);
  }
}

void ForcingVerdict::judge_choices(const ForcingTables& tables) {
  std::array<links::ClaimIndex, Digit::count> premises{};
  for (int i = 0; i < tables.choice_count(); ++i) {
    std::size_t count = 0;
    for_each_bit(tables.choice(i), tables.words(), [&](int node) { premises[count++] = claim(node, true); });
    offer_common(tables, {premises.data(), count});
  }
}

/// The common consequences of several premises, one of which holds.
void ForcingVerdict::offer_common(const ForcingTables& tables, std::span<const links::ClaimIndex> premises) {
  const int words = tables.words();
  std::copy_n(tables.row(premises[0]), 2 * words, common_.row(0));
  for (links::ClaimIndex premise : premises.subspan(1)) intersect(common_.row(0), tables.row(premise), 2 * words);
  for (const bool truth : {false, true}) {
    for_each_bit(common_.row(0) + (truth ? words : 0), words,
                 [&](int node) { offer(truth, tables.candidate(node), true); });
  }
}

bool ForcingVerdict::find(const ForcingTables& tables, const Codes& codes, HodokuHint& hint) {
  best_ = {};
  contradictory_.reset(2, 64 * tables.words());
  common_.reset(1, 2 * 64 * tables.words());
  for (const bool truth : {false, true}) find_contradictions(tables, truth);
  judge_premises(tables);
  judge_choices(tables);
  for (const bool placement : {true, false}) {
    const Offer& best = best_[placement];
    if (best.candidate == Candidate::count) continue;
    hint.code = best.is_verity ? codes.verity : codes.contradiction;
    if (placement) hint.placement = Candidate(best.candidate);
    if (!placement) hint.remove(Candidate(best.candidate));
    return true;
  }
  return false;
}

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
