// The results of chain searches inside the runs of one search, by the grid they were made on: assumptions that imply
// each other meet the same grids.
#pragma once

#include <algorithm>

#include "src/scales/se/chains/node.hpp"

namespace deduku::se {

/// The result of a search inside a run, and its work: that is charged each time.
struct InnerList {
  std::vector<InnerHint> hints;
  std::vector<SeNeed> needs;
  std::uint64_t work = 0;
};

/// A table with open addressing. Keeps its memory when it is cleared, unless that is very large.
class InnerMemory {
 public:
  void clear() {
    if (count_ == 0) return;
    if (count_ > most_kept) entries_.clear();
    count_ = 0;
    std::ranges::fill(table_, 0);
  }
  /// The list of a search on a grid, and whether it is new. All grids have one source, so they differ only in their
  /// candidates. Valid until the next call.
  std::pair<InnerList&, bool> at(Producer search, const PerCell<Mask>& digits) {
    if (2 * (count_ + 1) > table_.size()) grow();
    std::uint32_t& place = table_[place_of(search, digits)];
    if (place != 0) return {entries_[place - 1].list, false};
    if (count_ == entries_.size()) entries_.emplace_back();
    Entry& entry = entries_[count_];
    place = static_cast<std::uint32_t>(++count_);
    entry.search = search;
    entry.digits = digits;
    entry.list.hints.clear();
    entry.list.needs.clear();
    return {entry.list, true};
  }

 private:
  static constexpr std::size_t most_kept = 1'000;

  struct Entry {
    Producer search = forcing_chains;
    PerCell<Mask> digits{};
    InnerList list;
  };

  /// The slot that an entry has, or would have.
  std::size_t place_of(Producer search, const PerCell<Mask>& digits) const {
    Fingerprint print;
    print.add(static_cast<std::uint64_t>(search));
    for (const Mask each : digits) print.add(each);
    std::size_t place = print.value() & (table_.size() - 1);
    const auto is_other = [&](const Entry& entry) {
      return entry.search != search || !std::ranges::equal(entry.digits, digits);
    };
    while (table_[place] != 0 && is_other(entries_[table_[place] - 1])) place = (place + 1) & (table_.size() - 1);
    return place;
  }
  void grow() {
    table_.assign(std::max<std::size_t>(64, 2 * table_.size()), 0);
    for (std::size_t i = 0; i < count_; ++i) {
      table_[place_of(entries_[i].search, entries_[i].digits)] = static_cast<std::uint32_t>(i + 1);
    }
  }

  std::vector<Entry> entries_;  ///< the first `count_` are in use
  std::size_t count_ = 0;
  std::vector<std::uint32_t> table_;  ///< by a hash of search and grid: the number of the entry, from 1; 0 for none
};

}  // namespace deduku::se
