// The canonical form of a puzzle as a record.
#pragma once

#include "deduku/canonical.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// Adds the fields of a record, after its status.
void add_canonical(Json& json, const CanonicalForm& form);

}  // namespace deduku::records
