#include "src/cli/results/where_option.hpp"

#include <algorithm>

#include "src/cli/io/failure.hpp"
#include "src/cli/results/result_form.hpp"

namespace deduku::cli {

Where read_where(const std::string& text) {
  auto where = Where::read(text);
  if (!where) refuse_where(where.error());
  return *std::move(where);
}

void refuse_where(const std::string& fault) {
  if (!fault.empty()) refuse_usage("--where: " + fault);
}

void refuse_field(const std::string& option, const std::string& wrong, const std::vector<std::string>& known) {
  refuse_usage(option + ": " + ratings::unknown_field(wrong, known));
}

std::vector<std::string> fields_named(const std::string& option, const std::string& list,
                                      const std::vector<std::string>& known) {
  std::vector<std::string> fields = csv_fields(list);
  for (const std::string& field : fields) {
    if (std::ranges::count(known, field) == 0) refuse_field(option, field, known);
    if (std::ranges::count(fields, field) > 1) refuse_usage(option + ": \"" + field + "\" is named twice");
  }
  return fields;
}

}  // namespace deduku::cli
