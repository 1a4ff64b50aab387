// Words that people spell in one way or another, and words they misspell.
#pragma once

#include <string>
#include <string_view>

namespace deduku {

/// The word in small letters and digits, with '_' for whatever stands between: "W-Wing", "w wing" and "w_wing"
/// are all "w_wing".
std::string plain_spelling(std::string_view word);

/// A word that somebody wrote, in quotes, as a message may repeat it: on one line, control characters as \x1b, and without its
/// middle where it is long.
std::string in_quotes(std::string_view word);

/// How many letters must be inserted, dropped or changed to make one word of the other (Levenshtein distance).
int edit_distance(std::string_view a, std::string_view b);

/// How far a misspelt word may be from what was meant.
int tolerated_distance(std::string_view wrong);

}  // namespace deduku
