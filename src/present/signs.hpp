// The signs in texts for people: the sources contain only those of every keyboard.
#pragma once

#include <string>

namespace deduku::present {

/// The text with ≠ for "<>" and → for "->".
std::string with_signs(std::string text);

}  // namespace deduku::present
