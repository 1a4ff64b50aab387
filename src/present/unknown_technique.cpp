#include "src/present/unknown_technique.hpp"

#include "deduku/technique_names.hpp"
#include "src/core/spelling.hpp"

namespace deduku::present {

namespace {

std::string keys_of(std::span<const TechniqueId> techniques, std::string_view between) {
  std::string keys;
  for (const TechniqueId technique : techniques) keys.append(keys.empty() ? "" : between).append(key(technique));
  return keys;
}

std::string lacking(std::string_view word, const PeerTechnique& peer) {
  const std::string sentence = "Deduku has no " + in_quotes(word);
  if (peer.nearest.empty()) return sentence;
  const std::string_view come = peer.nearest.size() == 1 ? " comes nearest" : " come nearest";
  return (sentence + "; " + keys_of(peer.nearest, " and ")).append(come);
}

std::string unknown(std::string_view wrong, std::string_view nearest) {
  if (const PeerTechnique* peer = find_peer_technique(wrong)) return lacking(wrong, *peer);
  const std::string message = "unknown technique " + in_quotes(wrong);
  return nearest.empty() ? message : message + "; did you mean " + in_quotes(nearest) + "?";
}

}  // namespace

std::string unknown_technique(std::string_view wrong, Language language) {
  return unknown(wrong, nearest_technique(wrong, language));
}

std::string unknown_technique_or_family(std::string_view wrong, Language language) {
  return unknown(wrong, nearest_technique_or_family(wrong, language));
}

std::string several_techniques(std::string_view word, std::span<const TechniqueId> techniques) {
  return in_quotes(word) + " means several techniques: " + keys_of(techniques, ", ");
}

}  // namespace deduku::present
