// A reference to a function or lambda: how callbacks are passed without heap or virtual calls.
#pragma once

#include <memory>
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
  /// A lambda and a function are passed as they are.
  template <class Function>
  requires(!std::is_same_v<std::remove_cvref_t<Function>, FunctionRef> &&
           std::is_invocable_r_v<Result, Function&, Arguments...>)
      // NOLINTNEXTLINE(google-explicit-constructor,bugprone-forwarding-reference-overload): constrained above
      FunctionRef(Function&& function)
      : callee_(callee_of(std::addressof(function))), call_(call_of<std::remove_reference_t<Function>>()) {}
  Result operator()(Arguments... arguments) const { return call_(callee_, std::forward<Arguments>(arguments)...); }

 private:
  /// A function is not an object: a pointer to it need not fit into a void pointer.
  union Callee {
    void* object;
    void (*function)();
  };
  using Call = Result (*)(Callee, Arguments...);

  template <class Function>
  static Callee callee_of(Function* function) {
    Callee callee;
    if constexpr (std::is_function_v<Function>) {
      callee.function = reinterpret_cast<void (*)()>(function);
    } else {
      callee.object = const_cast<void*>(static_cast<const void*>(function));
    }
    return callee;
  }
  template <class Function>
  static constexpr Call call_of() {
    return [](Callee callee, Arguments... arguments) -> Result {
      if constexpr (std::is_function_v<Function>) {
        return reinterpret_cast<Function*>(callee.function)(std::forward<Arguments>(arguments)...);
      } else {
        return (*static_cast<Function*>(callee.object))(std::forward<Arguments>(arguments)...);
      }
    };
  }

  Callee callee_;
  Call call_;
};

}  // namespace deduku
