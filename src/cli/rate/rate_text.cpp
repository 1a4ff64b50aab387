// Records of `rate` as a table for people, and as CSV.
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_writer.hpp"
#include "src/cli/results/result_form.hpp"
#include "src/cli/results/where_option.hpp"
#include "src/formats/csv_row.hpp"
#include "src/records/standing.hpp"

namespace deduku::cli {

namespace {

Paint paint_of(Outcome status) {
  if (status == Outcome::solved) return Paint::good;
  const bool is_open = status == Outcome::stuck || status == Outcome::out_of_budget;
  return is_open ? Paint::doubtful : Paint::bad;
}

class RateText final : public RateWriter {
 public:
  RateText(const RateTable& table, const Output& out, const TextStyle& style)
      : table_(table), out_(out), style_(style) {}

  std::string heading() const override {
    return table_.line([](const RateField& column) { return padded(column.name, *column.width); });
  }

  std::string text(const RateRecord& record) const override {
    const auto cell_text = [&](const RateField& column) {
      std::string cell = padded(visible(column.text(record)), *column.width);
      return column.name == "status" ? out_.painted(paint_of(record.status), cell) : cell;
    };
    return table_.line(cell_text) + note(record) + table_.lines(record);
  }

 private:
  std::string note(const RateRecord& record) const {
    if (!record.puzzle.record) return "";
    const std::string text = records::standing_note(record.puzzle.record->board, record.status, style_);
    return text.empty() ? "" : "    " + text + "\n";
  }

  const RateTable& table_;
  const Output& out_;
  TextStyle style_;
};

/// The fields named by the user, with commas between them; all if the text is empty.
std::vector<RateField> chosen_fields(const std::string& names, const RateTable& table) {
  if (names.empty()) return {table.fields().begin(), table.fields().end()};
  std::vector<RateField> chosen;
  for (const std::string& name : fields_named("--fields", names, field_names(table))) {
    chosen.push_back(*find_field(table, name));
  }
  return chosen;
}

class RateCsv final : public RateWriter {
 public:
  RateCsv(std::vector<RateField> fields, const Output& out) : fields_(std::move(fields)), out_(out) {}

  std::string heading() const override {
    return line([](const RateField& field) { return field.name; });
  }
  std::string text(const RateRecord& record) const override {
    return line([&](const RateField& field) {
      const std::string text = field.is_foreign ? without_formula(field.text(record)) : field.text(record);
      return out_.is_terminal() ? visible(text) : valid_utf8(text);
    });
  }

 private:
  template <class FieldText>
  std::string line(FieldText&& field_text) const {
    std::vector<std::string> texts;
    texts.reserve(fields_.size());
    for (const RateField& field : fields_) texts.emplace_back(field_text(field));
    return formats::csv_row(texts);
  }

  std::vector<RateField> fields_;
  const Output& out_;
};

}  // namespace

std::unique_ptr<RateWriter> make_rate_text(const RateTable& table, const Output& out, const TextStyle& style) {
  return std::make_unique<RateText>(table, out, style);
}

std::unique_ptr<RateWriter> make_rate_csv(const RateTable& table, const std::string& fields, const Output& out) {
  return std::make_unique<RateCsv>(chosen_fields(fields, table), out);
}

}  // namespace deduku::cli
