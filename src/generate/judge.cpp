#include "src/generate/judge.hpp"

#include <algorithm>
#include <cmath>

#include "deduku/canonical.hpp"
#include "src/ratings/field_values.hpp"

namespace deduku::generate {

namespace {

using ratings::RatingScale;
using ratings::Where;
using Node = Where::Node;

}  // namespace

struct Judge::Row {
  const Board& puzzle;
  /// For each scale in use, once it has rated.
  std::vector<std::optional<ratings::Rating>> ratings{};
  /// The scales whose floor the puzzle is known to reach, so that they need not rate it.
  std::vector<bool> reaches_floor{};

  Row(const Board& board, std::size_t scales) : puzzle(board), ratings(scales), reaches_floor(scales) {}
};

Judge::Judge(const PuzzleConstraints& constraints, Criteria criteria, const std::function<bool()>& stop)
    : least_givens_(constraints.least_givens),
      most_givens_(constraints.most_givens),
      criteria_(std::move(criteria)),
      stop_(stop) {
  // The puzzles have one solution: they are made so.
  const RatingOptions options{.uniqueness = Uniqueness::known, .work = {.budget = 0, .stop = stop_}};
  ratings::RatingRequest request;
  request.ladder = &default_ladder();
  request.options = options;
  request.counts_steps = criteria_.counts_steps;
  for (const RatingScale* scale : criteria_.scales) raters_.push_back(scale->make_rater(request));
  SolverOptions solving = SolverOptions::of(options);
  solving.arguments = false;
  if (criteria_.needs) needs_ = std::make_unique<NeedRater>(*criteria_.needs, solving);
  if (criteria_.has_without) without_ = std::make_unique<Solver>(criteria_.without, solving);
}

bool Judge::asks_raters() const {
  return criteria_.where || criteria_.needs || criteria_.has_without;
}

Distance Judge::distance(const Board& puzzle, Distance tolerated) {
  is_stopped_ = false;
  const int givens = puzzle.givens.size();
  Distance distance = 100 * std::max({0, least_givens_ - givens, givens - most_givens_});
  if (distance > tolerated) return distance;
  if (criteria_.needs) distance += distance_of_needs(puzzle, tolerated - distance);
  if (distance > tolerated) return distance;
  if (criteria_.has_without) distance += distance_of_without(puzzle);
  if (distance > tolerated || !criteria_.where) return distance;
  Row row(puzzle, criteria_.scales.size());
  for (std::size_t scale = 0; scale < criteria_.scales.size(); ++scale) {
    const ScaleBounds& bounds = criteria_.bounds[scale];
    row.reaches_floor[scale] =
        bounds.has_floor_alone && is_above(bounds.least_figure - 1, ScaleBounds::open, scale, row);
    if (!bounds.has_ceiling()) continue;
    const ScaleBounds raised = bounds.raised(tolerated - distance);
    if (is_above(raised.most_figure, raised.most_level, scale, row)) return tolerated + 1;
  }
  return distance + distance_of_condition(criteria_.where->root(), row);
}

bool Judge::is_above(int most_figure, int most_level, std::size_t scale, Row& row) {
  auto rating = raters_[scale]->rate_up_to(row.puzzle, most_figure, most_level);
  if (!rating) return true;
  is_stopped_ |= rating->ended == Outcome::stopped;
  row.ratings[scale] = std::move(rating);
  return false;
}

/// The sum if all parts must hold, the minimum if one of them is enough.
Distance Judge::distance_of_condition(const Node& node, Row& row) {
  Distance distance = 0;
  switch (node.kind) {
    case Node::Kind::all:
      for (const Node& part : node.parts) distance += distance_of_condition(part, row);
      return distance;
    case Node::Kind::any:
      distance = far_away;
      for (const Node& part : node.parts) distance = std::min(distance, distance_of_condition(part, row));
      return distance;
    case Node::Kind::none:
      return node.holds([&](std::size_t field) { return text_of(field, row); }) ? 0 : 100;
    case Node::Kind::comparison:
      return distance_of_comparison(node, row);
  }
  return far_away;
}

Distance Judge::distance_of_comparison(const Node& node, Row& row) {
  const JudgedField& field = criteria_.fields[node.field];
  if (field.source == JudgedField::Source::scale && row.reaches_floor[field.scale]) return 0;
  const std::string text = text_of(node.field, row);
  const bool holds = node.holds([&](std::size_t) { return text; });
  if (holds) return 0;
  if (node.number) {
    const auto number = ratings::number_of_field(text);
    if (!number) return far_away;
    const double difference = std::abs(*number - *node.number) * 100;
    return std::max<Distance>(1, std::min(far_away, static_cast<Distance>(std::llround(std::min(difference, 1e9)))));
  }
  const auto rank = ratings::level_rank(text);
  const auto wanted = ratings::level_rank(node.value);
  if (!rank || !wanted) return 100;
  return std::max<Distance>(1, 100 * std::abs(*rank - *wanted));
}

std::string text_of_field(const Criteria& criteria, std::size_t index, const Board& puzzle,
                          FunctionRef<const ratings::Rating&(std::size_t)> rating_of) {
  const JudgedField& field = criteria.fields[index];
  switch (field.source) {
    case JudgedField::Source::givens:
      return std::to_string(puzzle.givens.size());
    case JudgedField::Source::pattern:
      return std::string(name(pattern_of(puzzle.givens)));
    case JudgedField::Source::automorphisms:
      return std::to_string(canonical_form(puzzle).automorphisms);
    case JudgedField::Source::steps:
      return ratings::text_of(criteria.scales[field.scale]->counted_uses(rating_of(field.scale), field.technique));
    case JudgedField::Source::scale:
      return ratings::text_of(field.field->value(rating_of(field.scale)));
  }
  return "";
}

std::string Judge::text_of(std::size_t index, Row& row) {
  return text_of_field(criteria_, index, row.puzzle,
                       [&](std::size_t scale) -> const ratings::Rating& { return rating_of(scale, row); });
}

const ratings::Rating& Judge::rating_of(std::size_t scale, Row& row) {
  if (!row.ratings[scale]) {
    ratings::RatingObserver watch;
    row.ratings[scale] = raters_[scale]->rate(row.puzzle, watch);
    is_stopped_ |= row.ratings[scale]->ended == Outcome::stopped;
  }
  return *row.ratings[scale];
}

/// If the technique is needed, R is hardly ever above the cost of its steps. So a puzzle is nearer the closer its R is
/// to that cost, and puzzles that use the technique are nearer than others.
Distance Judge::distance_of_needs(const Board& puzzle, Distance tolerated) {
  constexpr Distance unused = 40;
  constexpr Distance unneeded = 20;
  // With a condition the wanted puzzles may be harder.
  const bool has_ceiling = criteria_.is_exact || (overlooks_harder_ && !criteria_.where);
  const Distance most = has_ceiling ? criteria_.most_cost + tolerated : far_away;
  const auto use = needs_->use_up_to(puzzle, static_cast<int>(std::min<Distance>(most, far_away)));
  is_stopped_ |= needs_->is_stopped();
  if (!use) return tolerated + 1;
  const int r = use->rating.r;
  const bool is_needed = needs_->is_needed(puzzle, *use);
  is_stopped_ |= needs_->is_stopped();
  if (is_needed) return criteria_.is_exact ? r - use->costliest : 0;
  const int away = std::max({0, criteria_.least_cost - r, r - criteria_.most_cost});
  return away + (use->costliest > 0 ? unneeded : unused);
}

Distance Judge::distance_of_without(const Board& puzzle) {
  const SolveResult result = without_->solve(Grid(puzzle));
  is_stopped_ |= result.outcome == Outcome::stopped;
  return result.outcome == Outcome::solved ? 0 : 50 + 5 * result.logical.empty_cells().size();  // the fewer, the nearer
}

std::vector<std::string> Judge::field_texts(const Board& puzzle) {
  Row row(puzzle, criteria_.scales.size());
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < criteria_.fields.size(); ++i) texts.push_back(text_of(i, row));
  return texts;
}

}  // namespace deduku::generate
