// Records of `rate` as a table for people, and as CSV.
#include "src/cli/rate_writer.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

/// A column of the table; the last one has width 0.
struct Column {
  std::string_view field;
  int width;
};
constexpr std::array<Column, 10> columns = {{
    {"n", -4},
    {"status", 11},
    {"class", 8},
    {"score", -7},
    {"steps", -5},
    {"hardest", 18},
    {"guesses", -7},
    {"nodes", -6},
    {"tally", 0},
    {"tail", 0},
}};

Paint paint_of(std::string_view status) {
  if (status == "solved") return Paint::good;
  return status == "stuck" ? Paint::doubtful : Paint::bad;
}

class RateText final : public RateWriter {
 public:
  void header(Session& session, const Ladder&, const SolverOptions&) override {
    write_line(session, [](const Column& column) { return padded(std::string(column.field), column.width); });
  }

  void write(Session& session, const RateRecord& record) override {
    write_line(session, [&](const Column& column) {
      const std::string text = find_rate_field(column.field)->text(record);
      const std::string cell = padded(text, column.width);
      return column.field == "status" ? session.out.painted(paint_of(text), cell) : cell;
    });
  }

 private:
  template <class CellText>
  static void write_line(Session& session, CellText&& cell_text) {
    std::string line;
    for (const Column& column : columns) line += (line.empty() ? "" : "  ") + cell_text(column);
    session.out.write(line_of(line));
  }
};

/// A text as a field of CSV: in quotes where it has a character of the format.
std::string quoted(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (char symbol : text) quoted += symbol == '"' ? std::string("\"\"") : std::string(1, symbol);
  return quoted + "\"";
}

class RateCsv final : public RateWriter {
 public:
  void header(Session& session, const Ladder&, const SolverOptions&) override {
    write_line(session, [](const RateField& field) { return std::string(field.name); });
  }
  void write(Session& session, const RateRecord& record) override {
    write_line(session, [&](const RateField& field) { return field.text(record); });
  }

 private:
  template <class FieldText>
  static void write_line(Session& session, FieldText&& field_text) {
    std::string line;
    for (const RateField& field : rate_fields()) line += quoted(field_text(field)) + ",";
    line.back() = '\n';
    session.out.write(line);
  }
};

}  // namespace

std::unique_ptr<RateWriter> make_rate_text() {
  return std::make_unique<RateText>();
}

std::unique_ptr<RateWriter> make_rate_csv() {
  return std::make_unique<RateCsv>();
}

}  // namespace deduku::cli
