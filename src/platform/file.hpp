// Files of the system, by number. Paths are UTF-8 on every system. Unless stated otherwise, a failed call returns -1
// and sets `errno`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::platform {

inline constexpr int standard_input = 0;
inline constexpr int standard_output = 1;
inline constexpr int standard_error = 2;

/// The number of an open file; programs started later do not inherit it.
int open_to_read(const std::string& path);
/// Opens something that already exists, such as a pipe or a device.
int open_to_write(const std::string& path);
/// Makes the file if necessary; writes append to it.
int open_to_append(const std::string& path);
/// Makes the file if necessary; writes append to it, and its content can be read. A pipe or a device may be open for
/// writing only.
int open_to_read_and_append(const std::string& path);
/// Makes a new file that will replace the one at `path`, with the same read permissions. No file of its name may exist.
int open_draft(const std::string& draft, const std::string& path);
/// 0 if the system has accepted all written data.
int close_file(int file);

/// The number of bytes read, fewer than requested if no more have come yet; 0 at the end.
std::ptrdiff_t read_bytes(int file, char* bytes, std::size_t size);
/// Reads from this place of a regular file without moving its position.
std::ptrdiff_t read_bytes_at(int file, char* bytes, std::size_t size, std::uint64_t place);
/// The number of bytes written. A write to a pipe without a reader ends the program with the code 141, without a
/// message.
std::ptrdiff_t write_bytes(int file, std::string_view bytes);
/// The place of the next byte to read; -1 for a pipe or a terminal.
std::int64_t position_of(int file);
/// Cuts off everything after the first `size` bytes.
int set_size(int file, std::uint64_t size);
/// Ensures that a loss of power loses none of the data written so far.
int make_durable(int file);
/// Ensures that a loss of power does not lose the name of a new file, if the system offers a call for that.
void make_name_durable(const std::string& path);

/// Whether there is nothing to read yet. Files are always ready.
bool would_wait(int file);
/// Whether the written data has no reader any more, as far as the system reports it.
bool is_deserted(int file);

enum class LockResult { locked, taken, unavailable };
/// Keeps other programs that use the lock from writing to a file until it is closed; others may read it.
LockResult lock(int file);

/// The state by which a changed or replaced file is detected.
struct FileState {
  bool is_file = false;  ///< false if there is no regular file
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::uint64_t bytes = 0;
  std::int64_t seconds = 0;      ///< of the last change
  std::int64_t nanoseconds = 0;  ///< in addition to the seconds

  bool operator==(const FileState&) const = default;
};
FileState state_of(int file);
FileState state_of(const std::string& path);

/// 0 if the file may be read.
int check_readable(const std::string& path);
/// Renames a file to the name of another one, which it replaces atomically.
int replace_file(const std::string& file, const std::string& replaced);
void remove_file(const std::string& path);
/// Whether this many more files may be open at once, as far as the system has a limit.
bool can_open_more(int files);
/// Whether there is a file or a folder of this name.
bool exists(const std::string& path);
/// Whether a path has an ending that only paths of folders have.
bool ends_as_folder(std::string_view path);
/// Folders that may contain fonts, also in folders below; those of the user come first. Some of them may not exist.
std::vector<std::string> font_folders();

}  // namespace deduku::platform
