#include "src/cli/generate/making_command.hpp"

#include <random>

#include "src/cli/command/help_text.hpp"
#include "src/cli/io/text.hpp"
#include "src/formats/csv_row.hpp"
#include "src/records/made_puzzle.hpp"

namespace deduku::cli {

void MakingCommand::declare_making(Arguments& arguments, std::uint64_t most) {
  arguments.group(OptionGroup::task);
  arguments.method("generate");
  arguments.number("--count", count_, help_of(arguments.parameter("count")), most, 1);
  const service::Parameter& seed = arguments.parameter("seed");
  arguments.number_if_any("--seed", seed_, help_of(seed) + "; default: a different seed each time", seed.range.most);
  arguments.format(format_, {"text", "json", "csv"});
}

void MakingCommand::choose_seed() {
  if (given().contains("--seed")) return;
  std::random_device device;
  seed_ = (std::uint64_t{device()} << 32U | device()) & records::greatest_seed;
}

void MakingCommand::begin_rows(Session& session, const std::string& more_columns) const {
  if (!given().contains("--seed")) session.log.note("--seed " + std::to_string(seed_) + " reproduces them");
  if (format_ == "json") write_header(session, {});
  if (format_ == "csv") session.out.write("n,puzzle,solution,givens,seed" + more_columns + "\n");
}

bool MakingCommand::write_row(Session& session, std::uint64_t n, const MadeRow& row,
                              FunctionRef<void(Json&)> add_fields) const {
  if (format_ == "json") {
    Json json = {{"type", session.command}, {"n", n}};
    add_fields(json);
    write_json(session.out, json);
  } else if (format_ == "csv") {
    std::vector<std::string> texts{std::to_string(n), puzzle_text(row.puzzle), solution_text(row.solution),
                                   std::to_string(row.puzzle.givens.size()), std::to_string(row.seed)};
    texts.insert(texts.end(), row.more_columns.begin(), row.more_columns.end());
    session.out.write(formats::csv_row(texts));
  } else {
    session.out.write(puzzle_text(row.puzzle) + "\n");
  }
  return session.out.end_record();
}

}  // namespace deduku::cli
