// Reads again the former findings of the fuzzer, and its initial inputs.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/formats/reading.hpp"
#include "tests/fuzz/reading_back.hpp"

namespace deduku::formats {
namespace {

/// Checks the files of a folder, and counts them.
void read_files(const std::string& folder, int& files) {
  for (const auto& entry : std::filesystem::directory_iterator(std::string(DEDUKU_SOURCE_DIR) + "/" + folder)) {
    std::ifstream stream(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    EXPECT_EQ(read_everything(text), std::nullopt) << entry.path();
    ++files;
  }
}

TEST(Regress, WhatTheFuzzerFoundAndItsSeedsAreReadToTheEnd) {
  int files = 0;
  read_files("tests/regress", files);
  read_files("tests/fuzz/corpus/reader", files);
  EXPECT_GT(files, 10);
}

}  // namespace
}  // namespace deduku::formats
