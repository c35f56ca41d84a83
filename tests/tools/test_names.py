import unittest

from tree import Tree

TABLE = """\
# solvers
name src apps/cli : plan -> policy
name src : flow* -> occupancy
file src/flow.c -> src/occupancy.c
"""


class Names(Tree):
    def setUp(self):
        super().setUp()
        self.put("tools/names.txt", TABLE)
        self.put("src/occupancy.c", "int occupancy;\n")
        self.put("apps/cli/main.c", "int policy;\n")

    def test_code_without_an_old_name_passes(self):
        self.assertIn("3 are gone, 0 left", self.passes("check_names.py"))

    def test_an_old_name_is_found_with_its_line(self):
        self.put("apps/cli/main.c", "int policy;\nint plan;\n")
        self.fails("check_names.py", "apps/cli/main.c:2: plan is gone: policy")

    def test_a_name_is_whole_words(self):
        self.put("src/occupancy.c", "int plane, replan, flown, overflow;\n")
        self.fails("check_names.py", "flown is gone")
        self.put("src/occupancy.c", "int plane, replan, overflow;\n")
        self.passes("check_names.py")

    def test_a_star_is_every_name_that_begins_so(self):
        self.put("src/occupancy.c", "int flow_make;\n")
        self.fails("check_names.py", "src/occupancy.c:1: flow_make is gone: occupancy")

    def test_comments_and_texts_may_say_it(self):
        self.put("src/occupancy.c", '// the plan\nconst char *words = "plan"; /* flow */\n')
        self.passes("check_names.py")

    def test_elsewhere_it_may_stand(self):
        self.put("tests/test_plan.c", "int plan;\n")
        self.put("apps/cli2/main.c", "int plan;\n")
        self.passes("check_names.py")

    def test_a_file_that_is_back_is_found(self):
        self.put("src/flow.c", "int occupancy;\n")
        self.fails("check_names.py", "src/flow.c is gone: src/occupancy.c")

    def test_a_new_file_that_is_not_there_is_found(self):
        (self.root / "src/occupancy.c").rename(self.root / "src/other.c")
        self.fails("check_names.py", "names.txt: src/occupancy.c is no file")

    def test_a_place_that_is_not_there_is_no_table(self):
        self.put("tools/names.txt", "name source : plan -> policy\n")
        self.unreadable("there is no folder source")

    def test_a_line_that_is_neither_is_no_table(self):
        self.put("tools/names.txt", "plan -> policy\n")
        self.unreadable("names.txt:1: neither a name nor a file")

    def unreadable(self, words):
        status, said = self.run_tool("check_names.py")
        self.assertEqual(status, 2, said)
        self.assertIn(words, said)


if __name__ == "__main__":
    unittest.main()
