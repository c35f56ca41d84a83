"""The examples, built against the installed library in each way that a user may choose."""
import os
import pathlib
import sys
import unittest

from limits import deep_only
from installed import BUILD, CC, CXX, ROOT, find, install, run

EXAMPLES = ROOT / "examples" / "c"
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]


def setUpModule():
    global TREE, AT
    TREE = install("used")
    AT = BUILD / "installed" / "programs"
    run("rm", "-rf", AT)


def flags(*wanted):
    place = find(TREE, "bayonet.pc").parent
    paths = os.pathsep.join([str(place), os.environ.get("PKG_CONFIG_PATH", "")])
    return run("pkg-config", *wanted, env={**os.environ, "PKG_CONFIG_PATH": paths}).split()


def needed(program):
    return "libbayonet" in run("readelf", "-d", program)


class Consumers(unittest.TestCase):
    def prints_what_is_recorded(self, programs):
        libraries = str(find(TREE, "libbayonet.so.*").parent)
        run(sys.executable, ROOT / "tests" / "cli" / "run_cases.py", f"--programs={programs}",
            ROOT / "tests" / "golden" / "examples",
            env={**os.environ, "LD_LIBRARY_PATH": libraries})

    def configure(self, source, to, *options):
        run("cmake", "-G", "Ninja", "-S", source, "-B", to, f"-DCMAKE_PREFIX_PATH={TREE}",
            f"-DCMAKE_C_COMPILER={CC}", *options)

    def project(self, to, lines):
        to.mkdir(parents=True)
        (to / "CMakeLists.txt").write_text(f"cmake_minimum_required(VERSION 3.21)\n{lines}")
        self.configure(to, to / "build")

    def compile_each(self, to, compile_with, link_with):
        to.mkdir(parents=True)
        for source in EXAMPLES.glob("*.c"):
            run(CC, "-std=c11", *STRICT, *compile_with, source, "-o", to / source.stem, *link_with)
        self.prints_what_is_recorded(to)

    def test_every_example_is_listed_and_recorded(self):
        names = {source.stem for source in EXAMPLES.glob("*.c")}
        recorded = (ROOT / "tests" / "golden" / "examples").glob("*.sh")
        self.assertEqual({script.stem for script in recorded}, names)
        for name in names:
            self.assertIn(name, (EXAMPLES / "CMakeLists.txt").read_text())

    def test_find_package_shared(self):
        to = AT / "find_package"
        self.configure(EXAMPLES, to)
        run("cmake", "--build", to, "-j2")
        self.assertTrue(needed(to / "dice_alone"))
        self.prints_what_is_recorded(to)

    def test_find_package_static(self):
        to = AT / "find_package_static"
        self.configure(EXAMPLES, to, "-DBAYONET=bayonet::static")
        run("cmake", "--build", to, "-j2")
        self.assertFalse(needed(to / "dice_alone"))
        self.prints_what_is_recorded(to)

    def test_pkg_config_shared(self):
        to = AT / "pkg_config"
        self.compile_each(to, flags("--cflags", "bayonet"), flags("--libs", "bayonet", "jansson"))
        self.assertTrue(needed(to / "dice_alone"))

    def test_pkg_config_static(self):
        to = AT / "pkg_config_static"
        self.compile_each(to, flags("--cflags", "bayonet"), [
            "-Wl,-Bstatic", *flags("--static", "--libs", "bayonet"), "-Wl,-Bdynamic",
            *flags("--libs", "jansson"), "-Wl,--gc-sections"])
        self.assertFalse(needed(to / "dice_alone"))

        def holds(name, function):
            return f" {function}\n" in run("nm", to / name)
        self.assertTrue(holds("odds_of_a_scenario", "bay_request"))
        self.assertTrue(holds("dice_alone", "bay_throw_odds"))
        self.assertFalse(holds("dice_alone", "bay_request")) # what is not used is left out

    @deep_only  # it builds the library once more
    def test_a_part_of_another_project(self):
        to = AT / "part"
        self.project(to, f"""
            project(game LANGUAGES C)
            add_subdirectory("{ROOT}" bayonet)
            add_executable(dice "{EXAMPLES}/dice_alone.c")
            target_link_libraries(dice PRIVATE bayonet::bayonet)
        """)
        run("cmake", "--build", to / "build", "-j2", "--target", "dice")
        self.assertIn("3d6", run(to / "build" / "dice"))

    def test_pkg_config_finds_its_way_in_any_layout(self):
        for libraries in ("lib64", "lib/some-machine", "/opt/libs"):
            with self.subTest(libraries):
                to = AT / f"layout{libraries.replace('/', '-')}"
                self.configure(ROOT, to, "-DBAYONET_COMMAND=OFF", "-DCMAKE_INSTALL_PREFIX=/usr",
                               f"-DCMAKE_INSTALL_LIBDIR={libraries}")
                moved = pathlib.Path(f"{to}/moved/usr/{libraries.lstrip('/')}/pkgconfig")
                moved.mkdir(parents=True)
                (to / "package" / "bayonet.pc").rename(moved / "bayonet.pc")
                prefix = "/usr" if libraries.startswith("/") else f"{to}/moved/usr"
                for name, want in (("includedir", "include"), ("libdir", libraries)):
                    found = run("pkg-config", f"--variable={name}", moved / "bayonet.pc").strip()
                    self.assertEqual(os.path.normpath(found), os.path.join(prefix, want))

    def test_c_plus_plus_sees_every_header_at_once(self):
        headers = sorted((TREE / "include" / "bayonet").glob("*.h"))
        code = "".join(f"#include <bayonet/{header.name}>\n" for header in headers)
        code += "int main() { return bay_rules_find(\"nqm\") && *bay_version() ? 0 : 1; }\n"
        AT.mkdir(parents=True, exist_ok=True)
        program = AT / "every_header"
        run(CXX, "-std=c++17", *STRICT, *flags("--cflags", "bayonet"), "-x", "c++", "-", "-x", "none",
            "-o", program, *flags("--libs", "bayonet"), f"-Wl,-rpath,{find(TREE, 'libbayonet.so.*').parent}",
            input=code)
        run(program)

    def test_find_package_promises_this_minor_version_alone(self):
        version = run(find(TREE / "bin", "bayonet"), "--version").split()[1]
        major, minor, _ = map(int, version.split("."))
        for wanted, found in ((minor, True), (minor - 1, False), (minor + 1, False)):
            with self.subTest(wanted):
                self.asks_for(f"{major}.{wanted}", found)

    def asks_for(self, version, found):
        self.project(AT / f"wants_{version}", f"""
            project(wants NONE)
            find_package(bayonet {version} CONFIG)
            if(NOT bayonet_FOUND EQUAL {int(found)})
                message(FATAL_ERROR "found: ${{bayonet_FOUND}}")
            endif()
        """)


if __name__ == "__main__":
    unittest.main()
