// A value or an error, by the names of std::expected; and records as a range.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <sstream>

#include "deduku/formats.hpp"

namespace deduku::testing {
namespace {

using Number = Expected<int, std::string>;

TEST(Expected, HasTheNamesOfTheStandard) {
  const Number good = 7;
  const Number bad = std::string("none");
  EXPECT_TRUE(good.has_value());
  EXPECT_FALSE(bad.has_value());
  EXPECT_EQ(good.value_or(3), 7);
  EXPECT_EQ(bad.value_or(3), 3);
  EXPECT_EQ(good.error_or("fine"), "fine");
  EXPECT_EQ(bad.error_or("fine"), "none");
  const auto half = [](int number) { return number % 2 == 0 ? Number(number / 2) : Number(std::string("odd")); };
  EXPECT_EQ(*Number(8).and_then(half), 4);
  EXPECT_EQ(good.and_then(half).error(), "odd");
  EXPECT_EQ(bad.and_then(half).error(), "none");
  EXPECT_EQ(*good.transform([](int number) { return number + 0.5; }), 7.5);
  EXPECT_EQ(bad.transform([](int number) { return number + 0.5; }).error(), "none");
}

TEST(Expected, IsMovedFrom) {
  Expected<std::unique_ptr<int>, std::string> owner = std::make_unique<int>(5);
  const auto length = [](std::unique_ptr<int> owned) { return *owned; };
  EXPECT_EQ(*std::move(owner).transform(length), 5);
  Expected<std::unique_ptr<int>, std::string> other = std::make_unique<int>(6);
  EXPECT_EQ(*std::move(other).value_or(nullptr), 6);
}

TEST(Expected, IsARangeOfRecords) {
  const std::string line = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....";
  const std::string text = line + " a\n" + "nonsense\n" + line + " b\r\n";
  std::istringstream stream(text);
  formats::Reader from_text(formats::lines_of(text), {.from = formats::find_format("line")});
  formats::Reader from_stream(formats::lines_of(stream), {.from = formats::find_format("line")});
  for (formats::Reader* reader : {&from_text, &from_stream}) {
    std::string tails;
    int bad = 0;
    for (const Expected<formats::Record>& record : *reader) {
      if (record) tails += record->tail;
      bad += record ? 0 : 1;
    }
    EXPECT_EQ(tails, "ab");
    EXPECT_EQ(bad, 1);
    EXPECT_EQ(std::ranges::distance(*reader), 0);
  }
}

}  // namespace
}  // namespace deduku::testing
