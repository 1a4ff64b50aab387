// The cases of a technique, for tests that take real steps.
#pragma once

#include <fstream>
#include <sstream>

#include "deduku/ladder.hpp"
#include "src/cases/cases.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {

/// The cases of the case file of a technique; empty if it cannot be read.
inline std::vector<cases::Case> cases_of(TechniqueId technique) {
  const std::string folder(name(family_of(technique)));
  std::ostringstream text;
  text
      << std::ifstream(project_file("tests/techniques/" + folder + "/" + std::string(key(technique)) + ".txt")).rdbuf();
  const auto file = cases::parse(text.str());
  return file ? file->cases : std::vector<cases::Case>();
}

/// A ladder with only this technique.
inline Ladder ladder_of(TechniqueId technique) {
  return {"one", {{technique, 100}}};
}

}  // namespace deduku::testing
