# The program, and the modules that only it needs.
find_package(spdlog REQUIRED)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)
include(cmake/compression.cmake)
include(cmake/platform.cmake)

deduku_module(cases src/cases USES deduku_engine deduku_formats deduku_present)
deduku_module(sheet src/sheet USES deduku_draw deduku_rounds)
include(cmake/pdf.cmake)

file(GLOB_RECURSE cli_sources CONFIGURE_DEPENDS src/cli/*.cpp)
target_sources(deduku PRIVATE ${cli_sources})
set(program_libraries deduku_library deduku_cases deduku_pdf deduku_sheet deduku_platform deduku_version CLI11::CLI11
    Threads::Threads)
target_link_libraries(deduku PRIVATE ${program_libraries} deduku_compression)
deduku_make_fast(deduku)
deduku_compile_in_batches(deduku)
deduku_check_processor(src/cli/processor_check.cpp)
# A Release build has so few batches that reading the headers in each is faster than compiling them once for all.
if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
  target_precompile_headers(deduku PRIVATE <algorithm> <chrono> <memory> <optional> <string> <vector>
                            <nlohmann/json.hpp> <deduku/solver.hpp> <deduku/formats.hpp>)
endif()
# With shared libraries, half the time of a short run would be symbol lookup. Therefore only the headers of spdlog and
# fmt are used. Linking the target of Debian's spdlog would still add libfmt.so to the link line.
foreach(headers spdlog::spdlog_header_only fmt::fmt-header-only)
  target_include_directories(deduku SYSTEM PRIVATE $<TARGET_PROPERTY:${headers},INTERFACE_INCLUDE_DIRECTORIES>)
  target_compile_definitions(deduku PRIVATE $<TARGET_PROPERTY:${headers},INTERFACE_COMPILE_DEFINITIONS>)
endforeach()
deduku_link_program(deduku)
deduku_add_static_program(deduku_static deduku ${program_libraries})

# The program that scripts/euler96.sh runs before the main program is compiled: it needs the ladder and R, but not the
# words.
add_executable(euler96_example EXCLUDE_FROM_ALL examples/euler96.cpp)
target_link_libraries(euler96_example PRIVATE deduku_rounds deduku_formats)
