// The tools offered to a language model: calls of the service, each with its parameters.
#pragma once

#include "src/service/json_answer.hpp"

namespace deduku::cli {

/// The tools as `tools/list` lists them, each with a name, a description and the schema of its arguments.
service::Json mcp_tools();

/// The result of a tool: its answer, or the fault of its arguments. An error if there is no such tool, or the call was
/// stopped.
service::Answer call_mcp_tool(const std::string& name, service::Json arguments, const std::function<bool()>& stop);

}  // namespace deduku::cli
