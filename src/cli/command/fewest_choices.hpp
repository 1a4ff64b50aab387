// The free techniques and the highest cost of a step: the options of a user who wants few steps.
#pragma once

#include <optional>
#include <string>

#include "deduku/fewest.hpp"
#include "src/cli/command/arguments.hpp"
#include "src/records/fewest_record.hpp"

namespace deduku::cli {

class FewestChoices {
 public:
  /// --free.
  void declare_free(Arguments& arguments);
  /// --within.
  void declare_within(Arguments& arguments);

  FreeTechniques free() const { return records::free_of_word(free_); }
  /// In hundredths; empty: R. Throws `Failure` if the text is neither points nor a technique of the ladder.
  std::optional<int> within(const Ladder& ladder) const;
  /// Adds the values that differ from their defaults to the header of records.
  void add_json(records::Json& header) const;

 private:
  static std::string_view default_free() { return service::parameter_of("rate", "free").words().front(); }
  static std::string_view default_within() { return service::parameter_of("rate", "within").default_text; }

  std::string free_{default_free()};
  std::string within_{default_within()};
};

}  // namespace deduku::cli
