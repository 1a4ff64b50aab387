// Parts of a ladder, by the words of people.
#pragma once

#include "deduku/error.hpp"
#include "deduku/ladder.hpp"

namespace deduku::records {

/// The rungs of a ladder that a list names, in the order of the ladder. The words of the list are separated by commas: a
/// technique, a family ("fish"), a level ("tough") or "default" (all), and the same after a minus to leave it out. A
/// list that begins with a minus starts from all. An unknown word is an error, with the nearest one, and so is an empty
/// ladder.
Expected<Ladder> select_techniques(const Ladder& ladder, const std::string& list);
/// The rungs of one technique, by its key or its name, or of one family. An error where the ladder has none.
Expected<Ladder> select_technique(const Ladder& ladder, const std::string& word);

}  // namespace deduku::records
