// The steps of a path as one short line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/path.hpp"

namespace deduku::records {

/// The techniques of a path by their keys, in the order of their first use, and the technique of each step.
struct PathTechniques {
  std::vector<std::string_view> keys{};
  std::vector<std::size_t> of_steps{};

  explicit PathTechniques(const Path& path);
};

/// All steps, with ";" between them:
///
///     0:120 53=5;11=9||r1;1:260 45c7-2|23c7|b3 c7;2:190 41=9||-;0 29=3
///
/// A step consists of its technique, by its place in `keys`, and its cost in hundredths; its placements and removals;
/// the cells of its pattern; and its houses, those in which the argument starts first. Unchanged values are omitted:
/// the cost if it equals that of the technique's previous step, and then also the technique if the previous step has
/// the same. Implied values are also omitted: for a step that places one digit, that cell and its box; for any other
/// step, an empty list of cells or houses. An explicit empty list is "-".
///
/// A cell is its row and its column: 53 is r5c3, 189 are r1c8 and r1c9, 45c7 r4c7 and r5c7.
std::string trace_text(const Path& path, const PathTechniques& techniques);

}  // namespace deduku::records
