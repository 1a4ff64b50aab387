// Names as people type them: which techniques a word means, and what a wrong word may have meant.
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/technique_names.hpp"
#include "src/present/phrasebook.hpp"

namespace deduku {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Keys = std::vector<std::string_view>;

Keys meant_by(std::string_view word) {
  Keys keys;
  for (const TechniqueId id : find_techniques(word)) keys.push_back(key(id));
  return keys;
}

TEST(TechniqueNames, KeyAndNameMeanOneTechniqueInEveryLanguage) {
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    EXPECT_THAT(meant_by(key(id)), ElementsAre(key(id)));
    for (const Language language : all_languages) {
      EXPECT_THAT(meant_by(technique_name(id, language)), ElementsAre(key(id))) << technique_name(id, language);
    }
  }
}

TEST(TechniqueNames, AnotherNameMeansAllThatHaveIt) {
  std::map<std::string, std::set<TechniqueId>> owners;
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    for (const Language language : all_languages) {
      for (const std::string_view alias : technique_aliases(id, language)) owners[std::string(alias)].insert(id);
    }
  }
  EXPECT_GT(owners.size(), 250U);
  for (const auto& [alias, techniques] : owners) {
    const std::vector<TechniqueId> found = find_techniques(alias);
    EXPECT_TRUE(std::includes(found.begin(), found.end(), techniques.begin(), techniques.end())) << alias;
    EXPECT_FALSE(find_family(alias)) << alias;
  }
}

TEST(TechniqueNames, NoLanguageLeavesOutAnAliasByMisspellingItsKey) {
  std::set<std::string> known;
  for (const std::string_view key : technique_keys) known.insert("technique." + std::string(key) + ".also");
  for (const Language language : all_languages) {
    for (const present::Phrase& phrase : present::phrasebook(language).phrases()) {
      EXPECT_TRUE(!phrase.key.ends_with(".also") || known.contains(std::string(phrase.key))) << phrase.key;
    }
  }
}

struct Meaning {
  std::string_view word;
  Keys keys;
};

TEST(TechniqueNames, AreUnderstoodAsBooksAndProgramsHaveThem) {
  const std::vector<Meaning> meanings = {
      {"Y-Wing", {"xy_wing"}},
      {"xywing", {"xy_wing"}},
      {"XY-Wings", {"xy_wing"}},
      {"Locked Candidates", {"pointing", "claiming"}},
      {"locked_candidates_type_2", {"claiming"}},
      {"pointing pairs", {"pointing"}},
      {"Box/Line Reduction", {"claiming"}},
      {"Naked Triplet", {"naked_triple"}},
      {"Unique Rectangle Type 1", {"unique_rectangle_1"}},
      {"UR1", {"unique_rectangle_1"}},
      {"UR type 4", {"unique_rectangle_4"}},
      {"Uniqueness Test 1", {"unique_rectangle_1"}},
      {"Hidden Unique Rectangle", {"hidden_rectangle"}},
      {"Simple Coloring", {"simple_colouring"}},
      {"Simple Colors", {"simple_colouring"}},
      {"Singles Chains", {"simple_colouring"}},
      {"X-Cycles", {"x_chain", "continuous_nice_loop"}},
      {"nice loop", {"continuous_nice_loop", "discontinuous_nice_loop"}},
      {"AIC ring", {"continuous_nice_loop"}},
      {"Guardians", {"broken_wing"}},
      {"Starfish", {"squirmbag"}},
      {"Turbot Crane", {"turbot_fish"}},
      {"Thor’s Hammer", {"tridagon"}},
      {"POM", {"template_set", "template_delete"}},
      {"Nishio", {"forcing_chain_contradiction"}},
      {"Cell Forcing Chains", {"forcing_chain_verity"}},
      {"Digit Forcing Chain", {"forcing_chain_contradiction", "forcing_chain_verity"}},
      {"T&E", {"trial_1", "trial_2", "trial_3"}},
      {"T&E(2)", {"trial_2"}},
      {"Bowman's Bingo", {"trial_1"}},
      {"BUG", {"bug_plus_1", "bug_2", "bug_4", "bug_3"}},
      {"BUG+1", {"bug_plus_1"}},
      {"Nacktes Paar", {"naked_pair"}},
      {"EINFACHES FAERBEN", {"simple_colouring"}},
      {"Eindeutiges Rechteck Typ 1", {"unique_rectangle_1"}},
      {"摩天楼", {"skyscraper"}},
      {"双强链", {"turbot_fish"}},
      {"唯一矩形类型 1", {"unique_rectangle_1"}},
  };
  for (const auto& [word, keys] : meanings) EXPECT_EQ(meant_by(word), keys) << word;
  for (const std::string_view word : {"", " ", "-", "wing", "type", "no such technique", "z_wing"}) {
    EXPECT_THAT(meant_by(word), IsEmpty()) << word;
  }
}

TEST(TechniqueNames, AWrongWordGetsTheNearestByMeaningOrNothing) {
  EXPECT_EQ(nearest_technique("naked_singel"), "naked_single");
  EXPECT_EQ(nearest_technique("skyscrapper"), "skyscraper");
  EXPECT_EQ(nearest_technique("Y-Wnig"), "Y-Wing");
  EXPECT_EQ(nearest_technique("lokced candidates"), "Locked Candidates");
  EXPECT_EQ(nearest_technique("Nacktes Par"), "Nacktes Paar");
  EXPECT_EQ(nearest_technique_or_family("fihs"), "fish");
  EXPECT_EQ(nearest_technique("fihs"), "");
  for (const std::string_view word : {"z_wing", "q-wing", "xz_wing", "", "---", "something else"}) {
    EXPECT_EQ(nearest_technique_or_family(word), "") << word;
  }
  EXPECT_EQ(nearest_technique(std::string(100'000, 'x')), "");
}

}  // namespace
}  // namespace deduku
