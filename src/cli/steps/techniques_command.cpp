// The ladder as a table: for the terminal, for docs/techniques.md, as the JSON that --ladder reads, and the
// checksum that names it.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "deduku/technique_names.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/ladder_checksum.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/spelling.hpp"
#include "src/present/words.hpp"

namespace deduku::cli {

namespace {

constexpr int column_count = 9;
using Row = std::array<std::string, column_count>;
/// How wide the columns are as text; negative: aligned to the right.
constexpr std::array<int, column_count> widths = {34, 36, 13, 8, 9, 7, 9, 26, 0};

/// "4.60", or "4.60-4.80" where the two ends differ.
std::string range(const std::string& least, const std::string& most) {
  return least == most ? least : least + "-" + most;
}

/// The ratings of Sudoku Explainer, "4.5-4.8"; empty where it has none.
std::string se_text(const SeRange& se) {
  return se.most == 0 ? "" : range(decimal(se.least, 10), decimal(se.most, 10));
}

/// What else people call a technique, between commas.
std::string aliases_text(TechniqueId technique, Language language) {
  std::string text;
  for (const std::string_view alias : technique_aliases(technique, language)) {
    if (!text.empty()) text += ", ";
    text += alias;
  }
  return text;
}

/// Names are in the language; families and levels are the words that options take.
Row row_of(const Rung& rung, Language language) {
  const Technique& technique = technique_of(rung.technique);
  return {std::string(key(rung.technique)),
          std::string(technique_name(rung.technique, language)),
          std::string(name(family_of(rung.technique))),
          std::string(name(level_of(rung.cost))),
          range(points(rung.cost), points(rung.cost + technique.max_surcharge)),
          se_text(technique.se),
          hodoku_codes_text(technique),
          technique.needs_uniqueness ? present::Words({language}).say("cli.needs_uniqueness") : "",
          aliases_text(rung.technique, language)};
}

constexpr std::array<IdleOption, 2> idle_in_techniques = {{
    {"json", "--lang", "does nothing with --format json, which is for programs"},
    {"checksum", "--lang", "does nothing with --format checksum, which has no names"},
}};

class Techniques final : public Command {
  void declare(Arguments& arguments) override {
    arguments.choice("--format", format_, {"text", "json", "markdown", "checksum"},
                     "The form of the output; the checksum is of the techniques and their costs");
    solving_.declare_ladder(arguments);
    styles_.declare_language(arguments);
  }

  ExitCode run(Session& session) override {
    given().refuse_idle(idle_in_techniques, format_);
    language_ = styles_.style().language;
    const Ladder ladder = solving_.ladder(session.out);
    if (format_ == "json") {
      session.out.write(ladder_json(ladder).dump(2) + "\n");
    } else if (format_ == "markdown") {
      write_markdown(session.out, ladder);
    } else if (format_ == "checksum") {
      session.out.write(ladder_checksum(ladder) + "\n");
    } else {
      write_text(session.out, ladder);
    }
    return ExitCode::done;
  }

  void write_text(Output& out, const Ladder& ladder) const {
    for (const Rung& rung : ladder.rungs) {
      const Row row = row_of(rung, language_);
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) line += padded(row[i], widths[i]) + "  ";
      out.write(line_of(line));
    }
  }

  /// A table for each family, in the order of the families; within one the order of the ladder.
  void write_markdown(Output& out, const Ladder& ladder) const {
    std::string separator;
    for (int i = 0; i < family_count; ++i) {
      const auto family = static_cast<Family>(i);
      Ladder part{ladder.name, {}};
      std::ranges::copy_if(ladder.rungs, std::back_inserter(part.rungs),
                           [&](const Rung& rung) { return family_of(rung.technique) == family; });
      if (part.rungs.empty()) continue;
      out.write(separator);
      write_family(out, family, part);
      separator = "\n";
    }
  }

  void write_family(Output& out, Family family, const Ladder& ladder) const {
    out.write(
        "### " + std::string(family_name(family, language_)) + " (`" + std::string(name(family)) +
        "`)\n\n| technique | key | level | cost | SE | HoDoKu | | also called |\n|---|---|---|---|---|---|---|---|\n");
    for (const Rung& rung : ladder.rungs) {
      const auto [key, name, in_family, level, cost, se, hodoku, uniqueness, also] = row_of(rung, language_);
      for (const std::string& cell : {name, "`" + key + "`", level, cost, se, hodoku, uniqueness, also}) {
        out.write("| " + cell + " ");
      }
      out.write("|\n");
    }
  }

  std::string format_ = "text";
  SolvingOptions solving_;
  StyleOptions styles_;
  Language language_ = Language::en;
};

}  // namespace

std::unique_ptr<Command> make_techniques() {
  return std::make_unique<Techniques>();
}

}  // namespace deduku::cli
