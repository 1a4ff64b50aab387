// Texts as Windows takes them, and its errors as the C library names them.
#pragma once

#include <windows.h>

#include <string>
#include <string_view>

namespace deduku::platform {

/// UTF-16 of UTF-8; what is no UTF-8 becomes U+FFFD.
std::wstring wide(std::string_view text);
/// UTF-8 of UTF-16.
std::string narrow(std::wstring_view text);

/// What `GetLastError` says, as a value of `errno`.
int last_error();
/// The handle of an open file.
HANDLE handle_of(int file);

}  // namespace deduku::platform
