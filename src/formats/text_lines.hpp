// The lines of a text in memory, for readers.
#pragma once

#include "deduku/formats.hpp"

namespace deduku::formats {

/// Line by line; lines end with a line feed, a carriage return, or both. The text must outlive the function.
Reader::NextLine lines_of(std::string_view text);

}  // namespace deduku::formats
