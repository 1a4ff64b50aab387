# The installed files, in three components: runtime (the library if it is shared), development, program.
include(CMakePackageConfigHelpers)
set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/deduku)
set(exported libdeduku)
if(DEDUKU_JSON)
  list(APPEND exported deduku_json)
endif()
install(
  TARGETS ${exported}
  EXPORT deduku
  RUNTIME COMPONENT runtime
  LIBRARY COMPONENT runtime NAMELINK_COMPONENT development
  ARCHIVE COMPONENT development)
install(EXPORT deduku NAMESPACE deduku:: FILE deduku-targets.cmake DESTINATION ${config_folder} COMPONENT development)

set(left_out "")
if(NOT DEDUKU_JSON)
  set(left_out PATTERN generate.hpp EXCLUDE PATTERN json.hpp EXCLUDE PATTERN rate.hpp EXCLUDE PATTERN service.hpp EXCLUDE)
endif()
install(
  DIRECTORY ${PROJECT_SOURCE_DIR}/include/deduku
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  COMPONENT development
  FILES_MATCHING
  PATTERN *.h
  PATTERN *.hpp
  PATTERN *.def ${left_out})

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/deduku-config.cmake.in deduku-config.cmake
                              INSTALL_DESTINATION ${config_folder})
write_basic_package_version_file(deduku-config-version.cmake COMPATIBILITY SameMinorVersion)
install(
  FILES ${CMAKE_CURRENT_BINARY_DIR}/deduku-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/deduku-config-version.cmake
  DESTINATION ${config_folder}
  COMPONENT development)

# Paths relative to the file itself are right for any cmake --install --prefix; Debian's packages are always in the same
# place.
set(pc_prefix ${CMAKE_INSTALL_PREFIX})
if(NOT DEDUKU_PACKAGES AND NOT IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
  file(RELATIVE_PATH pc_prefix "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
  string(REGEX REPLACE "^(.*)/$" "\${pcfiledir}/\\1" pc_prefix ${pc_prefix})
endif()
configure_file(cmake/deduku.pc.in deduku.pc @ONLY)
if(DEDUKU_JSON)
  # The C interface answers in JSON.
  install(FILES ${PROJECT_SOURCE_DIR}/include/deduku.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
  install(FILES ${PROJECT_SOURCE_DIR}/docs/deduku.schema.json DESTINATION ${CMAKE_INSTALL_DATADIR}/deduku
          COMPONENT development)
endif()

install(
  FILES ${CMAKE_CURRENT_BINARY_DIR}/deduku.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT development)

if(DEDUKU_PACKAGES)
  include(cmake/packages.cmake)
else()
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/THIRD-PARTY-NOTICES DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)
endif()

set(DEDUKU_PAGE "" CACHE PATH "The folder of the built page, which is installed for `deduku page`; empty: none")
if(DEDUKU_CLI)
  install(TARGETS deduku COMPONENT program)
  if(DEDUKU_PAGE)
    install(DIRECTORY ${DEDUKU_PAGE}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/deduku/page COMPONENT program)
  endif()
  if(NOT CMAKE_CROSSCOMPILING OR CMAKE_CROSSCOMPILING_EMULATOR OR EXISTS ${PROJECT_SOURCE_DIR}/pages)
    include(cmake/pages.cmake)
  endif()
endif()
