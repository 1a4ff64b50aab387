// Cells and moves in the form that people write: "r3c5", "r1c1=5", "r2c3<>4".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/effects.hpp"
#include "deduku/text_style.hpp"

namespace deduku::cli {

/// A cell from "r3c5" in any case, or from its name in the notation of the style; empty for other words.
std::optional<Cell> cell_of_word(const std::string& word, const TextStyle& style);

/// The effects of a move. Each word is a cell, followed by "=" and the placed digit, or by "<>", "!=" or "≠" and the
/// removed digits. Throws `Failure`, which names the word, for other words.
Effects effects_of_words(const std::vector<std::string>& words, const TextStyle& style);

}  // namespace deduku::cli
