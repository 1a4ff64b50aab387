// A full description of a technique as text: its pattern, why it holds, its cost, its other names, an example, and a
// puzzle that needs it.
#pragma once

#include <string>
#include <string_view>

#include "deduku/ladder.hpp"
#include "deduku/technique_names.hpp"
#include "src/cli/command/board_options.hpp"

namespace deduku::cli {

/// The pages of techniques requested by name.
class TechniquePages {
 public:
  TechniquePages(const TextStyle& style, const BoardOptions& boards, const Output& out)
      : style_(style), boards_(boards), out_(out) {}

  /// The page of a technique with its cost on the rung.
  std::string page(const Rung& rung) const;
  /// The text above the pages of several techniques that share a name.
  std::string several(std::string_view word, std::span<const TechniqueId> techniques) const;
  /// The text about a technique of other programs, for the place above the pages of the techniques that find its steps.
  std::string peer(const PeerTechnique& peer) const;

 private:
  std::string heading(const Rung& rung) const;
  std::string names(TechniqueId technique) const;
  std::string example(TechniqueId technique) const;
  std::string puzzle(TechniqueId technique) const;
  /// A heading, and a text in lines of the width of a page below it.
  std::string section(std::string_view heading, std::string_view text) const;
  /// The heading of a section.
  std::string title(std::string_view phrase) const;
  std::string listed(std::span<const TechniqueId> techniques) const;

  TextStyle style_;
  const BoardOptions& boards_;
  const Output& out_;
};

}  // namespace deduku::cli
