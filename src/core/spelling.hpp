// Words that people spell in one way or another, and words they misspell.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace deduku {

/// The word in small letters and digits, with '_' for whatever stands between: "W-Wing", "w wing" and "w_wing"
/// are all "w_wing".
std::string plain_spelling(std::string_view word);

/// The words of a name without what people write in one way or another: "X-Wings", "x wing" and "xwing" read alike, and so
/// do "Hidden Pair" and "hidden pairs", "Coloring" and "Colouring", "UR Type 1" and "UR1", "Einfaches Färben" and
/// "einfaches faerben".
class LooseSpelling {
 public:
  explicit LooseSpelling(std::string_view name);

  /// All words in one; names with the same one read alike.
  const std::string& joined() const { return joined_; }
  const std::vector<std::string>& words() const { return words_; }
  /// How many letters are wrong where this is a misspelling of another name; empty where it is another word. Words of
  /// less than four letters tell names apart, so they are right or wrong; and so are those that are `known`.
  std::optional<int> misspelling_of(const LooseSpelling& other, const std::set<std::string>& known) const;

 private:
  std::vector<std::string> words_;
  std::string joined_;
};

/// A word that somebody wrote, in quotes, as a message may repeat it: on one line, control characters as \x1b, and without its
/// middle where it is long.
std::string in_quotes(std::string_view word);

/// A number of units as a decimal fraction: "6.95" for 695 hundredths, the unit being 100; "7.1" for 71 tenths.
std::string decimal(std::int64_t number, int unit);

/// The words of a list, between commas: one more than there are commas.
std::vector<std::string> between_commas(std::string_view list);

/// How many letters must be inserted, dropped or changed to make one word of the other (Levenshtein distance).
int edit_distance(std::string_view a, std::string_view b);
/// The same, except that two neighbours that are exchanged count once: "fihs" is one away from "fish".
int typing_distance(std::string_view a, std::string_view b);

/// How far a misspelt word may be from what was meant.
int tolerated_distance(std::string_view wrong);

}  // namespace deduku
