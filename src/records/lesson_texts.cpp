#include "src/records/lesson_texts.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#if DEDUKU_LESSONS
#include "embedded/lessons.hpp"
#endif

namespace deduku::records {

namespace {

using Lessons = nlohmann::json;

/// By size: the first has two base houses.
constexpr std::array<std::string_view, 6> fish = {"x_wing",    "swordfish", "jellyfish",
                                                  "squirmbag", "whale",     "leviathan"};

/// The texts of a language by technique, by shape of fish ("finned_fish") and by family ("family.fish").
const Lessons& lessons_in(Language language) {
  static const std::array<Lessons, language_count> lessons = {
#if DEDUKU_LESSONS
#define DEDUKU_LANGUAGE(key) Lessons::parse(embedded::key##_json),
#include "deduku/languages.def"
#endif
  };
  return lessons[static_cast<std::size_t>(language)];
}

/// A fish by its shape and its size.
struct FishForm {
  std::string shape;  ///< the key with "fish" for the size: "finned_fish"
  int houses;         ///< the number of base houses
};

std::optional<FishForm> fish_form(std::string_view technique) {
  for (std::size_t i = 0; i < fish.size(); ++i) {
    if (technique != fish[i] && !technique.ends_with("_" + std::string(fish[i]))) continue;
    technique.remove_suffix(fish[i].size());
    return FishForm{std::string(technique) + "fish", static_cast<int>(i) + 2};
  }
  return std::nullopt;
}

void replace_all(std::string& text, std::string_view what, const std::string& with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
    text.replace(at, what.size(), with);
  }
}

}  // namespace

std::string lesson_text(TechniqueId technique, LessonPart part, Language language) {
  const Lessons& lessons = lessons_in(language);
  const std::string field = part == LessonPart::what ? "what" : "why";
  const std::optional<FishForm> form = fish_form(key(technique));
  const std::string family = "family." + std::string(name(family_of(technique)));
  for (const std::string& owner : {std::string(key(technique)), form ? form->shape : family, family}) {
    const auto lesson = lessons.find(owner);
    if (lesson == lessons.end() || !lesson->contains(field)) continue;
    auto text = lesson->at(field).get<std::string>();
    if (form) replace_all(text, "{n}", std::to_string(form->houses));
    return text;
  }
  return "";
}

}  // namespace deduku::records
