// Manual pages: of the program, and of each subcommand.
#pragma once

#include <string>
#include <string_view>

#include "src/cli/command/program_description.hpp"

namespace deduku::cli {

/// Terms with what they mean, and text before them.
struct ManualSection {
  struct Entry {
    std::string term;
    std::string meaning;
  };
  std::string heading;
  std::string text;
  /// Whether the lines of the text stand as they are: examples and tables.
  bool is_preformatted = false;
  std::vector<Entry> entries{};
};

struct ManualPage {
  /// "deduku", "deduku-rate".
  std::string name;
  std::vector<ManualSection> sections;
};

/// The page of a subcommand; of the program itself where `command` is "deduku".
ManualPage manual_page(const ProgramDescription& program, std::string_view command);

/// As plain text.
std::string plain_text(const ManualPage& page);
/// As the source of a man page, for section 1. `version` stands in its footer.
std::string man_source(const ManualPage& page, std::string_view version);

}  // namespace deduku::cli
