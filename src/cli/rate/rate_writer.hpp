// The forms in which `rate` writes its records.
#pragma once

#include <memory>

#include "src/cli/rate/rate_table.hpp"

namespace deduku::cli {

/// Several threads may use a writer at once.
class RateWriter {
 public:
  virtual ~RateWriter() = default;
  /// The names of the columns, as the line before the first record; "" for none.
  virtual std::string heading() const = 0;
  virtual std::string text(const RateRecord& record) const = 0;
  /// Whether it needs the lines in the form in which they were read.
  virtual bool wants_lines() const { return false; }
};

/// The writer for "text", "json", "csv" or a format string: text with %LETTER and %{FIELD}. `fields`: those of CSV,
/// with commas between them; all if it is empty. `style`: that of the sentences in a table. Throws `Failure` for
/// anything else.
std::unique_ptr<RateWriter> make_rate_writer(const std::string& format, const std::string& fields,
                                             const RateTable& table, const Output& out, const TextStyle& style);

// Each form in the file of its name.
std::unique_ptr<RateWriter> make_rate_text(const RateTable& table, const Output& out, const TextStyle& style);
std::unique_ptr<RateWriter> make_rate_csv(const RateTable& table, const std::string& fields, const Output& out);
std::unique_ptr<RateWriter> make_rate_json(const RateTable& table);
std::unique_ptr<RateWriter> make_rate_pattern(const std::string& pattern, const RateTable& table, const Output& out);

}  // namespace deduku::cli
