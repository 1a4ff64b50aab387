// The selected fields of an answer: the parameter `fields`, which every method has.
#pragma once

#include <map>
#include <string>

#include "src/service/parameters.hpp"

namespace deduku::service {

class ChosenFields {
 public:
  /// `fields`, an array of names; nested fields have dots: "records.er". Default: all fields.
  static ChosenFields take(Parameters& parameters);
  /// Removes all other fields from an answer.
  void choose_from(Json& answer) const;

 private:
  /// The fields of an object; if empty, the whole object is selected.
  struct Fields {
    std::map<std::string, Fields, std::less<>> inside{};
  };
  void insert(const std::string& path);
  static void choose(const Fields& fields, Json& json);

  Fields wanted_;
};

}  // namespace deduku::service
