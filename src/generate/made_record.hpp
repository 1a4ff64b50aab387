// A record of `generate` that anybody may have written, and the proof of what it says.
#pragma once

#include "src/generate/generate_record.hpp"

namespace deduku::generate {

/// The puzzle that a text is, one line as records have it and nothing else; empty for other texts.
std::optional<Board> board_in(const std::string& text);

/// A guarantee as it was written.
struct WrittenGuarantee {
  std::string key;
  std::string sentence;
  std::vector<Guarantee::Evidence> evidence;
};

/// What a record says of its puzzle. Its seed, stream, place and engine, which no puzzle shows, are read, but not kept.
struct MadeRecord {
  Board puzzle;
  std::string solution;
  std::uint64_t givens = 0;
  std::string version;
  std::string weight;  ///< "" for none
  Wishes wishes;
  std::vector<WrittenGuarantee> guarantees;
  std::vector<std::string> others;  ///< fields that no record has, so that nobody knows what they say
};

/// Reads a record by the rules of docs/deduku.schema.json; else one sentence that says which of them it breaks.
Expected<MadeRecord, std::string> read_made_record(const Json& json);

/// What does not hold of a record: of its wishes as `broken_promises` says, of each guarantee, proved from its own evidence, and of
/// the other fields. A guarantee that cannot be proved, such as one of a condition that is not among the wishes, does not
/// hold. That a puzzle was drawn with a distribution says nothing of it. The sentences of guarantees are compared where this
/// version of the program has written them.
std::vector<std::string> broken_statements(const MadeRecord& record);

/// Whether sentences of a record are not compared, since another version of the program has written them.
bool has_foreign_sentences(const MadeRecord& record);

}  // namespace deduku::generate
