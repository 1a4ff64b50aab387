// Spelling: normalising and fuzzy-matching names, and words and numbers for messages.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/function_ref.hpp"
#include "deduku/types.hpp"

namespace deduku {

/// The word in small letters and digits, with '_' for all separators: "W-Wing", "w wing" and "w_wing" are all "w_wing".
std::string normalized_key(std::string_view word);

/// The words of a name without differences of spelling: "X-Wings", "x wing" and "xwing" are equal, and so are "Hidden
/// Pair" and "hidden pairs", "Coloring" and "Colouring", "UR Type 1" and "UR1", "Einfaches Färben" and "einfaches
/// faerben".
class FuzzyName {
 public:
  explicit FuzzyName(std::string_view name);

  /// All words joined; names with the same joined text are equal.
  const std::string& joined() const { return joined_; }
  const std::vector<std::string>& words() const { return words_; }
  /// The number of wrong letters if this is a misspelling of another name; empty if it is another word. Words of fewer
  /// than four letters distinguish names, so they must be exact; so must words that are `known`.
  std::optional<int> misspelling_of(const FuzzyName& other, const std::set<std::string>& known) const;

 private:
  std::vector<std::string> words_;
  std::string joined_;
};

/// A word of the user, in quotes, for a message: on one line, control characters as \x1b, and without its middle if it
/// is long.
std::string in_quotes(std::string_view word);

/// A long text without its middle, "head [...] tail": the parts have at most these numbers of bytes and are cut between
/// characters; `show` makes the text of each. A text that is no longer than both parts remains whole.
std::string without_middle(std::string_view text, std::size_t longest_head, std::size_t longest_tail,
                           FunctionRef<std::string(std::string_view)> show);

/// "r1c3".
std::string cell_name(Cell cell);

/// A number of units as a decimal fraction: "6.95" for 695 hundredths, the unit being 100; "7.1" for 71 tenths.
std::string decimal(std::int64_t number, int unit);

/// Whether a word is among those of a text, which are separated by blanks.
bool has_word(std::string_view text, std::string_view word);

/// The words of a list separated by commas: one more than the number of commas.
std::vector<std::string> between_commas(std::string_view list);

/// The number of letters that must be inserted, dropped or changed to make one word from the other (Levenshtein
/// distance). `exchanges`: exchanging two neighbours also counts once, so "fihs" is one away from "fish".
int edit_distance(std::string_view a, std::string_view b, bool exchanges = false);

/// The maximum distance of a misspelt word from the intended one.
int tolerated_distance(std::string_view wrong);

}  // namespace deduku
