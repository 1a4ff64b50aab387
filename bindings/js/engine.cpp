// The functions that deduku.js calls: the service of the library, with the texts of one question and one answer in the
// memory of the module.
#include <cstddef>
#include <string>

#include "deduku/service.hpp"

namespace {

std::string question;
std::string reply;

}  // namespace

extern "C" {

/// A function of JavaScript, called now and then during a call; a result other than 0 stops the call.
[[clang::import_module("deduku"), clang::import_name("is_stopped")]] int deduku_is_stopped();

/// Makes room for a question of `size` bytes: the name of a method, followed by its parameters as JSON.
[[clang::export_name("question")]] char* deduku_question(std::size_t size) {
  question.resize(size);
  return question.data();
}

/// Answers the question, whose first `method_size` bytes are the method. 1: the reply is the answer; 0: it is an error.
[[clang::export_name("answer")]] int deduku_answer(std::size_t method_size) {
  const std::string_view text = question;
  const auto answer =
      deduku::answer(text.substr(0, method_size), text.substr(method_size), [] { return deduku_is_stopped() != 0; });
  reply = answer ? *answer : to_json(answer.error());
  return answer ? 1 : 0;
}

/// The last reply, JSON, until the next question is answered.
[[clang::export_name("reply")]] const char* deduku_reply() {
  return reply.data();
}
[[clang::export_name("reply_size")]] std::size_t deduku_reply_size() {
  return reply.size();
}
}
