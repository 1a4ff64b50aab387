// Links of a chain that starts and ends with a strong link: one of its two ends is true.
#pragma once

#include "deduku/step.hpp"

namespace deduku::wings {

/// The links between consecutive candidates, in turn strong and weak; N is even.
template <std::size_t N>
constexpr std::array<Link, N - 1> alternating_chain(const Candidate (&candidates)[N]) {
  static_assert(N % 2 == 0, "both ends of the chain are strong links");
  std::array<Link, N - 1> links;
  for (std::size_t i = 0; i + 1 < N; ++i) {
    const Candidate from = candidates[i];
    const Candidate to = candidates[i + 1];
    links[i] = {
        {{from.cell()}, from.digit()}, {{to.cell()}, to.digit()}, i % 2 == 0 ? LinkKind::strong : LinkKind::weak};
  }
  return links;
}

}  // namespace deduku::wings
