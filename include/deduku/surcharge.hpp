// Surcharges: the cost of a step beyond that of its technique. They are data, so that searches, outputs and documents
// read the same table row.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <string_view>

#include "deduku/export.h"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// The properties of a step that are counted for its cost. The table is `step_counts.def`.
enum class StepCount : std::uint8_t {
#define COUNT(key) key,
#include "deduku/step_counts.def"
};
/// "links", "is_in_line", ...: the words used in JSON and in phrases, by `StepCount`.
inline constexpr std::string_view step_count_names[] = {
#define COUNT(key) #key,
#include "deduku/step_counts.def"
};
constexpr std::string_view name(StepCount count) {
  return step_count_names[static_cast<std::size_t>(count)];
}
/// Whether it is 1 or 0, for a property that a step has or lacks.
constexpr bool is_condition(StepCount count) {
  constexpr bool conditions[] = {
#define COUNT(...) false,
#define CONDITION(...) true,
#include "deduku/step_counts.def"
  };
  return conditions[static_cast<std::size_t>(count)];
}

/// The value of a count for a step.
int count_of(StepCount count, const Step& step);

/// A part of a surcharge: an amount for each counted unit.
struct SurchargeTerm {
  StepCount count{};
  int per = 0;   ///< the cost of a unit, in hundredths of a point
  int free = 0;  ///< the number that costs nothing
  int unit = 1;  ///< the size of a unit: 2 for "every two links"
  int most = 0;  ///< the maximum that it adds, in hundredths; 0: no limit

  /// A term that costs `per`, once, if there are more than `free`.
  static constexpr SurchargeTerm once(StepCount count, int per, int free) {
    return {.count = count, .per = per, .free = free, .most = per};
  }
  constexpr bool is_once() const { return most == per && unit == 1; }

  /// The amount it adds, in hundredths.
  constexpr int of(int counted) const {
    const int sum = std::max(0, (counted - free) / unit) * per;
    return most == 0 ? sum : std::min(sum, most);
  }

  friend bool operator==(const SurchargeTerm&, const SurchargeTerm&) = default;
};

/// The surcharge of an instance of a technique, added to the cost on the ladder, in hundredths: a sum of terms. A
/// function only of the shape of the pattern, never of search order.
class Surcharge {
 public:
  static constexpr std::size_t max_terms = 8;

  /// Zero.
  constexpr Surcharge() = default;
  /// The sum of at most `max_terms` terms, and at most `most`.
  constexpr Surcharge(std::initializer_list<SurchargeTerm> terms, int most) : size_(terms.size()), most_(most) {
    std::copy(terms.begin(), terms.end(), terms_.begin());
  }

  constexpr std::span<const SurchargeTerm> terms() const { return std::span(terms_).first(size_); }
  /// The maximum surcharge, in hundredths.
  constexpr int most() const { return most_; }

  /// The surcharge of a step.
  int of(const Step& step) const;
  /// The surcharge of a step whose counts are `counted(count)`.
  template <class Counted>
  constexpr int with(Counted&& counted) const {
    int sum = 0;
    for (const SurchargeTerm& term : terms()) sum += term.of(counted(term.count));
    return std::min(sum, most_);
  }
  /// The surcharge of a step if only one property is counted, with this value.
  constexpr int at(int counted) const {
    return with([counted](StepCount) { return counted; });
  }

  friend bool operator==(const Surcharge&, const Surcharge&) = default;

 private:
  std::array<SurchargeTerm, max_terms> terms_{};
  std::size_t size_ = 0;
  int most_ = 0;
};

}  // namespace deduku
