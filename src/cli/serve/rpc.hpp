// Errors in the form of JSON-RPC 2.0.
#pragma once

#include "src/service/json_answer.hpp"

namespace deduku::cli {

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
