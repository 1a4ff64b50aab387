// A library that makes a program's reads, writes and memory requests fail, loaded before the C library (LD_PRELOAD).
// DEDUKU_FAULTS lists the faults, separated by commas:
//
//   short           writes take only a few bytes
//   interrupted     every other read and write is interrupted (EINTR)
//   full:BYTES      the disk is full after this number of written bytes (ENOSPC)
//   failing:N       the N-th write finds the disk full, later ones do not
//   unreadable:BYTES  files cannot be read beyond this number of bytes (EIO)
//   scarce:BYTES    requests for at least this number of bytes of memory fail (ENOMEM)
//   unnamed:N       the N-th file that is renamed keeps its name (ENOSPC), later ones do not
//   unsynced        written data cannot be made durable (EIO)
//
// Only reads and writes of files fail, except those of standard error: a full disk does not keep threads from waking
// each other.
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

/// The text after the name of a fault: "" for a fault without a number; null if the fault is not requested.
const char* find_fault(const char* name) {
  static const char* const faults = std::getenv("DEDUKU_FAULTS");
  if (faults == nullptr) return nullptr;
  static const std::string list = "," + std::string(faults) + ",";
  const std::string wanted = std::string(",") + name;
  const std::size_t at = list.find(wanted);
  return at == std::string::npos ? nullptr : list.c_str() + at + wanted.size();
}

/// The number after the name of a fault; -1 if the fault is not requested.
long limit_of(const char* name) {
  const char* const rest = find_fault(name);
  return rest == nullptr ? -1 : std::strtol(rest + 1, nullptr, 10);
}

bool is_every_other() {
  static std::atomic<unsigned> calls{0};
  return calls++ % 2 == 0;
}

bool is_file(int descriptor) {
  struct stat status {};
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

template <class Function>
Function original(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

ssize_t fail(int error) {
  errno = error;
  return -1;
}

/// The size from which requests for memory fail. Read before the program begins, because a memory request must not need
/// memory itself.
std::size_t scarce_from = SIZE_MAX;

__attribute__((constructor)) void read_scarcity() {
  const char* const faults = std::getenv("DEDUKU_FAULTS");
  const char* const scarce = faults == nullptr ? nullptr : std::strstr(faults, "scarce:");
  if (scarce != nullptr) scarce_from = std::strtoul(scarce + std::strlen("scarce:"), nullptr, 10);
}

}  // namespace

extern "C" {

void* __libc_malloc(std::size_t size);  // from glibc

void* malloc(std::size_t size) {
  if (size < scarce_from) return __libc_malloc(size);
  errno = ENOMEM;
  return nullptr;
}

ssize_t write(int descriptor, const void* bytes, std::size_t size) {
  static const auto write_it = original<ssize_t (*)(int, const void*, std::size_t)>("write");
  static const long full = limit_of("full");
  static const long failing = limit_of("failing");
  static std::atomic<long> written{0};
  static std::atomic<long> writes{0};
  if (descriptor == STDERR_FILENO || !is_file(descriptor)) return write_it(descriptor, bytes, size);
  if (find_fault("interrupted") != nullptr && is_every_other()) return fail(EINTR);
  if (++writes == failing) return fail(ENOSPC);
  if (find_fault("short") != nullptr) size = std::min<std::size_t>(size, 37);
  if (full >= 0) size = std::min<std::size_t>(size, static_cast<std::size_t>(std::max(0L, full - written)));
  if (full >= 0 && size == 0) return fail(ENOSPC);
  const ssize_t done = write_it(descriptor, bytes, size);
  if (done > 0) written += done;
  return done;
}

ssize_t read(int descriptor, void* bytes, std::size_t size) {
  static const auto read_it = original<ssize_t (*)(int, void*, std::size_t)>("read");
  static const long readable = limit_of("unreadable");
  static std::atomic<long> have_read{0};
  if (!is_file(descriptor)) return read_it(descriptor, bytes, size);
  if (find_fault("interrupted") != nullptr && is_every_other()) return fail(EINTR);
  if (readable >= 0) size = std::min<std::size_t>(size, static_cast<std::size_t>(std::max(0L, readable - have_read)));
  if (readable >= 0 && size == 0) return fail(EIO);
  const ssize_t done = read_it(descriptor, bytes, size);
  if (done > 0) have_read += done;
  return done;
}

int rename(const char* from, const char* to) {
  static const auto rename_it = original<int (*)(const char*, const char*)>("rename");
  static const long unnamed = limit_of("unnamed");
  static std::atomic<long> renames{0};
  return ++renames == unnamed ? static_cast<int>(fail(ENOSPC)) : rename_it(from, to);
}

int fdatasync(int descriptor) {
  static const auto sync_it = original<int (*)(int)>("fdatasync");
  return find_fault("unsynced") != nullptr ? static_cast<int>(fail(EIO)) : sync_it(descriptor);
}

}  // extern "C"
