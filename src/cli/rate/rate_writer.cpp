#include "src/cli/rate/rate_writer.hpp"

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

std::unique_ptr<RateWriter> make_rate_writer(const std::string& format, const std::string& fields,
                                             const RateTable& table, const Output& out, const TextStyle& style) {
  if (format == "text") return make_rate_text(table, out, style);
  if (format == "csv") return make_rate_csv(table, fields, out);
  if (format == "json") return make_rate_json(table);
  if (format.find('%') != std::string::npos) return make_rate_pattern(format, table, out);
  throw Failure(ExitCode::usage,
                "--format: expected text, json, csv or a format string with %, found \"" + format + "\"");
}

}  // namespace deduku::cli
