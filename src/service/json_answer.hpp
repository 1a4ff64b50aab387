// Questions and answers as JSON values, for whoever has them as such.
#pragma once

#include "src/service/methods.hpp"

namespace deduku::service {

/// What `deduku::answer` does, with an object and not a text.
Answer answer_object(std::string_view method, Json parameters, const std::function<bool()>& stop);
/// The fields of an error.
Json error_json(const ServiceError& error);

}  // namespace deduku::service
