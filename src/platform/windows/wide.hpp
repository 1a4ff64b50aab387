// Texts in the form of Windows, and its errors as those of the C library.
#pragma once

#include <windows.h>

#include <string>
#include <string_view>

namespace deduku::platform {

/// UTF-16 of UTF-8; bytes that are not UTF-8 become U+FFFD.
std::wstring wide(std::string_view text);
/// UTF-8 of UTF-16.
std::string narrow(std::wstring_view text);

/// The result of `GetLastError`, as a value of `errno`.
int last_error();
/// The handle of an open file.
HANDLE handle_of(int file);

}  // namespace deduku::platform
