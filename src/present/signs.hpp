// The signs in what people read: texts have those of every keyboard.
#pragma once

#include <string>

namespace deduku::present {

/// The text with ≠ for "<>" and → for "->".
std::string with_signs(std::string text);

}  // namespace deduku::present
