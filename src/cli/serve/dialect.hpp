// The form of requests and answers on a line: that of the protocol, and that of MCP. Both can have errors of
// JSON-RPC 2.0.
#pragma once

#include <functional>
#include <string>

#include "src/cli/io/output.hpp"
#include "src/cli/serve/request_queue.hpp"

namespace deduku::cli {

/// Longer requests are errors.
inline constexpr std::size_t longest_request = 1 << 20;

class Dialect {
 public:
  virtual ~Dialect() = default;
  /// The request on a line; if the line is not a request, the result contains the fault.
  virtual Request request_of(const std::string& line) const = 0;
  /// The answer to a request, as the text of a JSON value.
  virtual Expected<std::string, ServiceError> answer(Request& request, const std::function<bool()>& stop) const = 0;
  // Each one writes complete lines, or no line if the other side expects no answer.
  virtual void write_answer(const Request& request, const std::string& answer, Output& out) const = 0;
  virtual void write_error(const Request& request, const ServiceError& error, Output& out) const = 0;
  /// The answer to a request that cancels another one.
  virtual void write_cancelled(const Request& request, Output& out) const = 0;
  /// The answer to one of the calls of a batch, by its number from 1.
  virtual void write_part(const Request& request, std::size_t number, const Expected<std::string, ServiceError>& answer,
                          Output& out) const = 0;
};

/// The form described in docs/protocol.md.
const Dialect& line_dialect();
/// JSON-RPC 2.0 as used by the Model Context Protocol on standard input and output.
const Dialect& mcp_dialect();

/// The codes of JSON-RPC.
enum class RpcCode : int {
  parse_error = -32700,
  invalid_request = -32600,
  method_not_found = -32601,
  invalid_params = -32602,
  internal_error = -32603,
};

/// The fault of text that is not JSON has a place; that of JSON that is not a request has no place.
inline RpcCode rpc_code_of(const ServiceError& error) {
  switch (error.fault) {
    case ServiceFault::bad_json:
      return error.line > 0 ? RpcCode::parse_error : RpcCode::invalid_request;
    case ServiceFault::unknown_method:
      return RpcCode::method_not_found;
    case ServiceFault::bad_parameter:
    case ServiceFault::parse_error:
    case ServiceFault::impossible:
      return RpcCode::invalid_params;
    default:
      return RpcCode::internal_error;
  }
}

/// Code and message.
inline service::Json rpc_error_json(const ServiceError& error) {
  return {{"code", static_cast<int>(rpc_code_of(error))}, {"message", error.message}};
}

}  // namespace deduku::cli
