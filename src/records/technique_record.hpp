// All facts about a technique as JSON, and the techniques that a name means.
#pragma once

#include <string_view>
#include <vector>

#include "deduku/ladder.hpp"
#include "deduku/technique_names.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// The meaning of a name.
struct NamedTechniques {
  /// In the order of the table.
  std::vector<TechniqueId> techniques;
  /// The technique of other programs with this name, if none of ours has it; otherwise null.
  const PeerTechnique* peer = nullptr;

  bool is_empty() const { return techniques.empty() && peer == nullptr; }
};
NamedTechniques techniques_named(std::string_view word);

/// The record of a technique with its cost on its rung.
Json technique_json(const Rung& rung, const TextStyle& style);
/// The record of a technique of other programs.
Json peer_json(const PeerTechnique& peer);

}  // namespace deduku::records
