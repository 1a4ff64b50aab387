# Manual pages and completions: the program writes them from its own tables of options, so they cannot go stale. Where it
# cannot run, since it is made for another machine, there are none.
set(deduku_pages ${CMAKE_CURRENT_BINARY_DIR}/pages)
add_custom_command(
  OUTPUT ${deduku_pages}/made
  COMMAND ${CMAKE_COMMAND} "-DPROGRAM=${CMAKE_CROSSCOMPILING_EMULATOR};$<TARGET_FILE:deduku>" -DFOLDER=${deduku_pages}
          -P ${PROJECT_SOURCE_DIR}/cmake/write_pages.cmake
  DEPENDS deduku ${PROJECT_SOURCE_DIR}/cmake/write_pages.cmake
  VERBATIM)
add_custom_target(deduku_pages ALL DEPENDS ${deduku_pages}/made)

# Debian has a folder of its own for what packages add to zsh.
set(DEDUKU_ZSH_COMPLETIONS ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING "Where zsh looks for completions")
mark_as_advanced(DEDUKU_ZSH_COMPLETIONS)
install(DIRECTORY ${deduku_pages}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT program)
install(FILES ${deduku_pages}/deduku DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
install(FILES ${deduku_pages}/_deduku DESTINATION ${DEDUKU_ZSH_COMPLETIONS} COMPONENT program)
install(FILES ${deduku_pages}/deduku.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
