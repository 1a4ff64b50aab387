#include "src/records/json_text.hpp"

#include "src/present/json_events.hpp"
#include "src/records/fields.hpp"

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

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(std::int64_t value) override { return add(value); }
  bool number_unsigned(std::uint64_t value) override { return add(value); }
  bool number_float(double value, const std::string&) override { return add(value); }
  bool string(std::string& value) override { return add(std::move(value)); }
  bool binary(Json::binary_t&) override { return refuse("binary values are not JSON"); }

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
  bool add(Json value) {
    put(std::move(value));
    return accept();
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

}  // namespace

Expected<Json> read_json(std::string_view text) {
  return ValueBuilder(text).build();
}

}  // namespace deduku::records
