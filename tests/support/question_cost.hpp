// Questions to the service, and the cost of answering them: for tests that bound it, and for searches for worse ones.
#pragma once

#include <ctime>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "deduku/ladder.hpp"
#include "deduku/scales.hpp"
#include "deduku/service.hpp"

namespace deduku::testing {

/// A question about any board: a method with its parameters, without the board.
struct BoardQuestion {
  std::string name;
  std::string method;
  nlohmann::json parameters = nlohmann::json::object();
};

/// Every method with considerable work, on every scale, and the steps of every technique.
inline std::vector<BoardQuestion> all_board_questions() {
  std::vector<BoardQuestion> questions;
  for (const Scale& scale : scales()) {
    const std::string name(scale.name);
    questions.push_back({"rate " + name, "rate", {{"scales", {name}}}});
  }
  questions.push_back({"rate ser blind", "rate", {{"scales", {"ser"}}, {"blind", true}}});
  for (const char* method : {"solve", "check", "count", "minimise", "canonical"}) questions.push_back({method, method});
  for (const char* method : {"hint", "steps", "path", "explain", "progress"}) questions.push_back({method, method});
  questions.push_back({"hint se", "hint", {{"ladder", "se"}}});
  questions.push_back({"path short", "path", {{"short", true}}});
  questions.push_back({"path fewest", "path", {{"fewest", true}, {"within", 6.6}}});
  questions.push_back({"steps that solve", "steps", {{"solves", true}}});
  questions.push_back({"hint by progress", "hint", {{"prefer", "progress"}}});
  questions.push_back({"path se", "path", {{"ladder", "se"}}});
  questions.push_back({"draw", "draw", {{"step", 900}}});
  questions.push_back({"why true", "why"});
  questions.push_back({"why false", "why"});
  questions.push_back({"suppose", "why", {{"suppose", true}}});
  questions.push_back({"assess", "assess", {{"places", {{{"cell", "r5c5"}, {"digit", 5}}}}, {"why", true}}});
  for (const Rung& rung : default_ladder().rungs) {
    const std::string technique(key(rung.technique));
    questions.push_back({"steps " + technique, "steps", {{"technique", technique}}});
  }
  return questions;
}

/// The cost of a question: processor time, and the longest time in which it did not check whether to stop.
struct QuestionCost {
  double seconds = 0;
  double longest_deafness = 0;
  std::size_t answer_size = 0;
};

/// The processor time of this thread.
inline double processor_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

inline QuestionCost cost_of(const std::string& method, const nlohmann::json& parameters) {
  const double start = processor_time();
  double last = start;
  QuestionCost cost;
  const auto hear = [&] {
    const double now = processor_time();
    cost.longest_deafness = std::max(cost.longest_deafness, now - last);
    last = now;
    return false;
  };
  const auto answered = answer(method, parameters.dump(), hear);
  (void)hear();
  cost.seconds = last - start;
  if (answered) cost.answer_size = answered->size();
  return cost;
}

}  // namespace deduku::testing
