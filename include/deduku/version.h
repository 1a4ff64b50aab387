/* The version of the headers, also for C. The build reads it from here. */
#ifndef DEDUKU_VERSION_H
#define DEDUKU_VERSION_H

/* The version at compile time. Versions with the same major and minor number are compatible: until 1.0 each minor
 * version may change the interface. */
#define DEDUKU_VERSION_MAJOR 0
#define DEDUKU_VERSION_MINOR 1
#define DEDUKU_VERSION_PATCH 0

#endif
