# The program, and what only it needs.
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)
include(cmake/version.cmake)
include(cmake/compression.cmake)

deduku_module(cases src/cases USES deduku_engine deduku_formats deduku_present)

file(GLOB_RECURSE cli_sources CONFIGURE_DEPENDS src/cli/*.cpp)
target_sources(deduku PRIVATE ${cli_sources} ${deduku_dispatch_objects})
target_link_libraries(deduku PRIVATE deduku_library deduku_cases deduku_version CLI11::CLI11 Threads::Threads
                                     deduku_compression)
deduku_make_fast(deduku)
deduku_build_quickly(deduku)
deduku_compile_in_batches(deduku)
# In a Release build the batches are so few that each reads its headers faster than it would be done for all.
if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
  target_precompile_headers(deduku PRIVATE <algorithm> <chrono> <memory> <optional> <string> <vector>
                            <nlohmann/json.hpp> <deduku/solver.hpp> <deduku/formats.hpp>)
endif()
# Half the time of a short run would go into finding symbols in shared libraries.
target_link_options(deduku PRIVATE LINKER:--as-needed $<$<CONFIG:Release>:-static-libstdc++;-static-libgcc>)
