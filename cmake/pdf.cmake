# Pages as PDF. The program needs a font for them: of the system, or one that it brings along.
set(DEDUKU_FONTS "" CACHE PATH "A folder with DejaVuSans.ttf and DejaVuSans-Bold.ttf, which the program brings along; empty: none")

deduku_module(pdf src/pdf USES deduku_sheet deduku_platform)
deduku_build_quickly(deduku_pdf)
target_link_libraries(deduku_pdf PUBLIC deduku_compression_headers)
if(DEDUKU_FONTS)
  set(regular ${DEDUKU_FONTS}/DejaVuSans.ttf)
  set(bold ${DEDUKU_FONTS}/DejaVuSans-Bold.ttf)
  foreach(font ${regular} ${bold})
    if(NOT EXISTS ${font})
      message(FATAL_ERROR "DEDUKU_FONTS: there is no ${font} (on Debian: fonts-dejavu-core)")
    endif()
  endforeach()
  enable_language(ASM)
  set(section ".section .rodata")
  set(end ".section .note.GNU-stack,\"\"")
  if(WIN32)
    set(section ".section .rdata,\"dr\"")
    set(end "")
  endif()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/built_in_fonts.s)
  file(CONFIGURE OUTPUT ${source} CONTENT "${section}
.global deduku_regular_font, deduku_regular_font_end, deduku_bold_font, deduku_bold_font_end
deduku_regular_font:
.incbin \"${regular}\"
deduku_regular_font_end:
deduku_bold_font:
.incbin \"${bold}\"
deduku_bold_font_end:
.byte 0
${end}
" @ONLY)
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON OBJECT_DEPENDS "${regular};${bold}"
                                                   COMPILE_OPTIONS "")
  target_sources(deduku_pdf PRIVATE ${source})
  target_compile_definitions(deduku_pdf PRIVATE DEDUKU_WITH_FONTS)
endif()
