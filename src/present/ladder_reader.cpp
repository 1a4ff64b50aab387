// Reads a ladder from JSON, event by event, so that every error has its place in the text.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "deduku/json.hpp"
#include "deduku/points.hpp"
#include "deduku/technique_names.hpp"
#include "src/core/spelling.hpp"
#include "src/present/json_events.hpp"
#include "src/present/unknown_technique.hpp"

namespace deduku {

namespace {

using nlohmann::json;

/// A text; "" for anything else.
std::string_view word_in(const json& value) {
  return value.is_string() ? value.get_ref<const std::string&>() : std::string_view();
}

/// Receives the events of the JSON parser; each function returns whether to continue.
class LadderReader final : public present::PlacedReader<json> {
 public:
  using PlacedReader::PlacedReader;

  Expected<Ladder> read_ladder() {
    if (!read(*this)) return error();
    return ladder_;
  }

  bool scalar(json value) override {
    if (place_ == Place::rungs) return take_short_rung(value);
    if (place_ == Place::outside || field_->take == nullptr) return refuse(what_was_expected());
    return (this->*field_->take)(value) && accept();
  }
  bool start_object(std::size_t) override {
    if (place_ == Place::outside) return enter(Place::ladder);
    if (place_ != Place::rungs) return refuse(what_was_expected());
    draft_ = {};
    seen_in_rung_ = 0;
    return enter(Place::rung);
  }
  bool end_object() override {
    if (place_ == Place::ladder) return finish_ladder();
    if (!draft_.technique) return refuse_end("a rung needs a \"technique\"");
    add_rung();
    return enter(Place::rungs);
  }
  bool start_array(std::size_t) override {
    if (place_ != Place::ladder || field_->key != "rungs") return refuse(what_was_expected());
    return enter(Place::rungs);
  }
  bool end_array() override { return enter(Place::ladder); }

  bool key(std::string& key) override {
    const bool in_rung = place_ == Place::rung;
    const std::span<const Field> fields = in_rung ? std::span<const Field>(rung_fields) : ladder_fields;
    const auto found = std::ranges::find(fields, key, &Field::key);
    if (found == fields.end()) return refuse("unknown field " + in_quotes(key) + "; known: " + list(fields));
    unsigned& seen = in_rung ? seen_in_rung_ : seen_in_ladder_;
    const unsigned bit = 1U << (found - fields.begin());
    if ((seen & bit) != 0) return refuse_second(key);
    seen |= bit;
    field_ = &*found;
    return accept();
  }

 private:
  enum class Place : std::uint8_t { outside, ladder, rungs, rung };

  /// A possible field of an object, the expected value, and its handler (null: no scalar is valid).
  struct Field {
    std::string_view key;
    std::string_view expected;
    bool (LadderReader::*take)(const json&);
  };
  static const std::array<Field, 3> ladder_fields;
  static const std::array<Field, 13> rung_fields;

  /// The parsed parts of a rung that is an object.
  struct Draft {
    std::optional<TechniqueId> technique;
    std::optional<int> cost;
  };

  static std::string list(std::span<const Field> fields) {
    std::string text;
    for (const Field& field : fields) text += (text.empty() ? "" : ", ") + std::string(field.key);
    return text;
  }

  bool enter(Place place) {
    place_ = place;
    return accept();
  }

  std::string what_was_expected() const {
    if (place_ == Place::outside) return "expected an object with \"name\" and \"rungs\"";
    if (place_ == Place::rungs) return "expected a rung: the key of a technique, a family, or an object";
    return "expected " + std::string(field_->expected) + " for " + in_quotes(field_->key);
  }

  bool take_if(bool good) { return good || refuse(what_was_expected()); }

  bool take_schema_version(const json& value) { return take_if(value == json_schema_version); }
  bool take_name(const json& value) {
    ladder_.name = word_in(value);
    return take_if(!ladder_.name.empty());
  }
  bool take_technique(const json& value) {
    if (!value.is_string()) return take_if(false);
    const std::string_view word = word_in(value);
    const std::vector<TechniqueId> meant = find_techniques(word);
    if (meant.empty()) return refuse(unknown_technique(word));
    if (meant.size() > 1) return refuse(present::several_techniques(word, meant));
    draft_.technique = meant.front();
    return !is_on_ladder(*draft_.technique) || refuse_repeated(*draft_.technique);
  }
  bool take_cost(const json& value) {
    const double cost = value.is_number() ? value.get<double>() : -1;
    if (cost < 0 || cost > points(most_cost)) return take_if(false);
    draft_.cost = static_cast<int>(std::lround(100 * cost));
    return take_if(points(*draft_.cost) == cost);
  }
  bool take_for_information(const json&) { return true; }

  bool is_on_ladder(TechniqueId technique) const {
    return std::ranges::count(ladder_.rungs, technique, &Rung::technique) > 0;
  }
  bool refuse_repeated(TechniqueId technique) {
    return refuse("the technique " + in_quotes(deduku::key(technique)) + " is on the ladder twice");
  }

  /// A rung that is a word: a technique; or a family, or a name of several techniques, which expands to them in the
  /// order of the default ladder.
  bool take_short_rung(const json& value) {
    draft_ = {};
    const std::string_view word = word_in(value);
    if (const auto family = find_family(word)) {
      return take_all([&](TechniqueId technique) { return family_of(technique) == *family; }) && accept();
    }
    if (const std::vector<TechniqueId> meant = find_techniques(word); meant.size() > 1) {
      return take_all([&](TechniqueId technique) { return std::ranges::count(meant, technique) > 0; }) && accept();
    }
    if (!take_technique(value)) return false;
    add_rung();
    return accept();
  }

  template <class IsMeant>
  bool take_all(const IsMeant& is_meant) {
    for (const Rung& rung : default_ladder().rungs) {
      if (!is_meant(rung.technique)) continue;
      if (is_on_ladder(rung.technique)) return refuse_repeated(rung.technique);
      ladder_.rungs.push_back(rung);
    }
    return true;
  }

  std::string unknown_technique(std::string_view wrong) const {
    const bool may_be_family = place_ == Place::rungs;
    return may_be_family ? present::unknown_technique_or_family(wrong) : present::unknown_technique(wrong);
  }

  void add_rung() {
    const Rung& default_rung = default_ladder().rungs[static_cast<std::size_t>(*draft_.technique)];
    ladder_.rungs.push_back({default_rung.technique, draft_.cost.value_or(default_rung.cost)});
  }
  bool finish_ladder() {
    if (ladder_.name.empty()) return refuse_end("a ladder needs a \"name\"");
    if (ladder_.rungs.empty()) return refuse_end("a ladder needs at least one rung in \"rungs\"");
    return enter(Place::outside);
  }

  Place place_ = Place::outside;
  const Field* field_ = nullptr;
  unsigned seen_in_ladder_ = 0;  ///< bit i: field i of the table has occurred
  unsigned seen_in_rung_ = 0;
  Draft draft_;
  Ladder ladder_;
};

constexpr std::array<LadderReader::Field, 3> LadderReader::ladder_fields = {{
    {"schema_version", "the number 2, in which costs are points,", &LadderReader::take_schema_version},
    {"name", "a text that is not empty", &LadderReader::take_name},
    {"rungs", "an array", nullptr},
}};
constexpr std::array<LadderReader::Field, 13> LadderReader::rung_fields = {{
    {"technique", "the key of a technique", &LadderReader::take_technique},
    {"cost", "points from 0 to 1000, with at most two decimals,", &LadderReader::take_cost},
    {"name", "a text", &LadderReader::take_for_information},
    {"level", "a text", &LadderReader::take_for_information},
    {"also", "a list of texts", &LadderReader::take_for_information},
    {"elsewhere", "a list of texts", &LadderReader::take_for_information},
    {"max_cost", "a number", &LadderReader::take_for_information},
    {"se_min", "a number", &LadderReader::take_for_information},
    {"se_max", "a number", &LadderReader::take_for_information},
    {"hodoku_code", "a text", &LadderReader::take_for_information},
    {"hodoku_score", "a number", &LadderReader::take_for_information},
    {"family", "a text", &LadderReader::take_for_information},
    {"needs_uniqueness", "true or false", &LadderReader::take_for_information},
}};

}  // namespace

Expected<Ladder> parse_ladder(std::string_view text) {
  return LadderReader(text).read_ladder();
}

}  // namespace deduku
