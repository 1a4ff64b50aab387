include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
deduku_headers(spdlog::spdlog_header_only spdlog spdlog.h SPDLOG_FMT_EXTERNAL)
