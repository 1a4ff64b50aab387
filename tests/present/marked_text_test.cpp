// Text with the objects that its words denote.
#include "src/present/marked_text.hpp"

#include <gtest/gtest.h>

#include "deduku/ladder.hpp"
#include "src/present/words.hpp"

namespace deduku::present {
namespace {

TEST(Text, KeepsItsSpansWhenItGrows) {
  Text text = "In ";
  text += Text("r1c2").marked(Span::Kind::cells, {Cell::at(0, 1)}) + " and " +
          Text("r3c4").marked(Span::Kind::cells, {Cell::at(2, 3)});
  ASSERT_EQ(text.spans().size(), 2U);
  EXPECT_EQ(text.words(), "In r1c2 and r3c4");
  EXPECT_EQ(text.words_of(text.spans()[0]), "r1c2");
  EXPECT_EQ(text.words_of(text.spans()[1]), "r3c4");
}

TEST(Text, HasPartsWithTheSpansInside) {
  const Text inner = Text("r1c2").marked(Span::Kind::cells, {Cell::at(0, 1)});
  const Text text = "a " + (inner + "=5").marked(Span::Kind::candidate, {Cell::at(0, 1)}) + " b";
  ASSERT_EQ(text.spans().size(), 2U);
  EXPECT_EQ(text.spans()[0].kind, Span::Kind::candidate) << "the outer one first";
  const Text part = text.part(text.spans()[0]);
  EXPECT_EQ(part.words(), "r1c2=5");
  ASSERT_EQ(part.spans().size(), 2U);
  EXPECT_EQ(part.words_of(part.spans()[1]), "r1c2");
}

TEST(Text, CanBeReworded) {
  const Text text = "a " + Text("bc").marked(Span::Kind::reference, 4) + " d";
  const Text other = text.reworded([](std::string_view words) { return "<" + std::string(words) + ">"; });
  EXPECT_EQ(other.words(), "<a ><bc>< d>");
  ASSERT_EQ(other.spans().size(), 1U);
  EXPECT_EQ(other.words_of(other.spans()[0]), "<bc>");
}

TEST(Text, IsMarkedWhereATemplateIsFilled) {
  const Words words(TextStyle{});
  const Text text = words.say("fact.is", {{"cell", words.cells({Cell::at(0, 1)})}, {"digit", std::string("5")}});
  ASSERT_EQ(text.spans().size(), 1U);
  EXPECT_EQ(text.words_of(text.spans()[0]), "r1c2");
  const Text houses = words.houses({House::row(3), House::row(6)}).text;
  ASSERT_EQ(houses.spans().size(), 1U);
  EXPECT_EQ(houses.spans()[0].houses, (HouseSet{House::row(3), House::row(6)}));
}

}  // namespace
}  // namespace deduku::present
