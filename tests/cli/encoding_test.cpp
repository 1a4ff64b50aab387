// Files in any form: packed, in other encodings, with other line ends, or not text at all.
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

#include <filesystem>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string gzipped(const std::string& text) {
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 6, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string packed(deflateBound(&stream, text.size()), '\0');
  std::string copy = text;
  stream.next_in = reinterpret_cast<Bytef*>(copy.data());
  stream.avail_in = static_cast<uInt>(copy.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string zstandard(const std::string& text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
  return packed;
}

std::string xz(const std::string& text) {
  std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
  std::size_t size = 0;
  EXPECT_EQ(lzma_easy_buffer_encode(6, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()),
                                    text.size(), reinterpret_cast<std::uint8_t*>(packed.data()), &size, packed.size()),
            LZMA_OK);
  packed.resize(size);
  return packed;
}

struct Packer {
  const char* name;
  std::string (*pack)(const std::string& text);

  friend void PrintTo(const Packer& packer, std::ostream* out) { *out << packer.name; }
};

class Packed : public ::testing::TestWithParam<Packer> {
 protected:
  static std::string pack(const std::string& text) { return GetParam().pack(text); }
  static std::string damaged() { return std::string("the ") + GetParam().name + " data are damaged"; }
  static std::string too_short() { return std::string("the ") + GetParam().name + " data end too early"; }
};

/// The given number of puzzles, which differ in their tails.
std::string list_of(int count) {
  std::string list;
  for (int i = 0; i < count; ++i) list += puzzle + " " + std::to_string(i * 7919 % 100003) + "\n";
  return list;
}

TEST_P(Packed, IsReadFromFilesAndStandardInput) {
  const std::string list = list_of(4000);
  EXPECT_EQ(run({"convert"}, pack(list)).out, list);
  const TemporaryFile file(pack(list));
  EXPECT_EQ(run({"convert", file.path(), file.path()}).out, list + list);
}

TEST_P(Packed, StreamsOneAfterTheOtherAreOne) {
  const Finished finished = run({"convert"}, pack(list_of(3)) + pack("") + pack(list_of(1000)));
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(finished.out, list_of(3) + list_of(1000));
}

TEST_P(Packed, ARepetitiveTextIsReadToTheEnd) {
  std::string list;
  for (int i = 0; i < 4000; ++i) list += puzzle + "\n";
  EXPECT_EQ(run({"convert"}, pack(list)).out, list);
}

TEST_P(Packed, WhatCameBeforeAFaultIsDone) {
  const std::string packed = pack(list_of(8000));
  const std::string grid = run({"convert", puzzle, "--to", "grid"}).out;
  const TemporaryFile cut(packed.substr(0, packed.size() / 2));
  const Finished finished = run({"convert", cut.path()});
  EXPECT_EQ(finished.code, 4);
  EXPECT_EQ(finished.err, cut.path() + ": " + too_short() + "\n");
  EXPECT_GT(finished.out.size(), list_of(8000).size() / 10);
  EXPECT_THAT(list_of(8000), StartsWith(finished.out));
  const Finished whole = run({"convert"}, pack(grid) + packed.substr(0, 20));
  EXPECT_EQ(whole.out, puzzle + "\n") << "a grid is whole although nothing can be seen behind it";
  EXPECT_EQ(whole.code, 4);
}

TEST_P(Packed, DamageIsNamed) {
  std::string packed = pack(list_of(8000));
  for (std::size_t at = packed.size() / 2; at < packed.size() / 2 + 40; ++at) packed[at] ^= '\x55';
  const Finished finished = run({"convert"}, packed);
  EXPECT_EQ(finished.code, 4);
  EXPECT_THAT(finished.err, HasSubstr("stdin: " + damaged()));
  const Finished followed = run({"convert"}, pack(list_of(1)) + "hello, this is no packed data");
  // The xz library takes the following data for another stream.
  const bool is_xz = std::string(GetParam().name) == "xz";
  EXPECT_EQ(followed.out, is_xz ? "" : list_of(1));
  const std::string rest = std::string("other bytes follow the ") + GetParam().name + " data";
  EXPECT_EQ(followed.err, "stdin: " + (is_xz ? damaged() + "; none of it is read" : rest) + "\n");
}

INSTANTIATE_TEST_SUITE_P(Input, Packed,
                         ::testing::Values(Packer{"gzip", gzipped}, Packer{"zstd", zstandard}, Packer{"xz", xz}));

TEST(Encoding, OfADamagedListNoRowIsKept) {
  const Words rate = {"rate", "-q", "--scale", "te", "--format", "%n %{te}"};
  const TemporaryFile sound(list_of(2), "sound.txt");
  const std::string gzip = gzipped(list_of(300));
  const std::string of_xz = xz(list_of(300));
  // In the one the checksum, so that everything is wrong or nothing; in the other some bit in the middle.
  for (const auto& [packed, at] : {std::pair(gzip, gzip.size() - 8), std::pair(of_xz, of_xz.size() / 2)}) {
    std::string bytes = packed;
    bytes[at] ^= '\x01';
    const TemporaryFile damaged_list(bytes, "list.packed");
    const std::string output = damaged_list.path() + ".out";
    const Finished alone = run(rate + Words{"-o", output, damaged_list.path()});
    EXPECT_EQ(alone.code, 4);
    EXPECT_THAT(alone.err, ContainsRegex("list.packed: the (gzip|xz) data are damaged; none of it is read\n"));
    EXPECT_EQ(content_of(output), "");
    for (const char* command : {"convert", "canon", "check"}) {
      const Finished refused = run({command, damaged_list.path()});
      EXPECT_EQ(refused.code, 4) << command;
      EXPECT_EQ(refused.out, "") << command;
    }
    const Finished both = run(rate + Words{"-o", output, damaged_list.path(), sound.path()});
    EXPECT_EQ(both.code, 4);
    EXPECT_THAT(content_of(output), EndsWith("}\n1 1\n2 1\n"));
  }
  const TemporaryFile cut(gzip.substr(0, gzip.size() - 9), "cut.gz");
  const std::string output = cut.path() + ".out";
  EXPECT_EQ(run(rate + Words{"-o", output, cut.path()}).code, 4);
  EXPECT_THAT(content_of(output), HasSubstr("\n290 1\n")) << "what stands before the cut is right";
}

/// A list as a frame with this window, in uncompressed form.
std::string frame_of_window(int log, const std::string& text) {
  const auto size = static_cast<unsigned>(text.size());
  std::string frame = "\x28\xB5\x2F\xFD";
  frame += '\0';  // no checksum, no size, no dictionary
  frame += static_cast<char>((log - 10) << 3);
  const unsigned header = 1 | size << 3U;  // the last block, uncompressed
  for (unsigned shift : {0U, 8U, 16U}) frame += static_cast<char>(header >> shift & 0xFFU);
  return frame + text;
}

TEST(Encoding, LargeWindowsOfZstdAreRead) {
  const std::string list = list_of(10);
  EXPECT_EQ(run({"convert"}, frame_of_window(27, list)).out, list);
  EXPECT_EQ(run({"convert"}, frame_of_window(30, list)).out, list);
  const Finished refused = run({"convert"}, frame_of_window(31, list));
  EXPECT_EQ(refused.code, 4);
  EXPECT_EQ(refused.err,
            "stdin: the zstd data need a window of more than 1 GiB; decompress them first, with zstd -d --long=31\n");
}

/// ASCII as UTF-16.
std::string utf16(const std::string& text, bool big) {
  std::string wide = big ? "\xFE\xFF" : "\xFF\xFE";
  for (char c : text) wide += big ? std::string{'\0', c} : std::string{c, '\0'};
  return wide;
}

TEST(Encoding, Utf16IsReadByItsByteOrderMark) {
  const std::string list = list_of(4000);
  for (bool big : {false, true}) {
    EXPECT_EQ(run({"convert"}, utf16(list, big)).out, list) << big;
    EXPECT_EQ(run({"convert"}, gzipped(utf16(list, big))).out, list) << big;
  }
  const std::string clef = std::string("\x34\xD8\x1E\xDD\xE9\0", 6);
  EXPECT_EQ(run({"convert"}, utf16(puzzle + " ", false) + clef).out, puzzle + " \xF0\x9D\x84\x9E\u00e9\n");
  EXPECT_EQ(run({"convert"}, utf16(puzzle + " ", false) + clef.substr(0, 2) + clef.substr(4)).out,
            puzzle + " \uFFFD\u00e9\n");
}

TEST(Encoding, Utf32IsReadByItsByteOrderMark) {
  using namespace std::string_literals;
  const std::string zeros(3, '\0');
  for (const bool big : {false, true}) {
    std::string wide = big ? "\0\0\xFE\xFF"s : "\xFF\xFE\0\0"s;
    const std::string list = list_of(400);
    for (const char c : list) wide += big ? zeros + c : c + zeros;
    EXPECT_EQ(run({"convert"}, wide).out, list) << big;
    EXPECT_EQ(run({"convert"}, gzipped(wide)).out, list) << big;
  }
  std::string clef = "\xFF\xFE\0\0"s;
  for (const char c : puzzle + " ") clef += c + zeros;
  EXPECT_EQ(run({"convert"}, clef + "\x1E\xD1\x01\0"s + "\x00\x00\x11\0"s).out, puzzle + " \xF0\x9D\x84\x9E\uFFFD\n");
}

TEST(Encoding, Utf16MayLackItsMark) {
  for (bool big : {false, true})
    EXPECT_EQ(run({"convert"}, utf16(puzzle + "\n", big).substr(2)).out, puzzle + "\n") << big;
}

TEST(Encoding, ACarriageReturnEndsALine) {
  std::string list = list_of(3000);
  for (const std::string end : {"\r", "\r\n"}) {
    std::string text;
    for (char c : list) text += c == '\n' ? end : std::string{c};
    const Finished finished = run({"convert"}, text + puzzle.substr(1) + end);
    EXPECT_EQ(finished.out, list);
    EXPECT_THAT(finished.err, HasSubstr("stdin:3001:81: "));
  }
}

TEST(Encoding, WhatIsNoTextIsNamed) {
  using namespace std::string_literals;
  const std::vector<std::pair<std::string, std::string>> files = {
      {"PK\x03\x04 and so on"s, "a zip archive"},
      {"BZh91AY&SY and so on"s, "a bzip2 file"},
      {"%PDF-1.4"s, "a PDF"},
      {puzzle + "\n\0\0\0"s, "a binary file"},
      {gzipped("PK\x03\x04 and so on"), "a zip archive"},
  };
  for (const auto& [content, name] : files) {
    const TemporaryFile file(content);
    const Finished finished = run({"rate", file.path()});
    EXPECT_EQ(finished.code, 3) << name;
    EXPECT_EQ(finished.err, file.path() + ": expected text, found something like " + name + "\n");
  }
}

TEST(Encoding, ALineOfAnyLengthIsOneBadRecord) {
  const std::string list = puzzle + "\n" + std::string(3 << 20, '.') + "\n" + puzzle + "\n";
  const Finished finished = run({"solve", "--fast"}, list);
  EXPECT_EQ(finished.code, 0);
  EXPECT_EQ(finished.out, solution + "\nparse_error\n" + solution + "\n");
  EXPECT_THAT(finished.err, HasSubstr("stdin:2:65537: the line is too long for a puzzle"));
}

TEST(Encoding, ALadderMayBeOneLongLine) {
  std::string ladder = run({"techniques", "--format", "json"}).out;
  std::erase(ladder, '\n');
  ladder.insert(1, 100000, ' ');
  const TemporaryFile file(ladder, "ladder.json");
  EXPECT_EQ(run({"rate", "--ladder", file.path(), puzzle}).code, 0);
}

TEST(Encoding, NothingOfTheInputCommandsATerminal) {
  const TemporaryFile file(puzzle + " \033[31mred\xC2\x9B\xED\xA0\x80 \u00e9\n\033[2J\n" + puzzle.substr(0, 80) + "\n");
  const Finished converted = run_at_terminal({"convert", file.path(), "-q"});
  EXPECT_THAT(converted.out, HasSubstr("\\x1b[31mred\\xc2\\x9b\\xed\\xa0\\x80 \u00e9"));
  EXPECT_EQ(run({"convert", file.path()}).out, puzzle + " \033[31mred\xC2\x9B\xED\xA0\x80 \u00e9\n")
      << "a file keeps what it had";
  const Finished named = run({"rate", "/no/such/\033[2J"});
  EXPECT_EQ(named.err, "/no/such/\\x1b[2J: No such file or directory\n");
}

TEST(Encoding, TheRecordsOfThisProgramAreRead) {
  const std::string list = puzzle + " 7.2\n" + puzzle.substr(1) + "\n" + two_solutions + "\n";
  const std::string expected = run({"check"}, list).out;
  for (const Words& command : {Words{"rate", "--format", "json"},
                               {"rate", "--scale", "ser", "--trace", "--format", "json"},
                               {"solve", "--format", "json"},
                               {"check", "--format", "json"},
                               {"count", "--format", "json"}}) {
    const Finished written = run(command, list);
    const Finished back = run({"check"}, written.out);
    EXPECT_EQ(back.out, expected) << command[0];
    EXPECT_EQ(run({"convert"}, written.out).out, puzzle + " 7.2\n" + two_solutions + "\n") << command[0];
  }
}

}  // namespace
}  // namespace deduku::testing
