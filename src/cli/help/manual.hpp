// Manual pages: of the program, and of each command.
#pragma once

#include <string>
#include <string_view>

#include "src/cli/command/program_description.hpp"

namespace deduku::cli {

/// A text, then terms with their meanings.
struct ManualSection {
  struct Entry {
    std::string term;
    std::string meaning;
  };
  std::string heading;
  /// Each line is a paragraph.
  std::string text;
  /// Whether it is a part of the section before it.
  bool is_subsection = false;
  /// Whether the lines of the text are not filled, as for an example.
  bool is_preformatted = false;
  std::vector<Entry> entries{};
};

struct ManualPage {
  /// "deduku", "deduku-rate".
  std::string name;
  std::vector<ManualSection> sections;
};

/// The page of a command; of the program itself if `command` is "deduku".
ManualPage manual_page(const ProgramDescription& program, std::string_view command);

/// The page as plain text.
std::string plain_text(const ManualPage& page);
/// The page as the source of a man page, for section 1. Its footer has the version.
std::string man_source(const ManualPage& page, std::string_view version);

}  // namespace deduku::cli
