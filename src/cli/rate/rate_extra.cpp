// Additional fields, after those of the scales.
#include "src/cli/rate/rate_table.hpp"
#include "src/cli/results/where_option.hpp"

namespace deduku::cli {

namespace {

class ExtraColumns final : public RateColumns {
 public:
  explicit ExtraColumns(const std::string& names) {
    constexpr int of_words = 14;
    std::vector<std::string> known;
    for (const RateField& field : extra_fields()) known.push_back(field.name);
    for (const std::string& name : fields_named("--extra", names, known)) {
      const RateField& field = *find_field(extra_fields(), name);
      add_column(field, field.is_number ? -static_cast<int>(name.size()) : of_words);
    }
  }
};

}  // namespace

std::unique_ptr<RateColumns> extra_columns(const std::string& names) {
  return std::make_unique<ExtraColumns>(names);
}

}  // namespace deduku::cli
