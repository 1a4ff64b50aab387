#include "src/ratings/rating_value.hpp"

#include "src/ratings/er_text.hpp"
#include "src/records/fields.hpp"

namespace deduku::ratings {

namespace {

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;  // clang 14 deduces none for an aggregate

std::string bound_text(LowerBound bound) {
  return (bound.is_excluded ? ">" : ">=") + std::to_string(bound.value);
}

}  // namespace

Value word(std::string_view text) {
  return text.empty() ? Value() : Value(std::string(text));
}

Value known_tenths(int tenths) {
  return tenths == 0 ? Value() : Value(Tenths{tenths});
}

std::string text_of(const Value& value) {
  return std::visit(
      Overloaded{[](std::monostate) { return std::string(); },
                 [](std::int64_t number) { return std::to_string(number); },
                 [](Points points) { return records::points(points.hundredths); },
                 [](Tenths tenths) { return tenths_text(tenths.tenths); },
                 [](LowerBound bound) { return bound_text(bound); }, [](const std::string& text) { return text; }},
      value);
}

Json json_of(const Value& value) {
  return std::visit(
      Overloaded{[](std::monostate) { return Json(nullptr); }, [](std::int64_t number) { return Json(number); },
                 [](Points points) { return Json(static_cast<double>(points.hundredths) / 100.0); },
                 [](Tenths tenths) { return records::known_rating_json(tenths.tenths); },
                 [](LowerBound bound) { return Json(bound_text(bound)); },
                 [](const std::string& text) { return Json(text); }},
      value);
}

std::optional<double> number_of(const Value& value) {
  using Number = std::optional<double>;
  return std::visit(
      Overloaded{[](std::monostate) { return Number(); },
                 [](std::int64_t number) { return Number(static_cast<double>(number)); },
                 [](Points points) { return Number(static_cast<double>(points.hundredths) / 100.0); },
                 [](Tenths tenths) { return Number(tenths.tenths / 10.0); },
                 [](LowerBound bound) { return Number(bound.value); }, [](const std::string&) { return Number(); }},
      value);
}

}  // namespace deduku::ratings
