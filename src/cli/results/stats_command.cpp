// What a list of results is like: how often each class, rating and technique occurs, and which puzzles are the rare ones.
#include <array>

#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/histogram.hpp"
#include "src/cli/results/result_reader.hpp"
#include "src/cli/results/where_option.hpp"

namespace deduku::cli {

namespace {

/// The fields with values that repeat, in the order of the histograms.
constexpr std::array<std::string_view, 29> usual_fields = {"status",
                                                           "class",
                                                           "ladder_class",
                                                           "level",
                                                           "hodoku_level",
                                                           "pattern",
                                                           "r",
                                                           "er",
                                                           "ep",
                                                           "ed",
                                                           "technique",
                                                           "er_technique",
                                                           "hodoku_technique",
                                                           "w",
                                                           "ladder_technique",
                                                           "gw",
                                                           "b",
                                                           "gb",
                                                           "te",
                                                           "bxb",
                                                           "bxbb",
                                                           "automorphisms",
                                                           "hardest",
                                                           "backdoor",
                                                           "subset_backdoor",
                                                           "minimal",
                                                           "fewest",
                                                           "needs",
                                                           "anti_backdoor"};

bool is_known(const std::string& name, const std::vector<std::string>& names) {
  return std::ranges::count(names, name) > 0;
}

class Stats final : public Command {
  void declare(Arguments& arguments) override {
    arguments.texts("FILES", paths_,
                    "Files of results of deduku rate in CSV or JSON, packed or not; - or none:\n"
                    "standard input");
    arguments.choice("--format", format_, {"text", "json", "svg"}, "The form of the output; svg: bars");
    arguments.text("--fields", names_,
                   "The fields to count, with commas between them; if left out, those that have\n"
                   "few values");
    arguments.text("--where", condition_, "Only the rows for which a condition on the fields holds, as of deduku rate");
  }

  ExitCode run(Session& session) override {
    if (paths_.empty()) paths_.emplace_back("-");
    if (!condition_.empty()) where_.emplace(condition_);
    for (const std::string& path : paths_) add_file(session, path);
    session.progress.clear();
    if (interrupted()) return interrupted_code();
    if (rows_ == 0) throw Failure(ExitCode::unreadable, "no row found in the input");
    session.out.write(format_ == "json" ? json_line(json()) : format_ == "svg" ? svg_of(histograms_, rows_) : text());
    return ExitCode::done;
  }

  void add_file(Session& session, const std::string& path) {
    FieldReader rows(path, session.out);
    const std::vector<std::string>& names = rows.names();
    if (!names.empty()) choose_fields(names);
    if (!names.empty() && where_) where_->check_fields(names);
    const std::vector<std::size_t> columns = columns_of(fields_, names);
    const std::vector<std::size_t> asked = where_ ? columns_of(where_->fields(), names) : std::vector<std::size_t>();
    while (!interrupted() && rows.next()) {
      add_row(rows.texts(), columns, asked, place(path, rows.n()));
      session.progress.show(rows_, -1);
    }
    if (!interrupted()) rows.note_what_is_wrong(session.log);
  }

  /// Decided by the first file with rows.
  void choose_fields(const std::vector<std::string>& known) {
    if (!fields_.empty()) return;
    if (names_.empty()) {
      for (std::string_view name : usual_fields) {
        if (is_known(std::string(name), known)) fields_.emplace_back(name);
      }
      // How the rating ended on each of several scales.
      std::ranges::copy_if(known, std::back_inserter(fields_),
                           [](const auto& name) { return name.ends_with("_ended"); });
    } else {
      fields_ = fields_named("--fields", names_, known);
    }
    for (const std::string& name : fields_) histograms_.emplace_back(name);
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
               const std::vector<std::size_t>& asked, const std::string& where_it_is) {
    const auto text_at = [&](std::size_t column) { return column < texts.size() ? texts[column] : std::string(); };
    if (where_ && !where_->holds([&](std::size_t i) { return text_at(asked[i]); })) return;
    ++rows_;
    for (std::size_t i = 0; i < columns.size(); ++i) histograms_[i].add(text_at(columns[i]), where_it_is);
  }

  /// What names a row: its number, and the file where there are several.
  std::string place(const std::string& path, std::uint64_t n) const {
    return paths_.size() > 1 ? path + ":" + std::to_string(n) : std::to_string(n);
  }

  std::string text() const {
    std::string text = counted(rows_, "puzzle") + "\n";
    for (const Histogram& histogram : histograms_) {
      const std::string lines = histogram.text();
      if (!lines.empty()) text += "\n" + lines;
    }
    return text;
  }

  Json json() const {
    Json fields = Json::array();
    for (const Histogram& histogram : histograms_) fields.push_back(histogram.json());
    return {{"type", "stats"}, {"puzzles", rows_}, {"fields", std::move(fields)}};
  }

  std::vector<std::string> paths_;
  std::string format_ = "text";
  std::string names_;
  std::string condition_;
  std::optional<Where> where_;
  std::vector<std::string> fields_;
  std::vector<Histogram> histograms_;
  std::uint64_t rows_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_stats() {
  return std::make_unique<Stats>();
}

}  // namespace deduku::cli
