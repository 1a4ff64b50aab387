// Requests with id, method and params; answers with id and result or error. With `jsonrpc` they have the form of
// JSON-RPC 2.0.
#include "src/cli/serve/dialect.hpp"
#include "src/records/json_reader.hpp"

namespace deduku::cli {

namespace {

using service::Json;

bool is_id(const Json& json) {
  return json.is_null() || json.is_string() || json.is_number();
}

/// The fault of a request, in addition to the faults that the service finds; empty if there is no fault.
std::string complaint_about(const Json& request) {
  if (!request.is_object()) return "expected an object with id, method and params";
  for (const auto& [name, value] : request.items()) {
    if (name != "id" && name != "method" && name != "params" && name != "jsonrpc")
      return "a request has only id, method and params";
  }
  if (request.contains("jsonrpc") && request["jsonrpc"] != "2.0") return "jsonrpc: expected \"2.0\"";
  if (request.contains("id") && !is_id(request["id"])) return "id: expected a text or a number";
  if (!request.contains("method") || !request["method"].is_string()) return "method: expected a text";
  return "";
}

ServiceError bad_request(std::string message, std::int64_t line = 0, int column = 0) {
  return {ServiceFault::bad_json, std::move(message), line, column};
}

/// Whether the parameters of `cancel` name a request.
bool name_request(const Json& params) {
  return params.is_object() && params.size() == 1 && params.contains("id") && is_id(params["id"]) &&
         !params["id"].is_null();
}

class LineDialect final : public Dialect {
  Request request_of(const std::string& line) const override {
    if (line.size() >= longest_request) return {.fault = bad_request("the request is longer than 1 MiB")};
    Expected<Json> json = records::read_json(line);
    if (!json) return {.fault = bad_request(json.error().message, json.error().line, json.error().column)};
    Request request;
    if (json->is_object() && json->contains("id") && is_id((*json)["id"])) request.id = (*json)["id"];
    request.is_rpc = json->is_object() && json->value("jsonrpc", Json()) == "2.0";
    if (std::string complaint = complaint_about(*json); !complaint.empty()) {
      request.fault = bad_request(std::move(complaint));
      return request;
    }
    request.method = (*json)["method"].get<std::string>();
    if (json->contains("params") && !(*json)["params"].is_null()) request.params = std::move((*json)["params"]);
    if (request.method == "cancel" && !name_request(request.params)) {
      request.fault = {ServiceFault::bad_parameter, "id: expected the id of the request to cancel, and nothing else"};
    }
    return request;
  }

  Expected<std::string, ServiceError> answer(Request& request, const std::function<bool()>& stop) const override {
    return service::answer_text(request.method, std::move(request.params), stop);
  }

  void write_answer(const Request& request, const std::string& answer, Output& out) const override {
    if (is_notification(request)) return;
    out.write(opened(request) + ",\"result\":");
    out.write(answer);
    out.write("}\n");
  }

  void write_error(const Request& request, const ServiceError& error, Output& out) const override {
    if (is_notification(request)) return;
    out.write(opened(request) + ",\"error\":" + records::text_of(error_of(request, error)) + "}\n");
  }

  void write_cancelled(const Request& request, Output& out) const override {
    write_answer(request, records::text_of({{"cancelled", request.has_cancelled}}), out);
  }

  /// In JSON-RPC a request has a single answer, so there the part is a notification.
  void write_part(const Request& request, std::size_t number, const Expected<std::string, ServiceError>& answer,
                  Output& out) const override {
    const std::string part = "\"id\":" + records::text_of(request.id) + ",\"n\":" + std::to_string(number);
    out.write(request.is_rpc ? R"({"jsonrpc":"2.0","method":"part","params":{)" + part : "{" + part);
    if (answer) {
      out.write(",\"result\":");
      out.write(*answer);
    } else {
      out.write(",\"error\":" + records::text_of(error_of(request, answer.error())));
    }
    out.write(request.is_rpc ? "}}\n" : "}\n");
  }

  /// A notification of JSON-RPC has no id and no answer, unless it is not a request at all.
  static bool is_notification(const Request& request) {
    return request.is_rpc && request.id.is_null() && !request.fault;
  }
  /// An answer up to its id.
  static std::string opened(const Request& request) {
    return (request.is_rpc ? R"({"jsonrpc":"2.0","id":)" : R"({"id":)") + records::text_of(request.id);
  }

  /// In JSON-RPC the code is a number, and the rest of the error is its data.
  static Json error_of(const Request& request, const ServiceError& error) {
    if (!request.is_rpc) return service::error_json(error);
    Json json = rpc_error_json(error);
    json["data"] = service::error_json(error);
    return json;
  }
};

}  // namespace

const Dialect& line_dialect() {
  static const LineDialect dialect;
  return dialect;
}

}  // namespace deduku::cli
