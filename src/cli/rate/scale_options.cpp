#include "src/cli/rate/scale_options.hpp"

#include <algorithm>
#include <array>

#include "src/cli/io/failure.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

struct ScaleOption {
  std::string_view option;
  bool ratings::ScaleFeatures::*use;
  std::string_view reason;  ///< the end of the sentence after the names of these scales
};

constexpr std::array<ScaleOption, 12> scale_options = {{
    {"--lang", &ratings::ScaleFeatures::language, "; the others write no sentences"},
    {"--notation", &ratings::ScaleFeatures::notation, "; the others name no cells"},
    {"--trace", &ratings::ScaleFeatures::trace, "; deduku steps lists the steps of a ladder"},
    {"--verify", &ratings::ScaleFeatures::proofs, "; the others have no steps with evidence"},
    {"--se-mode", &ratings::ScaleFeatures::se_mode, ""},
    {"--ladder", &ratings::ScaleFeatures::ladder, "; ser and hodoku have ladders of their own"},
    {"--techniques", &ratings::ScaleFeatures::ladder, "; ser and hodoku have ladders of their own"},
    {"--search", &ratings::ScaleFeatures::ladder, ""},
    {"--free", &ratings::ScaleFeatures::free, ""},
    {"--within", &ratings::ScaleFeatures::within, ""},
    {"--trade-off", &ratings::ScaleFeatures::within, ""},
    {"--spread-ladders", &ratings::ScaleFeatures::shorter_ladders, ""},
}};

/// "scale ser", "scales r, ladder and ser"
std::string scales_text(std::span<const std::string_view> keys) {
  std::string text = keys.size() == 1 ? "scale" : "scales";
  for (std::size_t i = 0; i < keys.size(); ++i) {
    text += i == 0 ? " " : i + 1 == keys.size() ? " and " : ", ";
    text += keys[i];
  }
  return text;
}

}  // namespace

void refuse_unused_options(const GivenOptions& given, const ScaleList& scales, std::span<const std::string_view> own) {
  for (const ScaleOption& option : scale_options) {
    const auto uses_it = [&](const RatingScale* scale) { return scale->uses.*option.use; };
    const bool is_used = std::ranges::any_of(scales, uses_it) || std::ranges::count(own, option.option) > 0;
    if (!given.contains(option.option) || is_used) continue;
    throw Failure(ExitCode::usage, std::string(option.option) + " works only on the " +
                                       scales_text(ratings::scales_with(option.use)) + std::string(option.reason));
  }
}

}  // namespace deduku::cli
