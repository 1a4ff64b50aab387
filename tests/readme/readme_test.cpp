// The README is up to date: its example is the one that is built and run, its table is what the program prints.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <sstream>

namespace {

std::string text_of(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(std::string(DEDUKU_SOURCE_DIR) + "/" + name).rdbuf();
  return text.str();
}

std::string output_of(const std::string& command) {
  FILE* pipe = popen(("export DEDUKU_LANG=en; " + command).c_str(), "r");
  std::string output;
  for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) {
    output += static_cast<char>(letter);
  }
  EXPECT_EQ(pclose(pipe), 0) << command;
  return output;
}

void expect_in_readme(const std::string& part) {
  EXPECT_FALSE(part.empty());
  EXPECT_NE(text_of("README.md").find(part), std::string::npos) << "the README lacks:\n" << part;
}

TEST(Readme, ShowsTheExampleThatIsBuilt) {
  expect_in_readme("```cpp\n" + text_of("examples/explain.cpp") + "```");
}

TEST(Readme, ShowsTheExampleInC) {
  expect_in_readme("```c\n" + text_of("examples/rate.c") + "```");
  const std::string output = output_of(DEDUKU_EXAMPLE_IN_C);
  EXPECT_NE(output.find("\"er\":1.2"), std::string::npos) << output;
}

TEST(Readme, ExampleExplainsAWholePuzzle) {
  const std::string output = output_of(DEDUKU_EXAMPLE);
  EXPECT_NE(output.find(" 1. "), std::string::npos) << output;
  EXPECT_NE(output.find("solved: 49 steps, hardest Hidden Single"), std::string::npos) << output;
}

TEST(Readme, ShowsTheTableOfTechniques) {
  expect_in_readme(output_of(DEDUKU_PROGRAM " techniques --format markdown"));
}

TEST(Readme, ShowsThePictureThatTheProgramDraws) {
  const std::string command = "deduku draw examples/board.txt --theme auto";
  expect_in_readme("`" + command + " > docs/step.svg`");
  EXPECT_EQ(output_of("cd " DEDUKU_SOURCE_DIR " && " DEDUKU_PROGRAM + command.substr(6)), text_of("docs/step.svg"));
}

TEST(Readme, ShowsRealOutput) {
  const std::string program = "cd " DEDUKU_SOURCE_DIR " && " DEDUKU_PROGRAM " ";
  const std::string readme = text_of("README.md");
  std::istringstream lines(readme);
  int commands = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("$ deduku ")) continue;
    ++commands;
    expect_in_readme(line + "\n" + output_of(program + line.substr(9)));
  }
  EXPECT_GE(commands, 3);
}

}  // namespace
