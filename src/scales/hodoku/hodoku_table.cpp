// The step table: the names and scores of its rows.
#include <algorithm>
#include <limits>

#include "deduku/hodoku_step.hpp"

namespace deduku {

namespace {

constexpr std::array<HodokuEntry, hodoku_entry_count> entries = {{
#define HODOKU_ENTRY(index, key, name, code, level, score, solving) \
  {index, #key, name, code, HodokuLevel::level, score, solving},
#include "deduku/hodoku_steps.def"
}};

/// A form of an entry that has several.
struct Form {
  HodokuEntryId entry;
  std::string_view code;
  std::string_view name;
};

constexpr Form forms[] = {
#define HODOKU_FORM(entry, code, name) {HodokuEntryId::entry, code, name},
#include "deduku/hodoku_steps.def"
};

}  // namespace

std::string_view name(HodokuLevel level) {
  static constexpr std::string_view names[] = {"Incomplete", "Easy", "Medium", "Hard", "Unfair", "Extreme"};
  return names[static_cast<int>(level)];
}

int max_score(HodokuLevel level) {
  static constexpr int scores[] = {0, 800, 1000, 1600, 1800, std::numeric_limits<int>::max()};
  return scores[static_cast<int>(level)];
}

const HodokuEntry& hodoku_entry(HodokuEntryId id) {
  return entries[static_cast<std::size_t>(id)];
}

std::optional<HodokuEntry> hodoku_entry(std::string_view code) {
  if (code.empty()) return std::nullopt;
  const auto form = std::ranges::find(forms, code, &Form::code);
  if (form != std::end(forms)) {
    HodokuEntry entry = hodoku_entry(form->entry);
    entry.code = form->code;
    entry.name = form->name;
    return entry;
  }
  const auto entry = std::ranges::find(entries, code, &HodokuEntry::code);
  return entry == entries.end() ? std::nullopt : std::optional(*entry);
}

std::string_view name(const HodokuStep& step) {
  const auto form = std::ranges::find(forms, step.code, &Form::code);
  return form == std::end(forms) ? hodoku_entry(step.entry).name : form->name;
}

}  // namespace deduku
