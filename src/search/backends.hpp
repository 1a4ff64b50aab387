// The backends by their entry points; the table is in backends.cpp.
#pragma once

#include "deduku/search.hpp"

namespace deduku::search {

/// See paths.cpp.
Result run_boxes(const Puzzle& puzzle, std::uint64_t limit, Visitor visitor);
/// See bitmask.cpp.
Result run_bitmask(const Puzzle& puzzle, std::uint64_t limit, Visitor visitor);
/// See dancing_links.cpp.
Result run_dancing_links(const Puzzle& puzzle, std::uint64_t limit, Visitor visitor);

}  // namespace deduku::search
