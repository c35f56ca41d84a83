"""The command is built so that a fault in it is hard to use, and what is not so built is seen."""
import os
import subprocess
import unittest

from limits import seconds
from tree import Tree

CC = os.environ.get("CC", "cc")
CODE = """#include <stdio.h>
#include <string.h>
int main(int count, char **words) {
    char text[16];
    memset(text, count, sizeof text);
    snprintf(text, (size_t)count + 1, "%s", words[0]);
    return puts(text) < 0;
}
"""
HARD = ["-O2", "-fPIE", "-pie", "-Wl,-z,relro,-z,now,-z,noexecstack", "-fstack-protector-strong",
        "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=2"]


class Hardened(Tree):
    def program(self, *more):
        source, to = self.put("x.c", CODE), self.root / "x"
        subprocess.run([CC, *HARD, *more, str(source), "-o", str(to)], check=True, timeout=seconds(60))
        return to

    def test_the_command_has_all_of_it(self):
        self.passes("check_hardened.sh", os.environ["BAYONET"])

    def test_it_reaches_neither_the_network_nor_a_shell(self):
        """SECURITY.md says so. (fork and exec are gnuplot's.)"""
        words = subprocess.run(["nm", "-D", "--undefined-only", os.environ["BAYONET"]], text=True,
                               check=True, stdout=subprocess.PIPE, timeout=seconds(60)).stdout
        names = {line.split()[-1].split("@")[0] for line in words.splitlines()}
        self.assertIn("execlp", names)
        self.assertFalse(names & {"socket", "connect", "getaddrinfo", "gethostbyname", "system", "popen",
                                  "dlopen"})

    def test_a_program_built_so_passes(self):
        self.passes("check_hardened.sh", self.program())

    def test_each_of_it_is_missed(self):
        for without, words in ((["-fno-pie", "-no-pie"], "position independent"),
                               (["-Wl,-z,norelro"], "stay writable"),
                               (["-Wl,-z,lazy"], "bound late"),
                               (["-Wl,-z,execstack"], "executable"),
                               (["-fno-stack-protector"], "stacks are not checked"),
                               (["-U_FORTIFY_SOURCE"], "copies are not checked")):
            with self.subTest(without):
                self.fails("check_hardened.sh", words, self.program(*without))

    def test_what_cannot_be_read_is_not_a_pass(self):
        self.assertEqual(self.run_tool("check_hardened.sh", self.put("x", "no program"))[0], 2)


if __name__ == "__main__":
    unittest.main()
