/* DEDUKU_API marks what a shared library shows; everything else is hidden. In C++ it stands at a namespace and is meant for
 * all that this block declares. */
#ifndef DEDUKU_EXPORT_H
#define DEDUKU_EXPORT_H

#if defined(__GNUC__) && !defined(_WIN32) && defined(__cplusplus)
#define DEDUKU_API [[gnu::visibility("default")]] /* before the name of a namespace clang 14 takes no other form */
#elif defined(__GNUC__) && !defined(_WIN32)
#define DEDUKU_API __attribute__((visibility("default")))
#else
#define DEDUKU_API
#endif

#endif
