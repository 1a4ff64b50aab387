# Debian has GoogleTest compiled for the machine that builds; for others it is made of its sources (package googletest).
if(NOT TARGET GTest::gtest_main)
  add_subdirectory(/usr/src/googletest ${CMAKE_BINARY_DIR}/googletest EXCLUDE_FROM_ALL SYSTEM)
endif()
