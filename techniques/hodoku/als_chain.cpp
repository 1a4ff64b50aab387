#include "techniques/hodoku/als_chain.hpp"

#include "techniques/hodoku/best.hpp"
#include "techniques/hodoku/link_graph.hpp"

namespace deduku::hodoku {

namespace {

void insert(std::uint64_t* set, int element) {
  set[element / 64] |= std::uint64_t{1} << (element % 64);
}
void unite(std::uint64_t* set, const std::uint64_t* other, int words) {
  for (int word = 0; word < words; ++word) set[word] |= other[word];
}

}  // namespace

/// Later sets first, so that what follows from them is known. Two links in a row need different digits.
void AlsChains::know_ends(const AlsList& list) {
  const int count = static_cast<int>(list.sets().size());
  words_ = (count * Digit::count + 63) / 64;
  near_.assign(static_cast<std::size_t>(words_ * count * Digit::count), 0);
  far_.assign(near_.size(), 0);
  for (int set = count; set-- > 0;) {
    for (const RestrictedCommon& common : list.commons_from(set)) {
      for (Digit link : common.digits) {
        for (Digit by : list[set].digits - DigitSet{link}) {
          insert(ends(near_, set, by), Digit::count * common.to + link.index());
          unite(ends(near_, set, by), ends(near_, common.to, link), words_);
          unite(ends(far_, set, by), ends(near_, common.to, link), words_);
        }
      }
    }
  }
}

bool AlsChains::find(const AlsList& list, Hint& hint) {
  know_ends(list);
  Best best;
  for (const RestrictedCommon& common : list.commons()) {
    const Als& start = list[common.from];
    for (Digit first : common.digits) {
      for_nodes(ends(far_, common.to, first), words_, [&](int element) {
        const Als& end = list[element / Digit::count];
        const DigitSet used{first, Digit(element % Digit::count)};
        CandidateSet removals;
        for (Digit digit : (start.digits & end.digits) - used) {
          removals.insert(digit, start.seen_by(digit) & end.seen_by(digit));
        }
        best.offer(removals, 0);
      });
    }
  }
  return best.tell(hint);
}

}  // namespace deduku::hodoku
