// A step of the HoDoKu scale, and the table of levels and scores.
#pragma once

#include <iterator>
#include <optional>
#include <string_view>

#include "deduku/effects.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// The difficulty of a step or a puzzle on the scale.
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
  int index = 0;          ///< the number by which HoDoKu orders its table; the two markers at the end share one
  std::string_view key;   ///< "xy_wing": for programs
  std::string_view name;  ///< "XY-Wing"
  std::string_view code;  ///< in the regression library: "0800"; empty if an entry has no code, or several
  HodokuLevel level = HodokuLevel::incomplete;
  int score = 0;
  bool solving = false;  ///< whether the solver uses it by default
};
const HodokuEntry& hodoku_entry(HodokuEntryId id);
/// The entry of a code of the regression library, with the code and name of exactly that form ("0707", "Discontinuous
/// Nice Loop"); empty for an unknown code.
std::optional<HodokuEntry> hodoku_entry(std::string_view code);

/// One step of the path. It places at most one candidate; its removals were candidates of the grid.
struct HodokuStep {
  Effects effects{};
  HodokuEntryId entry = HodokuEntryId::full_house;
  std::string_view code;  ///< empty if the table has no code for it

  friend bool operator==(const HodokuStep&, const HodokuStep&) = default;
};

/// The common name of the step, by its form: "Discontinuous Nice Loop".
std::string_view name(const HodokuStep& step);

}  // namespace deduku
