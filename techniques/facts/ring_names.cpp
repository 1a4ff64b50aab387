// The strong links of a loop determine its name: `c` is a cell with two candidates, `h` a conjugate pair.
//
//   W-Ring  c h c    (4=7)r1c1 - (7)r1c9 = (7)r6c9 - (7=4)r6c1 -                a W-Wing whose ends see each other
//   M-Ring  c h h    (4=7)r1c7 - (7)r5c7 = (7-4)r5c3 = (4)r1c3 -                an M-Wing likewise
//   L-Ring  h h h    (4)r1c1 = (4-7)r1c7 = (7-2)r5c7 = (2)r1c1 -                an L-Wing that ends in its first cell
//   S-Ring  c h h h  (4=7)r5c7 - (7)r5c3 = (7-2)r3c3 = (2-4)r3c1 = (4)r5c1 -    an S-Wing, its ends joined by a digit
//   H-Ring  c c h h  (2=4)r5c1 - (4=7)r1c1 - (7)r1c7 = (7-2)r5c7 = (2)r5c3 -    an H-Wing, its ends joined by a cell
//
// A loop within one house is a subset. A name applies for any first link and either direction of the loop. An S-, L- or
// H-Ring has three digits; with fewer it has another name.
#include "techniques/facts/ring_names.hpp"

#include <algorithm>
#include <iterator>

namespace deduku::facts {

namespace {

struct Ring {
  std::string_view name;
  std::string_view strong_links;
  int digits;
};

constexpr Ring rings[] = {
    {"W-Ring", "chc", 2}, {"M-Ring", "chh", 2}, {"L-Ring", "hhh", 3}, {"S-Ring", "chhh", 3}, {"H-Ring", "cchh", 3},
};

/// Whether two nodes cannot both be true.
bool exclude_each_other(const Node& a, const Node& b) {
  if (a.digit != b.digit) return a.cells == b.cells && a.cells.size() == 1;
  return a.cells != b.cells && !common_houses(a.cells | b.cells).empty();
}

/// Whether a chain that begins with a strong link leads all the way round.
bool is_loop(std::span<const Link> links) {
  if (links.empty()) return false;
  if (links.back().kind == LinkKind::weak) return links.back().to == links.front().from;
  return exclude_each_other(links.back().to, links.front().from);
}

bool is_cell_link(const Link& link) {
  return link.from.cells == link.to.cells;
}

/// Whether a word is a rotation of another one.
bool is_rotation(std::string word, std::string_view other) {
  if (word.size() != other.size()) return false;
  word += word;
  return word.find(other) != std::string::npos;
}

}  // namespace

std::string_view ring_name(const StepView& view) {
  constexpr std::size_t most_links = 8;
  if (view.links.size() > most_links || !is_loop(view.links)) return {};
  std::string word;
  DigitSet digits;
  CellSet cells;
  for (const Link& link : view.links) {
    if (link.kind == LinkKind::weak) continue;
    cells |= link.from.cells | link.to.cells;
    word += is_cell_link(link) ? 'c' : 'h';
    digits |= DigitSet{link.from.digit, link.to.digit};
  }
  if (!common_houses(cells).empty()) return {};
  const std::string backward(word.rbegin(), word.rend());
  const auto* ring = std::ranges::find_if(rings, [&](const Ring& candidate) {
    return digits.size() == candidate.digits &&
           (is_rotation(word, candidate.strong_links) || is_rotation(backward, candidate.strong_links));
  });
  return ring == std::end(rings) ? std::string_view{} : ring->name;
}

}  // namespace deduku::facts
