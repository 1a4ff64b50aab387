// The ladder as a table for the terminal or for docs/techniques.md, as the JSON that --ladder reads, or the checksum
// that identifies it; or a full description of the techniques with a name.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "deduku/technique_names.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/ladder_checksum.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/techniques/technique_page.hpp"
#include "src/core/spelling.hpp"
#include "src/present/unknown_technique.hpp"
#include "src/present/words.hpp"
#include "src/records/technique_record.hpp"

namespace deduku::cli {

namespace {

constexpr int column_count = 9;
using Row = std::array<std::string, column_count>;
/// The widths of the columns as text; negative: aligned to the right.
constexpr std::array<int, column_count> widths = {34, 36, 13, 8, 9, 7, 9, 26, 0};

/// "4.60", or "4.60-4.80" if the two ends differ.
std::string range(const std::string& least, const std::string& most) {
  return least == most ? least : least + "-" + most;
}

/// The ratings of Sudoku Explainer, "4.5-4.8"; empty if there are no ratings.
std::string se_text(const SeRange& se) {
  return se.most == 0 ? "" : range(decimal(se.least, 10), decimal(se.most, 10));
}

/// Names are in the language; families and levels are the words used in options.
Row row_of(const Rung& rung, Language language) {
  const Technique& technique = technique_of(rung.technique);
  return {std::string(key(rung.technique)),
          std::string(technique_name(rung.technique, language)),
          std::string(name(family_of(rung.technique))),
          std::string(name(level_of(rung.cost))),
          range(points(rung.cost), points(rung.cost + technique.surcharge.most())),
          se_text(technique.se),
          hodoku_codes_text(technique),
          technique.needs_uniqueness ? present::Words({language}).say("cli.needs_uniqueness") : "",
          joined(technique_aliases(rung.technique, language))};
}

/// By the format of the list; "name" if a technique is named.
constexpr std::array<IneffectiveOptions, 4> idle_in_techniques = {{
    {"json", "--lang", "does nothing with --format json of a ladder, which is for programs"},
    {"checksum", "--lang", "does nothing with --format checksum, which has no names"},
    {"text json markdown checksum", "--notation", "needs the name of a technique"},
    {"text markdown checksum", "--color", "needs the name of a technique"},
}};

/// The rungs of techniques. Throws `Failure` if one of them is not on the ladder.
std::vector<Rung> rungs_of(const Ladder& ladder, std::span<const TechniqueId> techniques) {
  std::vector<Rung> rungs;
  for (const TechniqueId technique : techniques) {
    const auto rung = std::ranges::find(ladder.rungs, technique, &Rung::technique);
    if (rung == ladder.rungs.end()) refuse_usage(in_quotes(key(technique)) + " is not on the ladder");
    rungs.push_back(*rung);
  }
  return rungs;
}

class Techniques final : public Command {
  void declare(Arguments& arguments) override {
    arguments.method("rate");
    arguments.texts(
        "NAME", name_,
        "Technique by any of its names, or a family; shows its definition, reason, cost, names and an example; "
        "default: the list of all techniques");
    arguments.format(format_, {"text", "json", "markdown", "checksum"},
                     "Output format; checksum: that of the techniques and their costs");
    solving_.declare_ladder(arguments);
    styles_.declare(arguments);
    boards_.declare_color(arguments);
  }

  ExitCode run(Session& session) override {
    const std::string word = joined(name_, " ");
    const TextStyle style = styles_.style();
    language_ = style.language;
    const Ladder ladder = solving_.ladder(session.out, language_);
    const bool is_list = word.empty() || (find_techniques(word).empty() && find_family(word));
    if (!is_list) return describe(session, ladder, word, style);
    given().refuse_idle(idle_in_techniques, format_);
    return list(session, word.empty() ? ladder : select_family(ladder, word));
  }

  /// The techniques of a family on a ladder. Throws `Failure` if the ladder has no technique of it.
  static Ladder select_family(const Ladder& ladder, const std::string& family) {
    Expected<Ladder> part = records::select_technique(ladder, family);
    if (!part) refuse_usage(part.error().message);
    return *part;
  }

  ExitCode list(Session& session, const Ladder& ladder) const {
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

  /// Writes the full description of the techniques with a name. Throws `Failure` if there is no such technique.
  ExitCode describe(Session& session, const Ladder& ladder, const std::string& word, const TextStyle& style) const {
    if (format_ != "text" && format_ != "json") {
      refuse_usage("--format " + format_ + " is for a ladder; a technique is described as text or json");
    }
    boards_.apply(given(), format_ == "json", session.out);
    const records::NamedTechniques named = records::techniques_named(word);
    if (named.is_empty()) refuse_usage(present::unknown_technique_or_family(word, language_));
    const std::vector<Rung> rungs = rungs_of(ladder, named.techniques);
    if (format_ == "json") {
      write_records(session, ladder, rungs, named.peer, style);
    } else {
      write_pages(session.out, word, rungs, named, style);
    }
    return ExitCode::done;
  }

  static void write_records(Session& session, const Ladder& ladder, std::span<const Rung> rungs,
                            const PeerTechnique* peer, const TextStyle& style) {
    write_header(session, {.ladder = &ladder, .style = style});
    if (peer != nullptr) write_json(session.out, records::peer_json(*peer));
    for (const Rung& rung : rungs) write_json(session.out, records::technique_json(rung, style));
  }

  void write_pages(Output& out, const std::string& word, std::span<const Rung> rungs,
                   const records::NamedTechniques& named, const TextStyle& style) const {
    const TechniquePages pages(style, boards_, out);
    std::string separator;
    if (named.peer != nullptr || rungs.size() > 1) {
      out.write(named.peer != nullptr ? pages.peer(*named.peer) : pages.several(word, named.techniques));
      separator = "\n";
    }
    for (const Rung& rung : rungs) {
      out.write(separator + pages.page(rung));
      separator = "\n";
    }
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

  std::vector<std::string> name_;
  std::string format_ = "text";
  SolvingOptions solving_;
  StyleOptions styles_;
  BoardOptions boards_;
  Language language_ = Language::en;
};

}  // namespace

std::unique_ptr<Command> make_techniques() {
  return std::make_unique<Techniques>();
}

}  // namespace deduku::cli
