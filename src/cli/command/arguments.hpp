// The options and operands of a subcommand. They hide the option parser, because its header takes longer to compile
// than the rest of this module.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "src/cli/command/program_description.hpp"
#include "src/service/parameter_table.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace deduku::cli {

/// Declares the targets of values from the command line. The previous value of a variable is its default. Names are
/// given as "-q,--quiet"; operands have no dash.
class Arguments {
 public:
  explicit Arguments(CLI::App& app) : app_(app) {}

  /// Options declared after this call belong to this group; the initial group is `task`.
  void group(OptionGroup group) { group_ = group; }
  /// The method whose parameters the options after this call are.
  void method(std::string_view name) { method_ = name; }
  /// A parameter of this method, which must have it.
  const service::Parameter& parameter(std::string_view name) const { return service::parameter_of(method_, name); }

  // Options that are parameters of the method. Name, words, limits, default and help are those of the parameter; an
  // initial value that is not empty, and a help, replace its own.
  void option(std::string_view parameter, bool& on);
  void option(std::string_view parameter, std::string& value, const std::string& help = "");
  void option(std::string_view parameter, std::uint64_t& value);

  void flag(const std::string& names, bool& on, const std::string& help);
  /// A flag that may be repeated: -vv.
  void counter(const std::string& names, int& count, const std::string& help);
  void text(const std::string& names, std::string& value, const std::string& help);
  /// A text that names a file or a folder to write; "-", standard output, becomes "".
  void output(const std::string& names, std::string& value, const std::string& help);
  void texts(const std::string& names, std::vector<std::string>& values, const std::string& help);
  /// A whole number from `least` to `most`, which is practically unlimited by default.
  void number(const std::string& names, std::uint64_t& value, const std::string& help,
              std::uint64_t most = 1'000'000'000'000'000, std::uint64_t least = 0);
  /// The same, except that the value of the variable is not a default: the help shows no default.
  void number_if_any(const std::string& names, std::uint64_t& value, const std::string& help, std::uint64_t most,
                     std::uint64_t least = 0);
  /// One of the words in `allowed`; case does not matter.
  void choice(const std::string& names, std::string& value, const std::vector<std::string>& allowed,
              const std::string& help);
  /// --format, in the group of the output.
  void format(std::string& value, const std::vector<std::string>& allowed = {"text", "json"},
              const std::string& help = "Output format");

  /// The declared options, in order.
  const std::vector<OptionDescription>& declared() const { return declared_; }

 private:
  OptionDescription& describe(const std::string& names, const std::string& value, const std::string& default_value,
                              const std::string& help);
  void choice(CLI::Option& option, const std::string& names, const std::string& value,
              const std::vector<std::string>& allowed, const std::string& help);

  CLI::App& app_;
  std::vector<OptionDescription> declared_;
  OptionGroup group_ = OptionGroup::task;
  std::string_view method_;
};

}  // namespace deduku::cli
