# What makes faults of memory harder to use, as Debian compiles its packages: checks of copies and of the stack, tables that are
# read-only once the program runs, code anywhere in memory. It costs some hundredths of the time.
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
