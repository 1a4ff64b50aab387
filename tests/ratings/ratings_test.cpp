// Shared properties of the outputs: a scale is one constant, from which all of them are made. The program here has one
// scale more than the real one, by one file and one row.
#include "src/ratings/rating_scale.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "deduku/scales.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/service/parameter_table.hpp"
#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ratings::Value;
using ::testing::HasSubstr;

const std::string clued = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(RatingValue, HasOneFormInTextAndOneInJson) {
  const auto forms = [](const Value& value) { return text_of(value) + " " + json_of(value).dump(); };
  EXPECT_EQ(forms({}), " null");
  EXPECT_EQ(forms(12), "12 12");
  EXPECT_EQ(forms(ratings::Points{470}), "4.70 4.7");
  EXPECT_EQ(forms(ratings::Tenths{72}), "7.2 7.2");
  EXPECT_EQ(forms(ratings::known_tenths(0)), " null");
  EXPECT_EQ(forms(ratings::LowerBound{5}), ">=5 \">=5\"");
  EXPECT_EQ(forms(ratings::LowerBound{5, true}), ">5 \">5\"");
  EXPECT_EQ(forms(ratings::LowerBound{ratings::Points{470}}), ">=4.70 \">=4.70\"");
  EXPECT_EQ(forms(ratings::LowerBound{ratings::Tenths{72}}), ">=7.2 \">=7.2\"");
  EXPECT_EQ(forms(ratings::word("none")), "none \"none\"");
}

TEST(RatingValue, IsALowerBoundOfWhatIsGreater) {
  EXPECT_EQ(text_of(ratings::at_least(12)), ">=12");
  EXPECT_EQ(text_of(ratings::at_least(ratings::Tenths{72})), ">=7.2");
  EXPECT_EQ(text_of(ratings::at_least(ratings::LowerBound{5, true})), ">5");
  EXPECT_EQ(text_of(ratings::at_least(ratings::word("none"))), "none");
  EXPECT_FALSE(ratings::is_exact(ratings::LowerBound{5}));
  EXPECT_FALSE(ratings::is_exact({}));
  EXPECT_TRUE(ratings::is_exact(ratings::Points{470}));
}

TEST(RatingValue, IsComparedByItsNumber) {
  EXPECT_EQ(number_of(ratings::Points{470}), 4.7);
  EXPECT_EQ(number_of(ratings::LowerBound{5}), 5);
  EXPECT_EQ(number_of(ratings::LowerBound{ratings::Points{470}}), 4.7);
  EXPECT_EQ(number_of(ratings::word("none")), std::nullopt);
  EXPECT_EQ(number_of(Value()), std::nullopt);
}

TEST(ScaleRegistry, EveryScaleIsWholeAndItsFiguresAreUnique) {
  std::set<std::string_view> figures;
  const service::Parameter& trace = service::parameter_of("rate", "trace");
  for (const Scale& named : scales()) {
    const ratings::RatingScale* const scale = ratings::find_scale(named.name);
    ASSERT_NE(scale, nullptr) << named.name;
    EXPECT_NE(scale->make_rater, nullptr) << named.name;
    EXPECT_EQ(trace.is_used_on(scale->key), scale->trace_text != nullptr) << named.name;
    for (const ratings::Field* field : row_fields(*scale)) {
      EXPECT_TRUE(figures.insert(field->row_name).second) << field->row_name;
    }
    int column = 0;
    for (const ratings::Field* field : table_fields(*scale)) {
      if (has_columns(*scale)) {
        EXPECT_EQ(field->column, ++column) << named.name << " " << field->name;
      }
    }
  }
  EXPECT_EQ(ratings::find_scale("nonsense"), nullptr);
}

TEST(ToyScale, AppearsInEveryOutputOfTheProgram) {
  EXPECT_EQ(run({"rate", "--scale", "toy", "--format", "csv", "--no-header", "--fields", "n,toy", clued}).out,
            "n,toy\n1,30\n");
  EXPECT_THAT(run({"rate", "--scale", "toy", clued}).out, HasSubstr("toy"));
  EXPECT_THAT(run({"rate", "--scale", "toy", "--format", "json", clued}).out, HasSubstr("\"toy\":30"));
  EXPECT_EQ(run({"rate", "--scale", "toy", "--format", "%{toy}", "--where", "toy > 29", clued}).out, "30\n");
  EXPECT_EQ(run({"rate", "--scale", "te,toy", "--format", "%{te} %{toy}", clued}).out, "0 30\n");
  EXPECT_EQ(run({"rate", "--scale", "toy", "--spread", "2", "--format", "%{toy_least} %{toy_differ}", clued}).out,
            "30 0\n");
  EXPECT_THAT(run({"rate", "-vv", "--scale", "toy", clued}).err, HasSubstr("puzzle 1, counted"));
  EXPECT_THAT(run({"rate", "--help"}).out, HasSubstr("how many givens there are"));
  EXPECT_THAT(run({"rate", "--scale", "toy", "--lang", "de", clued}).err,
              HasSubstr("--lang works only on the scales r, ser and hodoku"));
}

TEST(ToyScale, AppearsInTheService) {
  const std::string rate =
      R"({"id":1,"method":"rate","params":{"board":{"digits":")" + clued + R"("},"scales":["toy"]}})" + "\n";
  EXPECT_THAT(run({"serve", "--stdio"}, rate).out, HasSubstr("\"toy\":30"));
  EXPECT_THAT(run({"serve", "--stdio"}, "{\"id\":1,\"method\":\"about\"}\n").out, HasSubstr("\"name\":\"toy\""));
}

}  // namespace
}  // namespace deduku::testing
