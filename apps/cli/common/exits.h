// The exit statuses of the command. These numbers are part of its interface.
#ifndef BAYONET_CLI_COMMON_EXITS_H
#define BAYONET_CLI_COMMON_EXITS_H

enum {
    EXIT_DONE = 0,
    EXIT_NO = 1,     // the answer is no
    EXIT_USAGE = 2,  // wrong usage
    EXIT_INPUT = 3,  // a bad input file
    EXIT_BUDGET = 4, // over the stated budget
    EXIT_BROKEN = 5  // internal: memory, output that cannot be written, a fault of ours
};

#endif
