# Debian has GoogleTest compiled for the build machine; for others it is built from its sources (package googletest).
if(NOT TARGET GTest::gtest_main)
  add_subdirectory(/usr/src/googletest ${CMAKE_BINARY_DIR}/googletest EXCLUDE_FROM_ALL SYSTEM)
endif()
