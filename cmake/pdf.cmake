# Pages as PDF. The program needs a font for them: from the system, or embedded in the program.
set(DEDUKU_FONTS "" CACHE PATH "A folder with DejaVuSans.ttf and DejaVuSans-Bold.ttf, which the program brings along; empty: none")

deduku_module(pdf src/pdf USES deduku_sheet deduku_platform)
target_link_libraries(deduku_pdf PUBLIC deduku_compression_headers)
if(DEDUKU_FONTS)
  set(regular ${DEDUKU_FONTS}/DejaVuSans.ttf)
  set(bold ${DEDUKU_FONTS}/DejaVuSans-Bold.ttf)
  foreach(font ${regular} ${bold})
    if(NOT EXISTS ${font})
      message(FATAL_ERROR "DEDUKU_FONTS: there is no ${font} (on Debian: fonts-dejavu-core)")
    endif()
  endforeach()
  # The assembler puts the fonts into this object, which is optimised by itself: optimisation across files would not see
  # its symbols.
  set_source_files_properties(
    src/pdf/built_in_fonts.cpp
    PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON
               OBJECT_DEPENDS "${regular};${bold}"
               COMPILE_OPTIONS -fno-lto
               COMPILE_DEFINITIONS "DEDUKU_REGULAR_FONT=\"${regular}\";DEDUKU_BOLD_FONT=\"${bold}\"")
endif()
