from os.path import join

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get, rmdir


class Deduku(ConanFile):
    name = "deduku"
    version = "0.1.0"
    description = "Sudoku solved by logic, explained and rated"
    license = "MIT"
    topics = ("sudoku", "solver", "rating")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False], "json": [True, False]}
    default_options = {"shared": False, "fPIC": True, "json": True}
    implements = ["auto_shared_fpic"]

    def layout(self):
        cmake_layout(self)

    def requirements(self):
        if self.options.json:
            self.requires("nlohmann_json/[>=3.11 <4]")

    def validate(self):
        check_min_cppstd(self, 20)
        if self.settings.compiler == "msvc":
            raise ConanInvalidConfiguration("Visual Studio is not supported")

    def source(self):
        get(self, "SOURCE_URL", sha256="SHA256", strip_root=True)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["DEDUKU_CLI"] = False
        toolchain.cache_variables["DEDUKU_TESTS"] = False
        toolchain.cache_variables["DEDUKU_BENCH"] = False
        toolchain.cache_variables["DEDUKU_JSON"] = bool(self.options.json)
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        for notice in ("LICENSE", "THIRD-PARTY-NOTICES"):
            copy(self, notice, self.source_folder, join(self.package_folder, "licenses"))
        rmdir(self, join(self.package_folder, "lib", "cmake"))
        rmdir(self, join(self.package_folder, "share"))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "deduku")
        self.cpp_info.set_property("cmake_target_name", "deduku::deduku")
        self.cpp_info.set_property("pkg_config_name", "deduku")
        self.cpp_info.libs = ["deduku"]
        if not self.options.json:
            self.cpp_info.defines = ["DEDUKU_WITHOUT_JSON"]
