// The options and operands of a subcommand. They hide the option parser, because its header takes longer to compile
// than everything else in this module together.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "src/cli/command/program_description.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace deduku::cli {

/// Declares where values from the command line go. The value of a variable before is its default. Names are given as
/// "-q,--quiet"; operands have no dash.
class Arguments {
 public:
  explicit Arguments(CLI::App& app) : app_(app) {}

  void flag(const std::string& names, bool& on, const std::string& help);
  /// A flag that may be repeated: -vv.
  void counter(const std::string& names, int& count, const std::string& help);
  void text(const std::string& names, std::string& value, const std::string& help);
  /// A text that names a file or a folder to write; "-", standard output, becomes "".
  void output(const std::string& names, std::string& value, const std::string& help);
  void texts(const std::string& names, std::vector<std::string>& values, const std::string& help);
  /// A whole number from 0 to `most`; without it, to practically unlimited.
  void number(const std::string& names, std::uint64_t& value, const std::string& help,
              std::uint64_t most = 1'000'000'000'000'000);
  /// The same, where the value of the variable is no default: the help names none.
  void number_if_any(const std::string& names, std::uint64_t& value, const std::string& help, std::uint64_t most);
  /// One of the words in `allowed`, however it is capitalised.
  void choice(const std::string& names, std::string& value, const std::vector<std::string>& allowed,
              const std::string& help);

  /// What was declared, in order.
  const std::vector<OptionDescription>& declared() const { return declared_; }

 private:
  CLI::App& app_;
  std::vector<OptionDescription> declared_;
};

}  // namespace deduku::cli
