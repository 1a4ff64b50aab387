#include "deduku_version.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/help/completions.hpp"
#include "src/cli/help/manual.hpp"

namespace deduku::cli {

namespace {

class Help final : public Command {
 public:
  void declare(Arguments& arguments) override {
    std::vector<std::string> names{page_};
    for (const CommandEntry& entry : commands()) names.emplace_back(entry.name);
    arguments.choice("PAGE", page_, names, "Command whose page is shown; deduku: the page of the program");
    arguments.group(OptionGroup::output);
    arguments.choice(
        "--format", format_, {"text", "man", "bash", "zsh", "fish"},
        "Output format; text; man: the source for man; bash, zsh, fish: a script that completes command lines in "
        "these shells");
  }

  ExitCode run(Session& session) override {
    session.out.write(text());
    return ExitCode::done;
  }

 private:
  std::string text() const {
    const ProgramDescription program = describe_program();
    if (format_ == "bash") return bash_completion(program);
    if (format_ == "zsh") return zsh_completion(program);
    if (format_ == "fish") return fish_completion(program);
    const ManualPage page = manual_page(program, page_);
    return format_ == "man" ? man_source(page, DEDUKU_VERSION) : plain_text(page);
  }

  std::string page_ = "deduku";
  std::string format_ = "text";
};

}  // namespace

std::unique_ptr<Command> make_help() {
  return std::make_unique<Help>();
}

}  // namespace deduku::cli
