# Manual pages and completions: the program writes them from its own tables of options, so they are always up to date.
# If the program cannot run because it is built for another machine, those in the sources of a release are used.
set(deduku_pages ${CMAKE_CURRENT_BINARY_DIR}/pages)
if(EXISTS ${PROJECT_SOURCE_DIR}/pages AND CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
  set(deduku_pages ${PROJECT_SOURCE_DIR}/pages)
else()
  add_custom_command(
    OUTPUT ${deduku_pages}/made
    COMMAND ${CMAKE_COMMAND} "-DPROGRAM=${CMAKE_CROSSCOMPILING_EMULATOR};$<TARGET_FILE:deduku>" -DFOLDER=${deduku_pages}
            -P ${PROJECT_SOURCE_DIR}/cmake/write_pages.cmake
    DEPENDS deduku ${PROJECT_SOURCE_DIR}/cmake/write_pages.cmake
    VERBATIM)
  add_custom_target(deduku_pages ALL DEPENDS ${deduku_pages}/made)
endif()

# Debian has a special folder for the zsh completions of packages.
set(DEDUKU_ZSH_COMPLETIONS ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING "Where zsh looks for completions")
mark_as_advanced(DEDUKU_ZSH_COMPLETIONS)
install(DIRECTORY ${deduku_pages}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT program)
install(FILES ${deduku_pages}/deduku DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
install(FILES ${deduku_pages}/_deduku DESTINATION ${DEDUKU_ZSH_COMPLETIONS} COMPONENT program)
install(FILES ${deduku_pages}/deduku.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
