// Errors are moved and copied in many places; this avoids repeating the code there.
#include "deduku/error.hpp"

namespace deduku {

ErrorReason::ErrorReason() = default;
ErrorReason::ErrorReason(std::string_view known, std::vector<ErrorValue> filled)
    : key(known), values(std::move(filled)) {}
ErrorReason::ErrorReason(const ErrorReason&) = default;
ErrorReason::ErrorReason(ErrorReason&&) noexcept = default;
ErrorReason& ErrorReason::operator=(const ErrorReason&) = default;
ErrorReason& ErrorReason::operator=(ErrorReason&&) noexcept = default;
ErrorReason::~ErrorReason() = default;

}  // namespace deduku
