// A condition is split into alternatives, each a list of comparisons that must all hold. For each field of an
// alternative the comparisons narrow an interval; if it is empty, so is the alternative. A negated part does not
// restrict a field that may have no value, because then the negation holds. The possible values of a field also follow
// from the other constraints: a needed technique bounds the ratings.
#include "src/generate/criteria.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "src/generate/making.hpp"
#include "src/generate/need.hpp"
#include "src/ratings/field_values.hpp"

namespace deduku::generate {

namespace {

using ratings::Where;
using Node = Where::Node;
using Operator = Where::Operator;

constexpr double endless = std::numeric_limits<double>::infinity();
/// A condition with more alternatives is not examined.
constexpr std::size_t most_alternatives = 1'000;

/// The possible values of a field.
struct Domain {
  std::string_view field;
  double least;
  double most;
  /// The number of parts in a unit: all values are multiples of such a part. 0: any value.
  double parts;
  /// The puzzles for which this holds: " where x_wing is needed"; empty: all. The context owns it.
  std::string_view reason{};
};

constexpr Domain domains[] = {
    {"automorphisms", 1, endless, 1}, {"er", 0, endless, 10}, {"ep", 0, endless, 10},
    {"ed", 0, endless, 10},           {"r", 0, 13.99, 100},   {"te", 0, 3, 1},
    {"bxb", 0, endless, 1},
};

/// The effect of the other constraints on fields.
struct Context {
  const PuzzleConstraints& constraints;
  std::optional<NeededBounds> needed{};
  std::string reason{};

  /// Narrows the domain of a rating to the values that the needed technique allows.
  void narrow(Domain& domain, int least, int most, double unit) const {
    domain.least = std::max(domain.least, least / unit);
    if (most != NeededBounds::open) domain.most = std::min(domain.most, most / unit);
    domain.reason = reason;
  }
};

Domain domain_of(const std::string& field, const Context& context) {
  if (field == "givens") {
    const PuzzleConstraints& constraints = context.constraints;
    return {field, static_cast<double>(std::max(constraints.least_givens, 17)),
            static_cast<double>(constraints.most_givens), 1};
  }
  const auto* found = std::ranges::find(domains, field, &Domain::field);
  if (found == std::end(domains)) return {field, 0, endless, field.starts_with(ratings::steps_prefix) ? 1.0 : 0.0};
  Domain domain = *found;
  if (context.needed && field == "er") context.narrow(domain, context.needed->least_er, context.needed->most_er, 10);
  if (context.needed && field == "r") context.narrow(domain, context.needed->least_r, context.needed->most_r, 100);
  return domain;
}

/// The possible ranks of the levels of a field.
Domain domain_of_levels(const std::string& field, const Context& context) {
  Domain domain{field, 0, endless, 1};
  if (!context.needed || field != "class") return domain;
  const auto place = [](int cost) { return static_cast<int>(level_of(cost)); };
  const int most = context.needed->most_r;
  context.narrow(domain, place(context.needed->least_r), most == NeededBounds::open ? most : place(most), 1);
  return domain;
}

bool has_always_a_value(const std::string& field) {
  return field == "givens" || field == "automorphisms" || field == "pattern";
}

struct Demand {
  const Node* comparison;
  bool is_negated;
};
using Alternative = std::vector<Demand>;

Operator negation(Operator sign) {
  using enum Where::Operator;
  static_assert(equal < unequal && unequal < less && less < at_most && at_most < greater && greater < at_least);
  constexpr Operator negations[] = {unequal, equal, at_least, greater, at_most, less};
  return negations[static_cast<int>(sign)];
}

/// The alternatives of two parts that must both hold: each of the one with each of the other. Empty if there are too
/// many.
std::vector<Alternative> combined(const std::vector<Alternative>& one, const std::vector<Alternative>& other) {
  std::vector<Alternative> both;
  if (one.size() * other.size() > most_alternatives) return both;
  for (const Alternative& first : one) {
    for (const Alternative& second : other) {
      both.push_back(first);
      both.back().insert(both.back().end(), second.begin(), second.end());
    }
  }
  return both;
}

/// The alternatives of a part of a condition; empty if there are too many.
std::vector<Alternative> alternatives_of(const Node& node, bool is_negated) {
  if (node.kind == Node::Kind::comparison) return {{{&node, is_negated}}};
  const bool negates_parts = (node.kind == Node::Kind::none) != is_negated;
  const bool joins = (node.kind == Node::Kind::any) == is_negated;  // all parts must hold; otherwise one is enough
  std::vector<Alternative> all;
  if (joins) all.emplace_back();
  for (const Node& part : node.parts) {
    const std::vector<Alternative> of_part = alternatives_of(part, negates_parts);
    if (of_part.empty()) return {};
    if (joins) {
      all = combined(all, of_part);
      if (all.empty()) return {};
    } else {
      all.insert(all.end(), of_part.begin(), of_part.end());
    }
    if (all.size() > most_alternatives) return {};
  }
  return all;
}

std::string text_of_demand(const Demand& demand, const std::string& field) {
  constexpr std::string_view signs[] = {"=", "!=", "<", "<=", ">", ">="};
  const std::string sign(signs[static_cast<int>(demand.comparison->comparison)]);
  return (demand.is_negated ? "not " : "") + field + " " + sign + " " + demand.comparison->value;
}

std::string plain_number(double number) {
  const auto hundredths = static_cast<std::int64_t>(std::llround(number * 100));
  std::string text = std::to_string(hundredths / 100);
  const std::int64_t rest = hundredths % 100;
  if (rest == 0) return text;
  return text + "." + (rest % 10 == 0 ? std::to_string(rest / 10) : (rest < 10 ? "0" : "") + std::to_string(rest));
}

/// The values that comparisons leave to a field: numbers, or ranks of levels.
class Interval {
 public:
  explicit Interval(const Domain& domain, ratings::Levels levels = {})
      : domain_(domain), levels_(levels), least_{domain.least}, most_{domain.most} {}

  /// Narrows the interval; returns the fault if it becomes empty.
  std::string narrow(Operator sign, double value, const std::string& demand) {
    if (sign == Operator::unequal) return "";
    const bool is_upper = sign == Operator::less || sign == Operator::at_most;
    const bool is_lower = sign == Operator::greater || sign == Operator::at_least;
    const Bound wanted{value, sign == Operator::less || sign == Operator::greater, demand};
    if (!is_upper) move(least_, 1, wanted);
    if (!is_lower) move(most_, -1, wanted);
    if (least_.value < most_.value || (least_.value == most_.value && !least_.is_open && !most_.is_open)) return "";
    const bool is_out_of_domain = least_.demand.empty() || most_.demand.empty();
    if (!is_out_of_domain) {
      return least_.demand == most_.demand ? least_.demand + ": there is no such value"
                                           : least_.demand + " and " + most_.demand + " exclude each other";
    }
    const std::string end = domain_.most == endless         ? " at least"
                            : domain_.most == domain_.least ? ""
                                                            : " to " + value_text(domain_.most);
    return demand + ": " + std::string(domain_.field) + " is " + value_text(domain_.least) + end +
           std::string(domain_.reason);
  }

 private:
  std::string value_text(double value) const {
    return levels_.empty() ? plain_number(value) : std::string(levels_[static_cast<std::size_t>(value)]);
  }

  struct Bound {
    double value;
    bool is_open = false;
    std::string demand{};  ///< the one that has set it; empty: the domain of the field
  };

  /// Moves a bound up (`direction` 1) or down (-1) to the wanted one if that is stricter. If values are multiples of a
  /// part, the wanted one is first rounded to such a multiple.
  void move(Bound& bound, int direction, Bound wanted) const {
    if (domain_.parts > 0) {
      const double parts = direction * wanted.value * domain_.parts;
      const double rounded = wanted.is_open ? std::floor(parts + 1e-6) + 1 : std::ceil(parts - 1e-6);
      wanted.value = direction * rounded / domain_.parts;
      wanted.is_open = false;
    }
    const bool is_weaker = direction * (wanted.value - bound.value) < 0;
    if (is_weaker || (wanted.value == bound.value && !wanted.is_open)) return;
    bound = wanted;
  }

  Domain domain_;
  ratings::Levels levels_;  ///< the levels whose ranks are the values; empty: the values are numbers
  Bound least_;
  Bound most_;
};

/// The reason why the demands on one field exclude each other.
std::string field_fault(const std::string& field, std::span<const Demand> demands, const Context& context) {
  Interval numbers(domain_of(field, context));
  const ratings::Levels levels = ratings::levels_of_field(field);
  Interval ranks(domain_of_levels(field, context), levels);
  std::string word;
  for (const Demand& demand : demands) {
    if (demand.is_negated && !has_always_a_value(field)) continue;
    const Node& node = *demand.comparison;
    const Operator sign = demand.is_negated ? negation(node.comparison) : node.comparison;
    const std::string text = text_of_demand(demand, field);
    std::string fault;
    if (node.number) {
      fault = numbers.narrow(sign, *node.number, text);
    } else if (const auto rank = levels.empty() ? std::nullopt : ratings::level_rank(node.value)) {
      if (sign == Operator::less && *rank == 0) return text + ": " + node.value + " is the lowest";
      if (sign == Operator::greater && *rank + 1 == static_cast<int>(levels.size())) {
        return text + ": " + node.value + " is the highest";
      }
      fault = ranks.narrow(sign, *rank, text);
    } else if (field == "pattern" && sign == Operator::equal) {
      if (!word.empty() && word != node.value) fault = "pattern = " + word + " and " + text + " exclude each other";
      word = node.value;
    }
    if (!fault.empty()) return fault;
  }
  const auto& requested = context.constraints.pattern;
  if (field != "pattern" || word.empty() || !requested) return "";
  const auto found = find_pattern(word);
  if (!found || fits(*found, *requested)) return "";
  return "pattern = " + word + ": the symmetry " + std::string(name(requested->pattern)) + " is required";
}

std::string alternative_fault(const Alternative& alternative, const Where& where, const Context& context) {
  for (std::size_t field = 0; field < where.fields().size(); ++field) {
    Alternative of_field;
    for (const Demand& demand : alternative) {
      if (demand.comparison->field == field) of_field.push_back(demand);
    }
    std::string fault = field_fault(where.fields()[field], of_field, context);
    if (!fault.empty()) return fault;
  }
  return "";
}

}  // namespace

std::string bounds_fault(const Criteria& criteria, const PuzzleConstraints& constraints) {
  const Where& where = *criteria.where;
  Context context{constraints};
  if (criteria.needs) {
    context.needed = bounds_of_needed(*criteria.needs, criteria.is_exact);
    context.reason =
        " if " + std::string(key(*criteria.needs)) + " is needed" + (criteria.is_exact ? ", and nothing harder" : "");
  }
  std::string first;
  for (const Alternative& alternative : alternatives_of(where.root(), false)) {
    const std::string fault = alternative_fault(alternative, where, context);
    if (fault.empty()) return "";
    if (first.empty()) first = fault;
  }
  return first.empty() ? "" : "where: " + first;
}

}  // namespace deduku::generate
