// The scales `fewest`, `needs` and `anti_backdoor`: how few steps a puzzle takes, which techniques it needs, and which
// eliminations it hangs on. They rate puzzles with one solution.
#include "deduku/json.hpp"
#include "deduku/needs.hpp"
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/texts.hpp"

namespace deduku::ratings {

namespace {

FewestOptions fewest_options(const RatingRequest& request) {
  return {.free = request.free, .within = request.within, .solver = SolverOptions::of(request.options, request.search)};
}

/// Rates a board by `find(grid, record)`, which fills a record and returns its outcome.
template <class Record, class Find>
Rating rated_as(const Board& board, Find&& find) {
  Rating rating;
  auto& record = rating.record.emplace<Record>();
  if (find_conflict(board)) return rating;
  rating.status = find(Grid(board), record);
  const bool has_one_solution = rating.status != Outcome::none && rating.status != Outcome::several;
  if (has_one_solution) rating.ended = rating.status;
  return rating;
}

/// Null if the puzzle is not rated.
const Fewest* fewest_of(const Rating& rating) {
  return rating.ended ? &rating.as<TradeOff>().fewest : nullptr;
}

/// The number; ">=2" if fewer are not excluded; "none" if the puzzle cannot be solved within the cost.
Value fewest_value(const Rating& rating) {
  const Fewest* fewest = fewest_of(rating);
  if (fewest == nullptr) return {};
  if (fewest->outcome == Outcome::stuck) return word("none");
  return fewest->is_proved() ? Value(fewest->from) : Value(LowerBound{fewest->from});
}

Value optional_value(const std::optional<int>& number) {
  return number ? Value(*number) : Value();
}

Value fewest_to(const Rating& rating) {
  const Fewest* fewest = fewest_of(rating);
  return fewest == nullptr ? Value() : optional_value(fewest->to);
}

Value fewest_within(const Rating& rating) {
  const Fewest* fewest = fewest_of(rating);
  return fewest == nullptr || fewest->within == 0 ? Value() : Value(Points{fewest->within});
}

Value fewest_one_steps(const Rating& rating) {
  const Fewest* fewest = fewest_of(rating);
  return fewest == nullptr ? Value() : optional_value(fewest->one_steps);
}

Value fewest_proved(const Rating& rating) {
  const Fewest* fewest = fewest_of(rating);
  if (fewest == nullptr || fewest->outcome == Outcome::stuck) return {};
  if (!fewest->is_proved()) return word("no");
  return word(fewest->assumes_monotone ? "assumed" : "yes");
}

class FewestScaleRater final : public ScaleRater {
 public:
  explicit FewestScaleRater(const RatingRequest& request)
      : trades_off_(request.trade_off), finder_(*request.ladder, fewest_options(request)) {}

  Rating rate(const Board& board, RatingObserver&) override {
    return rated_as<TradeOff>(board, [&](const Grid& grid, TradeOff& trade_off) {
      if (trades_off_) {
        trade_off = finder_.trade_off(grid);
      } else {
        trade_off.fewest = finder_.find(grid);
      }
      return trade_off.fewest.outcome;
    });
  }

 private:
  bool trades_off_;
  FewestFinder finder_;
};

void add_fewest_json(const Rating& rating, const RatingRequest& request, Json& json) {
  json["free"] = name(request.free);
  if (request.trade_off) records::add_trade_off(json, rating.as<TradeOff>());
}

/// A point on a line of the table, "                4.60  3 steps"; and a note that there may be more points.
std::string trade_off_text(const Rating& rating) {
  const auto& curve = rating.as<TradeOff>();
  const std::string indent(10, ' ');
  std::string text;
  for (const TradeOffPoint& point : curve.points) {
    text += indent + records::padded(records::points(point.within), -5) + "  " + std::to_string(point.to) +
            (point.to == 1 ? " step\n" : " steps\n");
  }
  if (is_cut_short(curve.outcome)) text += indent + "The search ended early: costlier steps may make it fewer.\n";
  return text;
}

/// Null if the puzzle is not solved.
const Needs* needs_of(const Rating& rating) {
  return rating.ended == Outcome::solved ? &rating.as<Needs>() : nullptr;
}

Value joined(const std::vector<TechniqueId>& techniques) {
  std::string text;
  for (TechniqueId technique : techniques) text.append(text.empty() ? "" : "+").append(key(technique));
  return text.empty() ? word("none") : Value(text);
}

/// "w_wing+xy_wing"
Value needs_value(const Rating& rating) {
  const Needs* needs = needs_of(rating);
  if (needs == nullptr) return {};
  std::vector<TechniqueId> techniques;
  for (const Need& need : needs->needs) techniques.push_back(need.technique);
  return joined(techniques);
}

Value needs_r(const Rating& rating) {
  const Needs* needs = needs_of(rating);
  return needs == nullptr ? Value() : Value(Points{needs->r});
}

Value needs_least(const Rating& rating) {
  const Needs* needs = needs_of(rating);
  return needs == nullptr ? Value() : joined(needs->least);
}

/// 1 for a technique that is needed, else 0.
Value needs_uses(const Rating& rating, int technique) {
  const Needs* needs = needs_of(rating);
  if (needs == nullptr) return {};
  return std::ranges::count(needs->needs, static_cast<TechniqueId>(technique), &Need::technique);
}

class NeedsScaleRater final : public ScaleRater {
 public:
  explicit NeedsScaleRater(const RatingRequest& request) : finder_(*request.ladder, fewest_options(request)) {}

  Rating rate(const Board& board, RatingObserver&) override {
    return rated_as<Needs>(board, [&](const Grid& grid, Needs& needs) {
      needs = finder_.find(grid);
      return needs.outcome;
    });
  }

 private:
  NeedsFinder finder_;
};

void add_needs_json(const Rating& rating, const RatingRequest& request, Json& json) {
  const auto& needs = rating.as<Needs>();
  json["free"] = name(request.free);
  Json list = Json::array();
  for (const Need& need : needs.needs) {
    list.push_back({{"technique", key(need.technique)},
                    {"r_without", points_json(need.r_without)},
                    {"exact", need.is_exact},
                    {"bottleneck", records::state_text(need.bottleneck)}});
  }
  json["bottlenecks"] = std::move(list);
  json["least_proved"] = needs.is_least_proved;
}

/// Null if the puzzle is not rated.
const AntiBackdoors* anti_backdoors_of(const Rating& rating) {
  return rating.ended ? &rating.as<AntiBackdoors>() : nullptr;
}

/// 0, 1 or 2; ">2" if no pair solves it, ">=2" if not all were tried.
Value anti_backdoor_value(const Rating& rating) {
  const AntiBackdoors* found = anti_backdoors_of(rating);
  if (found == nullptr) return {};
  if (const auto size = found->size()) return Value(*size);
  const bool is_complete = found->outcome == Outcome::solved;
  return LowerBound{is_complete ? 2 : 1, is_complete};
}

Value anti_backdoor_count(const Rating& rating) {
  const AntiBackdoors* found = anti_backdoors_of(rating);
  return found == nullptr ? Value() : Value(found->singles.size());
}

Value anti_backdoor_pairs(const Rating& rating) {
  const AntiBackdoors* found = anti_backdoors_of(rating);
  return found == nullptr || found->outcome != Outcome::solved ? Value()
                                                               : Value(static_cast<std::int64_t>(found->pairs.size()));
}

class AntiBackdoorRater final : public ScaleRater {
 public:
  explicit AntiBackdoorRater(const RatingRequest& request) : request_(request) {}

  Rating rate(const Board& board, RatingObserver&) override {
    return rated_as<AntiBackdoors>(board, [&](const Grid& grid, AntiBackdoors& found) {
      found = anti_backdoors(grid, request_.free, request_.options.work, *request_.search);
      return found.outcome;
    });
  }

 private:
  RatingRequest request_;
};

void add_anti_backdoor_json(const Rating& rating, const RatingRequest& request, Json& json) {
  const auto& found = rating.as<AntiBackdoors>();
  json["free"] = name(request.free);
  json["false_candidates"] = found.false_candidates;
  json["singly"] = records::candidates_json(found.singles);
  Json pairs = Json::array();
  for (const auto& [first, second] : found.pairs) {
    pairs.push_back({records::candidate_json(first), records::candidate_json(second)});
  }
  json["pairs"] = std::move(pairs);
}

// Name, value, meaning, is_number, column, width.
constexpr std::array<Field, 5> fewest_fields = {{
    {"fewest", fewest_value, "the fewest steps that count; >= if fewer are not excluded", true, 1, -6},
    {"fewest_to", fewest_to, "the number of such steps on the path found", true, 2, -9},
    {"fewest_within", fewest_within, "the maximum cost of a step, in points", true, 3, -13},
    {"one_steps", fewest_one_steps, "the number of steps with different effects that solve the puzzle alone", true, 4,
     -9},
    {"fewest_proved", fewest_proved, "yes, no; assumed: if fewer candidates never need more steps", false, 5, 13},
}};
constexpr std::array<Field, 3> needs_fields = {{
    {"needs", needs_value, "the techniques without which the puzzle is not solved within R, separated by +", false, 2,
     28},
    {"least_techniques", needs_least, "the fewest techniques that solve it within R with the free ones", false, 3, 28},
    {"needs_r", needs_r, "R, in points", true, 1, -7},
}};
constexpr std::array<Field, 3> anti_backdoor_fields = {{
    {"anti_backdoor", anti_backdoor_value,
     "the fewest eliminations after which the free techniques solve the rest, up to 2", true},
    {"anti_backdoors", anti_backdoor_count, "the number of candidates that suffice alone", true},
    {"anti_backdoor_pairs", anti_backdoor_pairs, "the number of pairs that suffice together, but not alone", true},
}};

}  // namespace

constinit const RatingScale fewest_scale = {.key = "fewest",
                                            .fields = fewest_fields,
                                            .make_rater = make_rater<FewestScaleRater>,
                                            .add_json = add_fewest_json,
                                            .trade_off_text = trade_off_text};
constinit const RatingScale needs_scale = {.key = "needs",
                                           .fields = needs_fields,
                                           .make_rater = make_rater<NeedsScaleRater>,
                                           .add_json = add_needs_json,
                                           .counted_techniques = technique_count,
                                           .counted_key = technique_key,
                                           .counted_uses = needs_uses};
constinit const RatingScale anti_backdoor_scale = {.key = "anti_backdoor",
                                                   .solves = false,
                                                   .fields = anti_backdoor_fields,
                                                   .make_rater = make_rater<AntiBackdoorRater>,
                                                   .add_json = add_anti_backdoor_json};

}  // namespace deduku::ratings
