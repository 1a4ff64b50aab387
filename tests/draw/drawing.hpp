// Steps to draw: those of the case files, and helpers to inspect their pictures.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>

#include "deduku/draw.hpp"
#include "deduku/explain.hpp"
#include "deduku/owned_step.hpp"
#include "deduku/solver.hpp"
#include "src/cases/cases.hpp"
#include "src/draw/picture.hpp"
#include "tests/draw/xml.hpp"

namespace deduku::testing {

/// The first finding of each case of each technique, searched for once in a process.
inline const std::vector<OwnedStep>& case_steps() {
  static const std::vector<OwnedStep> steps = [] {
    std::vector<OwnedStep> all;
    Solver solver;
    for (int id = 0; id < technique_count; ++id) {
      const auto technique = static_cast<TechniqueId>(id);
      const std::filesystem::path path = std::filesystem::path(DEDUKU_SOURCE_DIR) / "tests/techniques" /
                                         name(family_of(technique)) / (std::string(key(technique)) + ".txt");
      std::stringstream text;
      text << std::ifstream(path).rdbuf();
      const auto file = cases::parse(text.str());
      EXPECT_TRUE(file) << path;
      if (!file) continue;
      for (const cases::Case& each : file->cases) {
        const StepList& steps_of_case = solver.all_steps(each.grid, technique, Promise::givens);
        if (!steps_of_case.empty()) all.emplace_back(steps_of_case.view(each.grid, steps_of_case[0]));
      }
    }
    return all;
  }();
  return steps;
}

inline void for_each_case_step(const std::function<void(const StepView&)>& visit) {
  for (const OwnedStep& step : case_steps()) visit(step.view());
}

/// Whether a class is among those of an element.
inline bool has_class(const XmlElement& element, const std::string& word) {
  std::istringstream words(element.attribute("class"));
  for (std::string each; words >> each;) {
    if (each == word) return true;
  }
  return false;
}

inline std::vector<XmlElement> elements_of_class(const XmlReader& xml, const std::string& word) {
  std::vector<XmlElement> found;
  std::ranges::copy_if(xml.elements(), std::back_inserter(found),
                       [&](const XmlElement& element) { return has_class(element, word); });
  return found;
}

/// All numbers in a text, such as a path or a transform.
inline std::vector<double> numbers_in(const std::string& text) {
  std::vector<double> numbers;
  const char* at = text.c_str();
  while (*at != '\0') {
    char* end = nullptr;
    const double number = std::strtod(at, &end);
    if (end == at) {
      ++at;
    } else {
      numbers.push_back(number);
      at = end;
    }
  }
  return numbers;
}

}  // namespace deduku::testing
