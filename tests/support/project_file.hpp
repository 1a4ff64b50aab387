// The paths of files of the project.
#pragma once

#include <string>

namespace deduku::testing {

/// The path of a file in the project.
inline std::string project_file(const std::string& name) {
  return std::string(DEDUKU_SOURCE_DIR) + "/" + name;
}

}  // namespace deduku::testing
