#include "deduku/frozen_path.hpp"

namespace deduku {

namespace {

std::variant<SeRater, HodokuRater> make_rater(const FrozenOptions& options) {
  if (options.scale == FrozenScale::se) {
    return SeRater({options.uniqueness, options.uses_uniqueness, options.work, options.se_mode});
  }
  return HodokuRater({options.uniqueness, options.uses_uniqueness, options.work});
}

FrozenRating to_rating(const auto& rating) {
  return {rating.outcome, rating.steps, rating};
}

}  // namespace

std::string_view name(FrozenScale scale) {
  return scale == FrozenScale::se ? "se" : "hodoku";
}

std::optional<FrozenScale> find_frozen_scale(std::string_view word) {
  for (FrozenScale scale : frozen_scales) {
    if (name(scale) == word) return scale;
  }
  return std::nullopt;
}

bool has_technique(FrozenScale scale, std::string_view key) {
  if (scale == FrozenScale::se) {
    for (int producer = 0; producer < se_producer_count; ++producer) {
      if (se_producer_key(producer) == key) return true;
    }
  } else {
    for (int i = 0; i < hodoku_entry_count; ++i) {
      if (hodoku_entry(static_cast<HodokuEntryId>(i)).key == key) return true;
    }
  }
  return false;
}

FrozenRater::FrozenRater(const FrozenOptions& options) : rater_(make_rater(options)) {}

FrozenRating FrozenRater::explain(const Grid& grid, StepVisitor visitor, int most) {
  const auto visit = [&](const auto& event) { visitor(event.view); };
  return std::visit([&](auto& rater) { return to_rating(rater.explain(grid, visit, most)); }, rater_);
}

}  // namespace deduku
