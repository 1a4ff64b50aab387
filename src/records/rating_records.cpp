#include "src/records/rating_records.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "src/present/words.hpp"
#include "src/records/texts.hpp"

namespace deduku::records {

namespace {

constexpr std::array<std::string_view, theory_scale_count> theory_keys = {
    "te", "w", "gw", "b", "gb", "bxb", "bxbb", "backdoor", "subset_backdoor"};

}  // namespace

std::string_view key(TheoryScale scale) {
  return theory_keys[static_cast<std::size_t>(scale)];
}

std::optional<TheoryScale> find_theory_scale(std::string_view name) {
  const auto found = std::ranges::find(theory_keys, name);
  if (found == theory_keys.end()) return std::nullopt;
  return static_cast<TheoryScale>(found - theory_keys.begin());
}

std::string round_sentence(const RoundRecord& rounds) {
  const RoundRating& rating = rounds.rating;
  if (rating.outcome == Outcome::broken_off) return "";
  const Language language = rounds.style.language;
  const present::Words words(rounds.style);
  const std::string r = points(rating.r);
  const present::Value count = present::counted(rating.rounds);
  if (!rating.technique && rating.outcome == Outcome::solved) return words.say("cli.r.nothing_left", {{"r", r}});
  if (!rating.technique) return words.say("cli.r.stuck", {{"r", r}, {"rounds", count}});
  return words.say("cli.r.rated", {{"r", r},
                                   {"level", std::string(level_name(*rating.level, language))},
                                   {"technique", std::string(technique_name(*rating.technique, language))},
                                   {"rounds", count},
                                   {"beyond_singles", present::counted(rating.beyond_singles)},
                                   {"beyond_subsets", present::counted(rating.beyond_subsets)},
                                   {"steps", present::counted(rating.tightest)}});
}

std::string figure_text(const TheoryFigure& figure) {
  switch (figure.status) {
    case TheoryStatus::found:
      return std::to_string(figure.value);
    case TheoryStatus::beyond_limit:
      return ">" + std::to_string(figure.value);
    case TheoryStatus::broken_off:
      return ">=" + std::to_string(figure.value);
    case TheoryStatus::unreachable:
      return "none";
    case TheoryStatus::several:
    case TheoryStatus::none:
      break;
  }
  return "";
}

}  // namespace deduku::records
