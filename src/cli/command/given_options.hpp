// The options that the user wrote, and which of them have no effect.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::cli {

/// Options without effect in modes of a subcommand.
struct IneffectiveOptions {
  std::string_view modes;    ///< the subcommand's names for them, with blanks between them: "se hodoku"
  std::string_view options;  ///< "--sort --within"
  std::string_view reason;   ///< how the sentence continues after the option, with * for the mode: "needs --all"
};

/// The options of a subcommand that the user gave.
class GivenOptions {
 public:
  void add(const std::string& option) { options_.push_back(option); }
  bool contains(std::string_view option) const;
  /// Throws `Failure` if one of them has no effect in this mode.
  void refuse_idle(std::span<const IneffectiveOptions> idle, std::string_view mode) const;
  void refuse_idle(const IneffectiveOptions& idle, std::string_view mode) const { refuse_idle({&idle, 1}, mode); }
  /// Throws `Failure` if one of them is a parameter of the method `other`, but not of `method`.
  void refuse_others(std::string_view method, std::string_view other, std::string_view reason) const;

 private:
  std::vector<std::string> options_;
};

}  // namespace deduku::cli
