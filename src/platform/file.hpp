// Files as the system knows them, by number. Paths are UTF-8 on every system. What fails returns -1, if nothing else is
// said, and leaves the reason in `errno`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace deduku::platform {

inline constexpr int standard_input = 0;
inline constexpr int standard_output = 1;
inline constexpr int standard_error = 2;

/// The number of an open file; no program that is started later inherits it.
int open_to_read(const std::string& path);
/// What is there already, such as a pipe or a device.
int open_to_write(const std::string& path);
/// Made if need be; what is written comes after what is there.
int open_to_append(const std::string& path);
/// Made if need be; what is written comes after what is there, and that can be read; a pipe or a device may be open for writing only.
int open_to_read_and_append(const std::string& path);
/// A new file that will take the place of the one at `path`: who may read that may read it. There must be none yet.
int open_draft(const std::string& draft, const std::string& path);
/// 0 where what was written is in the hands of the system.
int close_file(int file);

/// How many bytes were read, fewer than asked for where no more have come yet; 0 at the end.
std::ptrdiff_t read_bytes(int file, char* bytes, std::size_t size);
/// From this place of a regular file, whose own position stays.
std::ptrdiff_t read_bytes_at(int file, char* bytes, std::size_t size, std::uint64_t place);
/// How many bytes were written. A pipe that nobody reads ends the program with the code 141, without a message.
std::ptrdiff_t write_bytes(int file, std::string_view bytes);
/// Where the next byte is read; -1 for a pipe or a terminal.
std::int64_t position_of(int file);
/// Cuts off what stands after the first bytes.
int set_size(int file, std::uint64_t size);
/// Makes sure that a loss of power takes nothing of what was written so far.
int make_durable(int file);
/// Makes sure that a loss of power does not take the name of a new file, where the system lets a program ask for it.
void make_name_durable(const std::string& path);

/// Whether there is nothing to read yet. Files are always ready.
bool would_wait(int file);
/// Whether nobody reads what is written any more, as far as the system says.
bool is_deserted(int file);

enum class LockResult { locked, taken, unavailable };
/// Keeps other programs that ask for the lock from writing to a file until it is closed; others may read it.
LockResult lock(int file);

/// By what the system says that a file was changed, or is another one.
struct FileState {
  bool is_file = false;  ///< false where there is no regular file
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::uint64_t bytes = 0;
  std::int64_t seconds = 0;      ///< of the last change
  std::int64_t nanoseconds = 0;  ///< and these

  bool operator==(const FileState&) const = default;
};
FileState state_of(int file);
FileState state_of(const std::string& path);

/// 0 where the file may be read.
int check_readable(const std::string& path);
/// Gives a file the name of another one, whose place it takes at once.
int replace_file(const std::string& file, const std::string& replaced);
void remove_file(const std::string& path);
/// Whether so many more files may be open at once, as far as the system has a limit.
bool can_open_more(int files);
/// Whether there is a file or a folder of this name.
bool exists(const std::string& path);
/// Whether a path ends as only one of a folder does.
bool ends_as_folder(std::string_view path);

}  // namespace deduku::platform
