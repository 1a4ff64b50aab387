#include "src/present/unknown_technique.hpp"

#include "src/core/spelling.hpp"

namespace deduku::present {

std::string unknown_technique(std::string_view wrong, std::string_view nearest) {
  const std::string message = "unknown technique " + in_quotes(wrong);
  return nearest.empty() ? message : message + "; did you mean " + in_quotes(nearest) + "?";
}

}  // namespace deduku::present
