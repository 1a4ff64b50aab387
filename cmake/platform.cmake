# What differs between systems: src/platform has one interface and two halves, of which a build takes one.
set(half posix)
if(WIN32)
  set(half windows)
endif()
file(GLOB platform_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/platform/${half}/*.cpp)
add_library(deduku_platform STATIC ${platform_sources})
target_link_libraries(deduku_platform PUBLIC deduku_settings)
if(WIN32)
  target_compile_definitions(deduku_platform PRIVATE _WIN32_WINNT=0x0A00 WIN32_LEAN_AND_MEAN NOMINMAX)
  target_link_libraries(deduku_platform PUBLIC ntdll)
endif()
deduku_compile_in_batches(deduku_platform)
# Alone in its object: what is linked statically must not have it.
set_source_files_properties(src/platform/posix/posix_library.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
deduku_make_fast(deduku_platform)

# How the program is linked. For Windows it is one file; elsewhere a Release brings the runtime of C++ along. Where it stands at
# one place in memory, the loader need not write ten thousand addresses first: a tenth of a short run.
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
function(deduku_link_program target)
  if(NOT DEDUKU_HARDENING)
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  endif()
  if(WIN32)
    target_link_options(${target} PRIVATE -static)
  elseif(NOT APPLE)
    target_link_options(${target} PRIVATE LINKER:--as-needed $<$<CONFIG:Release>:-static-libstdc++;-static-libgcc>)
  endif()
endfunction()

# The program once more, as one file that needs no library of the system and so runs on any Linux of this processor. It is
# made on demand, of the same objects.
function(deduku_add_static_program target program)
  if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
    return()
  endif()
  add_executable(${target} EXCLUDE_FROM_ALL $<TARGET_OBJECTS:${program}>)
  target_link_libraries(${target} PRIVATE ${ARGN} deduku_compression_static)
  target_link_options(${target} PRIVATE -static)
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX POSITION_INDEPENDENT_CODE OFF)
  deduku_optimise_across_files(${target})
endfunction()
