#include "src/cli/rate/rate_scale.hpp"

#include <algorithm>

#include "deduku/scales.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/spelling.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

Json rate_header_json(const ScaleRequest& request, Provenance provenance) {
  provenance.uniqueness = uniqueness_word(request.promise());
  provenance.is_blind = request.choices.is_blind();
  Json json = header_json("rate", provenance);
  request.choices.add_json(json, provenance.scale);
  request.fewest.add_json(json);
  if (request.trade_off) json["trade_off"] = true;
  return json;
}

namespace {

[[noreturn]] void refuse_scale(const std::string& name) {
  if (name == "all") throw Failure(ExitCode::usage, "--scale: \"all\" stands for all scales; omit the others");
  std::string refusal = "--scale: this version has no scale \"" + name;
  std::string_view separator = "\"; known: ";
  for (const Scale& scale : scales()) {
    refusal += separator;
    refusal += scale.name;
    separator = ", ";
  }
  throw Failure(ExitCode::usage, refusal);
}

}  // namespace

std::vector<const RatingScale*> scales_named(const std::string& names) {
  std::vector<const RatingScale*> scales;
  for (const std::string& word : between_commas(names == "all" ? std::string(ratings::all_scales) : names)) {
    const RatingScale* scale = ratings::find_scale(word);
    if (scale == nullptr) refuse_scale(word);
    if (std::ranges::count(scales, scale) > 0) {
      throw Failure(ExitCode::usage, "--scale: \"" + word + "\" is named twice");
    }
    scales.push_back(scale);
  }
  return scales;
}

std::string names_of(ScaleList scales) {
  std::string names;
  for (const RatingScale* scale : scales) names += (names.empty() ? "" : ",") + std::string(scale->key);
  return names;
}

RateField field_of(const ratings::Field& field, std::string_view name, std::size_t place) {
  const auto value = [of = field.value, place](const RateRecord& record) {
    return place < record.ratings.size() ? of(*record.ratings[place]) : Value();
  };
  return {std::string(name), value, field.meaning, field.is_number};
}

std::unique_ptr<RateScale> make_scale(ScaleList scales, Session& session, const ScaleRequest& request) {
  if (scales.size() == 1) return make_rate_one(*scales.front(), session, request);
  if (request.trace) throw Failure(ExitCode::usage, "--trace belongs to one scale; --scale names several");
  return make_rate_several(scales, session, request);
}

const RateField* find_field(const RateScale& scale, std::string_view name) {
  const RateField* field = find_field(scale.fields(), name);
  return field != nullptr ? field : find_field(extra_fields(), name);
}

std::vector<std::string> field_names(const RateScale& scale) {
  std::vector<std::string> names;
  for (const RateField& field : scale.fields()) names.push_back(field.name);
  for (const RateField& field : extra_fields()) {
    if (std::ranges::count(names, field.name) == 0) names.push_back(field.name);
  }
  return names;
}

}  // namespace deduku::cli
