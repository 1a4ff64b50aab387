// Texts in all languages and notations.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "deduku/explain.hpp"
#include "src/core/step_sink.hpp"
#include "src/present/words.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku {
namespace {

using testing::cells_named;

constexpr TextStyle english_a1{Language::en, Notation::a1};
constexpr TextStyle english_k9{Language::en, Notation::k9};
constexpr TextStyle chinese{Language::zh, Notation::rc};
constexpr TextStyle german{Language::de, Notation::rc};

/// The first step of a technique in its case file, in the form of `write`.
template <class Write>
std::string first_step(TechniqueId technique, Write&& write) {
  std::stringstream text;
  text << std::ifstream(std::string(DEDUKU_SOURCE_DIR) + "/tests/techniques/" +
                        std::string(name(family_of(technique))) + "/" + std::string(key(technique)) + ".txt")
              .rdbuf();
  const auto file = cases::parse(text.str());
  for (const cases::Case& test_case : file->cases) {
    Workspace workspace;
    workspace.set_promise(Promise::givens);
    StepSink sink(StepSink::Wanted::first);
    technique_of(technique).find(test_case.grid, workspace, sink);
    if (!sink.found().empty()) return write(sink.found().view(test_case.grid, sink.found()[0]));
  }
  return "";
}

std::string sentence_of(TechniqueId technique, const TextStyle& style) {
  return first_step(technique, [&](const StepView& view) { return sentence(view, style); });
}

TEST(Notation, NamesRowsByLetters) {
  const CellSet cells = cells_named({"r1c7", "r1c9", "r3c3", "r9c3"});
  EXPECT_EQ(cells_text(cells, english_a1), "A79, CI3");
  EXPECT_EQ(cells_text(cells, english_k9), "A79, CK3");
  EXPECT_EQ(cells_text(cells_named({"r8c1"}), english_k9), "H1");
}

TEST(Notation, NamesHousesAsItNamesCells) {
  EXPECT_EQ(houses_text({House::row(3), House::row(8)}, english_a1), "rows D and I");
  EXPECT_EQ(houses_text({House::row(8), House::column(0), House::box(4)}, english_k9), "row K, column 1 and box 5");
  EXPECT_EQ(houses_text({House::row(3), House::row(8)}, {Language::zh, Notation::a1}), "第 D、I 行");
}

TEST(Notation, HoldsInEffectsAndChains) {
  Effects effects;
  effects.places.insert({Cell::at(8, 8), Digit::of(4)});
  effects.removes.insert(Digit::of(1), cells_named({"r4c1", "r4c9"}));
  EXPECT_EQ(effects_text(effects, english_a1), "I9=4, D19<>1");
  const Link link{{cells_named({"r1c2"}), Digit::of(4)}, {cells_named({"r9c2"}), Digit::of(4)}};
  EXPECT_EQ(chain_text({&link, 1}, english_k9), "(4)A2 = (4)K2");
}

/// Whether a text names a cell as r1c2, or a row by its number.
bool names_by_numbers(const std::string& text) {
  static const std::regex number("r[1-9]+c[1-9]|rows? [1-9]");
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (std::regex_search(line, number)) return true;
  }
  return false;
}

TEST(Notation, HoldsInWholeArguments) {
  int count = 0;
  for (int id = 0; id < technique_count; ++id) {
    const auto technique = static_cast<TechniqueId>(id);
    const std::string text = first_step(technique, [&](const StepView& view) {
      return sentence(view, english_k9) + "\n" + hint_text(view, 4, english_k9);
    });
    EXPECT_FALSE(names_by_numbers(text)) << text;
    count += text.empty() ? 0 : 1;
  }
  EXPECT_EQ(count, technique_count);
}

TEST(Sentence, InChinese) {
  EXPECT_EQ(
      sentence_of(TechniqueId::xy_wing, chinese),
      "r7c6 是 6 或 9。若是 9，则 r7c3 {49} 是 4；若是 6，则 r8c5 {46} 是 4。所以 4 必在这两格之一。r7c4、r8c1 同时看得到这两格。因此它们不是 4。");
  EXPECT_EQ(sentence_of(TechniqueId::unique_rectangle_1, chinese),
            "r7c68、r9c6 只有候选数 4、9。若 r9c8 也填其中之一，四格里的这两个数字就可以互换，题目会有第二个解。因此 "
            "r9c8 不是 4 或 9。");
  EXPECT_EQ(
      sentence_of(TechniqueId::als_xz, chinese),
      "A = r6c38 {156}、B = r9c168 {1469} 都是数字比格多一个的待定数组，各自至多缺少一个数字。1 只能出现在其中一个里，因为 "
      "r69c8 互相看得到。另一个就含有其余全部数字，所以 6 必在 r6c3、r9c1 之中。r8c3 同时看得到这两格。因此它不是 6。");
  EXPECT_EQ(sentence_of(TechniqueId::whip, chinese),
            "假设 r2c9 是 7，会得出矛盾：7 在第 5 行没有位置了。\n"
            "  1. r2c9=7 -> r3c8<>7 -> r3c1=7\n  2. r3c1=7 + r2c9=7 -> r5c19<>7\n因此 r2c9 不是 7。");
}

TEST(Sentence, InGerman) {
  EXPECT_EQ(sentence_of(TechniqueId::xy_wing, german),
            "r7c6 ist 6 oder 9. Ist es die 9, dann ist r7c3 {49} eine 4; ist es die 6, dann ist r8c5 {46} eine 4. Also "
            "steht in einer der beiden Zellen eine 4. r7c4 und r8c1 sehen beide. Daher sind sie keine 4.");
  EXPECT_EQ(
      sentence_of(TechniqueId::m_wing, {Language::de, Notation::k9}),
      "E7 hat nur die Kandidaten 1 und 3. In Spalte 5 kann die 3 nur in CE5 stehen und die 1 nur in BC5. Ist E7 keine "
      "1, dann ist es B5: (1=3)E7 - (3)E5 = (3-1)C5 = (1)B5. Also steht in mindestens einer der beiden eine 1. B7 "
      "sieht beide. Daher ist sie keine 1.");
}

/// If rows have letters, sets have other letters.
TEST(Sentence, CallsSetsByLettersThatAreNoRows) {
  EXPECT_THAT(sentence_of(TechniqueId::als_aic, {}), ::testing::HasSubstr(": A = r19c4 {578}. Without 7, A holds 8."));
  EXPECT_THAT(sentence_of(TechniqueId::als_aic, english_a1),
              ::testing::HasSubstr(": P = AI4 {578}. Without 7, P holds 8."));
}

TEST(Names, AreThoseOfTheLanguage) {
  EXPECT_EQ(technique_name(TechniqueId::naked_pair), "Naked Pair");
  EXPECT_EQ(technique_name(TechniqueId::naked_pair, Language::zh), "显性数对");
  EXPECT_EQ(technique_name(TechniqueId::hidden_pair, Language::de), "Verstecktes Paar");
  EXPECT_EQ(family_name(Family::als), "Almost locked sets");
  EXPECT_EQ(family_name(Family::als, Language::zh), "待定数组");
  EXPECT_EQ(level_name(Level::expert, Language::de), "Experte");
  SeStep loop;
  loop.producer = 14;
  loop.variant = 7;
  EXPECT_EQ(step_name(loop), "Unique Loop, type 3");
  EXPECT_EQ(step_name(loop, Language::zh), "唯一环类型 3");
  HodokuStep quad;
  quad.entry = HodokuEntryId::naked_quadruple;
  EXPECT_EQ(step_name(quad, Language::de), "Nackter Vierer");
}

TEST(Template, ChoosesByNumberAndLeavesOutWhatStandsForNothing) {
  const auto filled = [](std::string_view text, int count) {
    return present::fill(text, [&](std::string_view, present::Value& made) -> const present::Value& {
      return made = count == 0 ? present::Value() : present::Value(std::to_string(count), count);
    });
  };
  EXPECT_EQ(filled("{n:# step/# steps}", 1), "1 step");
  EXPECT_EQ(filled("{n:# step/# steps}", 3), "3 steps");
  EXPECT_EQ(filled("a[, {n} more]", 0), "a");
  EXPECT_EQ(filled("a[, {n:one/many} more]", 0), "a");
  EXPECT_EQ(filled("a[, {n} more]", 2), "a, 2 more");
}

TEST(Template, BeginsASentenceWithACapital) {
  const auto filled = [](std::string_view value) {
    return present::fill("{Text}", [&](std::string_view, present::Value& made) -> const present::Value& {
      return made = present::Value(std::string(value));
    });
  };
  EXPECT_EQ(filled("if so"), "If so");
  EXPECT_EQ(filled("über"), "Über");
  EXPECT_EQ(filled("若"), "若");
  EXPECT_EQ(filled("4 goes"), "4 goes");
}

TEST(Template, GivesEachVariantItsPart) {
  EXPECT_EQ(present::part_for("One.", 3), "One.");
  EXPECT_EQ(present::part_for("One. | Two.", 0), "One.");
  EXPECT_EQ(present::part_for("One. | Two.", 1), "Two.");
}

}  // namespace
}  // namespace deduku
