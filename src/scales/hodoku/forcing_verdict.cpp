#include "src/scales/hodoku/forcing_verdict.hpp"

#include <algorithm>

#include "src/core/bit_matrix.hpp"
#include "src/core/transpose.hpp"

namespace deduku::hodoku {

namespace {

bool have_common(const std::uint64_t* a, const std::uint64_t* b, int words) {
  return !std::equal(a, a + words, b, [](std::uint64_t x, std::uint64_t y) { return (x & y) == 0; });
}

}  // namespace

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

}  // namespace deduku::hodoku
