#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <winternl.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <limits>

#include "src/platform/console.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"
#include "src/platform/windows/wide.hpp"

namespace deduku::platform {

namespace {

/// The exit code of programs on other systems that a closed pipe ended.
constexpr int code_of_closed_pipe = 141;
/// The most characters that a console takes, and the C library reads and writes, at once.
constexpr std::size_t most_characters = 8192;
constexpr std::size_t max_bytes = std::numeric_limits<int>::max();

int open_file(const std::string& path, int flags) {
  return _wopen(wide(path).c_str(), flags | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}

int fail_with(int error) {
  errno = error;
  return -1;
}

/// The end of the last whole UTF-8 character within the given number of bytes.
std::size_t whole_characters(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text.size();
  std::size_t size = most;
  while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80) --size;
  return size > 0 ? size : most;
}

std::ptrdiff_t write_to_console(int file, std::string_view bytes) {
  const std::size_t size = whole_characters(bytes, most_characters);
  const std::wstring text = wide(bytes.substr(0, size));
  DWORD written = 0;
  if (WriteConsoleW(handle_of(file), text.data(), static_cast<DWORD>(text.size()), &written, nullptr) == 0) {
    return fail_with(last_error());
  }
  return static_cast<std::ptrdiff_t>(size);
}

/// A typed line, or the beginning of a long one; Control Z at its beginning is the end of the input.
std::ptrdiff_t read_from_console(int file, char* bytes, std::size_t size) {
  constexpr std::size_t longest_character = 3;  // in UTF-8, of one unit in UTF-16
  std::wstring text(std::min(size / longest_character, most_characters), L'\0');
  DWORD got = 0;
  SetLastError(ERROR_SUCCESS);
  const BOOL is_read = ReadConsoleW(handle_of(file), text.data(), static_cast<DWORD>(text.size()), &got, nullptr);
  if (is_read == 0 || (got == 0 && GetLastError() == ERROR_OPERATION_ABORTED)) return fail_with(last_error());
  text.resize(got);
  if (text.starts_with(L'\x1A')) return 0;
  return static_cast<std::ptrdiff_t>(narrow(text).copy(bytes, size));
}

/// Bypasses the C library: if a pipe takes only a part of the bytes because its reader ends meanwhile, the library
/// reports a file that is not open. Windows has three error codes for a pipe without a reader.
std::ptrdiff_t write_to_pipe(HANDLE pipe, std::string_view bytes) {
  DWORD written = 0;
  if (WriteFile(pipe, bytes.data(), static_cast<DWORD>(std::min(bytes.size(), max_bytes)), &written, nullptr) != 0) {
    return static_cast<std::ptrdiff_t>(written);
  }
  const DWORD error = GetLastError();
  if (error == ERROR_NO_DATA || error == ERROR_BROKEN_PIPE || error == ERROR_PIPE_NOT_CONNECTED) {
    std::_Exit(code_of_closed_pipe);
  }
  return fail_with(last_error());
}

FileState state_by(HANDLE handle) {
  constexpr std::uint64_t per_second = 10'000'000;
  constexpr std::int64_t nanoseconds = 100;
  BY_HANDLE_FILE_INFORMATION found;
  if (GetFileType(handle) != FILE_TYPE_DISK || GetFileInformationByHandle(handle, &found) == 0) return {};
  if ((found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0) return {};
  const auto joined = [](DWORD high, DWORD low) { return (std::uint64_t{high} << 32U) + low; };
  const std::uint64_t changed = joined(found.ftLastWriteTime.dwHighDateTime, found.ftLastWriteTime.dwLowDateTime);
  return {true,
          found.dwVolumeSerialNumber,
          joined(found.nFileIndexHigh, found.nFileIndexLow),
          joined(found.nFileSizeHigh, found.nFileSizeLow),
          static_cast<std::int64_t>(changed / per_second),
          static_cast<std::int64_t>(changed % per_second) * nanoseconds};
}

}  // namespace

int open_to_read(const std::string& path) {
  return open_file(path, _O_RDONLY);
}

int open_to_write(const std::string& path) {
  return open_file(path, _O_WRONLY);
}

int open_to_append(const std::string& path) {
  return open_file(path, _O_WRONLY | _O_CREAT | _O_APPEND);
}

int open_to_read_and_append(const std::string& path) {
  const int file = open_file(path, _O_RDWR | _O_CREAT | _O_APPEND);
  return file >= 0 ? file : open_file(path, _O_WRONLY | _O_APPEND);
}

/// Its read permissions follow from its folder.
int open_draft(const std::string& draft, const std::string&) {
  return open_file(draft, _O_WRONLY | _O_CREAT | _O_EXCL);
}

int close_file(int file) {
  return _close(file);
}

std::ptrdiff_t read_bytes(int file, char* bytes, std::size_t size) {
  if (is_terminal(file)) return read_from_console(file, bytes, size);
  return _read(file, bytes, static_cast<unsigned>(std::min(size, max_bytes)));
}

/// On Windows a read at a place moves the position, which is restored.
std::ptrdiff_t read_bytes_at(int file, char* bytes, std::size_t size, std::uint64_t place) {
  const HANDLE handle = handle_of(file);
  LARGE_INTEGER before{};
  if (SetFilePointerEx(handle, {}, &before, FILE_CURRENT) == 0) return fail_with(last_error());
  OVERLAPPED at{};
  at.Offset = static_cast<DWORD>(place);
  at.OffsetHigh = static_cast<DWORD>(place >> 32U);
  DWORD got = 0;
  const BOOL is_read = ReadFile(handle, bytes, static_cast<DWORD>(std::min(size, max_bytes)), &got, &at);
  const bool is_at_end = is_read == 0 && GetLastError() == ERROR_HANDLE_EOF;
  const int error = last_error();
  SetFilePointerEx(handle, before, nullptr, FILE_BEGIN);
  if (is_read == 0 && !is_at_end) return fail_with(error);
  return got;
}

std::ptrdiff_t write_bytes(int file, std::string_view bytes) {
  if (is_terminal(file)) return write_to_console(file, bytes);
  if (GetFileType(handle_of(file)) == FILE_TYPE_PIPE) return write_to_pipe(handle_of(file), bytes);
  return _write(file, bytes.data(), static_cast<unsigned>(std::min(bytes.size(), max_bytes)));
}

std::int64_t position_of(int file) {
  return GetFileType(handle_of(file)) == FILE_TYPE_DISK ? _telli64(file) : -1;
}

int set_size(int file, std::uint64_t size) {
  return _chsize_s(file, static_cast<std::int64_t>(size)) == 0 ? 0 : -1;
}

int make_durable(int file) {
  return FlushFileBuffers(handle_of(file)) != 0 ? 0 : fail_with(last_error());
}

/// The file system makes names durable by itself, before the content of the file.
void make_name_durable(const std::string&) {}

bool would_wait(int file) {
  if (is_terminal(file)) return true;
  if (GetFileType(handle_of(file)) != FILE_TYPE_PIPE) return false;
  DWORD available = 0;
  if (PeekNamedPipe(handle_of(file), nullptr, 0, nullptr, &available, nullptr) != 0) return available == 0;
  // A closed pipe does not keep its reader waiting; one whose state is unknown may.
  return GetLastError() != ERROR_BROKEN_PIPE;
}

/// Windows reports a pipe whose other end is closed as closing.
bool is_deserted(int file) {
  constexpr ULONG closing = 4;
  const HANDLE handle = handle_of(file);
  FILE_PIPE_LOCAL_INFORMATION pipe{};
  IO_STATUS_BLOCK ignored{};
  return GetFileType(handle) == FILE_TYPE_PIPE &&
         NT_SUCCESS(NtQueryInformationFile(handle, &ignored, &pipe, sizeof(pipe), FilePipeLocalInformation)) &&
         pipe.NamedPipeState == closing;
}

/// On Windows other programs could not even read locked bytes, so the lock is on a byte beyond the end of any file.
LockResult lock(int file) {
  OVERLAPPED last{};
  last.Offset = 0xFFFFFFFE;
  last.OffsetHigh = 0x7FFFFFFF;
  const DWORD flags = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
  if (LockFileEx(handle_of(file), flags, 0, 1, 0, &last) != 0) return LockResult::locked;
  const DWORD error = GetLastError();
  return error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING ? LockResult::taken : LockResult::unavailable;
}

FileState state_of(int file) {
  return state_by(handle_of(file));
}

FileState state_of(const std::string& path) {
  const HANDLE handle =
      CreateFileW(wide(path).c_str(), FILE_READ_ATTRIBUTES, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                  nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
  if (handle == INVALID_HANDLE_VALUE) return {};
  const FileState state = state_by(handle);
  CloseHandle(handle);
  return state;
}

int check_readable(const std::string& path) {
  constexpr int reading = 4;
  return _waccess(wide(path).c_str(), reading);
}

int replace_file(const std::string& file, const std::string& replaced) {
  const DWORD flags = MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH;
  return MoveFileExW(wide(file).c_str(), wide(replaced).c_str(), flags) != 0 ? 0 : fail_with(last_error());
}

void remove_file(const std::string& path) {
  DeleteFileW(wide(path).c_str());
}

/// The limit is far above the number of files that programs open.
bool can_open_more(int) {
  return true;
}

/// Windows ignores dots and spaces at the end of a name: a grid without givens would be the current folder.
bool exists(const std::string& path) {
  const std::string name = path.substr(path.find_last_of("/\\") + 1);
  const bool is_folder_itself = name == "." || name == "..";
  if (!is_folder_itself && (name.ends_with('.') || name.ends_with(' '))) return false;
  return GetFileAttributesW(wide(path).c_str()) != INVALID_FILE_ATTRIBUTES;
}

bool ends_as_folder(std::string_view path) {
  return path.ends_with('/') || path.ends_with('\\');
}

std::vector<std::string> font_folders() {
  std::vector<std::string> folders;
  const auto add = [&](const wchar_t* variable, const wchar_t* below) {
    const wchar_t* const value = _wgetenv(variable);
    if (value != nullptr && *value != L'\0') folders.push_back(text_of(std::filesystem::path(value) / below));
  };
  add(L"LOCALAPPDATA", L"Microsoft/Windows/Fonts");
  add(L"WINDIR", L"Fonts");
  return folders;
}

}  // namespace deduku::platform
