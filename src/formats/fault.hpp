// What can be wrong with a text, and how an error says it.
#pragma once

#include <vector>

#include "deduku/error.hpp"

namespace deduku::formats {

/// A row of `faults.def`.
enum class Fault : std::uint8_t {
#define DEDUKU_FAULT(key, sentence) key,
#include "src/formats/faults.def"
};

/// The words of a fault as a value in the sentence of another one.
ErrorWords words_of(Fault fault);

/// The error with its sentence. `values`: what stands in the places of the sentence.
ParseError error_of(Fault fault, std::int64_t line, int column, std::vector<ErrorValue> values = {});

}  // namespace deduku::formats
