#include "src/records/canonical_record.hpp"

#include "src/present/json_fields.hpp"

namespace deduku::records {

void add_canonical(Json& json, const CanonicalForm& form) {
  json["form"] = puzzle_text(form.board);
  json["symmetry"] = present::symmetry_json(form.symmetry);
  json["automorphisms"] = form.automorphisms;
}

}  // namespace deduku::records
