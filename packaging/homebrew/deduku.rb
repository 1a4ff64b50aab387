class Deduku < Formula
  desc "Sudoku solved by logic, explained and rated"
  homepage "HOMEPAGE"
  url "SOURCE_URL"
  version "0.1.0"
  sha256 "SHA256"
  license "MIT"

  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "fmt" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "spdlog" => :build
  depends_on "xz"
  depends_on "zstd"
  uses_from_macos "zlib"

  def install
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DBUILD_SHARED_LIBS=ON", "-DDEDUKU_TESTS=OFF",
                    "-DDEDUKU_BENCH=OFF", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
    doc.install "THIRD-PARTY-NOTICES"
  end

  test do
    puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
    assert_match "1.2", shell_output("#{bin}/deduku rate -q --scale ser --format '%{er}' #{puzzle}")
    (testpath/"test.c").write <<~C
      #include <deduku.h>
      int main(void) { return deduku_abi() == DEDUKU_ABI ? 0 : 1; }
    C
    system ENV.cc, "test.c", "-I#{include}", "-L#{lib}", "-ldeduku", "-o", "test"
    system "./test"
  end
end
