#include "src/cli/io/failure.hpp"

#include "src/cli/io/text.hpp"

namespace deduku::cli {

Failure::Failure(ExitCode code, const std::string& sentence) : std::runtime_error(echo(sentence)), code_(code) {}

}  // namespace deduku::cli
