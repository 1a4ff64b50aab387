#include "src/records/canonical_record.hpp"

namespace deduku::records {

namespace {

/// Counted from 1, as people do.
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

void add_canonical(Json& json, const CanonicalForm& form) {
  json["form"] = puzzle_text(form.board);
  json["symmetry"] = symmetry_json(form.symmetry);
  json["automorphisms"] = form.automorphisms;
}

}  // namespace deduku::records
