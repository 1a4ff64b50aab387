// JSON-RPC 2.0 as used by the Model Context Protocol on standard input and output: one message per line.
#include <algorithm>
#include <array>

#include "deduku/version.hpp"
#include "src/cli/serve/dialect.hpp"
#include "src/cli/serve/mcp_tools.hpp"
#include "src/core/spelling.hpp"
#include "src/records/fields.hpp"
#include "src/records/json_reader.hpp"

namespace deduku::cli {

namespace {

using service::Json;

/// The supported versions of the protocol, the latest first.
constexpr std::array<std::string_view, 4> mcp_versions = {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};

bool is_rpc_id(const Json& json) {
  return json.is_string() || json.is_number_integer();
}

/// The fault of a message that is JSON; empty if there is no fault.
std::string complaint_about_message(const Json& message) {
  if (!message.is_object()) return "expected an object";
  const auto version = message.find("jsonrpc");
  if (version == message.end() || *version != "2.0") return "jsonrpc: expected \"2.0\"";
  if (message.contains("id") && !is_rpc_id(message["id"])) return "id: expected a text or a whole number";
  if (!message.contains("method") || !message["method"].is_string()) return "method: expected a text";
  if (message.contains("params") && !message["params"].is_object()) return "params: expected an object";
  return "";
}

/// Whether a message is the answer to a request; this program sends no requests.
bool is_response(const Json& message) {
  return message.is_object() && !message.contains("method") &&
         (message.contains("result") || message.contains("error"));
}

/// A notification that cancels a request, in the form used by the queue.
Request cancelling(const Json& params) {
  Request request;
  request.method = "cancel";
  request.params = Json::object();
  if (params.contains("requestId")) request.params["id"] = params["requestId"];
  return request;
}

Json initialised(const Json& params) {
  const Json asked = params.value("protocolVersion", Json());
  const auto known = std::ranges::find_if(mcp_versions, [&](std::string_view version) { return asked == version; });
  return {{"protocolVersion", known == mcp_versions.end() ? mcp_versions.front() : *known},
          {"capabilities", {{"tools", Json::object()}}},
          {"serverInfo", {{"name", "deduku"}, {"title", "Deduku"}, {"version", version()}}},
          {"instructions",
           "Sudoku by logic. Cells are r1c1 to r9c9. Ask for hints, let moves be judged, and ask why, before you claim "
           "anything about a board."}};
}

class McpDialect final : public Dialect {
  Request request_of(const std::string& line) const override {
    if (line.size() >= longest_request) return faulty("the message is longer than 1 MiB");
    Expected<Json> json = records::read_json(line);
    if (!json) return faulty(json.error().message, std::max<std::int64_t>(json.error().line, 1), json.error().column);
    if (is_response(*json)) return notification();
    const std::string complaint = complaint_about_message(*json);
    if (!complaint.empty()) {
      Request request = faulty(complaint);
      if (json->is_object() && json->contains("id") && is_rpc_id((*json)["id"])) request.id = (*json)["id"];
      return request;
    }
    const Json params = json->value("params", Json::object());
    const std::string method = (*json)["method"].get<std::string>();
    if (!json->contains("id")) return method == "notifications/cancelled" ? cancelling(params) : notification();
    // "cancel" is the name of a notification in the queue.
    return {.id = (*json)["id"], .method = "request/" + method, .params = params};
  }

  Expected<std::string, ServiceError> answer(Request& request, const std::function<bool()>& stop) const override {
    if (request.method == silent) return std::string();
    service::Answer answer = answer_json(request.method.substr(prefix.size()), request.params, stop);
    if (!answer) return answer.error();
    return records::text_of(*answer);
  }

  void write_answer(const Request& request, const std::string& answer, Output& out) const override {
    if (request.method == silent) return;
    out.write("{\"jsonrpc\":\"2.0\",\"id\":" + records::text_of(request.id) + ",\"result\":");
    out.write(answer);
    out.write("}\n");
  }

  /// A cancelled request gets no answer.
  void write_error(const Request& request, const ServiceError& error, Output& out) const override {
    if (error.fault == ServiceFault::stopped) return;
    out.write(records::text_of({{"jsonrpc", "2.0"}, {"id", request.id}, {"error", rpc_error_json(error)}}) + "\n");
  }

  void write_cancelled(const Request&, Output&) const override {}
  /// MCP has no batches.
  void write_part(const Request&, std::size_t, const Expected<std::string, ServiceError>&, Output&) const override {}

  static constexpr std::string_view prefix = "request/";
  static constexpr std::string_view silent = "notification";

  static Request notification() { return {.method = std::string(silent)}; }
  static Request faulty(const std::string& message, std::int64_t line = 0, int column = 0) {
    return {.fault = ServiceError{ServiceFault::bad_json, message, line, column}};
  }

  static service::Answer answer_json(const std::string& method, const Json& params, const std::function<bool()>& stop) {
    if (method == "initialize") return initialised(params);
    if (method == "ping") return Json::object();
    if (method == "tools/list") return Json{{"tools", mcp_tools()}};
    if (method == "tools/call") return called(params, stop);
    return ServiceError{ServiceFault::unknown_method, "there is no method " + in_quotes(method)};
  }

  static service::Answer called(const Json& params, const std::function<bool()>& stop) {
    const auto name = params.find("name");
    if (name == params.end() || !name->is_string()) {
      return ServiceError{ServiceFault::bad_parameter, "name: expected the name of a tool"};
    }
    Json arguments = params.value("arguments", Json::object());
    if (!arguments.is_object()) return ServiceError{ServiceFault::bad_parameter, "arguments: expected an object"};
    return call_mcp_tool(name->get<std::string>(), std::move(arguments), stop);
  }
};

}  // namespace

const Dialect& mcp_dialect() {
  static const McpDialect dialect;
  return dialect;
}

}  // namespace deduku::cli
