#include "src/records/fewest_record.hpp"

#include <algorithm>

#include "deduku/json.hpp"
#include "src/core/spelling.hpp"
#include "src/present/words.hpp"
#include "src/records/step_question.hpp"

namespace deduku::records {

namespace {

using present::Words;

std::string free_name(FreeTechniques free, const Words& words) {
  return words.say("cli.fewest.free." + std::string(name(free)));
}

/// Points as people write them, in hundredths: "4", "4.6", "4.65"; empty for another text.
std::optional<int> hundredths_of(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view whole = text.substr(0, point);
  const std::string_view rest = text.substr(std::min(point + 1, text.size()));
  const auto is_digits = [](std::string_view part) {
    return part.find_first_not_of("0123456789") == std::string_view::npos;
  };
  constexpr std::size_t most_digits = 4;
  if (whole.empty() || whole.size() > most_digits || rest.size() > 2) return std::nullopt;
  if (!is_digits(whole) || !is_digits(rest) || (point < text.size() && rest.empty())) return std::nullopt;
  int value = 0;
  for (char digit : whole) value = 10 * value + (digit - '0');
  for (std::size_t i = 0; i < 2; ++i) value = 10 * value + (i < rest.size() ? rest[i] - '0' : 0);
  return value;
}

Json cut_keys(const TechniqueSet& cut) {
  std::vector<TechniqueId> techniques;
  for (std::size_t i = 0; i < cut.size(); ++i) {
    if (cut[i]) techniques.push_back(static_cast<TechniqueId>(i));
  }
  return keys_json(techniques);
}

Json points_or_null(int hundredths) {
  return hundredths == 0 ? Json(nullptr) : points_json(hundredths);
}

}  // namespace

FreeTechniques free_of_word(std::string_view word) {
  if (word == "singles") return FreeTechniques::singles;
  return word == "subsets" ? FreeTechniques::subsets : FreeTechniques::locked;
}

Expected<std::optional<int>> within_of_word(const std::string& word, const Ladder& ladder) {
  if (word.empty() || word == "r" || word == "R") return std::optional<int>();
  if (const auto points = hundredths_of(word)) return points;
  const Expected<Ladder> part = select_technique(ladder, word);
  if (!part) return part.error();
  int most = 0;
  for (const Rung& rung : part->rungs) most = std::max(most, rung.cost + technique_of(rung.technique).surcharge.most());
  return std::optional(most);
}

void add_progress(Json& step, const Progress& progress) {
  step["progress"] = {{"placed", progress.placed}, {"removed", progress.removed}};
  step["solves"] = progress.solves;
}

void sort_by_progress(std::vector<StepEvent>& events, const ProgressMeter& meter) {
  std::vector<std::pair<std::pair<int, int>, std::size_t>> order;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Progress progress = meter.progress(events[i].view.step.effects);
    order.push_back({{-progress.removed, -progress.placed}, i});
  }
  std::ranges::sort(order);
  std::vector<StepEvent> sorted;
  for (const auto& [rank, index] : order) {
    const StepEvent& event = events[index];
    sorted.push_back({event.view, event.rung, static_cast<int>(sorted.size()) + 1});
  }
  events.swap(sorted);
}

Json fewest_json(const Fewest& fewest) {
  return {{"from", fewest.from},
          {"to", value_or_null(fewest.to)},
          {"proved", fewest.is_proved()},
          {"assumes_monotone", fewest.assumes_monotone},
          {"within", points_or_null(fewest.within)},
          {"free", name(fewest.free)},
          {"one_steps", value_or_null(fewest.one_steps)},
          {"ended", name(fewest.outcome)},
          {"cut", cut_keys(fewest.cut)}};
}

void add_trade_off(Json& json, const TradeOff& curve) {
  Json points = Json::array();
  for (const TradeOffPoint& point : curve.points) {
    points.push_back({{"within", points_json(point.within)}, {"from", point.from}, {"to", point.to}});
  }
  json["trade_off"] = std::move(points);
  json["trade_off_ended"] = name(curve.outcome);
}

void add_one_steps(Json& json, const SingleStepSolutions& ones) {
  json["within"] = points_or_null(ones.within);
  json["complete"] = ones.is_complete();
  json["needless"] = ones.free_techniques_suffice;
  json["grid"] = grid_json(ones.before.finish());
  json["cut"] = cut_keys(ones.cut);
}

Outcome status_of(const Fewest& fewest) {
  return fewest.path ? Outcome::solved : fewest.outcome;
}

void add_fewest_path(Json& json, const Fewest& fewest, const SolveResult& known, Json steps) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    steps[i]["free"] = is_free(fewest.free, (*fewest.path)[i].view.step.technique);
  }
  PathAnswer answer;
  answer.outcome = status_of(fewest);
  answer.result = known;
  answer.result.outcome = answer.outcome == Outcome::stuck ? Outcome::none : answer.outcome;
  add_path(json, answer, std::move(steps));
  json["fewest"] = fewest_json(fewest);
}

std::string free_run_text(int steps, FreeTechniques free, const TextStyle& style) {
  const Words words(style);
  return words.say("cli.fewest.free_run", {{"free", free_name(free, words)}, {"steps", present::counted(steps)}}) +
         "\n";
}

std::string fewest_text(const Fewest& fewest, const TextStyle& style) {
  const Words words(style);
  const auto say = [&](std::string_view what) {
    return words.say("cli.fewest." + std::string(what), {{"free", free_name(fewest.free, words)},
                                                         {"within", points(fewest.within)},
                                                         {"from", present::counted(fewest.from)},
                                                         {"to", present::counted(fewest.to.value_or(0))}}) +
           "\n";
  };
  if (fewest.outcome == Outcome::none) return words.say("cli.none") + "\n";
  if (fewest.outcome == Outcome::several) return words.say("cli.fewest.several") + "\n";
  if (fewest.outcome == Outcome::stuck) return say("none_within");
  if (!fewest.to) return say("at_least");
  if (*fewest.to == 0) return say("needless");
  if (!fewest.is_proved()) return say("between");
  return say(fewest.assumes_monotone ? "assumed" : "proved");
}

std::string one_steps_text(const SingleStepSolutions& ones, FreeTechniques free, const TextStyle& style) {
  const Words words(style);
  if (ones.outcome == Outcome::none) return words.say("cli.none") + "\n";
  if (ones.outcome == Outcome::several) return words.say("cli.fewest.several") + "\n";
  const auto say = [&](std::string_view what) {
    return words.say("cli.fewest." + std::string(what), {{"free", free_name(free, words)},
                                                         {"within", points(ones.within)},
                                                         {"steps", present::counted(ones.steps.size())}}) +
           "\n";
  };
  if (ones.free_techniques_suffice) return say("needless");
  if (ones.outcome == Outcome::stuck) return say("none_within");
  return say(ones.is_complete() ? "one_steps" : "some_one_steps");
}

std::string progress_text(const Progress& progress, const TextStyle& style) {
  const Words words(style);
  if (progress.solves) return words.say("cli.step.solves");
  return words.say("cli.step.unlocks",
                   {{"placed", present::counted(progress.placed)}, {"removed", present::counted(progress.removed)}});
}

}  // namespace deduku::records
