// All that there is to say of a technique as JSON, and which techniques a name means.
#pragma once

#include <string_view>
#include <vector>

#include "deduku/ladder.hpp"
#include "deduku/technique_names.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// What is meant by a name.
struct NamedTechniques {
  /// In the order of the table.
  std::vector<TechniqueId> techniques;
  /// The technique of other programs that has this name, if none of ours is called so; null: there is none.
  const PeerTechnique* peer = nullptr;

  bool is_empty() const { return techniques.empty() && peer == nullptr; }
};
NamedTechniques techniques_named(std::string_view word);

/// The record of a technique with the cost that it has on its rung.
Json technique_json(const Rung& rung, const TextStyle& style);
/// The record of a technique of other programs.
Json peer_json(const PeerTechnique& peer);

}  // namespace deduku::records
