// Names as people type them: the techniques that a word means, and suggestions for an unknown word.
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/technique_names.hpp"
#include "src/core/spelling.hpp"
#include "src/present/phrasebook.hpp"
#include "src/present/unknown_technique.hpp"

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

/// A name in technique_names.txt, and its owner.
struct OtherName {
  std::string key;    ///< "xy_wing"
  std::string field;  ///< "de", "hodoku"
  std::string name;
  bool is_shared = false;
};

/// All names in the file except those in brackets, which are not names of the technique.
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
      std::set<std::string> spellings = {FuzzyName(technique_name(id, language)).joined()};
      for (const std::string_view alias : technique_aliases(id, language)) {
        EXPECT_TRUE(spellings.insert(FuzzyName(alias).joined()).second) << key(id) << ": " << alias;
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

TEST(TechniqueNames, ThoseThatMostPlayersLearnFirstAreUnderstood) {
  const std::vector<Meaning> meanings = {
      {"Last Free Cell", {"full_house"}},
      {"Last Remaining Cell", {"hidden_single"}},
      {"Scanning", {"hidden_single"}},
      {"Last Possible Number", {"naked_single"}},
      {"Obvious Singles", {"naked_single"}},
      {"Obvious Pairs", {"naked_pair"}},
      {"Obvious Triples", {"naked_triple"}},
      {"Omission", {"pointing", "claiming"}},
      {"Multiple Colors", {"multi_colouring"}},
      {"Gurth", {"symmetrical_placement"}},
      {"WXYZ", {"wxyz_wing"}},
      {"Kraken X-Wing", {"kraken_fish_1", "kraken_fish_2"}},
      {"Kraken Swordfish", {"kraken_fish_1", "kraken_fish_2"}},
      {"Odd Cycle", {"broken_wing", "bivalue_oddagon"}},
      {"Diagonal UR", {"unique_rectangle_5", "unique_rectangle_6"}},
      {"UR Type 7", {"hidden_rectangle"}},
      {"Double Forcing Chain", {"forcing_chain_verity"}},
      {"Type 1 AIC", {"aic"}},
      {"AIC Type 2", {"aic"}},
      {"W-Ring", {"w_wing"}},
      {"M-Ring", {"m_wing", "continuous_nice_loop"}},
      {"Phistomefel Ring", {"set_equivalence"}},
      {"Letztes freies Kästchen", {"full_house"}},
      {"Letzte mögliche Zahl", {"naked_single"}},
  };
  for (const auto& [word, keys] : meanings) EXPECT_EQ(meant_by(word), keys) << word;
  for (const std::string_view word : {"Siamese Fish", "Sashimi", "Tabling"}) {
    EXPECT_GT(find_techniques(word).size(), 3U) << word;
  }
}

TEST(TechniqueNames, ARangeIsAllOfItsNumbers) {
  EXPECT_EQ(meant_by("UR Type 1-2"), (Keys{"unique_rectangle_1", "unique_rectangle_2"}));
  EXPECT_EQ(meant_by("Unique Rectangle Type 3-4"), (Keys{"unique_rectangle_4", "unique_rectangle_3"}));
  for (const std::string_view word : {"1-2", "UR Type 1-9", "UR Type 4-1", "Fat Ring 1-2"}) {
    EXPECT_THAT(meant_by(word), IsEmpty()) << word;
  }
}

TEST(TechniqueNames, OfOtherProgramsMeanWhatTheirStepsAreFoundAs) {
  EXPECT_EQ(meant_by("Grouped W-Wing"), Keys{"grouped_aic"});
  EXPECT_EQ(meant_by("ALS-W-Wing"), Keys{"als_aic"});
  EXPECT_EQ(meant_by("chute remote pairs"), Keys{"grouped_aic"});
  EXPECT_EQ(meant_by("XYZ-Ring"), (Keys{"xyz_wing", "als_xz", "als_continuous_nice_loop"}));
  EXPECT_EQ(meant_by("Generalized Intersection"),
            (Keys{"pointing", "claiming", "naked_pair", "naked_triple", "naked_quad"}));
  int lacking = 0;
  for (const PeerTechnique& peer : peer_techniques()) {
    EXPECT_THAT(peer.names, Not(IsEmpty())) << peer.name;
    for (const std::string_view name : peer.names) {
      const bool is_ours = find_peer_technique(name) != &peer;
      EXPECT_TRUE(is_ours || find_techniques(name).empty() != peer.is_found) << name;
      lacking += find_techniques(name).empty() ? 1 : 0;
    }
  }
  EXPECT_GT(lacking, 50);
}

TEST(TechniqueNames, WhatDedukuLacksIsSaidToBeLacking) {
  using present::unknown_technique;
  EXPECT_THAT(meant_by("Senior Exocet"), IsEmpty());
  EXPECT_EQ(unknown_technique("Senior Exocet"), "Deduku has no \"Senior Exocet\"; trial_2 comes nearest");
  EXPECT_EQ(unknown_technique("bug lite"),
            "Deduku has no \"bug lite\"; extended_rectangle and unique_loop come nearest");
  EXPECT_EQ(unknown_technique("Brute Force"), "Deduku has no \"Brute Force\"");
  EXPECT_EQ(unknown_technique("Qiu's Deadly Pattern Type 1-4").substr(0, 15), "Deduku has no \"");
  EXPECT_EQ(unknown_technique("x_wnig"), "unknown technique \"x_wnig\"; did you mean \"x_wing\"?");
  EXPECT_EQ(unknown_technique("nothing at all"), "unknown technique \"nothing at all\"");
}

/// The cells of a row of a table in Markdown.
std::vector<std::string> cells_of(const std::string& row) {
  std::vector<std::string> cells;
  std::size_t begin = 2;
  for (std::size_t end = row.find(" |", begin); end != std::string::npos; end = row.find(" |", begin)) {
    cells.push_back(begin < end ? row.substr(begin, end - begin) : "");
    begin = end + 3;
  }
  return cells;
}

/// The names in a cell: "HoDoKu: Brute Force, Give Up; CSP-Rules: DFS". Names in italics are more general ones. In the
/// column of a language the first name is complete: "Probieren, Tiefe 1; Raten".
std::vector<std::string> names_in_cell(std::string cell, bool is_language) {
  std::erase(cell, '*');
  std::vector<std::string> names;
  if (is_language) {
    const std::size_t end = std::min(cell.find("; "), cell.size());
    names.push_back(cell.substr(0, end));
    cell.erase(0, std::min(end + 2, cell.size()));
  }
  std::stringstream groups(std::regex_replace(cell, std::regex("; "), "\n"));
  for (std::string group; std::getline(groups, group);) {
    if (const std::size_t colon = group.find(": "); colon != std::string::npos) group.erase(0, colon + 2);
    for (std::string& name : between_commas(group)) {
      if (name.starts_with(' ')) name.erase(0, 1);
      if (!name.empty()) names.push_back(std::move(name));
    }
  }
  return names;
}

TEST(TechniqueNames, AllInTheDocumentsAreUnderstood) {
  const std::set<std::string> columns = {"technique", "also called",      "Deduku",          "SudokuWiki",
                                         "HoDoKu",    "Sudoku Explainer", "SukakuExplainer", "Sunnie's Sudoku Solution",
                                         "CSP-Rules", "English",          "Chinese",         "German",
                                         "called",    "in Deduku"};
  std::ifstream page(DEDUKU_SOURCE_DIR "/docs/technique-names.md");
  std::vector<std::string> headings;
  int count = 0;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| ")) {
      if (!line.starts_with("|---")) headings.clear();
      continue;
    }
    const std::vector<std::string> cells = cells_of(line);
    if (headings.empty()) {
      headings = cells;
      continue;
    }
    for (std::size_t i = 0; i < std::min(cells.size(), headings.size()); ++i) {
      const bool is_code = headings[i] == "HoDoKu" && std::ranges::count(headings, "key") > 0;
      if (!columns.contains(headings[i]) || is_code) continue;
      const bool is_name = headings[i] == "technique" || headings.front() == "English";
      for (const std::string& name : names_in_cell(cells[i], is_name)) {
        ++count;
        EXPECT_TRUE(!find_techniques(name).empty() || find_peer_technique(name) != nullptr) << name;
      }
    }
  }
  EXPECT_GT(count, 2000);
}

TEST(TechniqueNames, NoWordIsTakenForAnother) {
  for (const std::string_view word : {"Kraken Whale", "Barn", "Naked Whale", "Franken", "Ring", "Raten X"}) {
    EXPECT_EQ(nearest_technique_or_family(word), "") << word;
  }
  // German words only count if German is selected.
  EXPECT_EQ(nearest_technique("Nacktes Par"), "");
  EXPECT_EQ(nearest_technique("Schwertfish"), "");
  EXPECT_EQ(nearest_technique("Schwertfish", Language::de), "Schwertfisch");
  EXPECT_EQ(nearest_technique("Jelyfish", Language::de), "jellyfish");
}

TEST(TechniqueNames, AWrongWordGetsTheNearestByMeaningOrNothing) {
  EXPECT_EQ(nearest_technique("naked_singel"), "naked_single");
  EXPECT_EQ(nearest_technique("skyscrapper"), "skyscraper");
  EXPECT_EQ(nearest_technique("Y-Wnig"), "Y-Wing");
  EXPECT_EQ(nearest_technique("lokced candidates"), "Locked Candidates");
  EXPECT_EQ(nearest_technique("Nacktes Par", Language::de), "Nacktes Paar");
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
