// The highlights of the techniques that colour one digit: the colours and the conjugate pairs that join them.
#pragma once

#include <span>

#include "deduku/evidence.hpp"
#include "techniques/colouring/colouring.hpp"

namespace deduku::colouring {

/// The conjugate pairs of the components of a step. A digit has at most 27.
class ColourLinks {
 public:
  /// Adds a component to the evidence; `first` (0 or 1) is the colour that becomes `colour_a`.
  void add(const ColouredComponent& component, int first, Evidence& evidence) {
    evidence.digits = {component.digit};
    evidence.add(Role::colour_a, component.colours[first], {component.digit});
    evidence.add(Role::colour_b, component.colours[1 - first], {component.digit});
    for (const facts::ConjugatePair& pair : component.edges()) {
      list_[count_++] = {{{pair.first}, pair.digit}, {{pair.second}, pair.digit}, LinkKind::strong};
    }
  }
  std::span<const Link> all() const { return std::span(list_).first(count_); }

 private:
  std::array<Link, House::count> list_;
  std::size_t count_ = 0;
};

}  // namespace deduku::colouring
