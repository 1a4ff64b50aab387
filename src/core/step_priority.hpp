// The priority of steps by their costs and by their vicinity to the previous step, which a person notices first; and
// the end of a search for the cheapest one.
#pragma once

#include <limits>
#include <optional>

#include "deduku/houses.hpp"
#include "deduku/surcharge.hpp"

namespace deduku {

/// The vicinity of some effects: cells and digits that share a house or the digit with them.
class Near {
 public:
  explicit Near(const Effects& effects) : digits_(digits_of(effects)) {
    for (Cell cell : cells_of(effects)) cells_ |= peers(cell);
    cells_ |= cells_of(effects);
    if (digits_.size() > 1) digits_ = {};  // no digit is more closely related than the others
  }
  /// Whether other effects are near.
  bool contains(const Effects& effects) const {
    return cells_of(effects).intersects(cells_) || digits_of(effects).intersects(digits_);
  }

 private:
  static CellSet cells_of(const Effects& effects) { return effects.places.cells() | effects.removes.cells(); }
  static DigitSet digits_of(const Effects& effects) { return effects.places.digits() | effects.removes.digits(); }

  CellSet cells_;
  DigitSet digits_;
};

/// Compares steps of one technique after another with the cheapest one so far. All costs are in hundredths.
class StepPriority {
 public:
  /// Starts with another technique: the cost of its steps without their surcharges, which are added, and the maximum
  /// cost of its search. The surcharge must live until the next call.
  void begin(int cost, const Surcharge& surcharge, int ceiling) {
    cost_ = cost;
    surcharge_ = &surcharge;
    ceiling_ = ceiling;
    expected_ = cost;
    grows_ = false;
    stopped_at_.reset();
  }
  /// Forgets all techniques and preferences.
  void clear() {
    preferred_.reset();
    begin(0, no_surcharge, std::numeric_limits<int>::max());
  }
  void prefer_near(const Effects& effects) { preferred_.emplace(effects); }
  /// Whether a step is near the preferred effects; true for all steps if there is no preference.
  bool prefers(const Step& step) const { return !preferred_ || preferred_->contains(step.effects); }

  enum class Rank : std::uint8_t { dearer, equal, cheaper };
  /// Compares a step with the kept ones, if there are any; the costs of kept steps are equal. Notes the least cost.
  Rank compare(const Step& step, bool has_kept) {
    const int cost = cost_ + surcharge_->of(step);
    if (has_kept && cost > min_cost_) return Rank::dearer;
    const bool is_cheaper = has_kept && cost < min_cost_;
    min_cost_ = cost;
    return is_cheaper ? Rank::cheaper : Rank::equal;
  }
  /// The cost of the kept steps; meaningless without steps.
  int min_cost() const { return min_cost_; }
  /// Whether a step with this surcharge costs no more than the kept ones.
  bool is_cheap(int surcharge) const { return cost_ + surcharge <= min_cost_; }

  /// Declares that no later step has a smaller surcharge.
  void set_min_surcharge(int surcharge) {
    expected_ = cost_ + surcharge;
    grows_ = true;
  }
  /// Whether steps with this surcharge are within the ceiling; notes the cost if not.
  bool is_below_ceiling(int surcharge) {
    if (cost_ + surcharge <= ceiling_) return true;
    stopped_at_ = cost_ + surcharge;
    return false;
  }
  /// The cost at which the ceiling has stopped a finder since the last `begin`; empty if it has not.
  std::optional<int> stopped_at() const { return stopped_at_; }

  /// Whether a step that was just kept ends the search for one of the cheapest: no step can cost less, and no nearer
  /// one is needed. Above the cost of an X-Wing, steps are few on a path and slow to list, so the first one is enough.
  bool is_good_enough(const Step& step) const {
    constexpr int easily_listed = 400;
    if (min_cost_ > expected_) return false;
    return grows_ || cost_ >= easily_listed || prefers(step);
  }

 private:
  static constexpr Surcharge no_surcharge{};

  int cost_ = 0;  ///< of steps without surcharge
  const Surcharge* surcharge_ = &no_surcharge;
  int ceiling_ = std::numeric_limits<int>::max();
  int min_cost_ = 0;
  std::optional<int> stopped_at_;
  int expected_ = 0;               ///< the minimum cost of later steps
  bool grows_ = false;             ///< whether the finder searches by growing surcharge
  std::optional<Near> preferred_;  ///< steps near it are preferred
};

}  // namespace deduku
