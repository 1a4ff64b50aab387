include(${CMAKE_CURRENT_LIST_DIR}/headers.cmake)
deduku_headers(nlohmann_json::nlohmann_json nlohmann json.hpp)
