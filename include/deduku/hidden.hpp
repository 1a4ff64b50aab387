// The part of an object that its class hides: only the library knows the type.
#pragma once

#include <memory>
#include <utility>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// Owns an object of a class that is only declared. It also stores how the object is deleted, so the class that holds
/// it needs no destructor and no move of its own.
template <class T>
using Hidden = std::unique_ptr<T, void (*)(T*)>;

/// Makes such an object; only a file that defines the class can.
template <class T, class... Arguments>
Hidden<T> make_hidden(Arguments&&... arguments) {
  return {new T(std::forward<Arguments>(arguments)...), [](T* object) { delete object; }};
}

}  // namespace deduku
