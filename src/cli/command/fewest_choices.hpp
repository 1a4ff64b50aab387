// Which techniques are free, and what a step may cost: the options of a user who asks for few steps.
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

  Free free() const { return records::free_of_word(free_); }
  /// In hundredths; empty: R. Throws `Failure` where the text is neither points nor a technique of the ladder.
  std::optional<int> within(const Ladder& ladder) const;
  /// Adds to the header of records what is not as usual.
  void add_json(records::Json& header) const;

 private:
  static constexpr std::string_view usual_within = "r";

  std::string free_{records::free_words.front()};
  std::string within_{usual_within};
};

}  // namespace deduku::cli
