#include "src/cli/techniques/technique_page.hpp"

#include "deduku/explain.hpp"
#include "src/cli/io/text.hpp"
#include "src/draw/picture.hpp"
#include "src/present/words.hpp"
#include "src/records/technique_facts.hpp"

namespace deduku::cli {

using present::Words;
using records::lesson_text;
using records::LessonPart;

namespace {

constexpr std::size_t indent = 2;

/// "Y-Wing (xy_wing)".
std::string with_key(TechniqueId technique, Language language) {
  return std::string(technique_name(technique, language)) + " (" + std::string(key(technique)) + ")";
}

/// The name of a place, and after it the names of a technique there.
std::string names_line(std::string_view place, std::span<const std::string_view> names) {
  return names.empty() ? "" : wrapped(std::string(place) + ": " + joined(names), indent, indent);
}

/// The names of a technique in a language; for readers of another language also its main name.
std::vector<std::string_view> names_in_language(TechniqueId technique, Language language, Language reader) {
  std::vector<std::string_view> names = spoken_aliases(technique, language);
  if (language != reader) names.insert(names.begin(), technique_name(technique, language));
  return names;
}

}  // namespace

std::string TechniquePages::title(std::string_view phrase) const {
  return out_.painted(Paint::strong, std::string(Words(style_).say(phrase))) + "\n";
}

std::string TechniquePages::section(std::string_view heading, std::string_view text) const {
  return title(heading) + wrapped(text, indent);
}

std::string TechniquePages::heading(const Rung& rung) const {
  const Words words(style_);
  std::string line = out_.painted(Paint::strong, with_key(rung.technique, style_.language));
  line.append(" · ").append(family_name(family_of(rung.technique), style_.language));
  line.append(" · ").append(level_name(level_of(rung.cost), style_.language));
  if (technique_of(rung.technique).needs_uniqueness) {
    line.append(" · ").append(std::string(words.say("cli.needs_uniqueness")));
  }
  return line + "\n";
}

std::string TechniquePages::names(TechniqueId technique) const {
  std::string lines;
  for (const Language language : all_languages) {
    const std::string phrase = "cli.technique.language." + std::string(name(language));
    const std::vector<std::string_view> names = names_in_language(technique, language, style_.language);
    lines += names_line(std::string(Words(style_).say(phrase)), names);
  }
  for (const NamesInProgram& program : names_in_programs(technique)) lines += names_line(program.title, program.names);
  return title("cli.technique.names") + lines;
}

std::string TechniquePages::example(TechniqueId technique) const {
  const std::optional<OwnedStep> step = records::example_step(technique);
  if (!step) return "";
  std::string text = title("cli.technique.example") + boards_.drawn(draw::picture_of(step->view()), out_, style_);
  const std::string sentence = painted_sentence(step->view(), std::nullopt, style_, out_);
  return text + std::string(indent, ' ') + indented(sentence, indent) + "\n";
}

std::string TechniquePages::puzzle(TechniqueId technique) const {
  const records::TechniqueExample example = records::example_of(technique);
  if (example.is_of_whole_ladder()) return section("cli.technique.puzzle", example.puzzle);
  const std::string ladder =
      Words(style_).say("cli.technique.short_ladder", {{"techniques", std::string(example.techniques)}});
  return section("cli.technique.short_puzzle", example.puzzle) + wrapped(ladder, indent);
}

std::string TechniquePages::page(const Rung& rung) const {
  const TechniqueId technique = rung.technique;
  const Language language = style_.language;
  return heading(rung) + "\n" + section("cli.technique.what", lesson_text(technique, LessonPart::what, language)) +
         section("cli.technique.why", lesson_text(technique, LessonPart::why, language)) +
         section("cli.technique.cost", records::cost_formula(rung, language)) + names(technique) + example(technique) +
         puzzle(technique);
}

std::string TechniquePages::listed(std::span<const TechniqueId> techniques) const {
  std::vector<present::Text> names;
  for (const TechniqueId technique : techniques) names.emplace_back(with_key(technique, style_.language));
  return Words(style_).listed(names);
}

std::string TechniquePages::several(std::string_view word, std::span<const TechniqueId> techniques) const {
  return wrapped(std::string(Words(style_).say("cli.technique.several",
                                               {{"name", std::string(word)}, {"techniques", listed(techniques)}})),
                 0);
}

std::string TechniquePages::peer(const PeerTechnique& peer) const {
  const Words words(style_);
  const auto phrase = peer.is_found ? "cli.technique.found_as" : "cli.technique.lacking";
  std::string text = words.say(phrase, {{"name", std::string(peer.name)}, {"techniques", listed(peer.nearest)}});
  if (style_.language == Language::en) text += " " + std::string(peer.remark);
  std::vector<std::string_view> others = peer.names;
  std::erase(others, peer.name);
  return wrapped(text, 0) + names_line(std::string(words.say("cli.technique.also_called")), others);
}

}  // namespace deduku::cli
