/* DEDUKU_API marks the symbols that a shared library exports; all others are hidden. In C++ it is an attribute of a
 * namespace, and applies to all declarations in that block. */
#ifndef DEDUKU_EXPORT_H
#define DEDUKU_EXPORT_H

#if defined(__GNUC__) && !defined(_WIN32) && defined(__cplusplus)
#define DEDUKU_API [[gnu::visibility("default")]] /* clang 14 accepts only this form before the name of a namespace */
#elif defined(__GNUC__) && !defined(_WIN32)
#define DEDUKU_API __attribute__((visibility("default")))
#else
#define DEDUKU_API
#endif

#endif
