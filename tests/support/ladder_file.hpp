// Ladders for tests that are not about the default one: a new technique does not change their results.
#pragma once

#include <fstream>
#include <sstream>
#include <string>

#include "deduku/json.hpp"
#include "deduku/ladder.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {

/// The ladder of a file in `tests/support/ladders`, named without its extension.
inline Ladder ladder_file(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(project_file("tests/support/ladders/" + name + ".json")).rdbuf();
  return *parse_ladder(text.str());
}

}  // namespace deduku::testing
