// The formulas of costs in docs/techniques, read back and evaluated on real steps.
#include <fstream>
#include <functional>
#include <map>
#include <regex>

#include <gtest/gtest.h>

#include "deduku/houses.hpp"
#include "deduku/ladder.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku::testing {
namespace {

using Count = std::function<int(const Step&)>;

int size_of_sets(const Step& step, bool is_largest, int free) {
  int size = 0;
  for (const Part& part : step.evidence.parts()) {
    if (part.role != Role::als) continue;
    const int own = part.cells.size() - free;
    size = is_largest ? std::max(size, own) : size + own;
  }
  return size;
}

int branches(const Step& step) {
  const Part& last = step.evidence.parts().back();
  const bool is_on_or_off = last.role == Role::pivot && step.variant == 2;
  return is_on_or_off ? 2 : last.cells.size() * last.digits.size();
}

int guardians(const Step& step) {
  int count = 0;
  for (const Part& part : step.evidence.parts()) {
    if (part.role == Role::guardian) count += part.cells.size() * part.digits.size();
  }
  return count;
}

int cells_of_pattern(const Step& step) {
  const Evidence& evidence = step.evidence;
  if (step.technique == TechniqueId::bivalue_oddagon || step.technique == TechniqueId::sue_de_coq) {
    return evidence.cells().size();
  }
  return (evidence.cells(Role::body) | evidence.cells(Role::floor) | evidence.cells(Role::roof)).size();
}

int fins(const Step& step) {
  return step.evidence.cells(Role::fin).size() + step.evidence.cells(Role::endo_fin).size();
}

int candidates_of_pair(const Step& step) {
  int most = 0;
  for (const Part& part : step.evidence.parts())
    most = std::max(most, part.role == Role::body ? part.digits.size() : 0);
  return most;
}

/// A discontinuous nice loop that contradicts its start counts the links between the nodes next to it.
int links_of_chain(const Step& step) {
  return static_cast<int>(step.evidence.links.size) - (step.variant == 1 ? 2 : 0);
}

int links_and_roots(const Step& kraken) {
  CellSet roots = kraken.evidence.cells(Role::fin);
  roots |= kraken.evidence.cells(Role::pivot);
  return kraken.evidence.length + roots.size() - 1;
}

bool loses_in_base(const Step& step) {
  for (House house : step.evidence.base) {
    if (cells_of(house).intersects(step.effects.removes.cells())) return true;
  }
  return false;
}

/// The meanings of the words of a formula.
const std::map<std::string, Count>& meanings() {
  static const std::map<std::string, Count> table = {
      {"the house is a row or a column", [](const Step& step) { return step.evidence.base.first().is_line(); }},
      {"a base house loses a candidate", loses_in_base},
      {"a petal has several cells", [](const Step& step) { return size_of_sets(step, true, 0) > 1; }},
      {"there are two fireworks", [](const Step& step) { return step.variant; }},
      {"unseen digit", [](const Step& step) { return step.variant; }},
      {"intersection", [](const Step& step) { return step.evidence.count(Role::body); }},
      {"fin", fins},
      {"endo-fin", [](const Step& step) { return step.evidence.cells(Role::endo_fin).size(); }},
      {"cell", cells_of_pattern},
      {"cells", cells_of_pattern},
      {"cell of the subset", [](const Step& step) { return step.evidence.cells(Role::partner).size(); }},
      {"digits", [](const Step& step) { return step.evidence.digits.size(); }},
      {"house", [](const Step& step) { return step.evidence.base.size(); }},
      {"links", [](const Step& step) { return static_cast<int>(step.evidence.links.size); }},
      {"links of the chain", links_of_chain},
      {"strong link", [](const Step& step) { return step.evidence.count(Role::roof); }},
      {"set", [](const Step& step) { return step.evidence.count(Role::als); }},
      {"cell of the sets", [](const Step& step) { return size_of_sets(step, false, 0); }},
      {"cell of the largest set", [](const Step& step) { return size_of_sets(step, true, 0); }},
      {"candidate of the pair", candidates_of_pair},
      {"petal", [](const Step& step) { return step.evidence.count(Role::als); }},
      {"further cell of a petal", [](const Step& step) { return size_of_sets(step, false, 1); }},
      {"form", [](const Step& step) { return step.variant; }},
      {"links and roots", links_and_roots},
      {"links and branches", [](const Step& step) { return step.evidence.length + branches(step) - 1; }},
      {"links and guardians", [](const Step& step) { return step.evidence.length + guardians(step) - 1; }},
      {"round", [](const Step& step) { return step.evidence.rounds; }},
      {"round or branch", [](const Step& step) { return step.evidence.rounds + branches(step) - 1; }},
      {"round or guardian", [](const Step& step) { return step.evidence.rounds + guardians(step) - 1; }},
      {"variable", [](const Step& step) { return step.evidence.length; }},
  };
  return table;
}

int counted(const std::string& words, const Step& step) {
  const auto meaning = meanings().find(words);
  if (meaning != meanings().end()) return meaning->second(step);
  ADD_FAILURE() << "no meaning of \"" << words << "\"";
  return 0;
}

int hundredths(const std::string& points) {
  return static_cast<int>(std::lround(100 * std::stod(points)));
}

int number_or(const std::string& digits, int otherwise) {
  return digits.empty() ? otherwise : std::stoi(digits);
}

/// How many of the numbers in a text are exceeded.
int exceeded(const std::string& numbers, int count) {
  const std::regex number("[0-9]+");
  int exceeded = 0;
  for (std::sregex_iterator each(numbers.begin(), numbers.end(), number), end; each != end; ++each) {
    exceeded += count > std::stoi(each->str()) ? 1 : 0;
  }
  return exceeded;
}

/// The contribution of a term of a formula, in hundredths.
int term_of(const std::string& term, const Step& step) {
  static const std::regex condition("([0-9.]+) if (.+)");
  static const std::regex once("([0-9.]+) with more than ([0-9]+) (.+)");
  static const std::regex steps("([0-9.]+) for each of ([0-9, and]+) that the number of (.+) exceeds");
  static const std::regex each(
      "([0-9.]+) for (?:each|every ([0-9]+)) (.+?)(?: beyond ([0-9]+))?(?: \\(at most ([0-9.]+)\\))?");
  std::smatch part;
  if (std::regex_match(term, part, condition)) return counted(part[2], step) != 0 ? hundredths(part[1]) : 0;
  if (std::regex_match(term, part, once)) return counted(part[3], step) > std::stoi(part[2]) ? hundredths(part[1]) : 0;
  if (std::regex_match(term, part, steps)) return hundredths(part[1]) * exceeded(part[2], counted(part[3], step));
  if (!std::regex_match(term, part, each)) {
    ADD_FAILURE() << "no term: \"" << term << "\"";
    return 0;
  }
  const int units = std::max(0, counted(part[3], step) - number_or(part[4], 0)) / number_or(part[2], 1);
  const int sum = hundredths(part[1]) * units;
  return part[5].matched ? std::min(sum, hundredths(part[5])) : sum;
}

/// The value of a formula for a step, in hundredths: "4.60 + 0.01 for each fin beyond 1, at most 4.75".
int value_of(std::string formula, const Step& step) {
  static const std::regex limit("(.*), at most ([0-9.]+)");
  std::smatch part;
  int most = std::numeric_limits<int>::max();
  if (std::regex_match(formula, part, limit)) {
    most = hundredths(part[2]);
    formula = std::string(part[1]);
  }
  const std::string plus = " + ";
  std::size_t end = formula.find(plus);
  int sum = hundredths(formula.substr(0, end));
  while (end != std::string::npos) {
    const std::size_t begin = end + plus.size();
    end = formula.find(plus, begin);
    sum += term_of(formula.substr(begin, end - begin), step);
  }
  return std::min(sum, most);
}

/// The formula on the page of a technique: the first paragraph below the heading "Cost".
std::string formula_of(TechniqueId technique) {
  std::ostringstream page;
  page << std::ifstream(DEDUKU_SOURCE_DIR "/docs/techniques/" + std::string(key(technique)) + ".md").rdbuf();
  const std::string heading = "\n## Cost\n\n";
  const std::string text = page.str();
  const std::size_t begin = text.find(heading);
  if (begin == std::string::npos) return "";
  const std::size_t end = text.find("\n\n", begin + heading.size());
  std::string formula = text.substr(begin + heading.size(), end - begin - heading.size());
  std::ranges::replace(formula, '\n', ' ');
  return formula;
}

TEST(RealSteps, CostWhatTheFormulaOfTheirPageSays) {
  std::map<TechniqueId, std::string> formulas;
  std::map<TechniqueId, const Rung*> rungs;
  for (const Rung& rung : default_ladder().rungs) {
    rungs[rung.technique] = &rung;
    formulas[rung.technique] = formula_of(rung.technique);
    ASSERT_FALSE(formulas[rung.technique].empty()) << key(rung.technique);
  }
  std::map<TechniqueId, int> tried;
  for_each_real_step([&](const StepView& view) {
    const TechniqueId technique = view.step.technique;
    ++tried[technique];
    EXPECT_EQ(value_of(formulas[technique], view.step), cost_of(*rungs[technique], view.step))
        << key(technique) << ": " << formulas[technique];
  });
  for (const auto& [technique, formula] : formulas) EXPECT_GT(tried[technique], 0) << key(technique);
}

}  // namespace
}  // namespace deduku::testing
