#include "src/records/json_reader.hpp"

#include <algorithm>

#include "src/present/json_events.hpp"

namespace deduku::records {

namespace {

constexpr std::size_t deepest = 16;
/// Each new field of an object is compared with all others.
constexpr std::size_t most_fields = 1000;

/// Makes a value of the events of the parser.
class ValueBuilder final : public present::PlacedReader<Json> {
 public:
  using PlacedReader::PlacedReader;

  Expected<Json> build() {
    if (!read(*this)) return error();
    return std::move(value_);
  }

  bool scalar(Json value) override {
    put(std::move(value));
    return accept();
  }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(std::string& key) override {
    if (open_.back()->size() == most_fields) return refuse("an object of the JSON has more than 1000 fields");
    if (open_.back()->contains(key)) return refuse_second(key);
    key_ = std::move(key);
    return accept();
  }

 private:
  /// Stores a value in its place.
  Json& put(Json value) {
    if (open_.empty()) return value_ = std::move(value);
    Json& parent = *open_.back();
    if (auto* const fields = parent.get_ptr<Json::object_t*>()) {
      // The key is known to be new.
      return static_cast<Json::object_t::Container&>(*fields).emplace_back(std::move(key_), std::move(value)).second;
    }
    parent.push_back(std::move(value));
    return parent.back();
  }
  bool open(Json empty) {
    if (open_.size() == deepest) return refuse("the JSON is nested more than 16 levels deep");
    open_.push_back(&put(std::move(empty)));
    return accept();
  }
  bool close() {
    open_.pop_back();
    return accept();
  }

  Json value_;
  std::vector<Json*> open_;  ///< the arrays and objects around the next value, the outermost first
  std::string key_;
};

/// A value for a sentence; a long one is described by its kind.
std::string in_a_few_words(const Json& value) {
  constexpr std::size_t longest = 60;
  const std::string text = value.is_structured() ? "" : value.dump(-1, ' ', true, Json::error_handler_t::replace);
  if (!text.empty() && text.size() <= longest) return text;
  return value.is_object() ? "an object" : value.is_array() ? "a list" : "another text";
}

}  // namespace

Expected<Json> read_json(std::string_view text) {
  return ValueBuilder(text).build();
}

std::optional<std::string> text_in(const Json& value) {
  return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

std::optional<bool> flag_in(const Json& value) {
  return value.is_boolean() ? std::optional(value.get<bool>()) : std::nullopt;
}

std::optional<std::uint64_t> number_in(const Json& value, std::uint64_t least, std::uint64_t most) {
  const bool is_natural = value.is_number_unsigned() || (value.is_number_integer() && value.get<std::int64_t>() >= 0);
  const std::uint64_t number = is_natural ? value.get<std::uint64_t>() : 0;
  return is_natural && least <= number && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<std::vector<std::string>> texts_in(const Json& value) {
  if (!value.is_array() || !std::ranges::all_of(value, &Json::is_string)) return std::nullopt;
  return value.get<std::vector<std::string>>();
}

ObjectReader::ObjectReader(const Json& object, std::string place) : object_(object), place_(std::move(place)) {
  if (object_.is_object()) return;
  const std::string name = place_.substr(0, place_.size() - (place_.empty() ? 0 : 1));
  fault_ = (name.empty() ? "" : name + ": ") + "expected an object, found " + in_a_few_words(object_);
}

void ObjectReader::require(std::initializer_list<std::string_view> names) {
  for (std::string_view name : names) {
    if (find(name) == nullptr) refuse("the field \"" + place_ + std::string(name) + "\" is missing");
  }
}

const Json* ObjectReader::find(std::string_view name) {
  if (!object_.is_object()) return nullptr;
  asked_.emplace_back(name);
  const auto field = object_.find(asked_.back());
  return field == object_.end() || field->is_null() ? nullptr : &*field;
}

std::string ObjectReader::text(std::string_view name, std::string_view default_value) {
  const Json* const value = find(name);
  if (value == nullptr) return std::string(default_value);
  auto text = text_in(*value);
  if (!text) refuse(name, "a text");
  return text ? *std::move(text) : std::string(default_value);
}

bool ObjectReader::flag(std::string_view name) {
  const Json* const value = find(name);
  const auto flag = value == nullptr ? false : flag_in(*value);
  if (!flag) refuse(name, "true or false");
  return flag.value_or(false);
}

std::uint64_t ObjectReader::number(std::string_view name, std::uint64_t default_value, std::uint64_t least,
                                   std::uint64_t most) {
  const Json* const value = find(name);
  const auto number = value == nullptr ? default_value : number_in(*value, least, most);
  if (!number) refuse(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return number.value_or(default_value);
}

std::vector<std::string> ObjectReader::texts(std::string_view name) {
  const Json* const value = find(name);
  auto texts = value == nullptr ? std::vector<std::string>() : texts_in(*value);
  if (!texts) refuse(name, "a list of texts");
  return texts ? *std::move(texts) : std::vector<std::string>();
}

const Json* ObjectReader::object(std::string_view name) {
  const Json* const value = find(name);
  if (value == nullptr || value->is_object()) return value;
  refuse(name, "an object");
  return nullptr;
}

const Json* ObjectReader::array(std::string_view name) {
  const Json* const value = find(name);
  if (value == nullptr || value->is_array()) return value;
  refuse(name, "a list");
  return nullptr;
}

void ObjectReader::refuse(std::string_view name, const std::string& expected) {
  const Json* const value = find(name);
  refuse(place_ + std::string(name) + ": expected " + expected +
         (value == nullptr ? "" : ", found " + in_a_few_words(*value)));
}

void ObjectReader::refuse(std::string sentence) {
  if (fault_.empty()) fault_ = std::move(sentence);
}

std::vector<std::string> ObjectReader::others() const {
  std::vector<std::string> others;
  if (!object_.is_object()) return others;
  for (const auto& [name, value] : object_.items()) {
    if (std::ranges::count(asked_, name) == 0) others.push_back(name);
  }
  return others;
}

std::string ObjectReader::known() const {
  std::string names;
  for (auto name = asked_.begin(); name != asked_.end(); ++name) {
    if (std::find(asked_.begin(), name, *name) == name) names += (names.empty() ? "" : ", ") + *name;
  }
  return names;
}

}  // namespace deduku::records
