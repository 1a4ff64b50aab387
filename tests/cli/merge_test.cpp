// Shares of a list on several machines, and their results put together.
#include <zlib.h>

#include <filesystem>
#include <regex>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string packed(const std::string& text) {
  std::string bytes(compressBound(text.size()) + 64, '\0');
  z_stream stream{};
  deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_out = static_cast<uInt>(bytes.size());
  deflate(&stream, Z_FINISH);
  bytes.resize(stream.total_out);
  deflateEnd(&stream);
  return bytes;
}

/// A list of 700 puzzles with two that cannot be read, in two files, and the results of its shares.
class Shares {
 public:
  Shares()
      : first_(lines(0, 400) + puzzle.substr(1) + "\n", "a.txt"),
        second_("# a comment\n\n" + puzzle.substr(1) + "\n" + lines(400, 698), "b.txt") {}

  Words rate(const Words& options) const {
    return Words{"rate", "-q", "--scale", "te", first_.path(), second_.path()} + options;
  }
  std::string whole(const Words& options) const { return run(rate(options)).out; }
  /// The files of the results of `count` shares.
  Words parts(int count, const Words& options) const {
    Words paths;
    for (int i = 1; i <= count; ++i) {
      paths.push_back(first_.path() + "." + std::to_string(i));
      const std::string shard = std::to_string(i) + "/" + std::to_string(count);
      store(paths.back(), run(rate(options + Words{"--shard", shard})).out);
    }
    return paths;
  }

 private:
  static std::string lines(std::size_t begin, std::size_t end) {
    const Words lines = lines_of(content_of(project_file("puzzles/er-2.5.txt")));
    std::string text;
    for (std::size_t i = begin; i < end; ++i) text += lines[i % lines.size()] + " " + std::to_string(i) + "\n";
    return text;
  }

  TemporaryFile first_;
  TemporaryFile second_;
};

Finished merge(const Words& parts) {
  return run(Words{"merge"} + parts);
}

/// The message after the name of a part whose rows differ from those written.
const std::string altered =
    ": its rows are not those that were written: one was changed, lost or added; make it again\n";

const std::vector<Words> merged_forms = {{"--format", "csv", "--with-meta"},
                                         {"--format", "csv", "--with-meta", "--fields", "puzzle,tail,n"},
                                         {"--format", "json"},
                                         {"--format", "text", "--header"},
                                         {"--format", "%n %{te} %g", "--header"}};

TEST(Merge, SharesBecomeTheWhole) {
  const Shares shares;
  for (const Words& form : merged_forms) {
    const std::string whole = shares.whole(form);
    for (int count : {1, 2, 3, 7, 20}) {
      Words parts = shares.parts(count, form);
      std::ranges::reverse(parts);
      const Finished merged = merge(parts);
      EXPECT_EQ(merged.code, 0) << merged.err;
      EXPECT_EQ(merged.err, "");
      EXPECT_EQ(merged.out, whole) << form[1] << count;
    }
  }
}

TEST(Merge, PackedPartsAndRangesDoToo) {
  const Shares shares;
  const Words csv = {"--format", "csv", "--with-meta"};
  Words parts = shares.parts(3, csv);
  store(parts[1], packed(content_of(parts[1])));
  EXPECT_EQ(merge(parts).out, shares.whole(csv));
  store(parts[0], run(shares.rate(csv + Words{"--records", "1-99,300-"})).out);
  store(parts[1], run(shares.rate(csv + Words{"--records", "100-298"})).out);
  store(parts[2], run(shares.rate(csv + Words{"--records", "299"})).out);
  EXPECT_EQ(merge(parts).out, shares.whole(csv));
}

TEST(Merge, WithoutHeadersTheRowsAreMerged) {
  const Shares shares;
  for (const Words& form : {Words{"--format", "csv", "--no-header"}, Words{"--format", "json", "--no-header"},
                            Words{"--format", "%n %{te}"}, Words{"--format", "text"}}) {
    const Finished merged = merge(shares.parts(3, form));
    EXPECT_EQ(merged.code, 0) << merged.err;
    EXPECT_EQ(merged.out, shares.whole(form)) << form[1];
  }
}

TEST(Merge, PartsOfCsvHaveTheirHeadersBesideThem) {
  const Shares shares;
  const TemporaryFile whole("", "whole.csv");
  Words parts;
  for (const std::string shard : {"1/2", "2/2"}) {
    parts.push_back(whole.path() + "." + shard.substr(0, 1));
    ASSERT_EQ(run(shares.rate({"--format", "csv", "--shard", shard, "-o", parts.back()})).code, 0);
  }
  const Finished merged = run(Words{"merge", "-o", whole.path()} + parts);
  EXPECT_EQ(merged.err, "");
  EXPECT_EQ(merged.code, 0);
  EXPECT_EQ(whole.content(), shares.whole({"--format", "csv"}));
  const Words meta = lines_of(content_of(whole.path() + ".meta"));
  ASSERT_EQ(meta.size(), 2U);
  EXPECT_EQ(nlohmann::json::parse(meta[1])["records"], 700);
  EXPECT_EQ(run({"merge", parts[0]}).code, 1) << "a share is missing";
  std::filesystem::remove(parts[1] + ".meta");
  const Finished lacking = run(Words{"merge"} + parts);
  EXPECT_THAT(lacking.err, HasSubstr(parts[1] + ": there is no header in it, nor in " + parts[1] + ".meta"));
  EXPECT_EQ(lacking.code, 3);
}

TEST(Merge, WhatIsMissingIsNamed) {
  const Shares shares;
  const Words csv = {"--format", "csv", "--with-meta"};
  Words parts = shares.parts(4, csv);
  parts.erase(parts.begin() + 2);
  const Finished merged = merge(parts);
  EXPECT_EQ(merged.code, 1);
  EXPECT_EQ(merged.err,
            "missing: 129-192,385-448,641-700 (188 records)\n"
            "no part has these shares; rate them with --shard 3/4\n");
  EXPECT_THAT(merged.out, Not(HasSubstr("\"end\"")));
}

TEST(Merge, AnUnfinishedPartIsNamed) {
  const Shares shares;
  Words parts = shares.parts(2, {"--format", "csv", "--with-meta"});
  const std::string part = content_of(parts[1]);
  store(parts[1], part.substr(0, part.size() - 3000));
  const Finished merged = merge(parts);
  EXPECT_EQ(merged.code, 1);
  EXPECT_THAT(merged.err, HasSubstr("missing: "));
  EXPECT_THAT(merged.err, HasSubstr(parts[1] + ": the end is missing; run its command again with --resume\n"));
  // The row that was torn off is absent, without even half of it.
  for (const std::string& row : lines_of(merged.out)) {
    EXPECT_TRUE(row.starts_with('#') || std::ranges::count(row, ',') >= 9) << row;
  }
}

TEST(Merge, WhatStandsTwiceIsNamed) {
  const Shares shares;
  const Words csv = {"--format", "csv", "--with-meta"};
  Words parts = shares.parts(2, csv);
  parts.push_back(parts[0] + ".more");
  store(parts[2], run(shares.rate(csv + Words{"--records", "60-70"})).out);
  const Finished merged = merge(parts);
  EXPECT_EQ(merged.code, 1);
  EXPECT_EQ(merged.err, "twice: 60-70 (11 records)\n");
  EXPECT_EQ(merged.out, shares.whole(csv));
  store(parts[2], std::regex_replace(content_of(parts[2]), std::regex("solved"), "stuck"));
  const Finished contradicting = merge(parts);
  EXPECT_EQ(contradicting.code, 3);
  EXPECT_THAT(contradicting.err, HasSubstr("the row of puzzle 60 is not the one that another part has\n"));
}

TEST(Merge, ALineThatIsLostIsNamed) {
  const Shares shares;
  Words parts = shares.parts(2, {"--format", "json"});
  std::string part = content_of(parts[0]);
  const std::size_t begin = part.find("{\"type\":\"rate\",\"n\":140,");
  part.erase(begin, part.find('\n', begin) + 1 - begin);
  store(parts[0], part);
  EXPECT_EQ(merge(parts).err, "missing: 140 (1 record)\n" + parts[0] + altered);
}

TEST(Merge, HowToGetWhatIsMissingIsTold) {
  const Shares shares;
  const Words parts = shares.parts(1, {"--format", "json", "--records", "1-139,141-"});
  EXPECT_EQ(merge(parts).err,
            "missing: 140 (1 record)\n"
            "to rate the missing puzzles, add to the command of the parts: --records 140\n");
}

TEST(Merge, ARowThatWasEditedIsNamed) {
  const Shares shares;
  for (const Words& form : merged_forms) {
    const Words parts = shares.parts(2, form);
    std::string part = content_of(parts[1]);
    const std::size_t status = part.find("solved", part.size() / 2);
    const bool has_status = status != std::string::npos;
    part.replace(has_status ? status : part.find('.', part.size() / 2), has_status ? 6 : 1, has_status ? "stuck" : "1");
    store(parts[1], part);
    const Finished merged = merge(parts);
    EXPECT_EQ(merged.code, 1) << form[1];
    EXPECT_EQ(merged.err, parts[1] + altered) << form[1];
    EXPECT_THAT(merged.out, Not(HasSubstr("\"end\""))) << form[1];
  }
}

TEST(Merge, OtherEndsOfLinesAreNoOtherRows) {
  const Shares shares;
  const Words parts = shares.parts(2, {"--format", "csv", "--with-meta"});
  store(parts[0], std::regex_replace(content_of(parts[0]), std::regex("\n"), "\r\n"));
  EXPECT_EQ(merge(parts).out, shares.whole({"--format", "csv", "--with-meta"}));
}

TEST(Merge, ARowWithACellTooManyIsNamed) {
  const Shares shares;
  Words parts = shares.parts(2, {"--format", "csv", "--with-meta"});
  const std::string part = content_of(parts[0]);
  const std::size_t cell = part.find(',', part.find("\n3,"));
  store(parts[0], std::string(part).insert(cell, 1, ','));
  const Finished merged = merge(parts);
  EXPECT_EQ(merged.code, 3);
  EXPECT_THAT(merged.err, HasSubstr(parts[0] + ":5: the row has 11 cells, its heading 10: \"3,,"));
  store(parts[0], std::string(part).erase(cell, 1));
  EXPECT_THAT(merge(parts).err, HasSubstr(":5: the row has 9 cells, its heading 10: \"3"));
  parts = shares.parts(2, {"--format", "json"});
  const std::string first_part = content_of(parts[0]);
  store(parts[0], std::string(first_part).insert(first_part.find("}\n", first_part.find("\"n\":3,")) + 1, "x"));
  EXPECT_THAT(merge(parts).err, HasSubstr(":4: expected a record in JSON, found \"{"));
}

TEST(Merge, PartsBelongTogether) {
  const Shares shares;
  Words parts = shares.parts(2, {"--format", "csv", "--with-meta"});
  store(parts[1], run(shares.rate({"--format", "csv", "--with-meta", "--shard", "2/2", "--budget", "100"})).out);
  const Finished merged = merge(parts);
  EXPECT_EQ(merged.code, 3);
  EXPECT_EQ(merged.out, "");
  EXPECT_EQ(merged.err,
            parts[1] + ": it was made in another way than " + parts[0] + ": \"budget\" is null, here \"100\"\n");
  store(parts[1], run(shares.rate({"--format", "json", "--shard", "2/2"})).out);
  EXPECT_THAT(merge(parts).err, HasSubstr("\"options\" is {\"format\":\"csv\"}, here {\"format\":\"json\"}"));
  store(parts[1], run(shares.rate({"--format", "csv", "--shard", "2/2", "--no-header"})).out);
  EXPECT_EQ(merge(parts).code, 3);
  EXPECT_THAT(merge({project_file("puzzles/er-2.5.txt")}).err, HasSubstr("expected"));
  EXPECT_EQ(merge({"/nonexistent"}).code, 4);
  EXPECT_EQ(run({"merge"}).code, 2);
}

TEST(Merge, FilteredPartsHaveNoGaps) {
  const Shares shares;
  const Words options = {"--format", "csv", "--with-meta", "--where", "te = 1"};
  const Words parts = shares.parts(3, options);
  const Finished merged = merge(parts);
  EXPECT_EQ(merged.code, 0) << merged.err;
  EXPECT_EQ(merged.out, shares.whole(options));
  EXPECT_EQ(merge({parts[0], parts[2]}).err, "no part has these shares; rate them with --shard 2/3\n");
}

TEST(Shard, EveryPuzzleIsInOneShare) {
  const Shares shares;
  const Words numbers = {"--format", "%n"};
  std::map<std::string, int> seen;
  for (const std::string& path : shares.parts(5, numbers)) {
    const Words rows = lines_of(content_of(path));
    EXPECT_THAT(rows, Not(IsEmpty()));
    for (const std::string& row : rows) ++seen[row];
  }
  EXPECT_EQ(seen.size(), 700U);
  for (const auto& [n, times] : seen) EXPECT_EQ(times, 1) << n;
}

TEST(Shard, AShareOfAShortListMayBeEmpty) {
  const Finished finished =
      run({"rate", "--format", "csv", "--with-meta", "--shard", "2/3", "--fields", "n"}, puzzle + "\n");
  EXPECT_EQ(finished.code, 0);
  EXPECT_EQ(lines_of(finished.out).at(1), "n");
  EXPECT_EQ(lines_of(finished.out).at(2), "# {\"type\":\"end\",\"records\":1,\"checksum\":\"crc64:0000000000000000\"}");
  EXPECT_EQ(run({"rate", "--shard", "2/3"}, "").code, 3);
}

TEST(Shard, OtherFormatsAreSharedAlike) {
  std::string grids;
  std::string table = "id,puzzle\n";
  for (int i = 0; i < 130; ++i) {
    for (std::size_t row = 0; row < 9; ++row) grids += puzzle.substr(9 * row, 9) + "\n";
    grids += "\n";
    table += "\"" + std::to_string(i) + "\n\"," + puzzle + "\n";
  }
  for (const std::string& list : {grids, table}) {
    const Finished finished = run({"rate", "-q", "--format", "%n", "--shard", "2/2"}, list);
    const Words rows = lines_of(finished.out);
    ASSERT_EQ(rows.size(), 64U);
    EXPECT_EQ(rows.front(), "65");
    EXPECT_EQ(rows.back(), "128");
  }
}

TEST(Shard, WordsThatAreNoneAreRefused) {
  for (const char* shard : {"0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/"}) {
    const Finished finished = run({"rate", puzzle, "--shard", shard});
    EXPECT_EQ(finished.code, 2) << shard;
    EXPECT_THAT(finished.err, HasSubstr("--shard: expected I/N")) << shard;
  }
  for (const char* records : {"0", "5-3", "1-5,5", "3,2", "a", "1,,2", "-"}) {
    EXPECT_EQ(run({"rate", puzzle, "--records", records}).code, 2) << records;
  }
}

}  // namespace
}  // namespace deduku::testing
