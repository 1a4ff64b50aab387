// JSON of unknown content: each error names its place.
#include "src/records/json_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace deduku::records {
namespace {

using ::testing::HasSubstr;

void expect_error_at(const std::string& text, int line, int column, const std::string& words) {
  const auto json = read_json(text);
  ASSERT_FALSE(json) << text.substr(0, 100);
  EXPECT_EQ(json.error().line, line) << text.substr(0, 100);
  EXPECT_EQ(json.error().column, column) << text.substr(0, 100);
  EXPECT_THAT(json.error().message, HasSubstr(words)) << text.substr(0, 100);
}

TEST(JsonText, NamesThePlaceOfWhatItRefuses) {
  expect_error_at("", 1, 1, "not valid JSON");
  expect_error_at("{\"a\":1", 1, 7, "end of input");
  expect_error_at("{\"a\":\n [1,,2]}", 2, 5, "not valid JSON");
  expect_error_at("{\"a\":1,\n \"b\":2,\n \"a\":3}", 3, 2, "the field \"a\" occurs twice in one object");
  expect_error_at("[1, {\"x\": {\"y\": 1, \"y\": 2}}]", 1, 20, "the field \"y\" occurs twice in one object");
  expect_error_at(std::string("{}\0{}", 5), 1, 3, "NUL");
  expect_error_at(std::string(17, '['), 1, 17, "nested more than 16 levels deep");
  expect_error_at(std::string(1'000'000, '['), 1, 17, "nested more than 16 levels deep");
  std::string wide = "{\"0\":0";
  for (int i = 1; i <= 1000; ++i) wide += ",\"" + std::to_string(i) + "\":0";
  expect_error_at(wide + "}", 1, static_cast<int>(wide.rfind(',')) + 2, "more than 1000 fields");
}

TEST(JsonText, ReadsWhatIsDeepEnough) {
  EXPECT_TRUE(read_json(std::string(16, '[') + std::string(16, ']')));
  const auto json = read_json(" {\"b\": [1, -2, 3.5, null, true], \"a\": \"\\u00e9\"} ");
  ASSERT_TRUE(json) << json.error().message;
  EXPECT_EQ(json->dump(), "{\"b\":[1,-2,3.5,null,true],\"a\":\"\u00e9\"}");
}

TEST(ObjectReader, SaysTheFirstThingThatIsWrong) {
  const Json object = {{"text", "x"}, {"flag", true}, {"number", 7}, {"list", {"a", "b"}}, {"null", nullptr}};
  ObjectReader good(object);
  EXPECT_EQ(good.text("text"), "x");
  EXPECT_TRUE(good.flag("flag"));
  EXPECT_EQ(good.number("number", 1, 0, 9), 7U);
  EXPECT_EQ(good.texts("list"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(good.text("null", "usual"), "usual");
  EXPECT_EQ(good.text("missing", "usual"), "usual");
  EXPECT_EQ(good.fault(), "");
  EXPECT_THAT(good.others(), ::testing::IsEmpty());

  ObjectReader bad(object, "it.");
  EXPECT_EQ(bad.text("number"), "");
  EXPECT_FALSE(bad.flag("text"));
  EXPECT_EQ(bad.fault(), "it.number: expected a text, found 7");
  EXPECT_THAT(bad.others(), ::testing::ElementsAre("flag", "list", "null"));
  const auto fault_of = [&](const auto& take) {
    ObjectReader reader(object);
    take(reader);
    return reader.fault();
  };
  EXPECT_EQ(fault_of([](auto& reader) { (void)reader.number("number", 1, 8, 9); }),
            "number: expected a whole number from 8 to 9, found 7");
  EXPECT_EQ(fault_of([](auto& reader) { (void)reader.texts("text"); }), "text: expected a list of texts, found \"x\"");
  EXPECT_EQ(fault_of([](auto& reader) { (void)reader.object("list"); }), "list: expected an object, found a list");
  EXPECT_EQ(fault_of([](auto& reader) { (void)reader.array("flag"); }), "flag: expected a list, found true");
  EXPECT_EQ(fault_of([](auto& reader) { reader.require({"text", "null"}); }), "the field \"null\" is missing");
  const Json none = 5;
  EXPECT_EQ(ObjectReader(none, "it.").fault(), "it: expected an object, found 5");
}

}  // namespace
}  // namespace deduku::records
