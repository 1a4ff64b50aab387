#include "src/cli/rate/scale_options.hpp"

#include <algorithm>
#include <array>

#include "src/cli/io/failure.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

struct ScaleOption {
  std::string_view option;
  bool ratings::Uses::*use;
  std::string_view reason;  ///< how the sentence ends after the names of these scales
};

constexpr std::array<ScaleOption, 11> scale_options = {{
    {"--lang", &ratings::Uses::language, "; the others write no sentences"},
    {"--notation", &ratings::Uses::notation, "; the others name no cells"},
    {"--trace", &ratings::Uses::trace, "; deduku steps lists the steps of a ladder"},
    {"--verify", &ratings::Uses::proofs, "; the others have no steps with evidence"},
    {"--se-mode", &ratings::Uses::se_mode, ""},
    {"--ladder", &ratings::Uses::ladder, "; ser and hodoku have ladders of their own"},
    {"--techniques", &ratings::Uses::ladder, "; ser and hodoku have ladders of their own"},
    {"--search", &ratings::Uses::ladder, ""},
    {"--free", &ratings::Uses::free, ""},
    {"--within", &ratings::Uses::within, ""},
    {"--trade-off", &ratings::Uses::within, ""},
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

void refuse_unused_options(const GivenOptions& given, ScaleList scales) {
  for (const ScaleOption& option : scale_options) {
    const auto uses_it = [&](const RatingScale* scale) { return scale->uses.*option.use; };
    if (!given.contains(option.option) || std::ranges::any_of(scales, uses_it)) continue;
    throw Failure(ExitCode::usage, std::string(option.option) + " belongs to the " +
                                       scales_text(ratings::scales_with(option.use)) + std::string(option.reason));
  }
}

}  // namespace deduku::cli
