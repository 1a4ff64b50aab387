#include "src/formats/fault.hpp"

#include <algorithm>
#include <array>

namespace deduku::formats {

namespace {

struct FaultRow {
  std::string_view key;
  std::string_view sentence;
};

constexpr std::array fault_rows = {
#define DEDUKU_FAULT(key, sentence) FaultRow{#key, sentence},
#include "src/formats/faults.def"
};

constexpr const FaultRow& row_of(Fault fault) {
  return fault_rows[static_cast<std::size_t>(fault)];
}

std::string text_of(const ErrorValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value.value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value.value)) return *text;
  return std::string(std::ranges::find(fault_rows, std::get<ErrorWords>(value.value).key, &FaultRow::key)->sentence);
}

/// The text for a placeholder of a sentence: "n", or "n:row|rows".
std::string filled_place(std::string_view place, const std::vector<ErrorValue>& values) {
  const std::size_t colon = std::min(place.find(':'), place.size());
  const ErrorValue& value = *std::ranges::find(values, place.substr(0, colon), &ErrorValue::name);
  if (colon == place.size()) return text_of(value);
  const std::string_view forms = place.substr(colon + 1);
  const std::size_t bar = forms.find('|');
  return std::string(std::get<std::int64_t>(value.value) == 1 ? forms.substr(0, bar) : forms.substr(bar + 1));
}

std::string filled_sentence(std::string_view sentence, const std::vector<ErrorValue>& values) {
  std::string text;
  for (std::size_t open; (open = sentence.find('{')) != sentence.npos;) {
    const std::size_t close = sentence.find('}', open);
    text += sentence.substr(0, open);
    text += filled_place(sentence.substr(open + 1, close - open - 1), values);
    sentence.remove_prefix(close + 1);
  }
  return text += sentence;
}

}  // namespace

FaultValue::FaultValue(std::string_view name, Fault words) : FaultValue(name, row_of(words).key) {
  kind_ = Kind::words;
}

FaultValue FaultValue::quoted(std::string_view name, std::string_view text) {
  FaultValue value(name, text);
  value.kind_ = Kind::quoted;
  return value;
}

ErrorValue FaultValue::kept() const {
  if (kind_ == Kind::number) return {name_, number_};
  if (kind_ == Kind::words) return {name_, ErrorWords{text_}};
  return {name_, kind_ == Kind::quoted ? "'" + std::string(text_) + "'" : std::string(text_)};
}

ParseError error_of(Fault fault, std::int64_t line, int column, std::initializer_list<FaultValue> values) {
  const auto& [key, sentence] = row_of(fault);
  std::vector<ErrorValue> kept;
  for (const FaultValue& value : values) kept.push_back(value.kept());
  std::string message = filled_sentence(sentence, kept);
  return {line, column, std::move(message), {key, std::move(kept)}};
}

}  // namespace deduku::formats
