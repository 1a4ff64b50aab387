#include "src/service/json_text.hpp"

#include <algorithm>

#include "src/present/json_events.hpp"

namespace deduku::service {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t deepest = 16;
/// For each new field of an object the others are looked through.
constexpr std::size_t most_fields = 1000;

/// Makes a value of the events of the parser.
class ValueBuilder final : public nlohmann::json_sax<Json> {
 public:
  explicit ValueBuilder(std::string_view text) : text_(text) {}

  Expected<Json> build() {
    if (present::read_events<Json>(text_, *this)) return std::move(value_);
    return error_;
  }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(std::int64_t value) override { return add(value); }
  bool number_unsigned(std::uint64_t value) override { return add(value); }
  bool number_float(double value, const std::string&) override { return add(value); }
  bool string(std::string& value) override { return add(std::move(value)); }
  bool binary(Json::binary_t&) override { return refuse("binary values are no JSON"); }

  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(std::string& key) override {
    if (open_.back()->size() == most_fields) return refuse("an object of the JSON has more than 1000 fields");
    if (open_.back()->contains(key)) return refuse("a field stands twice in an object");
    key_ = std::move(key);
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& exception) override {
    return refuse_at(position == 0 ? 0 : position - 1, "not valid JSON: " + present::json_complaint(exception.what()));
  }
  bool refuse_at(std::size_t offset, std::string message) {
    const std::string_view before = text_.substr(0, offset);
    const std::size_t line_begin = before.rfind('\n') + 1;
    error_ = {std::ranges::count(before, '\n') + 1, static_cast<int>(before.size() - line_begin) + 1,
              std::move(message)};
    return false;
  }

 private:
  bool refuse(std::string message) {
    error_ = {0, 0, std::move(message)};
    return false;
  }

  /// Puts a value where the text has it.
  Json& put(Json value) {
    if (open_.empty()) return value_ = std::move(value);
    Json& parent = *open_.back();
    if (parent.is_object()) return parent[key_] = std::move(value);
    parent.push_back(std::move(value));
    return parent.back();
  }
  bool add(Json value) {
    put(std::move(value));
    return true;
  }
  bool open(Json empty) {
    if (open_.size() == deepest) return refuse("the JSON is nested more than 16 levels deep");
    open_.push_back(&put(std::move(empty)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::string_view text_;
  Json value_;
  std::vector<Json*> open_;  ///< the arrays and objects around the next value, the outermost first
  std::string key_;
  ParseError error_;
};

}  // namespace

Expected<Json> parse_json(std::string_view text) {
  return ValueBuilder(text).build();
}

}  // namespace deduku::service
