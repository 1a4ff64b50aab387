// Names as people type them: which techniques a word means, and what a wrong word may have meant.
#include <fstream>
#include <iterator>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/technique_names.hpp"
#include "src/core/spelling.hpp"
#include "src/present/phrasebook.hpp"

namespace deduku {
namespace {

using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
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

/// A name in technique_names.txt, and what has it.
struct OtherName {
  std::string key;    ///< "xy_wing"
  std::string field;  ///< "de", "hodoku"
  std::string name;
  bool is_shared = false;
};

/// All that stands there but what is in brackets, which is no name of the technique.
std::vector<OtherName> other_names() {
  std::vector<OtherName> names;
  std::ifstream stream(DEDUKU_SOURCE_DIR "/src/present/languages/technique_names.txt");
  const std::string source{std::istreambuf_iterator<char>(stream), {}};
  const present::Phrasebook book(source);
  EXPECT_THAT(book.problems(), IsEmpty());
  for (const present::Phrase& phrase : book.phrases()) {
    const std::size_t dot = phrase.key.find('.');
    for (std::string& name : between_commas(phrase.text)) {
      if (name.starts_with(' ')) name.erase(0, 1);
      if (name.starts_with('[')) continue;
      const bool is_shared = name.ends_with(" *");
      if (is_shared) name.resize(name.size() - 2);
      names.push_back(
          {std::string(phrase.key.substr(0, dot)), std::string(phrase.key.substr(dot + 1)), name, is_shared});
    }
  }
  return names;
}

TEST(TechniqueNames, EachOtherNameIsUnderstood) {
  const std::vector<OtherName> names = other_names();
  EXPECT_GT(names.size(), 1000U);
  for (const OtherName& other : names) {
    EXPECT_THAT(meant_by(other.name), Contains(other.key)) << other.name;
    EXPECT_FALSE(find_family(other.name)) << other.name;
  }
}

TEST(TechniqueNames, AnotherNameMeansOneTechniqueUnlessItIsMarked) {
  for (const OtherName& other : other_names()) {
    EXPECT_EQ(meant_by(other.name).size() > 1, other.is_shared)
        << other.key << "." << other.field << ": " << other.name;
  }
}

TEST(TechniqueNames, EveryTechniqueHasABlockOfItsOwn) {
  std::set<std::string> keys;
  for (const OtherName& other : other_names()) keys.insert(other.key);
  for (const std::string_view key : technique_keys) {
    EXPECT_TRUE(keys.contains(std::string(key))) << "technique_names.txt says nothing of " << key;
  }
  for (const std::string& key : keys) EXPECT_TRUE(find_technique(key)) << key;
}

TEST(TechniqueNames, AliasesOfALanguageAreNoOtherSpellingsOfOneAnother) {
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    for (const Language language : all_languages) {
      std::set<std::string> spellings = {LooseSpelling(technique_name(id, language)).joined()};
      for (const std::string_view alias : technique_aliases(id, language)) {
        EXPECT_TRUE(spellings.insert(LooseSpelling(alias).joined()).second) << key(id) << ": " << alias;
        EXPECT_THAT(alias, Not(AnyOf(HasSubstr("*"), StartsWith("[")))) << key(id);
      }
    }
  }
}

TEST(TechniqueNames, StandInOnePlace) {
  for (const Language language : all_languages) {
    for (const present::Phrase& phrase : present::phrasebook(language).phrases()) {
      EXPECT_FALSE(phrase.key.ends_with(".also")) << phrase.key << " belongs into technique_names.txt";
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
      {"X-Cycles", {"x_chain", "continuous_nice_loop", "discontinuous_nice_loop"}},
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
      {"Locked Candidates Type 1 (Pointing)", {"pointing"}},
      {"Bivalue Universal Grave + 1", {"bug_plus_1"}},
      {"Almost Locked Set XZ-Rule", {"als_xz"}},
      {"Uniqueness Test 6", {"unique_rectangle_6"}},
      {"Jelly-Fish", {"jellyfish"}},
      {"Twinned XY-Chains", {"continuous_nice_loop"}},
      {"Forcing X-Chain", {"x_chain", "discontinuous_nice_loop"}},
      {"Region Forcing Chains", {"forcing_chain_verity"}},
      {"Dynamic Contradiction Forcing Chains", {"forcing_net_contradiction"}},
      {"Siamese Sashimi Mutant Jellyfish", {"finned_mutant_jellyfish"}},
      {"Incomplete WXYZ-Wing", {"wxyz_wing"}},
      {"whip[1]", {"pointing", "claiming"}},
      {"t-whips", {"whip"}},
      {"Super-Hidden-Triplets", {"swordfish"}},
      {"Nacktes Paar", {"naked_pair"}},
      {"Zeigendes Paar", {"pointing"}},
      {"nacktes quartett", {"naked_quad"}},
      {"Erzwingungskette", {"forcing_chain_contradiction", "forcing_chain_verity"}},
      {"EINFACHES FAERBEN", {"simple_colouring"}},
      {"Eindeutiges Rechteck Typ 1", {"unique_rectangle_1"}},
      {"摩天楼", {"skyscraper"}},
      {"双强链", {"turbot_fish"}},
      {"唯一矩形类型 1", {"unique_rectangle_1"}},
      {"可规避矩形", {"avoidable_rectangle_1", "avoidable_rectangle_2"}},
      {"三链列", {"swordfish"}},
      {"鳍二阶鱼", {"finned_x_wing"}},
      {"待定数组・双强链", {"als_xz"}},
      {"待定数组・XY-Wing", {"als_xy_wing"}},
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
  EXPECT_EQ(nearest_technique("Uniquness Test 4"), "Uniqueness Test 4");
  EXPECT_EQ(nearest_technique("Rectangle Elimnation"), "Rectangle Elimination");
  EXPECT_EQ(nearest_technique_or_family("fihs"), "fish");
  EXPECT_EQ(nearest_technique("fihs"), "");
  for (const std::string_view word : {"z_wing", "q-wing", "xz_wing", "", "---", "something else"}) {
    EXPECT_EQ(nearest_technique_or_family(word), "") << word;
  }
  EXPECT_EQ(nearest_technique(std::string(100'000, 'x')), "");
}

}  // namespace
}  // namespace deduku
