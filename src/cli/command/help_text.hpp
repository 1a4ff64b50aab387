// The help that -h and --help print. All lines fit into 80 columns.
#pragma once

#include <string>
#include <string_view>

#include "src/cli/command/program_description.hpp"
#include "src/service/parameter_table.hpp"

namespace deduku::cli {

/// -h, --help and --version; CLI11 declares --help.
std::vector<OptionDescription> help_options();
OptionDescription version_option();

/// "-o,--output" as "-o, --output".
std::string names_text(const OptionDescription& option);
/// The option with its value and its default: "--scale TEXT [r]".
std::string term_of(const OptionDescription& option);
/// The help, and the allowed words if the term does not list them.
std::string whole_help_of(const OptionDescription& option);
/// The meaning of a parameter, which is Markdown, as the help of an option: "whether to give [reasons](why.md)" is
/// "Give reasons".
std::string help_of(const service::Parameter& parameter);
/// The first phrase of the help, for places with room for a few words.
std::string_view first_phrase(std::string_view help);
/// "deduku rate [OPTIONS] [FILES...]"
std::string synopsis_of(const CommandDescription& command);

/// For -h.
std::string short_help(const ProgramDescription& program);
std::string short_help(const CommandDescription& command);
/// For --help.
std::string whole_help(const ProgramDescription& program);
/// `general`: the options that every command takes.
std::string whole_help(const CommandDescription& command, const std::vector<OptionDescription>& general);

}  // namespace deduku::cli
