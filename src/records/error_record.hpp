// Errors of readers in records.
#pragma once

#include "deduku/error.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// Adds `key` and `values`, from which the message can be translated; nothing if an error has no reason.
void add_reason(Json& json, const ErrorReason& reason);

}  // namespace deduku::records
