#include "src/generate/criteria.hpp"

#include <algorithm>
#include <cmath>

#include "deduku/canonical.hpp"
#include "deduku/technique_names.hpp"
#include "src/generate/need.hpp"
#include "src/present/unknown_technique.hpp"
#include "src/ratings/field_values.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::generate {

namespace {

using ratings::RatingScale;
using ratings::Where;
using Node = Where::Node;

/// The index of a scale among those in use; adds it if necessary.
std::size_t use_scale(std::vector<const RatingScale*>& scales, const RatingScale* scale) {
  const auto found = std::ranges::find(scales, scale);
  if (found != scales.end()) return static_cast<std::size_t>(found - scales.begin());
  scales.push_back(scale);
  return scales.size() - 1;
}

/// The scale and the field with a name: first by the name used beside other scales, then by the name within a scale, in
/// the order of the scales.
std::optional<std::pair<const RatingScale*, const ratings::Field*>> find_figure(std::string_view name) {
  for (const RatingScale* scale : ratings::rating_scales()) {
    for (const ratings::Field* field : row_fields(*scale)) {
      if (field->row_name == name) return std::pair(scale, field);
    }
  }
  for (const RatingScale* scale : ratings::rating_scales()) {
    if (const ratings::Field* field = ratings::find_field(*scale, name)) return std::pair(scale, field);
  }
  return std::nullopt;
}

std::vector<std::string> known_fields() {
  std::vector<std::string> names = {"givens", "pattern", "automorphisms"};
  for (const RatingScale* scale : ratings::rating_scales()) {
    for (const ratings::Field* field : row_fields(*scale)) names.emplace_back(field->row_name);
    for (const ratings::Field& field : scale->fields) names.emplace_back(field.name);
  }
  for (std::string& counted : ratings::counted_fields(ratings::rating_scales())) names.push_back(std::move(counted));
  return names;
}

JudgedField judged_field(std::string_view name, std::vector<const RatingScale*>& scales) {
  using Source = JudgedField::Source;
  if (name == "givens") return {Source::givens};
  if (name == "pattern") return {Source::pattern};
  if (name == "automorphisms") return {Source::automorphisms};
  if (name.starts_with(ratings::steps_prefix)) {
    const auto all = ratings::rating_scales();
    const auto [place, technique] = *ratings::find_counted(all, name.substr(ratings::steps_prefix.size()));
    return {Source::steps, use_scale(scales, all[place]), nullptr, technique};
  }
  const auto [scale, field] = *find_figure(name);
  return {Source::scale, use_scale(scales, scale), field};
}

/// Calls `visit` with each comparison that must hold for the whole to hold.
template <class Visit>
void for_each_required(const Node& node, const Visit& visit) {
  if (node.kind == Node::Kind::comparison) visit(node);
  if (node.kind != Node::Kind::all) return;
  for (const Node& part : node.parts) for_each_required(part, visit);
}

/// The technique of a constraint, or an error about it.
Expected<TechniqueId, std::string> technique_in(const std::string& constraint, const std::string& word) {
  const std::vector<TechniqueId> found = find_techniques(word);
  if (found.empty()) return constraint + ": " + present::unknown_technique(word);
  if (found.size() > 1) return constraint + ": " + present::several_techniques(word, found);
  if (std::ranges::count(default_ladder().rungs, found.front(), &Rung::technique) == 0) {
    return constraint + ": " + std::string(key(found.front())) + " is not on the default ladder";
  }
  return found.front();
}

void bound_figure(ScaleBounds& bounds, Where::Operator sign, double value) {
  using enum Where::Operator;
  constexpr double limit = 1e8;
  const double units = std::clamp(value * bounds.unit, -limit, limit);
  const auto lower = static_cast<int>(std::floor(units + 1e-6));
  const auto upper = static_cast<int>(std::ceil(units - 1e-6));
  int& most = bounds.most_figure;
  int& least = bounds.least_figure;
  if (sign == equal || sign == at_most) most = std::min(most, lower);
  if (sign == less) most = std::min(most, upper - 1);
  if (sign == equal || sign == at_least) least = std::max(least, upper);
  if (sign == greater) least = std::max(least, lower + 1);
}

void bound(ScaleBounds& bounds, const RatingScale& scale, const ratings::Field& field, const Node& node) {
  using enum Where::Operator;
  if (field.name == scale.bounded_figure && node.number) {
    bounds.unit = scale.units_in_point;
    bound_figure(bounds, node.comparison, *node.number);
  }
  if (field.name != scale.bounded_level) return;
  const std::optional<double> rank = ratings::ordinal_of_field(field.name, node.value);
  if (!rank) return;
  const int level = static_cast<int>(*rank);
  const bool is_upper = node.comparison == equal || node.comparison == at_most;
  if (is_upper) bounds.most_level = std::min(bounds.most_level, level);
  if (node.comparison == less) bounds.most_level = std::min(bounds.most_level, level - 1);
}

/// Whether a condition is a list of comparisons that must all hold.
bool is_list(const Node& node) {
  if (node.kind == Node::Kind::comparison) return true;
  return node.kind == Node::Kind::all && std::ranges::all_of(node.parts, is_list);
}

/// Whether the only condition on the scale is a lower bound of the figure that its rater decides early.
bool has_floor_alone(const Criteria& criteria, std::size_t scale) {
  using enum Where::Operator;
  if (!is_list(criteria.where->root())) return false;
  bool has_floor = false;
  bool has_more = false;
  for_each_required(criteria.where->root(), [&](const Node& node) {
    const JudgedField& field = criteria.fields[node.field];
    const bool is_of_scale = field.source == JudgedField::Source::scale || field.source == JudgedField::Source::steps;
    if (!is_of_scale || field.scale != scale) return;
    const bool is_floor = field.source == JudgedField::Source::scale && node.number &&
                          (node.comparison == at_least || node.comparison == greater) &&
                          field.field->name == criteria.scales[scale]->bounded_figure;
    (is_floor ? has_floor : has_more) = true;
  });
  return has_floor && !has_more;
}

}  // namespace

Expected<Criteria, std::string> Criteria::read(const PuzzleConstraints& constraints) {
  Criteria criteria;
  if (!constraints.where.empty()) {
    auto where = Where::read(constraints.where);
    if (!where) return "where: " + where.error();
    std::string fault = where->check_fields(known_fields());
    if (fault.empty()) fault = where->check_techniques();
    if (!fault.empty()) return "where: " + fault;
    for (const std::string& name : where->fields()) {
      criteria.fields.push_back(judged_field(name, criteria.scales));
      criteria.counts_steps |= criteria.fields.back().source == JudgedField::Source::steps;
    }
    criteria.bounds.resize(criteria.scales.size());
    for_each_required(where->root(), [&](const Node& node) {
      const JudgedField& field = criteria.fields[node.field];
      if (field.source != JudgedField::Source::scale) return;
      bound(criteria.bounds[field.scale], *criteria.scales[field.scale], *field.field, node);
    });
    for (std::size_t i = 0; i < criteria.scales.size(); ++i) {
      if (criteria.scales[i]->key != "ser") continue;
      criteria.least_er = criteria.bounds[i].least_figure;
      criteria.most_er = std::min(criteria.most_er, criteria.bounds[i].most_figure);
    }
    criteria.where.emplace(*std::move(where));
    for (std::size_t i = 0; i < criteria.scales.size(); ++i) {
      criteria.bounds[i].has_floor_alone = has_floor_alone(criteria, i);
    }
  }
  const std::string& needed = constraints.exactly.empty() ? constraints.needs : constraints.exactly;
  if (!needed.empty()) {
    const auto technique = technique_in(constraints.exactly.empty() ? "needs" : "exactly", needed);
    if (!technique) return technique.error();
    criteria.needs = *technique;
    criteria.is_exact = !constraints.exactly.empty();
    criteria.least_cost = std::ranges::find(default_ladder().rungs, *technique, &Rung::technique)->cost;
    criteria.most_cost = criteria.least_cost + technique_of(*technique).surcharge.most();
  }
  std::vector<TechniqueId> unwanted;
  for (const std::string& word : constraints.without) {
    if (const auto family = find_family(word)) {
      for (const Rung& rung : default_ladder().rungs) {
        if (family_of(rung.technique) == *family) unwanted.push_back(rung.technique);
      }
      continue;
    }
    const std::vector<TechniqueId> found = find_techniques(word);
    if (found.empty()) return "without: " + present::unknown_technique_or_family(word);
    unwanted.insert(unwanted.end(), found.begin(), found.end());
  }
  if (criteria.needs && std::ranges::count(unwanted, *criteria.needs) > 0) {
    return "without: " + std::string(key(*criteria.needs)) + " is needed, so it cannot be omitted";
  }
  criteria.has_without = !unwanted.empty();
  criteria.without = ladder_without(unwanted);
  if (criteria.without.rungs.empty()) return std::string("without: no technique of the default ladder is left");
  return criteria;
}

ScaleBounds ScaleBounds::raised(Distance slack) const {
  const auto add = [](int& bound, Distance by) {
    bound = static_cast<int>(std::min<Distance>(open, bound + std::min<Distance>(by, far_away)));
  };
  ScaleBounds bounds = *this;
  add(bounds.most_figure, slack * unit / 100);
  add(bounds.most_level, slack / 100);
  return bounds;
}

}  // namespace deduku::generate
