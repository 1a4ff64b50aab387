// Lengths, margins and sizes of paper in the form that people write.
#pragma once

#include <string>
#include <string_view>

#include "deduku/error.hpp"
#include "src/sheet/page_setup.hpp"

namespace deduku::sheet {

/// The millimetres of "12mm", "1.2cm", "0.5in" or "36pt"; else the expected form, as the end of a sentence.
Expected<double, std::string> read_length(std::string_view text);

/// The paper of a name such as "a4" or "letter", in any case, or of a width and a height: "6x9in", "148x210mm", "14.8cm
/// x 21cm"; else the expected form, as the end of a sentence.
Expected<Paper, std::string> read_paper(std::string_view text);

/// One length for all margins, two for top and bottom and for the sides, or four: top, outer, bottom, inner; with
/// commas between them. Else the expected form, as the end of a sentence.
Expected<Edges, std::string> read_margins(std::string_view text);

}  // namespace deduku::sheet
