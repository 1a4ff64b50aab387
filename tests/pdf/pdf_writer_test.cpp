// The syntax of PDF, and malformed fonts.
#include "src/pdf/pdf_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "src/pdf/fonts.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(PdfWriter, NumbersHaveTwoDecimalsAtMost) {
  EXPECT_EQ(pdf::number(12), "12");
  EXPECT_EQ(pdf::number(-.5), "-0.5");
  EXPECT_EQ(pdf::number(1.005), "1");
  EXPECT_EQ(pdf::number(1.006), "1.01");
  EXPECT_EQ(pdf::number(-0.0), "0");
  EXPECT_EQ(pdf::number(432.1), "432.1");
}

TEST(PdfWriter, TextsAreUtf16) {
  EXPECT_EQ(pdf::text_string("Aé"), "<FEFF004100E9>");
  EXPECT_EQ(pdf::text_string("数"), "<FEFF6570>");
  EXPECT_EQ(pdf::text_string("😀"), "<FEFFD83DDE00>");
}

TEST(PdfWriter, TheTableHasThePlaceOfEachObject) {
  pdf::PdfWriter writer;
  const pdf::ObjectId later = writer.reserve();
  const pdf::ObjectId stream = writer.add_stream(std::string(1000, 'x'));
  writer.write(later, "<< /Type /Catalog >>");
  const std::string file = writer.finish(later, stream);
  EXPECT_THAT(file, StartsWith("%PDF-1.7\n"));
  const std::size_t table = file.rfind("\nxref\n") + 1;
  EXPECT_THAT(file, HasSubstr("startxref\n" + std::to_string(table) + "\n%%EOF\n"));
  for (const pdf::ObjectId object : {later, stream}) {
    const std::size_t row = table + std::string("xref\n0 3\n").size() + 20 * static_cast<std::size_t>(object);
    const std::size_t place = std::stoul(file.substr(row, 10));
    EXPECT_EQ(file.compare(place, 7, std::to_string(object) + " 0 obj"), 0) << object;
  }
}

class MemoryFont final : public pdf::FontSource {
 public:
  explicit MemoryFont(std::string bytes) : bytes_(std::move(bytes)) {}
  std::string read(std::uint64_t at, std::size_t size) const override {
    return at < bytes_.size() ? bytes_.substr(static_cast<std::size_t>(at), size) : "";
  }

 private:
  std::string bytes_;
};

/// A font that can be read on this machine; empty if there is no such font.
std::string any_font() {
  for (const pdf::FontFace& face : pdf::installed_fonts().faces()) return face.file.subset({0, 36, 37, 68, 100, 101});
  return "";
}

TEST(FontFile, APartIsAFont) {
  const std::string bytes = any_font();
  if (bytes.empty()) GTEST_SKIP() << "there is no font here";
  const pdf::FontFile part(std::make_shared<MemoryFont>(bytes), 0);
  EXPECT_GE(part.advance(1), 100);
  EXPECT_FALSE(part.is_usable());  // it has no table of characters, because a PDF contains its own
}

TEST(FontFile, OneThatLiesIsRead) {
  const std::string bytes = any_font();
  if (bytes.empty()) GTEST_SKIP() << "there is no font here";
  std::mt19937 random(7);
  for (int round = 0; round < 2000; ++round) {
    std::string damaged = bytes;
    for (int i = 0; i < 20; ++i) damaged[random() % damaged.size()] = static_cast<char>(random());
    if (round % 3 == 0) damaged.resize(random() % damaged.size());
    const auto source = std::make_shared<MemoryFont>(damaged);
    for (std::uint32_t face = 0; face < std::min(2U, pdf::FontFile::faces_of(*source)); ++face) {
      const pdf::FontFile file(source, face);
      (void)file.names();
      (void)file.metrics();
      for (const char32_t character : {U'1', U'é', U'数', U'\x10FFFF'}) (void)file.glyph_of(character);
      (void)file.subset({0, 1, 2, 3, 65535});
    }
  }
}

TEST(Fonts, WhatNoneHasIsAQuestionMark) {
  if (pdf::installed_fonts().faces().empty()) GTEST_SKIP() << "there is no font here";
  pdf::Fonts fonts(pdf::installed_fonts(), "", true, "de");
  std::string missing;
  const auto runs = fonts.runs_of("a\xF4\x8F\xBF\xBD", missing);
  ASSERT_EQ(runs.size(), 1U);
  EXPECT_EQ(runs[0].characters, (std::vector<char32_t>{U'a', U'?'}));
  EXPECT_EQ(missing, "\xF4\x8F\xBF\xBD");
}

}  // namespace
}  // namespace deduku::testing
