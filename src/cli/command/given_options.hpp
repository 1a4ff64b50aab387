// Which options the user wrote, and which of them have no effect.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::cli {

/// An option that does nothing in one mode of a subcommand.
struct IdleOption {
  std::string_view mode;    ///< as the subcommand calls it: "ser"
  std::string_view option;  ///< "--search"
  std::string_view reason;  ///< how the sentence continues after the option: "belongs to the scale ladder"
};

/// The options of a subcommand that the user gave.
class GivenOptions {
 public:
  void add(const std::string& option) { options_.push_back(option); }
  bool contains(std::string_view option) const;
  /// Throws `Failure` where one of them does nothing in this mode.
  void refuse_idle(std::span<const IdleOption> idle, std::string_view mode) const;

 private:
  std::vector<std::string> options_;
};

}  // namespace deduku::cli
