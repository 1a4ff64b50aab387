#include "src/present/json_fields.hpp"

#include <nlohmann/json.hpp>

#include "deduku/explain.hpp"

namespace deduku::present {

using Json = nlohmann::ordered_json;

void reserve_fields(Json& object, std::size_t count) {
  auto& fields = object.get_ref<Json::object_t&>();
  fields.reserve(fields.size() + count);
}

Json cell_json(Cell cell) {
  return cells_text({cell});
}

Json cells_json(const CellSet& cells) {
  Json list = Json::array();
  for (Cell cell : cells) list.push_back(cell_json(cell));
  return list;
}

Json digits_json(DigitSet digits) {
  Json list = Json::array();
  for (Digit digit : digits) list.push_back(digit.number());
  return list;
}

Json candidate_json(Candidate candidate) {
  const Cell cell = candidate.cell();
  return {{"cell", cell_json(cell)},
          {"row", cell.row().number()},
          {"column", cell.column().number()},
          {"digit", candidate.digit().number()}};
}

Json candidates_json(const CandidateSet& candidates) {
  Json list = Json::array();
  for (Candidate candidate : candidates) list.push_back(candidate_json(candidate));
  return list;
}

namespace {

/// Counted from 1, for people.
Json places_json(const std::array<std::uint8_t, 9>& places) {
  Json json = Json::array();
  for (std::uint8_t place : places) json.push_back(place + 1);
  return json;
}

}  // namespace

Json symmetry_json(const Symmetry& symmetry) {
  return {{"transpose", symmetry.transposes},
          {"rows", places_json(symmetry.rows)},
          {"columns", places_json(symmetry.columns)},
          {"digits", places_json(symmetry.digits)}};
}

}  // namespace deduku::present
