// The options that the user wrote, and which of them have no effect.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::cli {

/// An option without effect in one mode of a subcommand.
struct IneffectiveOption {
  std::string_view mode;    ///< the subcommand's name for it: "ser"
  std::string_view option;  ///< "--search"
  std::string_view reason;  ///< how the sentence continues after the option: "works only on the scale ladder"
};

/// The options of a subcommand that the user gave.
class GivenOptions {
 public:
  void add(const std::string& option) { options_.push_back(option); }
  bool contains(std::string_view option) const;
  /// Throws `Failure` if one of them has no effect in this mode.
  void refuse_idle(std::span<const IneffectiveOption> idle, std::string_view mode) const;

 private:
  std::vector<std::string> options_;
};

}  // namespace deduku::cli
