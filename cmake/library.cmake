# The library for other projects, static or shared: deduku::deduku. Internal symbols are hidden.
add_library(libdeduku)
add_library(deduku::deduku ALIAS libdeduku)
if(DEDUKU_HAS_IPO)
  deduku_merge(${CMAKE_CURRENT_BINARY_DIR}/merged.o ${deduku_library_modules})
  target_sources(libdeduku PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/merged.o)
  # The language is set for the object because CMake sees no source: a C program that links the archive needs the
  # runtime of C++.
  set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/merged.o PROPERTIES LANGUAGE CXX)
else()
  deduku_objects(objects ${deduku_library_modules})
  target_sources(libdeduku PRIVATE ${objects})
endif()
target_include_directories(libdeduku INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                               $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_compile_features(libdeduku INTERFACE cxx_std_20)
# Until 1.0 each minor version has an ABI of its own: a program that was linked with 0.1 must not load 0.2.
set(deduku_interface ${PROJECT_VERSION_MAJOR})
if(PROJECT_VERSION_MAJOR EQUAL 0)
  set(deduku_interface 0.${PROJECT_VERSION_MINOR})
endif()
set_target_properties(
  libdeduku PROPERTIES OUTPUT_NAME deduku EXPORT_NAME deduku LINKER_LANGUAGE CXX VERSION ${PROJECT_VERSION}
                       SOVERSION ${deduku_interface})

deduku_mark_processor(libdeduku)

# The library inside the wheel of bindings/python (scripts/build-python.sh). It contains the runtime of C++ and hides
# its symbols, so that it needs only the C library and libgcc_s of the machine.
if(CMAKE_POSITION_INDEPENDENT_CODE AND DEDUKU_JSON)
  get_target_property(sources libdeduku SOURCES)
  add_library(deduku_wheel SHARED EXCLUDE_FROM_ALL ${sources})
  set_target_properties(
    deduku_wheel PROPERTIES OUTPUT_NAME deduku LIBRARY_OUTPUT_DIRECTORY wheel-library LINKER_LANGUAGE CXX)
  deduku_mark_processor(deduku_wheel)
  if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    target_link_options(deduku_wheel PRIVATE -static-libstdc++ LINKER:--exclude-libs,ALL,--gc-sections)
  endif()
endif()

if(NOT DEDUKU_JSON) # the headers of the missing parts report the error
  target_compile_definitions(libdeduku INTERFACE DEDUKU_WITHOUT_JSON)
endif()

# The part that needs nlohmann's headers has a name of its own: deduku::json.
if(DEDUKU_JSON)
  add_library(deduku_json INTERFACE)
  add_library(deduku::json ALIAS deduku_json)
  target_link_libraries(deduku_json INTERFACE libdeduku nlohmann_json::nlohmann_json)
  set_target_properties(deduku_json PROPERTIES EXPORT_NAME json)
endif()
