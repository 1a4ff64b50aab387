// The language files: complete, without keys that English does not have, with the same placeholders, and used.
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <span>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "src/present/phrasebook.hpp"

namespace deduku {
namespace {

using Names = std::set<std::string>;
using present::Phrase;
using present::phrasebook;
using ::testing::IsEmpty;

/// All languages except English.
constexpr std::span translations = std::span(all_languages).subspan<1>();

Names keys_of(Language language) {
  Names keys;
  for (const Phrase& phrase : phrasebook(language).phrases()) keys.emplace(phrase.key);
  return keys;
}

Names technique_name_keys() {
  Names keys;
  for (std::string_view key : technique_keys) keys.insert("technique." + std::string(key) + ".name");
  return keys;
}

/// The English names of the findings of the frozen scales.
Names names_of_steps() {
  Names names;
  for (int producer = 0; producer < se_producer_count; ++producer) {
    for (int variant = 1; variant <= 8; ++variant) {
      // The ratings of pointing and claiming, and the existing kinds of chains.
      for (int rating : {17, 19, 26, 28}) {
        for (int sort_key = 1; sort_key <= 7; ++sort_key) {
          const bool is_static = producer == 20;
          const bool is_multiple = producer == 23;
          const bool is_dynamic = producer > 23;
          if (is_static != (2 <= sort_key && sort_key <= 4) && is_static) continue;
          if (is_multiple && sort_key != 5 && sort_key != 6) continue;
          if (is_dynamic && 2 <= sort_key && sort_key <= 4) continue;
          SeStep step;
          step.producer = producer;
          step.variant = producer == 18 ? (variant - 1) % 4 + 1 : is_static ? variant % 2 : variant;
          step.rating = rating;
          step.sort_key = sort_key;
          step.complexity = variant <= 4 ? 6 : 8;
          names.insert(name(step));
        }
      }
    }
  }
  for (int producer = 0; producer < se_producer_count; ++producer) names.emplace(se_producer_name(producer));
  for (int id = 0; id < hodoku_entry_count; ++id) {
    const auto entry = static_cast<HodokuEntryId>(id);
    HodokuStep step;
    step.entry = entry;
    names.emplace(name(step));
  }
  for (int code = 0; code < 10000; ++code) {
    const std::string digits = std::to_string(10000 + code).substr(1);
    if (const auto entry = hodoku_entry(digits)) names.emplace(entry->name);
  }
  return names;
}

/// The keys that are not names of our own techniques.
Names name_keys() {
  Names own;
  for (int id = 0; id < technique_count; ++id) own.emplace(technique_of(static_cast<TechniqueId>(id)).name);
  Names keys;
  Names forms = names_of_steps();
  for (const char* ring : {"W-Ring", "M-Ring", "L-Ring", "S-Ring", "H-Ring"}) forms.insert(ring);
  for (const std::string& name : forms) {
    if (!own.contains(name)) keys.insert("name." + name);
  }
  return keys;
}

Names minus(const Names& a, const Names& b) {
  Names rest;
  std::ranges::set_difference(a, b, std::inserter(rest, rest.end()));
  return rest;
}

Names both(Names a, const Names& b) {
  a.insert(b.begin(), b.end());
  return a;
}

/// The placeholders of a part of a template. The language decides how a list is joined, and also a choice by number.
Names placeholders_of(std::string_view part) {
  static const std::regex placeholder("[{]([^}:]*)(:[^}]*)?[}]");
  Names names;
  const std::string text(part);
  for (std::sregex_iterator match(text.begin(), text.end(), placeholder), end; match != end; ++match) {
    std::string name = (*match)[1];
    const bool is_bare_choice = (*match)[2].matched && (*match)[2].str().find('#') == std::string::npos;
    if (is_bare_choice) continue;
    name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
    for (std::string_view suffix : {" list", " or", " nor"}) {
      if (name.ends_with(suffix)) name.erase(name.size() - suffix.size());
    }
    names.insert(name);
  }
  return names;
}

std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts;
  std::istringstream stream{std::string(text)};
  for (std::string part; std::getline(stream, part, '|');) parts.push_back(part);
  return parts;
}

std::string sources_of(const std::filesystem::path& folder) {
  std::stringstream text;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".cpp") text << std::ifstream(entry.path()).rdbuf();
  }
  return text.str();
}

TEST(Languages, CanBeRead) {
  for (Language language : all_languages) {
    EXPECT_THAT(phrasebook(language).problems(), IsEmpty()) << name(language);
  }
}

TEST(Languages, LackNothing) {
  const Names needed = both(both(keys_of(Language::en), technique_name_keys()), name_keys());
  for (Language language : translations) EXPECT_THAT(minus(needed, keys_of(language)), IsEmpty()) << name(language);
}

TEST(Languages, HaveNothingThatIsUnknownInEnglish) {
  const Names known = both(both(keys_of(Language::en), technique_name_keys()), name_keys());
  for (Language language : translations) EXPECT_THAT(minus(keys_of(language), known), IsEmpty()) << name(language);
}

TEST(Languages, FillInTheSamePlaceholdersInEveryPart) {
  for (Language language : translations) {
    for (const Phrase& english : phrasebook(Language::en).phrases()) {
      const std::vector<std::string> parts = parts_of(english.text);
      const std::vector<std::string> theirs = parts_of(phrasebook(language).text(english.key));
      ASSERT_EQ(theirs.size(), parts.size()) << name(language) << " " << english.key;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        EXPECT_EQ(placeholders_of(theirs[i]), placeholders_of(parts[i])) << name(language) << " " << english.key;
      }
    }
  }
}

TEST(Languages, GiveEveryTechniqueANameOfItsOwn) {
  for (Language language : all_languages) {
    Names names;
    for (int id = 0; id < technique_count; ++id) {
      const std::string technique(technique_name(static_cast<TechniqueId>(id), language));
      EXPECT_TRUE(names.insert(technique).second) << technique << " is used twice in " << name(language);
    }
  }
}

TEST(Languages, GiveEveryTechniqueASentenceForEachVariantItHas) {
  for (std::string_view key : technique_keys) {
    EXPECT_TRUE(phrasebook(Language::en).has("technique." + std::string(key) + ".sentence")) << key;
  }
}

TEST(Languages, NameAllThatCostsCount) {
  for (const std::string_view count : step_count_names) {
    for (const Language language : all_languages) {
      EXPECT_TRUE(phrasebook(language).has("cli.count." + std::string(count))) << count << " in " << name(language);
    }
  }
}

/// The sources of all modules that produce texts for people.
std::string code_that_speaks(const std::filesystem::path& root) {
  std::string code;
  for (const std::string_view module : {"present", "draw", "walk", "records", "ratings", "sheet", "cli"})
    code += sources_of(root / "src" / module);
  std::stringstream roles;
  roles << std::ifstream(root / "include/deduku/roles.def").rdbuf();
  return code + roles.str();
}

TEST(Languages, HaveNoTextThatNothingUses) {
  const std::filesystem::path root = DEDUKU_SOURCE_DIR;
  const std::string code = code_that_speaks(root);
  std::stringstream file;
  file << std::ifstream(root / "src/present/languages/en.txt").rdbuf();
  const std::string source = file.str();
  // Keys that are composed in the code begin with one of these.
  const std::regex composed(
      "(technique|family|level|number|list|se|page|removal|placement|symmetry|hint[.]family|branch[.]cause|hodoku|sheet[.](daily|minutes)|cli[.](count|r[.](daily|minutes)|check[.]pattern|fewest|technique[.]language))"
      "[.].*");
  for (const Phrase& phrase : phrasebook(Language::en).phrases()) {
    const std::string key(phrase.key);
    const bool is_used = std::regex_match(key, composed) || code.find("\"" + key + "\"") != std::string::npos ||
                         source.find("{=" + key + "}") != std::string::npos;
    EXPECT_TRUE(is_used) << key;
  }
}

TEST(Languages, HaveEveryTextThatTheCodeNames) {
  const std::filesystem::path root = DEDUKU_SOURCE_DIR;
  const std::string code = code_that_speaks(root);
  const std::regex key(
      "\"((cli|fault|hint|legend|removal|fact|branch|impossible|conclusion|exclusion|set|house|count|sheet)[.][a-z_0-9.]*[a-z_0-9])\"");
  int count = 0;
  for (std::sregex_iterator match(code.begin(), code.end(), key), end; match != end; ++match, ++count) {
    EXPECT_TRUE(phrasebook(Language::en).has((*match)[1].str())) << (*match)[1];
  }
  EXPECT_GT(count, 80);
}

TEST(Languages, AreFoundByTheirNames) {
  for (Language language : all_languages) EXPECT_EQ(find_language(name(language)), language);
  for (Notation notation : all_notations) EXPECT_EQ(find_notation(name(notation)), notation);
  EXPECT_EQ(find_language("xx"), std::nullopt);
  EXPECT_EQ(find_notation(""), std::nullopt);
}

TEST(Phrasebook, ContinuesIndentedLinesAndSkipsComments) {
  const present::Phrasebook book("# a comment\na = one\n  two\n# between\n  three\n\nb = 左\n  右\n  x\n");
  EXPECT_EQ(book.text("a"), "one two three");
  EXPECT_EQ(book.text("b"), "左右 x");
  EXPECT_THAT(book.problems(), IsEmpty());
}

TEST(Phrasebook, InsertsOtherTexts) {
  const present::Phrasebook book("a = {=b} {x}\nb = <{=c}>\nc = y\n");
  EXPECT_EQ(book.text("a"), "<y> {x}");
}

TEST(Phrasebook, SaysWhatIsWrongWithItsSource) {
  const present::Phrasebook book("  lost\nword\na = {=b}\na = 2\nc = {=c}\n");
  EXPECT_THAT(book.problems(),
              ::testing::ElementsAre("line 1 has no line to continue", "line 2 is not \"key = text\"", "a occurs twice",
                                     "a refers to b, which is missing", "c refers to itself"));
}

TEST(Phrasebook, FallsBackToTheLanguageBehind) {
  const present::Phrasebook english("a = one\nb = two\n");
  const present::Phrasebook book("b = zwei\n", &english);
  EXPECT_EQ(book.text("a"), "one");
  EXPECT_EQ(book.text("b"), "zwei");
  EXPECT_EQ(book.text("c"), "c");
  EXPECT_FALSE(book.has("a"));
}

}  // namespace
}  // namespace deduku
