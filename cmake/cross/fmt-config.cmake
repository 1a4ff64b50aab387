include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
deduku_headers(fmt::fmt-header-only fmt format.h FMT_HEADER_ONLY=1)
