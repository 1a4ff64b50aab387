// The parameters of the methods as data: name, kind, range or words, default, meaning. The service reads calls by this
// table, and the tools for language models take their descriptions from it. docs/protocol.json is the table as JSON,
// from which tables of docs/protocol.md and parts of the bindings are generated.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace deduku::service {

/// How many puzzles one call of `generate` makes at most.
inline constexpr std::uint64_t most_puzzles = 1'000;

enum class ParameterKind : std::uint8_t {
  text,
  texts,       ///< an array of texts
  flag,        ///< true or false
  integer,     ///< a whole number within limits
  word,        ///< one of some words
  cost,        ///< a number or a text
  ladder,      ///< one of some words, or a ladder as an object
  drawing,     ///< true or false, or an object with the fields of `drawing`
  object,      ///< an object, perhaps one that the schema defines
  objects,     ///< an array of objects
  step,        ///< an object with the effects of a step
  candidates,  ///< an array of objects with a cell and a digit
  questions,   ///< an array of objects with the fields of `question`
};

/// The limits of a whole number, and its default; one below the limits: there is no default.
struct Range {
  std::uint64_t default_value = 0;
  std::uint64_t least = 0;
  std::uint64_t most = 0;
};

/// The default is first.
using Words = std::vector<std::string_view>;
using WordList = Words (*)();

/// The scales of `rate` that use a parameter; without names all of them.
struct ScaleUse {
  std::string_view names{};   ///< with blanks between them
  std::string_view others{};  ///< why the others do not: "the others name no cells"; may be empty
};

struct Parameter {
  std::string_view name;
  ParameterKind kind = ParameterKind::text;
  std::string_view meaning{};     ///< one line, Markdown
  WordList words = nullptr;       ///< of a word or a ladder
  std::string_view definition{};  ///< of an object, in docs/deduku.schema.json
  std::string_view default_text{};
  Range range{};
  bool default_flag = false;
  bool is_required = false;
  std::string_view option{};  ///< of the command line, "--level"; empty if it has none
  ScaleUse scales{};

  /// The first of its words, or the default of a text; "" if it has no default.
  std::string_view default_word() const { return words == nullptr ? default_text : words().front(); }
  /// Whether a scale of `rate` uses it.
  bool is_used_on(std::string_view scale) const;
};

/// A method, or a parameter that is an object, with its parameters in the order of the documents.
struct ParameterRow {
  std::string_view name;
  std::string_view meaning;
  std::span<const Parameter> parameters;

  /// Null for an unknown name.
  const Parameter* find(std::string_view parameter) const;
};

/// One row for each method, in the order of `service_methods`.
std::span<const ParameterRow> method_rows();
/// The row of a method, which must exist.
const ParameterRow& row_of_method(std::string_view method);
/// A parameter of a method, which must have it.
const Parameter& parameter_of(std::string_view method, std::string_view parameter);
/// The fields of parameters that are objects, "board", "drawing" and "question", and of `batch` of `deduku serve`.
std::span<const ParameterRow> object_rows();
const ParameterRow& row_of_object(std::string_view object);

}  // namespace deduku::service
