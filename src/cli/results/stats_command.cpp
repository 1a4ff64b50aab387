// A summary of a list of results: the frequency of each class, rating and technique, the rare puzzles, and the
// similarity of the rankings by the figures.
#include <algorithm>
#include <sstream>

#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/terminal.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/cli/results/correlations.hpp"
#include "src/cli/results/histogram.hpp"
#include "src/cli/results/result_reader.hpp"
#include "src/cli/results/where_option.hpp"

namespace deduku::cli {

namespace {

/// The fields with values that repeat, in the order of the histograms.
constexpr std::string_view default_fields =
    "status class ladder_class level hodoku_level pattern r work er ep ed technique er_technique hodoku_technique w "
    "ladder_technique gw b gb te bxb bxbb automorphisms hardest backdoor subset_backdoor minimal fewest needs "
    "anti_backdoor";

class Stats final : public Command {
  void declare(Arguments& arguments) override {
    arguments.texts("FILES", paths_,
                    "Results of deduku rate as CSV or JSON, compressed or not; -: standard input, the default");
    arguments.group(OptionGroup::output);
    arguments.choice("--format", format_, {"text", "json", "svg"}, "Output format; svg: bar charts");
    arguments.output("-o,--output", output_, "Write to this file; -: standard output, also at a terminal");
    arguments.group(OptionGroup::task);
    arguments.text("--fields", names_, "Fields to count, with commas between them; default: those with few values");
    arguments.text("--cross", cross_names_,
                   "Count how often the values of two fields occur together: class,hodoku_level (text or json)");
    arguments.text("--where", condition_, "Count only the rows that meet a condition on fields; as in deduku rate");
  }

  ExitCode run(Session& session) override {
    if (paths_.empty()) paths_.emplace_back("-");
    if (!cross_names_.empty() && format_ == "svg") refuse_usage("--cross needs --format text or json");
    if (!output_.empty()) refuse_folder("-o", output_);
    if (format_ == "svg") refuse_terminal_output(session.out, given().contains("--output"), "SVG", "stats.svg");
    if (!condition_.empty()) where_ = read_where(condition_);
    for (const std::string& path : paths_) add_file(session, path);
    session.progress.clear();
    if (interrupted()) return interrupted_code();
    if (rows_ == 0) throw Failure(ExitCode::unreadable, "no row found in the input");
    const std::string bytes = format_ == "json"  ? json_line(json())
                              : format_ == "svg" ? svg_of(histograms_, rows_)
                                                 : text();
    write_to_target(output_, bytes, session.out);
    return ExitCode::done;
  }

  void add_file(Session& session, const std::string& path) {
    FieldReader rows(path, session.out);
    const std::vector<std::string>& names = rows.names();
    if (!names.empty()) choose_fields(names);
    if (!names.empty() && where_) refuse_where(where_->check_fields(names));
    const std::vector<std::size_t> columns = columns_of(fields_, names);
    const std::vector<std::size_t> crossed = columns_of(crossed_fields_, names);
    const std::vector<std::size_t> asked = where_ ? columns_of(where_->fields(), names) : std::vector<std::size_t>();
    while (!interrupted() && rows.next()) {
      add_row(rows.texts(), columns, crossed, asked, place(path, rows.n()));
      session.progress.show(rows_, -1);
    }
    if (!interrupted()) rows.note_what_is_wrong(session.log);
  }

  /// Decided by the first file with rows.
  void choose_fields(const std::vector<std::string>& known) {
    if (!fields_.empty()) return;
    if (names_.empty()) {
      std::istringstream names{std::string(default_fields)};
      for (std::string name; names >> name;) {
        if (std::ranges::count(known, name) > 0) fields_.push_back(name);
      }
      // The endings of the ratings on several scales.
      std::ranges::copy_if(known, std::back_inserter(fields_),
                           [](const auto& name) { return name.ends_with("_ended"); });
    } else {
      fields_ = fields_named("--fields", names_, known);
    }
    for (const std::string& name : fields_) histograms_.emplace_back(name);
    correlations_.emplace(fields_);
    if (!cross_names_.empty()) choose_crossed_fields(known);
  }

  void choose_crossed_fields(const std::vector<std::string>& known) {
    crossed_fields_ = fields_named("--cross", cross_names_, known);
    if (crossed_fields_.size() != 2) {
      refuse_usage("--cross: expected two fields such as class,hodoku_level, found " +
                   counted(crossed_fields_.size(), "field"));
    }
    cross_.emplace(crossed_fields_[0], crossed_fields_[1]);
  }

  static std::vector<std::size_t> columns_of(const std::vector<std::string>& wanted,
                                             const std::vector<std::string>& names) {
    std::vector<std::size_t> columns;
    for (const std::string& name : wanted) {
      columns.push_back(static_cast<std::size_t>(std::ranges::find(names, name) - names.begin()));
    }
    return columns;
  }

  void add_row(const std::vector<std::string>& texts, const std::vector<std::size_t>& columns,
               const std::vector<std::size_t>& crossed, const std::vector<std::size_t>& asked,
               const std::string& where_it_is) {
    const auto text_at = [&](std::size_t column) { return column < texts.size() ? texts[column] : std::string(); };
    if (where_ && !where_->holds([&](std::size_t i) { return text_at(asked[i]); })) return;
    ++rows_;
    std::vector<std::string> values;
    for (const std::size_t column : columns) values.push_back(text_at(column));
    for (std::size_t i = 0; i < values.size(); ++i) histograms_[i].add(values[i], where_it_is);
    correlations_->add(values);
    if (cross_) cross_->add(text_at(crossed[0]), text_at(crossed[1]));
  }

  /// The name of a row: its number, and its file if there are several.
  std::string place(const std::string& path, std::uint64_t n) const {
    return paths_.size() > 1 ? path + ":" + std::to_string(n) : std::to_string(n);
  }

  std::string text() const {
    std::string text = counted(rows_, "puzzle") + "\n";
    for (const Histogram& histogram : histograms_) {
      const std::string lines = histogram.text();
      if (!lines.empty()) text += "\n" + lines;
    }
    if (const std::string triangle = correlations_->text(); !triangle.empty()) text += "\n" + triangle;
    if (cross_) text += "\n" + cross_->text();
    return text;
  }

  Json json() const {
    Json fields = Json::array();
    for (const Histogram& histogram : histograms_) fields.push_back(histogram.json());
    return {{"type", "stats"},
            {"puzzles", rows_},
            {"fields", std::move(fields)},
            {"correlations", correlations_->json()},
            {"cross", cross_ ? cross_->json() : Json(nullptr)}};
  }

  std::vector<std::string> paths_;
  std::string format_ = "text";
  std::string output_;
  std::string names_;
  std::string cross_names_;
  std::string condition_;
  std::optional<Where> where_;
  std::vector<std::string> fields_;
  std::vector<Histogram> histograms_;
  std::optional<Correlations> correlations_;
  std::vector<std::string> crossed_fields_;
  std::optional<CrossTable> cross_;
  std::uint64_t rows_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_stats() {
  return std::make_unique<Stats>();
}

}  // namespace deduku::cli
