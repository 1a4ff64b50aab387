// The names of short continuous loops, for any first link and either direction.
#include <algorithm>

#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"

namespace deduku {
namespace {

/// Candidates of a loop in order, "4r1c1"; the links between them are strong and weak in turn, and the last one closes
/// the loop.
using Loop = std::vector<std::string_view>;

Node node_of(std::string_view text) {
  return {{Cell::at(text[2] - '1', text[4] - '1')}, Digit::of(text[0] - '0')};
}

std::vector<Link> links_of(const Loop& loop) {
  std::vector<Link> links;
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const LinkKind kind = i % 2 == 0 ? LinkKind::strong : LinkKind::weak;
    links.push_back({node_of(loop[i]), node_of(loop[(i + 1) % loop.size()]), kind});
  }
  return links;
}

std::string name_of(TechniqueId technique, const std::vector<Link>& links, Language language = Language::en) {
  const Grid grid;
  return step_name({grid, Step(technique), links}, language);
}

const std::pair<const char*, Loop> rings[] = {
    {"W-Ring", {"4r1c1", "7r1c1", "7r1c9", "7r6c9", "7r6c1", "4r6c1"}},
    {"M-Ring", {"4r1c7", "7r1c7", "7r5c7", "7r5c3", "4r5c3", "4r1c3"}},
    {"L-Ring", {"4r1c1", "4r1c7", "7r1c7", "7r5c7", "2r5c7", "2r1c1"}},
    {"S-Ring", {"4r5c7", "7r5c7", "7r5c3", "7r3c3", "2r3c3", "2r3c1", "4r3c1", "4r5c1"}},
    {"H-Ring", {"2r5c1", "4r5c1", "4r1c1", "7r1c1", "7r1c7", "7r5c7", "2r5c7", "2r5c3"}},
};

TEST(RingNames, AreThoseOfTheStrongLinks) {
  for (auto [name, loop] : rings) {
    for (std::size_t turn = 0; turn < loop.size(); turn += 2) {
      EXPECT_EQ(name_of(TechniqueId::continuous_nice_loop, links_of(loop)), name);
      std::rotate(loop.begin(), loop.begin() + 2, loop.end());
    }
    std::reverse(loop.begin(), loop.end());
    EXPECT_EQ(name_of(TechniqueId::continuous_nice_loop, links_of(loop)), name);
  }
}

TEST(RingNames, AreTranslated) {
  const auto links = links_of(rings[1].second);
  EXPECT_EQ(name_of(TechniqueId::continuous_nice_loop, links, Language::de), "M-Ring");
  EXPECT_EQ(name_of(TechniqueId::continuous_nice_loop, links, Language::zh), "M 环");
}

/// Without the last link it is the wing, unless its ends see each other.
TEST(RingNames, AreThoseOfWingsWhoseEndsSeeEachOther) {
  auto links = links_of({"4r1c7", "7r1c7", "7r5c7", "7r5c3", "4r5c3", "4r1c3"});
  links.pop_back();
  EXPECT_EQ(name_of(TechniqueId::m_wing, links), "M-Ring");
  links = links_of({"4r1c7", "7r1c7", "7r5c7", "7r5c3", "4r5c3", "4r9c3"});
  links.pop_back();
  EXPECT_EQ(name_of(TechniqueId::m_wing, links), "M-Wing");
}

TEST(RingNames, AreNotGivenToOtherLoops) {
  const Loop two_digits = {"4r5c7", "7r5c7", "7r5c3", "7r3c3", "7r3c1", "7r9c1", "4r9c1", "4r9c7"};
  EXPECT_EQ(name_of(TechniqueId::continuous_nice_loop, links_of(two_digits)), "Continuous Nice Loop");
  const Loop one_digit = {"4r1c1", "4r1c7", "4r5c7", "4r5c3", "4r9c3", "4r9c1"};
  EXPECT_EQ(name_of(TechniqueId::continuous_nice_loop, links_of(one_digit)), "Continuous Nice Loop");
}

}  // namespace
}  // namespace deduku
