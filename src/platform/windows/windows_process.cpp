#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>  // which wants to come after windows.h

#include <array>
#include <cerrno>

#include "src/platform/console.hpp"
#include "src/platform/file.hpp"
#include "src/platform/process.hpp"
#include "src/platform/windows/wide.hpp"

namespace deduku::platform {

namespace {

/// A handle that is closed by its destructor.
class Handle {
 public:
  explicit Handle(HANDLE handle) : handle_(handle) {}
  ~Handle() { close(); }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  HANDLE get() const { return handle_; }
  bool is_open() const { return handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE; }
  void close() {
    if (is_open()) CloseHandle(handle_);
    handle_ = nullptr;
  }

 private:
  HANDLE handle_;
};

SECURITY_ATTRIBUTES inherited() {
  return {sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
}

/// A file that contains these bytes and is deleted when it is closed, positioned at its start, for a process that
/// inherits it.
HANDLE file_with(const std::string& bytes) {
  std::array<wchar_t, MAX_PATH + 1> folder{};
  std::array<wchar_t, MAX_PATH + 1> path{};
  GetTempPathW(static_cast<DWORD>(folder.size()), folder.data());
  if (GetTempFileNameW(folder.data(), L"ddk", 0, path.data()) == 0) return INVALID_HANDLE_VALUE;
  SECURITY_ATTRIBUTES attributes = inherited();
  const HANDLE file = CreateFileW(path.data(), GENERIC_READ | GENERIC_WRITE | DELETE, FILE_SHARE_READ, &attributes,
                                  CREATE_ALWAYS, FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
  DWORD written = 0;
  if (file == INVALID_HANDLE_VALUE) return file;
  if (WriteFile(file, bytes.data(), static_cast<DWORD>(bytes.size()), &written, nullptr) != 0 &&
      SetFilePointerEx(file, {}, nullptr, FILE_BEGIN) != 0) {
    return file;
  }
  CloseHandle(file);
  return INVALID_HANDLE_VALUE;
}

/// A word in quotes, for the way in which programs split a command line: a backslash counts only before a quote.
std::wstring quoted(const std::wstring& word) {
  std::wstring text = L"\"";
  std::size_t backslashes = 0;
  for (const wchar_t letter : word) {
    if (letter == L'"') text.append(backslashes + 1, L'\\');
    backslashes = letter == L'\\' ? backslashes + 1 : 0;
    text += letter;
  }
  return text.append(backslashes, L'\\') + L"\"";
}

std::wstring command_line(const std::vector<std::string>& words) {
  std::wstring line;
  for (const std::string& word : words) line += (line.empty() ? L"" : L" ") + quoted(wide(word));
  return line;
}

std::string read_all(HANDLE pipe) {
  std::string bytes;
  std::array<char, 1 << 16> buffer;
  DWORD got = 0;
  while (ReadFile(pipe, buffer.data(), static_cast<DWORD>(buffer.size()), &got, nullptr) != 0 && got > 0) {
    bytes.append(buffer.data(), got);
  }
  return bytes;
}

}  // namespace

void prepare_streams() {
  for (const int stream : {standard_input, standard_output, standard_error}) {
    if (_get_osfhandle(stream) < 0) (void)_wopen(L"NUL", stream == standard_input ? _O_WRONLY : _O_RDONLY);
    _setmode(stream, _O_BINARY);
    (void)obeys_control_sequences(stream);
  }
}

/// The arguments of `main` are in the code page of the system, which lacks some letters.
std::vector<std::string> arguments(int argc, const char* const* argv) {
  int count = 0;
  wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
  if (words == nullptr) return {argv, argv + argc};
  std::vector<std::string> result;
  for (int i = 0; i < count; ++i) result.push_back(narrow(words[i]));
  LocalFree(words);
  return result;
}

std::string file_of_program() {
  std::wstring path(32'768, L'\0');
  path.resize(GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size())));
  return narrow(path);
}

int process_number() {
  return static_cast<int>(GetCurrentProcessId());
}

/// The C library allows 2,048 files, and the limit cannot be raised.
void allow_many_files() {}

/// Windows has only one pool.
void share_memory_pool() {}

ProgramRun run_program(const std::vector<std::string>& words, const std::string& input) {
  const Handle file(file_with(input));
  if (!file.is_open()) return {.start_error = last_error()};
  HANDLE ends[2] = {};
  SECURITY_ATTRIBUTES attributes = inherited();
  if (CreatePipe(&ends[0], &ends[1], &attributes, 0) == 0) return {.start_error = last_error()};
  const Handle read_end(ends[0]);
  Handle write_end(ends[1]);
  SetHandleInformation(read_end.get(), HANDLE_FLAG_INHERIT, 0);
  STARTUPINFOW how{};
  how.cb = sizeof(how);
  how.dwFlags = STARTF_USESTDHANDLES;
  how.hStdInput = file.get();
  how.hStdOutput = write_end.get();
  how.hStdError = GetStdHandle(STD_ERROR_HANDLE);
  PROCESS_INFORMATION started{};
  std::wstring line = command_line(words);
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr, &how, &started) == 0) {
    const int error = last_error();
    return {.start_error = error, .is_missing = error == ENOENT};
  }
  const Handle process(started.hProcess);
  const Handle thread(started.hThread);
  write_end.close();
  std::string output = read_all(read_end.get());
  WaitForSingleObject(process.get(), INFINITE);
  DWORD code = 1;
  return {.has_succeeded = GetExitCodeProcess(process.get(), &code) != 0 && code == 0, .output = std::move(output)};
}

bool open_in_browser(const std::string& address) {
  const HINSTANCE result = ShellExecuteW(nullptr, L"open", wide(address).c_str(), nullptr, nullptr, SW_SHOWNORMAL);
  return reinterpret_cast<INT_PTR>(result) > 32;  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast): its words
}

}  // namespace deduku::platform
