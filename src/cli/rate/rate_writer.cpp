#include "src/cli/rate/rate_writer.hpp"

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

std::unique_ptr<RateWriter> make_rate_writer(const std::string& format, const std::string& fields,
                                             const RateScale& scale, const Output& out, const TextStyle& style) {
  if (format == "text") return make_rate_text(scale, out, style);
  if (format == "csv") return make_rate_csv(scale, fields, out);
  if (format == "json") return make_rate_json(scale);
  if (format.find('%') != std::string::npos) return make_rate_pattern(format, scale, out);
  throw Failure(ExitCode::usage,
                "--format: expected text, json, csv or a format string with %, found \"" + format + "\"");
}

}  // namespace deduku::cli
