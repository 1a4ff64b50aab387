// Conditions on rows in the options of the program: an error in one ends the subcommand. The language is that of
// src/ratings/where.hpp.
#pragma once

#include "src/ratings/where.hpp"

namespace deduku::cli {

using ratings::standard_field;

/// A condition of --where.
class Where {
 public:
  /// Throws `Failure` with the column at which something else was expected.
  explicit Where(const std::string& text);

  const std::vector<std::string>& fields() const { return where_.fields(); }
  /// Like `ratings::Where`; these throw `Failure`.
  void check_fields(const std::vector<std::string>& known);
  void check_techniques() const;
  bool holds(const ratings::Where::TextOf& text_of) const { return where_.holds(text_of); }

 private:
  ratings::Where where_;
};

/// Throws `Failure`: `option` names an unknown field; the message suggests the one that may have been meant.
[[noreturn]] void refuse_field(const std::string& option, const std::string& wrong,
                               const std::vector<std::string>& known);

/// The fields named in an option, with commas between them. Throws `Failure` for a field that is unknown or repeated.
std::vector<std::string> fields_named(const std::string& option, const std::string& list,
                                      const std::vector<std::string>& known);

}  // namespace deduku::cli
