# Options that make memory errors harder to exploit, as in Debian's packages: checks of copies and of the stack, tables
# that are read-only after the start, position-independent code. They cost a few percent of the time.
option(DEDUKU_HARDENING "Compile and link as Debian hardens its packages" ${DEDUKU_PACKAGES})
if(NOT DEDUKU_HARDENING)
  return()
endif()
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
add_compile_options(-fstack-protector-strong -Wformat -Werror=format-security
                    $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-U_FORTIFY_SOURCE$<SEMICOLON>-D_FORTIFY_SOURCE=2>)
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  add_link_options($<$<NOT:$<STREQUAL:$<TARGET_PROPERTY:TYPE>,STATIC_LIBRARY>>:LINKER:-z,relro,-z,now>)
endif()
