# Debian packages, made by cpack: deduku, libdeduku0.1, libdeduku-dev. The library must be shared; scripts/release.sh builds
# the released packages.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME deduku)
set(CPACK_PACKAGE_VENDOR "The Deduku authors")
set(CPACK_PACKAGE_CONTACT "The Deduku authors <maintainers@users.noreply.a-seed-7f2db210.example>")
set(CPACK_VERBATIM_VARIABLES ON)
# Stripped symbols go into packages of their own, *-dbgsym.
set(CPACK_STRIP_FILES OFF)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${DEDUKU_HOMEPAGE}")
set(CPACK_DEBIAN_PROGRAM_DEBUGINFO_PACKAGE ON)
set(CPACK_DEBIAN_RUNTIME_DEBUGINFO_PACKAGE ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
                                                WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL program runtime development)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

# Each package has a first line of its own. This must be cpack's default: cpack would put any other value before these
# lines.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${CMAKE_PROJECT_NAME} built using CMake")
set(about "Deduku reads Sudokus in any common text format and finds the path of reasons
that a person could follow, from full houses to forcing nets and trials.
Every step says why it holds. Puzzles are rated on several scales, among
them those of Sudoku Explainer and HoDoKu.
.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME deduku)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "Sudoku solver and rater that gives reasons
${about}
This package has the program.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "fonts-wqy-microhei")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME libdeduku${deduku_interface})
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
# Until 1.0 a program needs exactly the version that it was linked with.
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY "=")
# cpack also writes scripts that call ldconfig; without the trigger, lintian reports these as an error.
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/debian/triggers "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_BINARY_DIR}/debian/triggers)
set(CPACK_DEBIAN_RUNTIME_DESCRIPTION "Sudoku solver and rater that gives reasons - library
${about}
This package has the library that programs run with.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libdeduku-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libdeduku${deduku_interface} (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "nlohmann-json3-dev (>= 3.11)")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "Sudoku solver and rater that gives reasons - development files
${about}
This package has what programs are compiled with.")

# The files that Debian's policy requires in each package: licence and changelog.
set(SOURCE ${PROJECT_SOURCE_DIR})
include(cmake/commit.cmake)
deduku_ask_commit(commit_date 2 log -1 --format=%cD)
if(NOT commit_date)
  set(commit_date "Thu, 01 Jan 2026 00:00:00 +0000")
endif()
set(folder ${CMAKE_CURRENT_BINARY_DIR}/debian)
file(READ ${PROJECT_SOURCE_DIR}/LICENSE license)
string(REGEX REPLACE "^MIT License\n\n(Copyright[^\n]*)\n\n" "" license "${license}")
set(holder ${CMAKE_MATCH_1})
string(REGEX REPLACE "^Copyright \\(c\\) " "" holder "${holder}")
string(REPLACE "\n\n" "\n.\n" license "${license}")
string(STRIP "${license}" license)
string(REPLACE "\n" "\n " license "${license}")
# The program contains fonts, whose licence must accompany them.
set(font_license "")
if(DEDUKU_FONTS)
  set(font_license "\nThe program has the fonts DejaVu Sans inside, whose licence is in fonts.copyright.\n")
  install(FILES /usr/share/doc/fonts-dejavu-core/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/deduku
          COMPONENT program RENAME fonts.copyright)
endif()
file(CONFIGURE OUTPUT ${folder}/copyright @ONLY CONTENT "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: deduku
Comment: What the binaries contain of others, and its licences, is in the file THIRD-PARTY-NOTICES beside this one.

Files: *
Copyright: @holder@
License: Expat

License: Expat
 @license@
@font_license@")
file(CONFIGURE OUTPUT ${folder}/changelog.Debian @ONLY CONTENT "deduku (@PROJECT_VERSION@-@CPACK_DEBIAN_PACKAGE_RELEASE@) unstable; urgency=medium

  * The changes of this version stand in CHANGELOG.md of the sources.

 -- @CPACK_PACKAGE_CONTACT@  @commit_date@
")
execute_process(COMMAND gzip -9nkf changelog.Debian WORKING_DIRECTORY ${folder})
foreach(component PROGRAM RUNTIME DEVELOPMENT)
  string(TOLOWER ${component} lower)
  install(
    FILES ${folder}/copyright ${folder}/changelog.Debian.gz ${PROJECT_SOURCE_DIR}/THIRD-PARTY-NOTICES
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${CPACK_DEBIAN_${component}_PACKAGE_NAME}
    COMPONENT ${lower})
endforeach()
install(
  FILES ${PROJECT_SOURCE_DIR}/docs/library.md ${PROJECT_SOURCE_DIR}/docs/protocol.md ${PROJECT_SOURCE_DIR}/docs/json.md
        ${PROJECT_SOURCE_DIR}/docs/proofs.md ${PROJECT_SOURCE_DIR}/docs/premises.md
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libdeduku-dev COMPONENT development)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libdeduku-dev
        COMPONENT development)
include(CPack)
