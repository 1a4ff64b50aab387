# The symbols for debuggers, functions and lines, which cpack puts into packages of their own. With relative names of the sources
# the same commit gives the same bytes in every folder.
if(DEDUKU_PACKAGES)
  set(deduku_symbols -g1 -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.)
  add_compile_options(${deduku_symbols})
  add_link_options(${deduku_symbols})
endif()
