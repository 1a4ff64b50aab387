// Calls and answers as JSON values, for callers that use them in that form.
#pragma once

#include "src/service/methods.hpp"

namespace deduku::service {

/// Like `deduku::answer`, with an object instead of a text.
Answer answer_object(std::string_view method, Json parameters, const std::function<bool()>& stop);
/// Like `answer_object`, with the answer as a text. A long one is written and freed record by record, so that a stop
/// takes effect.
Expected<std::string, ServiceError> answer_text(std::string_view method, Json parameters,
                                                const std::function<bool()>& stop);
/// The fields of an error.
Json error_json(const ServiceError& error);
/// A puzzle that cannot be read, as an error of the service.
ServiceError unreadable(const ParseError& error);

}  // namespace deduku::service
