import unittest

from tree import Tree


class Layers(Tree):
    def setUp(self):
        super().setUp()
        self.borrow("tools/layers.txt")
        self.put("include/bayonet/game.h", "#include <stdint.h>\n")
        self.put("src/base/text.h")
        self.put("src/dice/pools.h")
        self.put("src/rules/nqm/nqm.h")
        self.put("src/rules/wtj/wtj.h")
        self.put("src/analysis/graph/graph.h")
        self.put("src/json/json_write.h")

    def breach(self, path, line, words):
        self.put(path, line + "\n")
        self.fails("check_layers.py", words)

    def test_what_the_law_allows_passes(self):
        self.put("src/rules/nqm/nqm_load.c", '#include "bayonet/game.h"\n#include "nqm.h"\n'
                 '#include "rules/nqm/nqm.h"\n#include "dice/pools.h"\n#include <string.h>\n')
        self.put("src/rules/registry.c", '#include "rules/nqm/nqm.h"\n#include "rules/wtj/wtj.h"\n')
        self.put("src/reply/odds.c", '#include "json/json_write.h"\n#include "analysis/graph/graph.h"\n')
        self.put("apps/cli/commands/main.c", '#include "bayonet/game.h"\n#include <stdio.h>\n')
        self.put("tests/unit/test_graph.c", '#include "analysis/graph/graph.h"\n')
        self.passes("check_layers.py")

    def test_base_knows_nobody(self):
        self.breach("src/base/text.c", '#include "dice/pools.h"', "src/base may not include")

    def test_dice_do_not_know_rules(self):
        self.breach("src/dice/pools.c", '#include "rules/nqm/nqm.h"', "src/dice may not include")

    def test_dice_do_not_know_the_ground_beside_them(self):
        self.put("src/ground/hex.h")
        self.breach("src/dice/pools.c", '#include "ground/hex.h"', "src/dice may not include")

    def test_analysis_knows_no_rule_system(self):
        self.breach("src/analysis/solve/odds.c", '#include "rules/nqm/nqm.h"', "src/analysis/solve may not")

    def test_analysis_does_not_see_the_rules_by_a_way_round(self):
        self.breach("src/analysis/solve/odds.c", '#include "../../rules/nqm/nqm.h"', "src/analysis/solve may not")

    def test_replies_know_no_rule_system(self):
        self.breach("src/reply/odds.c", '#include "rules/nqm/nqm.h"', "src/reply may not")

    def test_one_rule_system_does_not_know_another(self):
        self.breach("src/rules/nqm/nqm.c", '#include "rules/wtj/wtj.h"', "src/rules/* may not")

    def test_rooms_of_a_layer_do_not_look_up(self):
        self.put("src/analysis/policy/decision_list.h")
        self.breach("src/analysis/graph/graph.c", '#include "analysis/policy/decision_list.h"', "src/analysis/graph may not")

    def test_what_is_answered_does_not_know_how_it_is_written(self):
        self.put("src/reply/odds_reply.h")
        self.breach("src/answer/solution.c", '#include "reply/odds_reply.h"', "src/answer may not")

    def test_rules_do_not_know_analysis(self):
        self.breach("src/rules/nqm/nqm.c", '#include "analysis/graph/graph.h"', "src/rules/* may not")

    def test_public_headers_know_only_themselves(self):
        self.breach("include/bayonet/odds.h", '#include "base/text.h"', "include/bayonet may not")

    def test_programs_see_only_the_public_headers(self):
        self.breach("apps/cli/commands/main.c", '#include "base/text.h"', "apps/cli/commands may not include")

    def test_programs_do_not_see_each_other(self):
        self.put("apps/wasm/door.h")
        self.breach("apps/cli/commands/main.c", '#include "../../wasm/door.h"', "apps/cli/commands may not include")

    def test_a_quoted_file_must_exist(self):
        self.breach("src/base/text.c", '#include "nowhere.h"', '"nowhere.h" is no file of ours')

    def test_a_new_folder_must_be_in_the_law(self):
        self.breach("src/magic/spell.c", "int x;", "does not know this folder")

    def test_the_library_has_no_clock(self):
        self.breach("src/base/text.c", "#include <time.h>", "never includes <time.h>")

    def test_the_library_has_no_sockets(self):
        self.breach("src/base/text.c", "#include <sys/socket.h>", "never includes <sys/socket.h>")

    def test_the_library_does_not_print(self):
        self.breach("src/base/text.c", 'void f(void) { printf("x"); }', "never says printf()")

    def test_the_library_takes_no_memory_of_its_own(self):
        self.breach("src/analysis/graph/graph.c", "void *f(void) { return malloc(1); }", "malloc()")

    def test_the_library_knows_no_platform(self):
        self.breach("src/dice/pools.c", "#ifdef __wasm__\n#endif", "never says __wasm__")

    def test_words_in_comments_and_texts_are_free(self):
        self.put("src/base/text.c", '// malloc(1)\nconst char *x = "printf(1)"; /* exit(1) */\n'
                 "int y(struct m *m) { return m->free(1) + my_time(2); }\n")
        self.passes("check_layers.py")

    def test_json_stays_in_its_rooms(self):
        self.breach("src/analysis/solve/odds.c", "void f(void) { json_begin(); }", "JSON outside")

    def test_an_unreadable_law_is_not_a_pass(self):
        self.put("tools/layers.txt", "layr src/base :\n")
        self.assertEqual(self.run_tool("check_layers.py")[0], 2)


class Page(Tree):
    def setUp(self):
        super().setUp()
        self.borrow("tools/layers.txt")
        self.put("web/src/door/door.ts")
        self.put("web/src/door/worker.ts")
        self.put("web/src/words/hundred.ts")
        self.put("web/src/state/answer.ts")
        self.put("web/src/form/form.tsx")
        self.put("web/src/form/form.css")

    def breach(self, path, line, words):
        self.put(path, line + "\n")
        self.fails("check_layers.py", words)

    def test_what_the_law_allows_passes(self):
        self.put("web/src/form/stepper.tsx",
                 "import './form.css';\nimport {\n  Form,\n} from './form';\n"
                 "import { answer } from '../state/answer';\nimport { render } from 'preact';\n")
        self.put("web/src/main.tsx", "import { Form } from './form/form';\n")
        self.put("web/src/door/doors.ts", "import url from 'bayonet.wasm?url';\n"
                 "new Worker(new URL('./worker.ts', import.meta.url));\n")
        self.passes("check_layers.py")

    def test_a_lower_folder_does_not_know_a_higher_one(self):
        self.breach("web/src/door/x.ts", "import { a } from '../state/answer';",
                    "web/src/door may not import web/src/state/answer.ts")
        self.breach("web/src/door/x.ts", "import {\n  a,\n  b,\n} from '../state/answer';", "x.ts:4:")

    def test_no_form_of_import_is_overlooked(self):
        for line in ("import '../form/form.css';", "export * from '../form/form';",
                     "import type { A } from '../form/form';", "await import('../form/form');",
                     "new URL('../form/form.tsx', import.meta.url);"):
            with self.subTest(line):
                self.breach("web/src/state/x.ts", line, "web/src/state may not import web/src/form/")

    def test_an_imported_file_must_exist(self):
        self.breach("web/src/form/x.ts", "import { a } from './nowhere';", "no file of ours")

    def test_a_new_folder_must_be_in_the_law(self):
        self.breach("web/src/magic/spell.ts", "const a = 1;", "does not know this folder")

    def test_what_works_with_data_alone_draws_nothing(self):
        for package in ("preact", "preact/hooks", "@preact/signals", "uplot"):
            with self.subTest(package):
                self.breach("web/src/words/x.ts", f"import '{package}';", "web/src/words never imports")

    def test_the_page_names_no_rule_system_in_code_or_text(self):
        for line in ("const id = 'nqm';", 'open("short nqm 6");', "tables.nqm;", "<p>`${a} nqm`</p>",
                     "const url = 'https://x'; const id = 'nqm';"):
            with self.subTest(line):
                self.breach("web/src/form/x.tsx", line, "web/src never says nqm")

    def test_comments_and_tests_may_name_one(self):
        self.put("web/src/form/x.ts", "// as in nqm\n/* nqm\n nqm */ const nqms = 'nqmish';\n")
        self.put("web/src/form/x.test.ts", "open('nqm');\n")
        self.passes("check_layers.py")


if __name__ == "__main__":
    unittest.main()
