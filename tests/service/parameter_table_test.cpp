// The table of parameters: docs/protocol.json is the same as JSON, and the methods read its parameters.
//
// DEDUKU_RENEW_PROTOCOL=1 writes docs/protocol.json.
#include "src/service/parameter_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <span>
#include <sstream>

#include "deduku/scales.hpp"
#include "deduku/service.hpp"

namespace deduku::testing {
namespace {

using service::Parameter;
using service::ParameterKind;
using service::ParameterRow;
using Ordered = nlohmann::ordered_json;

constexpr std::string_view sample = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

std::string_view name_of(ParameterKind kind) {
  constexpr std::array<std::string_view, 13> names = {"text", "texts",      "flag",     "integer", "word",
                                                      "cost", "ladder",     "drawing",  "object",  "objects",
                                                      "step", "candidates", "questions"};
  return names.at(static_cast<std::size_t>(kind));
}

Ordered json_of(const Parameter& parameter) {
  Ordered json = {{"name", parameter.name}, {"kind", name_of(parameter.kind)}};
  if (parameter.is_required) json["required"] = true;
  if (parameter.words != nullptr) json["words"] = parameter.words();
  if (!parameter.definition.empty()) json["definition"] = parameter.definition;
  if (parameter.kind == ParameterKind::integer) {
    const auto& [usual, least, most] = parameter.range;
    json["least"] = least;
    json["most"] = most;
    if (usual >= least && !parameter.is_required) json["default"] = usual;
  }
  if (parameter.kind == ParameterKind::flag) json["default"] = parameter.default_flag;
  if (!parameter.default_text.empty()) json["default"] = parameter.default_text;
  if (!parameter.option.empty()) json["option"] = parameter.option;
  json["meaning"] = parameter.meaning;
  return json;
}

/// One parameter a line, so that changes are easy to read.
std::string text_of(std::span<const ParameterRow> rows) {
  std::string text;
  for (const ParameterRow& row : rows) {
    text += (text.empty() ? "    \"" : ",\n    \"") + std::string(row.name) +
            "\": {\n      \"meaning\": " + Ordered(row.meaning).dump() + ",\n      \"parameters\": [";
    std::string_view before = "\n";
    for (const Parameter& parameter : row.parameters) {
      text.append(before).append("        ").append(json_of(parameter).dump());
      before = ",\n";
    }
    text += "\n      ]\n    }";
  }
  return text + "\n";
}

std::string protocol() {
  return "{\n  \"made_by\": \"scripts/renew-all.sh protocol, from src/service/parameter_table.cpp\",\n  \"methods\": {\n" +
         text_of(service::method_rows()) + "  },\n  \"objects\": {\n" + text_of(service::object_rows()) + "  }\n}\n";
}

TEST(ParameterTable, IsTheFileOfTheProtocol) {
  const std::string path = DEDUKU_SOURCE_DIR "/docs/protocol.json";
  if (std::getenv("DEDUKU_RENEW_PROTOCOL") != nullptr) std::ofstream(path) << protocol();
  std::stringstream file;
  file << std::ifstream(path).rdbuf();
  EXPECT_EQ(file.str(), protocol()) << "scripts/renew-all.sh protocol";
}

TEST(ParameterTable, HasARowForEachMethodInItsOrder) {
  std::vector<std::string_view> names;
  for (const ParameterRow& row : service::method_rows()) names.push_back(row.name);
  EXPECT_TRUE(std::ranges::equal(names, service_methods()));
}

TEST(ParameterTable, NamesScalesThatExist) {
  for (const Parameter& parameter : service::row_of_method("rate").parameters) {
    const auto uses_it = [&](const Scale& scale) { return parameter.is_used_on(scale.name); };
    const auto named = static_cast<std::ptrdiff_t>(1 + std::ranges::count(parameter.scales.names, ' '));
    const auto used = std::ranges::count_if(scales(), uses_it);
    EXPECT_EQ(used, parameter.scales.names.empty() ? std::ranges::ssize(scales()) : named) << parameter.name;
  }
}

/// A valid call, of which one parameter is then replaced.
Ordered call_with_board(std::string_view method) {
  Ordered call = Ordered::object();
  const ParameterRow& row = service::row_of_method(method);
  if (row.find("puzzle") != nullptr) call["puzzle"] = sample;
  if (row.find("places") != nullptr) call["places"] = Ordered::array({{{"cell", "r1c1"}, {"digit", 4}}});
  if (method == "technique") call["name"] = "x_wing";
  if (method == "assess_many") call["questions"] = Ordered::array();
  if (method == "why") call.update({{"cell", "r1c1"}, {"digit", 4}});
  return call;
}

/// A value that no method takes for a parameter of this kind.
Ordered wrong_value(ParameterKind kind) {
  if (kind == ParameterKind::integer) return -1;
  return kind == ParameterKind::text || kind == ParameterKind::flag || kind == ParameterKind::word ? Ordered(0.5)
                                                                                                   : Ordered("\n");
}

TEST(ParameterTable, HasWhatTheMethodsRead) {
  for (const ParameterRow& row : service::method_rows()) {
    for (const Parameter& parameter : row.parameters) {
      Ordered call = call_with_board(row.name);
      if (parameter.name == "board") call.erase("puzzle");
      if (parameter.name == "step" && parameter.kind == ParameterKind::step) call.erase("places");
      call[std::string(parameter.name)] = wrong_value(parameter.kind);
      const auto answered = answer(row.name, call.dump());
      ASSERT_FALSE(answered) << row.name << ' ' << parameter.name;
      EXPECT_NE(answered.error().message.find(parameter.name), std::string::npos)
          << row.name << ": " << answered.error().message;
    }
  }
}

TEST(ParameterTable, RefusesOtherParameters) {
  for (const ParameterRow& row : service::method_rows()) {
    const auto answered = answer(row.name, R"({"bogus": 1})");
    ASSERT_FALSE(answered);
    EXPECT_TRUE(answered.error().message.starts_with("unknown parameter \"bogus\"; known: ")) << row.name;
  }
}

}  // namespace
}  // namespace deduku::testing
