#include "src/cli/rate/scale_options.hpp"

#include <algorithm>
#include <vector>

#include "src/cli/io/failure.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

using UsesIt = FunctionRef<bool(const RatingScale&)>;

/// "scale ser", "scales r, ladder and ser"
std::string scales_text(UsesIt uses_it) {
  std::vector<std::string_view> keys;
  for (const RatingScale* scale : ratings::rating_scales()) {
    if (uses_it(*scale)) keys.push_back(scale->key);
  }
  std::string text = keys.size() == 1 ? "scale" : "scales";
  for (std::size_t i = 0; i < keys.size(); ++i) {
    text += i == 0 ? " " : i + 1 == keys.size() ? " and " : ", ";
    text += keys[i];
  }
  return text;
}

/// `others`: why the other scales do not use the option; may be empty.
void refuse_unless_used(std::string_view option, const ScaleList& scales, UsesIt uses_it, std::string_view others) {
  if (std::ranges::any_of(scales, [&](const RatingScale* scale) { return uses_it(*scale); })) return;
  std::string sentence = std::string(option) + " works only on the " + scales_text(uses_it);
  if (!others.empty()) sentence.append("; ").append(others);
  throw Failure(ExitCode::usage, sentence);
}

}  // namespace

bool uses(const RatingScale& scale, std::string_view parameter) {
  return service::parameter_of("rate", parameter).is_used_on(scale.key);
}

void refuse_unused_options(const GivenOptions& given, const ScaleList& scales, std::span<const std::string_view> own) {
  const auto check = [&](std::string_view option, UsesIt uses_it, std::string_view others = "") {
    const bool is_own = std::ranges::count(own, option) > 0;
    if (given.contains(option) && !is_own) refuse_unless_used(option, scales, uses_it, others);
  };
  for (const service::Parameter& parameter : service::row_of_method("rate").parameters) {
    check(
        parameter.option, [&](const RatingScale& scale) { return parameter.is_used_on(scale.key); },
        parameter.scales.others);
  }
  // Options of the command line alone.
  check(
      "--verify", [](const RatingScale& scale) { return scale.has_proofs; }, "the others have no steps with evidence");
  check("--search", [](const RatingScale& scale) { return uses(scale, "ladder"); });
  check("--spread-ladders", [](const RatingScale& scale) { return scale.key == "r"; });
}

}  // namespace deduku::cli
