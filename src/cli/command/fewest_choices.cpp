#include "src/cli/command/fewest_choices.hpp"

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

void FewestChoices::declare_free(Arguments& arguments) {
  arguments.choice("--free", free_, {records::free_words.begin(), records::free_words.end()},
                   "Which techniques are free, so that what they do is no step: singles; locked\n"
                   "candidates, too; or subsets, too");
}

void FewestChoices::declare_within(Arguments& arguments) {
  arguments.text("--within", within_,
                 "The most that a step may cost that is not free: points (4.6), a technique or family\n"
                 "of the ladder (w_wing), or r, no more than the puzzle needs");
}

std::optional<int> FewestChoices::within(const Ladder& ladder) const {
  const Expected<std::optional<int>> within = records::within_of_word(within_, ladder);
  if (!within) throw Failure(ExitCode::usage, "--within: " + within.error().message);
  return *within;
}

void FewestChoices::add_json(records::Json& header) const {
  if (free_ != records::free_words.front()) header["free"] = free_;
  if (within_ != usual_within) header["within"] = within_;
}

}  // namespace deduku::cli
