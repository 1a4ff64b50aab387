// The questions of tests/fixtures have the answers given there, from C++ and through the C interface.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "deduku.h"
#include "deduku/service.hpp"

namespace deduku::testing {
namespace {

using Json = nlohmann::json;

std::vector<Json> all_cases() {
  std::vector<Json> cases;
  for (const auto& entry : std::filesystem::directory_iterator(DEDUKU_SOURCE_DIR "/tests/fixtures")) {
    std::ifstream stream(entry.path());
    const Json list = Json::parse(stream);
    cases.insert(cases.end(), list.begin(), list.end());
  }
  return cases;
}

Json answer_of(const Json& asked) {
  const auto answered = answer(asked["method"].get<std::string>(), asked["params"].dump());
  if (answered) return {{"result", Json::parse(*answered)}};
  return {{"error", Json::parse(to_json(answered.error()))}};
}

Json answer_through_c(deduku_session* session, const Json& asked) {
  const std::string parameters = asked["params"].dump();
  const char* json = nullptr;
  std::size_t size = 0;
  const deduku_code code = deduku_call(session, asked["method"].get<std::string>().c_str(), parameters.data(),
                                       parameters.size(), &json, &size);
  return {{code == DEDUKU_OK ? "result" : "error", Json::parse(std::string_view(json, size))}};
}

Json expected_of(const Json& asked) {
  const char* const kind = asked.contains("result") ? "result" : "error";
  return {{kind, asked[kind]}};
}

TEST(Fixtures, HoldForTheLibrary) {
  const std::vector<Json> cases = all_cases();
  ASSERT_GT(cases.size(), 70U);
  for (const Json& asked : cases) EXPECT_EQ(answer_of(asked), expected_of(asked)) << asked["name"];
}

TEST(Fixtures, HoldThroughTheCInterface) {
  deduku_session* session = nullptr;
  ASSERT_EQ(deduku_session_new(&session), DEDUKU_OK);
  for (const Json& asked : all_cases())
    EXPECT_EQ(answer_through_c(session, asked), expected_of(asked)) << asked["name"];
  deduku_session_free(session);
}

/// Work that has noticed a stop may be cut off, even if the caller cancels the stop at once.
TEST(Fixtures, AreNotAnsweredOnceAStopIsHeard) {
  std::mt19937 random(20261201);
  for (const Json& asked : all_cases()) {
    if (!asked.contains("result")) continue;
    const std::string method = asked["method"];
    const std::string parameters = asked["params"].dump();
    int whole = 0;
    ASSERT_TRUE(answer(method, parameters, [&] { return ++whole == 0; })) << asked["name"];
    ASSERT_GT(whole, 0) << asked["name"];
    for (const int moment :
         {1, whole, 1 + static_cast<int>(random() % whole), 1 + static_cast<int>(random() % whole)}) {
      int count = 0;
      const auto answered = answer(method, parameters, [&] { return ++count == moment; });
      ASSERT_FALSE(answered) << asked["name"] << ", " << moment << " of " << whole;
      EXPECT_EQ(answered.error().fault, ServiceFault::stopped) << asked["name"];
    }
  }
}

TEST(Fixtures, AskEveryMethod) {
  std::set<std::string> asked = {"about"};  // whose answer changes with every version
  for (const Json& one : all_cases()) asked.insert(one["method"]);
  for (std::string_view method : service_methods()) EXPECT_TRUE(asked.contains(std::string(method))) << method;
}

}  // namespace
}  // namespace deduku::testing
