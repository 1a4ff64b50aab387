#include "src/cases/cases.hpp"

#include <algorithm>

#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/text.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

/// A case file is named for its technique.
TechniqueId technique_of_file(const std::string& file) {
  const std::string stem = platform::text_of(platform::path_of(file).stem());
  const std::optional<TechniqueId> technique = find_technique(stem);
  if (!technique) refuse_usage(file + ": no technique has the name \"" + stem + "\"");
  return *technique;
}

/// Writes the lines of `lines` that `others` lacks. Both must be sorted.
void write_difference(Output& out, const std::string& label, const std::vector<std::string>& lines,
                      const std::vector<std::string>& others) {
  std::vector<std::string> difference;
  std::ranges::set_difference(lines, others, std::back_inserter(difference));
  const std::string indented_label = "  " + label + "  ";
  for (const std::string& line : difference) out.write(indented_label + line + "\n");
}

class Cases final : public Command {
  void declare(Arguments& arguments) override {
    arguments.texts("FILES", files_, "Case files, each named after its technique");
    arguments.flag("--propose", proposes_, "Fill the files with the findings of the program, for review");
  }

  ExitCode run(Session& session) override {
    if (files_.empty()) refuse_usage("cases: expected at least one file");
    bool agree = true;
    for (const std::string& file : files_) {
      const TechniqueId technique = technique_of_file(file);
      const Expected<cases::CaseFile> content = cases::parse(read_file(file, session.out));
      if (!content) throw Failure(ExitCode::unreadable, error_text(file, content.error()));
      if (proposes_) {
        session.out.write(cases::propose(*content, technique));
      } else {
        agree &= check(session.out, file, *content, technique);
      }
    }
    return agree ? ExitCode::done : ExitCode::unsolved;
  }

  /// Writes the differences between expectation and findings; returns whether there are no differences.
  static bool check(Output& out, const std::string& file, const cases::CaseFile& content, TechniqueId technique) {
    bool agree = true;
    for (const cases::Case& each : content.cases) {
      if (cases::holds(each, technique)) continue;
      const std::vector<std::string> found = cases::findings(each, technique);
      agree = false;
      out.write(error_text(file, {each.line, 0, each.title}) + "\n");
      write_difference(out, "missing   ", each.expected, found);
      if (!each.may_find_more) write_difference(out, "unexpected", found, each.expected);
    }
    return agree;
  }

  std::vector<std::string> files_;
  bool proposes_ = false;
};

}  // namespace

std::unique_ptr<Command> make_cases() {
  return std::make_unique<Cases>();
}

}  // namespace deduku::cli
