#include "src/cli/serve/mcp_tools.hpp"

#include <algorithm>
#include <array>

#include "src/core/spelling.hpp"
#include "src/records/fields.hpp"
#include "src/service/parameter_table.hpp"

namespace deduku::cli {

namespace {

using service::Json;

Json candidates_schema() {
  const Json candidate = {{"type", "object"},
                          {"properties",
                           {{"cell", {{"type", "string"}, {"pattern", "^r[1-9]c[1-9]$"}}},
                            {"digit", {{"type", "integer"}, {"minimum", 1}, {"maximum", 9}}}}},
                          {"required", {"cell", "digit"}}};
  return {{"type", "array"}, {"items", candidate}};
}

Json integer_schema(const service::Parameter& parameter) {
  const auto& [default_value, least, most] = parameter.range;
  Json schema = {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
  if (default_value >= least && !parameter.is_required) schema["default"] = default_value;
  return schema;
}

/// The values of a parameter of a tool.
Json values_schema(const service::Parameter& parameter) {
  using enum service::ParameterKind;
  switch (parameter.kind) {
    case flag:
      return {{"type", "boolean"}};
    case integer:
      return integer_schema(parameter);
    case word:
      return {{"type", "string"}, {"enum", parameter.words()}};
    case texts:
      return {{"type", "array"}, {"items", {{"type", "string"}}}};
    case candidates:
      return candidates_schema();
    case object:
      return {{"type", "object"}};
    default:
      return {{"type", "string"}};
  }
}

Json schema_of(const service::Parameter& parameter) {
  Json schema = values_schema(parameter);
  schema["description"] = parameter.meaning;
  return schema;
}

/// The part of an answer that a model reads.
enum class Content : std::uint8_t {
  words,    ///< its text
  picture,  ///< its picture
  record,   ///< the whole record
};

/// A method of the service as a tool for language models, with the parameters that they need.
struct McpTool {
  std::string_view name;
  std::string_view description;
  std::vector<std::string_view> parameters;
  Content content = Content::record;
};

const std::array<McpTool, 6>& all_tools() {
  static const std::array<McpTool, 6> tools = {{
      {"hint",
       "The next step of logic on a Sudoku board, from where to look (level 1) to the whole argument (level 5); or the "
       "mistakes on the board.",
       {"puzzle", "givens", "level", "techniques", "lang"},
       Content::words},
      {"assess",
       "Judges a move on a Sudoku board: legal (breaks no rule), true (agrees with the solution), follows (a single step "
       "gives it), by which technique and at which cost, and the fault of a bad move.",
       {"puzzle", "givens", "places", "removes", "technique", "within", "why", "techniques", "lang"}},
      {"why",
       "Why a digit is, or cannot be, in a cell of a Sudoku: the few steps that show it.",
       {"puzzle", "cell", "digit", "techniques", "lang"},
       Content::words},
      {"rate", "Rates the difficulty of a Sudoku.", {"puzzle", "scales", "techniques", "lang"}},
      {"generate", "Makes Sudoku puzzles to order, each with exactly one solution.", {"wishes", "count", "seed"}},
      {"draw",
       "A picture of a Sudoku board, or of a step of its solution, as SVG.",
       {"puzzle", "step", "lang"},
       Content::picture},
  }};
  return tools;
}

Json schema_of(const McpTool& tool) {
  Json properties = Json::object();
  Json required = Json::array();
  for (const std::string_view name : tool.parameters) {
    const service::Parameter& parameter = service::parameter_of(tool.name, name);
    properties[std::string(name)] = schema_of(parameter);
    // Tools take a board only as text.
    if (parameter.is_required || name == "puzzle") required.push_back(name);
  }
  return {{"type", "object"}, {"properties", properties}, {"required", required}, {"additionalProperties", false}};
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
