#include "src/cli/serve/mcp_tools.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "deduku/text_style.hpp"
#include "src/core/spelling.hpp"
#include "src/records/fields.hpp"

namespace deduku::cli {

namespace {

using service::Json;

/// A parameter of a call, as a property of a schema.
struct ToolParameter {
  std::string_view name;
  Json schema;
};

Json text_schema(std::string_view description) {
  return {{"type", "string"}, {"description", description}};
}

Json number_schema(int least, int most, std::string_view description) {
  return {{"type", "integer"}, {"minimum", least}, {"maximum", most}, {"description", description}};
}

Json flag_schema(std::string_view description) {
  return {{"type", "boolean"}, {"description", description}};
}

Json words_schema(const std::vector<std::string_view>& words, std::string_view description) {
  return {{"type", "string"}, {"enum", words}, {"description", description}};
}

Json candidates_schema(std::string_view description) {
  const Json candidate = {{"type", "object"},
                          {"properties",
                           {{"cell", {{"type", "string"}, {"pattern", "^r[1-9]c[1-9]$"}}},
                            {"digit", {{"type", "integer"}, {"minimum", 1}, {"maximum", 9}}}}},
                          {"required", {"cell", "digit"}}};
  return {{"type", "array"}, {"items", candidate}, {"description", description}};
}

ToolParameter puzzle() {
  return {"puzzle",
          text_schema("The board: 81 characters row by row, . for an empty cell; or with pencil marks, a grid "
                      "of candidates; or any other known format")};
}

ToolParameter givens() {
  return {"givens", text_schema("The original puzzle, if the board does not mark its givens")};
}

ToolParameter language() {
  std::vector<std::string_view> names;
  for (Language each : all_languages) names.push_back(name(each));
  return {"lang", words_schema(names, "The language of the answer")};
}

ToolParameter techniques() {
  return {"techniques", text_schema("The techniques to use: names, families or levels, separated by commas; a minus "
                                    "excludes one: default,-uniqueness")};
}

/// The part of an answer that a model reads.
enum class Content : std::uint8_t {
  words,    ///< its text
  picture,  ///< its picture
  record,   ///< the whole record
};

struct McpTool {
  std::string_view name;  ///< of the tool, and of the method of the service
  std::string_view description;
  std::vector<ToolParameter> parameters;
  std::vector<std::string_view> required;
  Content content = Content::record;
};

McpTool hint_tool() {
  return {
      "hint",
      "The next step of logic on a Sudoku board, from where to look (level 1) to the whole argument (level 5); or "
      "the mistakes on the board.",
      {puzzle(), givens(), {"level", number_schema(1, 5, "Detail of the hint; default: 3")}, techniques(), language()},
      {"puzzle"},
      Content::words};
}

McpTool assess_tool() {
  return {
      "assess",
      "Judges a move on a Sudoku board: legal (breaks no rule), true (agrees with the solution), follows (a single step "
      "gives it), by which technique and at which cost, and the fault of a bad move.",
      {puzzle(),
       givens(),
       {"places", candidates_schema("The digits that the move places")},
       {"removes", candidates_schema("The candidates that it removes")},
       {"technique", text_schema("The technique by which the move is claimed to follow")},
       {"within", text_schema("The maximum cost of a step: points such as 4.6, or the name of a technique")},
       {"why", flag_schema("Whether to give the reason in words")},
       techniques(),
       language()},
      {"puzzle"}};
}

McpTool why_tool() {
  return {"why",
          "Why a digit is, or cannot be, in a cell of a Sudoku: the few steps that show it.",
          {puzzle(),
           {"cell", text_schema("The cell, as r3c5 for row 3 and column 5")},
           {"digit", number_schema(1, 9, "The digit in question")},
           techniques(),
           language()},
          {"puzzle", "cell", "digit"},
          Content::words};
}

McpTool rate_tool() {
  const Json scales = {{"type", "array"},
                       {"items", {{"type", "string"}}},
                       {"description", "The scales: r (the default), ser, hodoku and others"}};
  return {"rate",
          "Rates the difficulty of a Sudoku.",
          {puzzle(), {"scales", scales}, techniques(), language()},
          {"puzzle"}};
}

McpTool generate_tool() {
  const Json constraints = {
      {"type", "object"},
      {"description",
       "Constraints on the puzzles: where (a condition such as \"class=medium\" or \"er>=4\"), symmetry "
       "(\"half_turn\"), least_givens, most_givens, minimal, needs (a technique)"}};
  return {"generate",
          "Makes Sudoku puzzles to order, each with exactly one solution.",
          {{"wishes", constraints},
           {"count", number_schema(1, 100, "Number of puzzles; default: 1")},
           {"seed", number_schema(0, 2'147'483'647, "The same seed makes the same puzzles")}},
          {}};
}

McpTool draw_tool() {
  return {"draw",
          "A picture of a Sudoku board, or of a step of its solution, as SVG.",
          {puzzle(),
           {"step", number_schema(1, 1000, "The step of the path, from 1; default: the board alone")},
           language()},
          {"puzzle"},
          Content::picture};
}

const std::array<McpTool, 6>& all_tools() {
  static const std::array<McpTool, 6> tools = {hint_tool(), assess_tool(),   why_tool(),
                                               rate_tool(), generate_tool(), draw_tool()};
  return tools;
}

Json schema_of(const McpTool& tool) {
  Json properties = Json::object();
  for (const ToolParameter& parameter : tool.parameters) properties[std::string(parameter.name)] = parameter.schema;
  return {{"type", "object"},
          {"properties", properties},
          {"required", Json(tool.required)},
          {"additionalProperties", false}};
}

/// Whether a hint has a step that the checker has not proved; such a hint is not reported.
bool has_unproved_step(const Json& answer) {
  const auto step = answer.find("step");
  return step != answer.end() && step->is_object() && step->contains("premises") && (*step)["premises"].is_null();
}

std::string text_of_answer(const McpTool& tool, const Json& answer) {
  if (tool.content == Content::picture) return answer["svg"].get<std::string>();
  return tool.content == Content::words ? answer["text"].get<std::string>() : records::text_of(answer);
}

Json result_of_text(const std::string& text, bool is_error) {
  return {{"content", Json::array({{{"type", "text"}, {"text", text}}})}, {"isError", is_error}};
}

}  // namespace

Json mcp_tools() {
  Json list = Json::array();
  for (const McpTool& tool : all_tools()) {
    list.push_back({{"name", tool.name},
                    {"description", tool.description},
                    {"inputSchema", schema_of(tool)},
                    {"annotations", {{"readOnlyHint", true}, {"openWorldHint", false}}}});
  }
  return list;
}

service::Answer call_mcp_tool(const std::string& name, Json arguments, const std::function<bool()>& stop) {
  const auto tool = std::ranges::find(all_tools(), name, &McpTool::name);
  if (tool == all_tools().end()) return ServiceError{ServiceFault::bad_parameter, "unknown tool " + in_quotes(name)};
  // The answer must contain the fields that are shown.
  if (arguments.contains("fields")) return result_of_text("unknown parameter \"fields\"", true);
  const service::Answer answer = service::answer_object(name, std::move(arguments), stop);
  if (!answer && answer.error().fault == ServiceFault::stopped) return answer.error();
  if (!answer) return result_of_text(answer.error().message, true);
  if (has_unproved_step(*answer)) return result_of_text("the next step was found, but could not be proved", true);
  Json result = result_of_text(text_of_answer(*tool, *answer), false);
  if (tool->content == Content::record) result["structuredContent"] = *answer;
  return result;
}

}  // namespace deduku::cli
