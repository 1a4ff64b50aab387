#include "src/present/json_fields.hpp"

#include <nlohmann/json.hpp>

#include "deduku/explain.hpp"
#include "deduku/json.hpp"

namespace deduku::present {

using Json = nlohmann::ordered_json;

void reserve_fields(Json& object, std::size_t count) {
  auto& fields = object.get_ref<Json::object_t&>();
  fields.reserve(fields.size() + count);
}

Json text_or_null(std::string_view text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

Json known_rating_json(int tenths) {
  return tenths == 0 ? Json(nullptr) : rating_json(tenths);
}

namespace {

template <class Items, class ItemJson>
Json list_json(const Items& items, const ItemJson& item_json) {
  Json list = Json::array();
  for (auto item : items) list.push_back(item_json(item));
  return list;
}

/// Counted from 1, for people.
Json places_json(const std::array<std::uint8_t, 9>& places) {
  return list_json(places, [](std::uint8_t place) { return place + 1; });
}

}  // namespace

Json cell_json(Cell cell) {
  return cells_text({cell});
}

Json cells_json(const CellSet& cells) {
  return list_json(cells, cell_json);
}

Json digits_json(DigitSet digits) {
  return list_json(digits, [](Digit digit) { return digit.number(); });
}

Json candidate_json(Candidate candidate) {
  const Cell cell = candidate.cell();
  return {{"cell", cell_json(cell)},
          {"row", cell.row().number()},
          {"column", cell.column().number()},
          {"digit", candidate.digit().number()}};
}

Json candidates_json(const CandidateSet& candidates) {
  return list_json(candidates, candidate_json);
}

Json symmetry_json(const Symmetry& symmetry) {
  return {{"transpose", symmetry.transposes},
          {"rows", places_json(symmetry.rows)},
          {"columns", places_json(symmetry.columns)},
          {"digits", places_json(symmetry.digits)}};
}

}  // namespace deduku::present
