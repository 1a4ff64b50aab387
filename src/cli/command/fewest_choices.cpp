#include "src/cli/command/fewest_choices.hpp"

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

void FewestChoices::declare_free(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.option("free", free_);
}

void FewestChoices::declare_within(Arguments& arguments) {
  arguments.group(OptionGroup::solving);
  arguments.option("within", within_);
}

std::optional<int> FewestChoices::within(const Ladder& ladder) const {
  const Expected<std::optional<int>> within = records::within_of_word(within_, ladder);
  if (!within) throw Failure(ExitCode::usage, "--within: " + within.error().message);
  return *within;
}

void FewestChoices::add_json(records::Json& header) const {
  if (free_ != default_free()) header["free"] = free_;
  if (within_ != default_within()) header["within"] = within_;
}

}  // namespace deduku::cli
