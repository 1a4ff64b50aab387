#include "src/ratings/rating_value.hpp"

#include "deduku/json.hpp"
#include "deduku/points.hpp"
#include "src/core/spelling.hpp"
#include "src/records/fields.hpp"

namespace deduku::ratings {

namespace {

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;  // clang 14 does not deduce this for an aggregate

/// The figure of a bound as an exact one.
Value figure_of(const LowerBound& bound) {
  return std::visit([](auto figure) { return Value(figure); }, bound.figure);
}

std::string bound_text(const LowerBound& bound) {
  return records::bound_text(text_of(figure_of(bound)), bound.is_excluded);
}

}  // namespace

Value word(std::string_view text) {
  return text.empty() ? Value() : Value(std::string(text));
}

Value known_tenths(int tenths) {
  return tenths == 0 ? Value() : Value(Tenths{tenths});
}

bool is_exact(const Value& value) {
  return !std::holds_alternative<std::monostate>(value) && !std::holds_alternative<LowerBound>(value);
}

Value at_least(const Value& value) {
  return std::visit(
      Overloaded{[](std::int64_t figure) { return Value(LowerBound{figure}); },
                 [](Points figure) { return Value(LowerBound{figure}); },
                 [](Tenths figure) { return Value(LowerBound{figure}); }, [&](const auto&) { return value; }},
      value);
}

std::string text_of(const Value& value) {
  return std::visit(Overloaded{[](std::monostate) { return std::string(); },
                               [](std::int64_t number) { return std::to_string(number); },
                               [](Points points) { return records::points(points.hundredths); },
                               [](Tenths tenths) { return tenths_text(tenths.tenths); },
                               [](const LowerBound& bound) { return bound_text(bound); },
                               [](const std::string& text) { return text; }},
                    value);
}

Json json_of(const Value& value) {
  return std::visit(
      Overloaded{[](std::monostate) { return Json(nullptr); }, [](std::int64_t number) { return Json(number); },
                 [](Points points) { return points_json(points.hundredths); },
                 [](Tenths tenths) { return records::known_rating_json(tenths.tenths); },
                 [](const LowerBound& bound) { return Json(bound_text(bound)); },
                 [](const std::string& text) { return Json(text); }},
      value);
}

std::optional<double> number_of(const Value& value) {
  using Number = std::optional<double>;
  return std::visit(Overloaded{[](std::monostate) { return Number(); },
                               [](std::int64_t number) { return Number(static_cast<double>(number)); },
                               [](Points points) { return Number(deduku::points(points.hundredths)); },
                               [](Tenths tenths) { return Number(tenths.tenths / 10.0); },
                               [](const LowerBound& bound) { return number_of(figure_of(bound)); },
                               [](const std::string&) { return Number(); }},
                    value);
}

std::string tenths_text(int tenths) {
  return decimal(tenths, 10);
}

std::string known_tenths_text(int tenths) {
  return tenths == 0 ? "" : tenths_text(tenths);
}

std::string rating_text(const SeRating& rating) {
  if (rating.er == 0) return "";
  return records::er_text(rating) + "/" + known_tenths_text(rating.ep) + "/" + known_tenths_text(rating.ed);
}

}  // namespace deduku::ratings
