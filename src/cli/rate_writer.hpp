// The forms in which `rate` writes its records.
#pragma once

#include <memory>

#include "src/cli/rate_record.hpp"
#include "src/cli/session.hpp"
#include "src/cli/solving_options.hpp"

namespace deduku::cli {

class RateWriter {
 public:
  virtual ~RateWriter() = default;
  /// Writes what stands above the records.
  virtual void header(Session& session, const Ladder& ladder, const SolverOptions& options) = 0;
  virtual void write(Session& session, const RateRecord& record) = 0;
};

/// The writer for "text", "json", "csv" or a format string: text with %LETTER and %{FIELD}. Throws `Failure`
/// for everything else.
std::unique_ptr<RateWriter> make_rate_writer(const std::string& format);

// Each form in the file of its name.
std::unique_ptr<RateWriter> make_rate_text();
std::unique_ptr<RateWriter> make_rate_csv();
std::unique_ptr<RateWriter> make_rate_json();
std::unique_ptr<RateWriter> make_rate_pattern(const std::string& pattern);

}  // namespace deduku::cli
