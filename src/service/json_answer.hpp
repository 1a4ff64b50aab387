// Questions and answers as JSON values, for callers that have them as such.
#pragma once

#include "src/service/methods.hpp"

namespace deduku::service {

/// What `deduku::answer` does, with an object and not a text.
Answer answer_object(std::string_view method, Json parameters, const std::function<bool()>& stop);
/// What `answer_object` does, with a text for an answer. A long one is written and freed record by record, so that a stop is heard.
Expected<std::string, ServiceError> answer_text(std::string_view method, Json parameters,
                                                const std::function<bool()>& stop);
/// The fields of an error.
Json error_json(const ServiceError& error);
/// A puzzle that cannot be read, as an error of the service.
ServiceError unreadable(const ParseError& error);

}  // namespace deduku::service
