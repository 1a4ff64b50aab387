// What the help of `rate` says of scales and fields.
#pragma once

#include <string>

namespace deduku::cli {

/// The scales, and the fields of each, a line for each of them.
std::string scales_and_fields_help();

}  // namespace deduku::cli
