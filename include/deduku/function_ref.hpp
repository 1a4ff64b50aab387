// A reference to a function or lambda: how callbacks are passed without heap or virtual calls.
#pragma once

#include <type_traits>
#include <utility>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

template <class Signature>
class FunctionRef;

/// Refers to something callable, which must outlive the call it is passed to.
template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
 public:
  /// A lambda is passed as it is.
  template <class Function>
  requires(!std::is_same_v<std::remove_cvref_t<Function>, FunctionRef> &&
           std::is_invocable_r_v<Result, Function&, Arguments...>)
      // NOLINTNEXTLINE(google-explicit-constructor,bugprone-forwarding-reference-overload): constrained above
      FunctionRef(Function&& function)
      : object_(const_cast<void*>(static_cast<const void*>(&function))),
        call_([](void* object, Arguments... arguments) -> Result {
          return (*static_cast<std::remove_reference_t<Function>*>(object))(std::forward<Arguments>(arguments)...);
        }) {}
  Result operator()(Arguments... arguments) const { return call_(object_, std::forward<Arguments>(arguments)...); }

 private:
  void* object_;
  Result (*call_)(void*, Arguments...);
};

}  // namespace deduku
