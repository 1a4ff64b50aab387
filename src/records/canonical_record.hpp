// The canonical form of a puzzle as a record.
#pragma once

#include "deduku/canonical.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// A symmetry, its places counted from 1.
Json symmetry_json(const Symmetry& symmetry);
/// Adds the fields of a record, after its status.
void add_canonical(Json& json, const CanonicalForm& form);

}  // namespace deduku::records
