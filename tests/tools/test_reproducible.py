import unittest

from tree import Tree

PROJECT = """cmake_minimum_required(VERSION 3.21)
project(bayonet VERSION 0.1.0 LANGUAGES NONE)
file(WRITE "${PROJECT_BINARY_DIR}/libbayonet.a" "%s")
install(FILES "${PROJECT_BINARY_DIR}/libbayonet.a" DESTINATION lib)
"""
COMMAND = """if(BAYONET_COMMAND)
file(WRITE "${PROJECT_BINARY_DIR}/bayonet" "%s")
install(FILES "${PROJECT_BINARY_DIR}/bayonet" DESTINATION bin)
endif()
"""


class Reproducible(Tree):
    def project(self, holds, command="the same"):
        for folder in ("cmake", "include", "src", "apps", "docs", "examples"):
            (self.root / folder).mkdir(exist_ok=True)
        self.put("LICENSE"), self.put("CHANGELOG.md")
        self.put("CMakeLists.txt", PROJECT % holds + COMMAND % command)

    def test_two_builds_that_are_the_same_pass(self):
        self.project("the same")
        self.passes("check_reproducible.sh")

    def test_a_build_that_knows_its_folder_fails(self):
        self.project("${PROJECT_SOURCE_DIR}")
        self.fails("check_reproducible.sh", "two builds differ")

    def test_a_command_that_knows_its_folder_fails(self):
        self.project("the same", command="${PROJECT_SOURCE_DIR}")
        self.fails("check_reproducible.sh", "bin/bayonet")

    def test_a_build_without_the_command_is_not_a_pass(self):
        self.project("the same")
        self.put("CMakeLists.txt", PROJECT % "the same")
        self.assertEqual(self.run_tool("check_reproducible.sh")[0], 2)

    def test_what_cannot_be_built_is_not_a_pass(self):
        self.project("the same")
        self.put("CMakeLists.txt", "no project")
        self.assertEqual(self.run_tool("check_reproducible.sh")[0], 2)


if __name__ == "__main__":
    unittest.main()
