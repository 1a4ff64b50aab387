// Conditions on rows as the options of the program have them: what is wrong with one ends the subcommand. The language is
// that of src/ratings/where.hpp.
#pragma once

#include "src/ratings/where.hpp"

namespace deduku::cli {

using ratings::standard_field;

/// A condition of --where.
class Where {
 public:
  /// Throws `Failure` that says at which column something else was expected.
  explicit Where(const std::string& text);

  const std::vector<std::string>& fields() const { return where_.fields(); }
  /// As `ratings::Where`; throw `Failure`.
  void check_fields(const std::vector<std::string>& known);
  void check_techniques() const;
  bool holds(const ratings::Where::TextOf& text_of) const { return where_.holds(text_of); }

 private:
  ratings::Where where_;
};

/// Throws `Failure`: `option` names a field that is not known; says which may have been meant.
[[noreturn]] void refuse_field(const std::string& option, const std::string& wrong,
                               const std::vector<std::string>& known);

/// The fields that an option names with commas between them. Throws `Failure` for one that is not known, or stands there
/// twice.
std::vector<std::string> fields_named(const std::string& option, const std::string& list,
                                      const std::vector<std::string>& known);

}  // namespace deduku::cli
