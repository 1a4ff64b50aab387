include(GNUInstallDirs)
install(TARGETS deduku)
install(DIRECTORY include/deduku TYPE INCLUDE)
install(FILES techniques/ladder.def DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/techniques)
