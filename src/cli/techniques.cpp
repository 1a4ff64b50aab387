// The ladder as a table: for the terminal, for the README, and as the JSON that --ladder reads.
#include "deduku/json.hpp"
#include "src/cli/command.hpp"
#include "src/cli/json_records.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

using Row = std::array<std::string, 5>;

Row row_of(const Rung& rung) {
  const Technique& technique = technique_of(rung.technique);
  return {std::string(key(rung.technique)), std::string(technique.name), std::string(name(rung.level)),
          points(rung.cost), technique.needs_uniqueness ? "needs uniqueness" : ""};
}

class Techniques final : public Command {
  void declare(Arguments& arguments) override {
    arguments.choice("--format", format_, {"text", "json", "markdown"}, "The form of the output");
    solving_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    const Ladder ladder = solving_.ladder(session.out);
    if (format_ == "json") {
      session.out.write(ladder_json(ladder).dump(2) + "\n");
    } else if (format_ == "markdown") {
      write_markdown(session.out, ladder);
    } else {
      write_text(session.out, ladder);
    }
    return ExitCode::done;
  }

  static void write_text(Output& out, const Ladder& ladder) {
    for (const Rung& rung : ladder.rungs) {
      const auto [key, name, level, cost, uniqueness] = row_of(rung);
      out.write(line_of(padded(key, 26) + "  " + padded(name, 26) + "  " + padded(level, 8) + "  " +
                        padded(cost, -6) + "  " + uniqueness));
    }
  }

  static void write_markdown(Output& out, const Ladder& ladder) {
    out.write("| technique | key | level | cost | |\n|---|---|---|---:|---|\n");
    for (const Rung& rung : ladder.rungs) {
      const auto [key, name, level, cost, uniqueness] = row_of(rung);
      out.write("| " + name + " | `" + key + "` | " + level + " | " + cost + " | " + uniqueness + " |\n");
    }
  }

  std::string format_ = "text";
  SolvingOptions solving_;
};

}  // namespace

std::unique_ptr<Command> make_techniques() {
  return std::make_unique<Techniques>();
}

}  // namespace deduku::cli
