{ lib, stdenv, fetchurl, cmake, ninja, cli11, fmt, nlohmann_json, spdlog, xz, zlib, zstd }:

stdenv.mkDerivation (finalAttrs: {
  pname = "deduku";
  version = "0.1.0";

  src = fetchurl {
    url = "SOURCE_URL";
    sha256 = "SHA256";
  };

  outputs = [ "out" "dev" ];
  nativeBuildInputs = [ cmake ninja ];
  buildInputs = [ cli11 fmt nlohmann_json spdlog xz zlib zstd ];

  cmakeFlags = [
    "-DBUILD_SHARED_LIBS=ON"
    "-DDEDUKU_TESTS=OFF"
    "-DDEDUKU_BENCH=OFF"
  ];

  meta = {
    description = "Sudoku solved by logic, explained and rated";
    license = lib.licenses.mit;
    mainProgram = "deduku";
    platforms = lib.platforms.unix;
  };
})
