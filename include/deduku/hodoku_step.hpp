// A step of the HoDoKu scale, and the table that gives it level and score.
#pragma once

#include <iterator>
#include <optional>
#include <string_view>

#include "deduku/effects.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// How hard a step or a puzzle is on the scale.
enum class HodokuLevel : std::uint8_t { incomplete, easy, medium, hard, unfair, extreme };
/// "Easy", "Medium", ...
std::string_view name(HodokuLevel level);
/// The highest score a puzzle of a level may have; no limit for `extreme`.
int max_score(HodokuLevel level);

/// The entries of the step table, in the order in which they are tried.
enum class HodokuEntryId : std::uint8_t {
#define HODOKU_ENTRY(index, key, name, code, level, score, solving) key,
#include "deduku/hodoku_steps.def"
};
inline constexpr int hodoku_entry_count = 0
#define HODOKU_ENTRY(index, key, name, code, level, score, solving) +1
#include "deduku/hodoku_steps.def"
    ;

/// A line of the step table.
struct HodokuEntry {
  int index = 0;          ///< the number HoDoKu orders its table by; the two markers at the end share one
  std::string_view key;   ///< "xy_wing": for programs
  std::string_view name;  ///< "XY-Wing"
  std::string_view code;  ///< of the regression library: "0800"; empty where an entry has none, or several
  HodokuLevel level = HodokuLevel::incomplete;
  int score = 0;
  bool solving = false;  ///< whether the solver uses it by default
};
const HodokuEntry& hodoku_entry(HodokuEntryId id);
/// The line that a code of the regression library belongs to, with the code and name of that very form ("0707",
/// "Discontinuous Nice Loop"); empty for an unknown code.
std::optional<HodokuEntry> hodoku_entry(std::string_view code);

/// One step of the path. It places one candidate at most; what it removes were candidates of the grid.
struct HodokuStep : Effects {
  HodokuEntryId entry = HodokuEntryId::full_house;
  std::string_view code;  ///< empty where the table has none

  friend bool operator==(const HodokuStep&, const HodokuStep&) = default;
};

/// What people call the step, by its form: "Discontinuous Nice Loop".
std::string_view name(const HodokuStep& step);

}  // namespace deduku
