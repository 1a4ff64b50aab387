#include "src/present/path_fields.hpp"

#include <algorithm>

#include "src/core/spelling.hpp"
#include "src/present/json_events.hpp"

namespace deduku::present {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 25> wanted_fields = {
    "type",   "n",          "puzzle", "status",   "solution",  "steps", "technique", "grid",   "line",
    "givens", "candidates", "places", "removes",  "premises",  "cells", "house",     "digits", "cell",
    "digit",  "absent",     "deadly", "symmetry", "transpose", "rows",  "columns"};

/// Receives the events of the JSON parser; each function returns whether to continue.
// NOLINTNEXTLINE(bugprone-exception-escape): without memory for an empty object the program ends
class FieldReader final : public PlacedReader<json> {
 public:
  using PlacedReader::PlacedReader;

  Expected<json> read_fields() {
    if (!read(*this)) return error();
    return std::move(root_);
  }

  bool scalar(json value) override {
    put(std::move(value));
    return accept();
  }
  bool start_object(std::size_t) override { return enter(json::object()); }
  bool start_array(std::size_t) override { return enter(json::array()); }
  bool end_object() override { return leave(); }
  bool end_array() override { return leave(); }

  bool key(std::string& key) override {
    if (skipped_depth_ > 0) return accept();
    skips_next_ = !is_wanted(key);
    if (skips_next_) return accept();
    if (open_.back()->contains(key)) return refuse_second(key);
    key_ = key;
    return accept();
  }

 private:
  static constexpr std::size_t greatest_depth = 8;

  bool is_wanted(std::string_view key) const {
    // The grid of a step other than the first one: the path has its own grids.
    const bool is_step = open_.size() == 3 && open_[1]->is_array();
    if (key == "grid" && is_step && open_[1]->size() > 1) return false;
    return std::ranges::find(wanted_fields, key) != wanted_fields.end();
  }

  /// Stores a relevant value; returns null for any other.
  json* put(json value) {
    if (skipped_depth_ > 0 || std::exchange(skips_next_, false)) return nullptr;
    if (open_.empty()) {
      root_ = std::move(value);
      return &root_;
    }
    json& parent = *open_.back();
    if (parent.is_array()) return &parent.emplace_back(std::move(value));
    return &(parent[key_] = std::move(value));
  }

  bool enter(json value) {
    json* const place = put(std::move(value));
    if (place == nullptr) {
      ++skipped_depth_;
    } else if (open_.size() == greatest_depth) {
      return refuse("the values are nested too deeply for a path");
    } else {
      open_.push_back(place);
    }
    return accept();
  }

  bool leave() {
    if (skipped_depth_ > 0) {
      --skipped_depth_;
    } else {
      open_.pop_back();
    }
    return accept();
  }

  json root_;
  std::vector<json*> open_;  ///< the objects and arrays around the next value; only the last one grows
  std::string key_;
  bool skips_next_ = false;
  std::size_t skipped_depth_ = 0;
};

}  // namespace

Expected<json> read_path_fields(std::string_view text) {
  return FieldReader(text).read_fields();
}

}  // namespace deduku::present
