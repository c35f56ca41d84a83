#include "cli/commands/verbs.h"

#include <stddef.h>
#include <string.h>

const option_row OPTIONS[OPTION_COUNT] = {
    [OPTION_JSON] = {"json", 0, NULL, NULL, false,
                     "one JSON document instead of a report; errors too"},
    [OPTION_CSV] = {"csv", 0, NULL, NULL, false,
                    "rows for a spreadsheet or a script instead of a report"},
    [OPTION_FRACTIONS] = {"fractions", 0, NULL, NULL, false,
                          "also every probability as an exact fraction"},
    [OPTION_ORDERS] =
        {"orders", 0, "NAME|FILE", "standing|best|best-attacker|best-defender", true,
         "what the sides do: follow standing orders (standing), both play their best "
         "(best), one side plays its best against the other's standing orders "
         "(best-attacker, best-defender), or those of a YAML file: a list of orders, or an "
         "orders: list among other keys"},
    [OPTION_AIM] = {"aim", 0, "WORD|FILE|NAME=POINTS,…", "ground|cheaply|attrition", true,
                    "what the attacker wants: ground, cheaply, attrition, a YAML file with a "
                    "map of points, "
                    "or points by name such as position-taken=100,attacker_losses=-5"},
    [OPTION_DIGITS] = {"digits", 0, "N", "0|1|2|3|6", false,
                       "decimals of every number in 100, 0 to 9"},
    [OPTION_BUDGET] =
        {"budget", 0, "N", NULL, false,
         "give up after N situations and say what is known then; usually 4000000"},
    [OPTION_FROM] = {"from", 0, "RECORD[@N]", NULL, true,
                     "start from a record instead of a scenario: after its last line, or after "
                     "line N"},
    [OPTION_WHY] = {"why", 0, NULL, NULL, false,
                    "also how often each clause bites in an assault, on average"},
    [OPTION_HANGS_ON] = {"hangs-on", 0, NULL, NULL, false,
                         "all numbers and readings that the answer hangs on, even if measuring "
                         "them takes a while"},
    [OPTION_CERTAIN] = {"certain", 0, NULL, NULL, false,
                        "the same, and readings that are certain, too"},
    [OPTION_DICE] = {"dice", 0, "own|seeded|SEED", "own|seeded", false,
                     "whose dice: your own, which you type in, or Bayonet's, from a seed. For "
                     "each side: attacker=own,defender=7"},
    [OPTION_COMMAND] =
        {"command", 0, "SIDE=best|standing|fallible",
         "attacker=best|attacker=standing|attacker=fallible|"
         "defender=best|defender=standing|defender=fallible",
         false,
         "Bayonet commands that side: it makes the best choice, follows standing "
         "orders, or errs now and then"},
    [OPTION_RECORD] = {"record", 0, "FILE", NULL, true,
                       "keep the record in FILE, which must not exist yet"},
    [OPTION_SEED] = {"seed", 0, "N", NULL, false,
                     "Bayonet's dice and errors come from this seed"},
    [OPTION_TERSE] = {"terse", 0, NULL, NULL, false,
                      "a line for each thing that happened, with its clause"},
    [OPTION_TRIALS] = {"trials", 'n', "N", "10000|1000000|100000000", false,
                       "fight N assaults; usually 1000000"},
    [OPTION_THREADS] =
        {"threads", 0, "N", NULL, false,
         "use N threads; usually one for each processor. The answer is the same"},
    [OPTION_WAY] = {"way", 0, "tree|graph", "tree|graph", false,
                    "walk the tree by the rules, or run over the expanded graph; usually the "
                    "faster. The answer is the same"},
    [OPTION_PLOT] = {"plot", 0, "FILE", NULL, true,
                     "also a picture, by gnuplot; FILE ends in .svg, .png or .pdf"},
    [OPTION_SHOW] =
        {"show", 0, "NAME,…", NULL, false,
         "what the tables show: headline, value, and the ids of endings and measures "
         "that bayonet rules lists; usually the headline and the casualties"},
    [OPTION_TARGET] =
        {"target", 0, "NAME=NUMBER", NULL, false,
         "the ten settings that come nearest: position-taken=50 is 50 in 100, "
         "attacker_losses=2 an average. With --csv all of them, the nearest first"},
    [OPTION_STORE] = {"store", 0, "FILE", NULL, true,
                      "keep each answer in FILE, and go on there where the same command was "
                      "stopped; several sweeps may share it"},
    [OPTION_NO_INPUT] = {"no-input", 0, NULL, NULL, false, "ask nothing, also on a terminal"},
    [OPTION_MAN] = {"man", 0, "VERB", NULL, false, "print a manual page"},
    [OPTION_COMPLETION] = {"completion", 0, "SHELL", "bash|zsh|fish", false,
                           "print a shell's completions"},
    [OPTION_HELP] = {"help", 'h', NULL, NULL, false, "examples and options"},
    [OPTION_VERSION] = {"version", 'V', NULL, NULL, false, "the version"},
};

enum {
    EVERY = 1 << OPTION_JSON | 1 << OPTION_HELP | 1 << OPTION_VERSION,
    PLAYS = 1 << OPTION_DICE | 1 << OPTION_COMMAND | 1 << OPTION_RECORD | 1 << OPTION_SEED |
            1 << OPTION_ORDERS | 1 << OPTION_AIM | 1 << OPTION_BUDGET,
    HANGS_ON = 1 << OPTION_HANGS_ON | 1 << OPTION_CERTAIN,
    FIGURES = 1 << OPTION_CSV | 1 << OPTION_FRACTIONS | 1 << OPTION_AIM | 1 << OPTION_DIGITS |
              1 << OPTION_BUDGET
};

#define SCENARIO_WORDS                                                                         \
    "A scenario is a YAML or JSON file (- is standard input), a rule system's name for its "   \
    "sample, or a short form such as nqm 6 veteran v 3 regular. KEY=VALUE amends it: a key "   \
    "of "                                                                                      \
    "the scenario by its path (attacker.strength=9), or a number or reading of the rules by "  \
    "its name (regular_defence_dice=1)."

const verb VERBS[] = {
    {"rules",
     "[SYSTEM | CLAUSE]",
     "the rule systems, one of them, or one clause",
     "Without a name, lists the rule systems. With the name of a system, lists its clauses, "
     "numbers, readings, endings, measures and standing orders. With the id of a clause, or "
     "the name of a number or reading, prints the clause in our words and what rests on it; "
     "the system's name may stand before it.",
     {{"bayonet rules", "the rule systems"},
      {"bayonet rules nqm", "everything about one of them"},
      {"bayonet rules NQM-09", "one clause"}},
     EVERY,
     OPERANDS_SYSTEM,
     false,
     cmd_rules},
    {"new",
     "SYSTEM [SHORT FORM] [KEY=VALUE ...]",
     "begin a scenario file",
     "On a terminal, asks a few questions (Enter takes what is shown) and writes a "
     "scenario. Elsewhere, or with --no-input, prints a scenario that explains every key.\n"
     "With a short form or KEY=VALUE it asks nothing and prints that assault as a file.",
     {{"bayonet new nqm", "asks, then writes a file"},
      {"bayonet new nqm --no-input > hill.yaml", "a commented scenario to edit"},
      {"bayonet new nqm 6 veteran v 3 regular > raid.yaml", "from a short form"}},
     EVERY | 1 << OPTION_NO_INPUT,
     OPERANDS_SCENARIO,
     false,
     cmd_new},
    {"check",
     "SCENARIO|RECORD [KEY=VALUE ...]",
     "whether a scenario or a record is in order",
     "Says what is wrong, where, and what is allowed; or that the file is in order, and "
     "which usual values it takes. For a record, says which line breaks which clause (exit "
     "status 1), "
     "or that it can have been played.\n" SCENARIO_WORDS,
     {{"bayonet check hill.yaml", "a file"},
      {"bayonet check raid.jsonl", "a record"},
      {"bayonet check - < hill.yaml", "standard input"},
      {"bayonet check nqm 6 veteran v 3 regular", "a short form"}},
     EVERY,
     OPERANDS_ASSAULT,
     false,
     cmd_check},
    {"show",
     "SCENARIO [KEY=VALUE ...]",
     "the ground, the units, what was assumed",
     "Draws the ground and the units before the assault, and lists the values that the "
     "scenario "
     "does not give.\n" SCENARIO_WORDS,
     {{"bayonet show nqm", "the built-in sample"},
      {"bayonet show hill.yaml", "a file"},
      {"bayonet show hill.yaml attacker.strength=9", "a file, amended"}},
     EVERY,
     OPERANDS_ASSAULT,
     false,
     cmd_show},
    {"odds",
     "SCENARIO [SCENARIO ...] [KEY=VALUE ...]",
     "exact odds of an assault",
     "How likely each ending is, and how many casualties there are, computed exactly and not "
     "by sampling. Several assaults are compared side by side: files, rule systems for their "
     "samples, short forms. KEY=VALUE before the first amends all of them, after one only "
     "that one. The JSON document then has two lists, names and odds.\n"
     "With --from the odds start where a record stands; casualties count from its beginning.\n"
     "With --fractions the JSON document has a fraction beside every p: a text in each "
     "ending, a list in each measure; the member fractions has those of the value and of "
     "the joint cells.\n" //
     SCENARIO_WORDS,
     {{"bayonet odds nqm", "the built-in sample"},
      {"bayonet odds nqm 6 veteran v 3 regular hours=2", "a short form"},
      {"bayonet odds hill.yaml attacker.strength=9", "a file, amended"},
      {"bayonet odds hill.yaml nqm nqm hours=2", "three side by side, the last amended"},
      {"bayonet odds hill.yaml --orders best", "both play their best"},
      {"bayonet odds hill.yaml --fractions", "the same, exactly"},
      {"bayonet odds hill.yaml --why", "how often each clause bites"},
      {"bayonet odds hill.yaml --csv > hill.csv", "rows for a spreadsheet"}},
     EVERY | FIGURES | 1 << OPTION_ORDERS | 1 << OPTION_FROM | 1 << OPTION_WHY | HANGS_ON |
         1 << OPTION_PLOT,
     OPERANDS_ASSAULTS,
     false,
     cmd_odds},
    {"best",
     "SCENARIO [KEY=VALUE ...]",
     "the best orders for both sides",
     "The best order now and what every other option costs; orders for the whole assault, "
     "short enough to remember, and what the shortening costs; the odds under best play.\n" //
     SCENARIO_WORDS,
     {{"bayonet best nqm", "the built-in sample"},
      {"bayonet best hill.yaml --aim cheaply", "count casualties too"},
      {"bayonet best hill.yaml hours=2", "a file, amended"}},
     EVERY | FIGURES | 1 << OPTION_FROM | HANGS_ON,
     OPERANDS_ASSAULT,
     false,
     cmd_best},
    {"play",
     "SCENARIO|RECORD [KEY=VALUE ...]",
     "play an assault, step by step",
     "Asks for dice and choices when they are needed, says what each does and by which "
     "clause, and gives the odds from there. Type dice as they fall, all or some of them: "
     "642, 6 4 2 or 6,4,2. Dice with more than nine sides need a blank or a comma between "
     "them. Type a choice as its number, its words or the beginning of them; Enter takes "
     "the choice in brackets: the standing order, or what the orders given do. With --orders "
     "best the odds are those of best play, and ? names the best choice.\n"
     "At any time: ? gives the odds and what each option is worth, w the rule in our words; "
     "r lets Bayonet roll, u takes the last step back, s draws the ground, q leaves, h "
     "lists these keys. If you take back a roll of Bayonet's, it rolls the same again.\n"
     "Every step is written to the record on the disk before its result is shown. Only one "
     "game at a time can write to a record. Without --record the file is named after the "
     "scenario or the rule system, hill.jsonl or nqm.jsonl, in this folder, or hill-2.jsonl "
     "if that exists. To continue a game, play its record; it continues where it stopped, "
     "even in the middle of a throw. A record does not keep whose dice they are or who "
     "commands: give --dice and --command again.\n"
     "A fallible commander draws his choice at random. A choice that costs nothing has the "
     "weight 1; one that costs c, as a part of what is at stake, has the weight 1 / (1 + "
     "(25 c)^2). So he makes a mistake of 4 in 100 half as often as the best choice, and a "
     "mistake of 40 in 100 about once in a hundred times.\n" //
     SCENARIO_WORDS,
     {{"bayonet play nqm", "the sample, with your own dice"},
      {"bayonet play hill.yaml --dice 7", "Bayonet rolls, from seed 7"},
      {"bayonet play nqm --command defender=best", "against Bayonet"},
      {"bayonet play nqm --dice attacker=own,defender=7", "own dice for one side"},
      {"bayonet play raid.jsonl", "continue a record"}},
     EVERY | PLAYS,
     OPERANDS_ASSAULT,
     false,
     cmd_play},
    {"replay",
     "RECORD",
     "check a record and tell it as a story",
     "Plays a record again and tells what happened, with the clauses. Steps that were taken "
     "back are counted, not told. A record that cannot have been played is refused, with "
     "the line and the clause that it breaks.",
     {{"bayonet replay raid.jsonl", "the story"},
      {"bayonet replay raid.jsonl --terse", "a line for each thing that happened"},
      {"bayonet replay raid.jsonl --json", "for a program"}},
     EVERY | 1 << OPTION_TERSE,
     OPERANDS_RECORD,
     false,
     cmd_replay},
    {"simulate",
     "SCENARIO [KEY=VALUE ...]",
     "fight an assault many times with thrown dice",
     "Fights a million assaults with thrown dice and prints the share of each ending with "
     "its standard error, beside the exact odds if these are quick to compute. It needs "
     "very little memory, so it also answers for assaults that are too large for odds, though "
     "not under best play, which has to be found first. "
     "Assault i draws from stream i of the seed (usually 1), so the same command prints the "
     "same answer on any number of threads.\n"
     "Ctrl-C stops it; the answer is then about the assaults fought so far. An assault of "
     "more than 1,000,000 throws is broken off and counts as unresolved.\n" //
     SCENARIO_WORDS,
     {{"bayonet simulate nqm", "the built-in sample, a million times"},
      {"bayonet simulate hill.yaml -n 100000000", "a tenth of the error"},
      {"bayonet simulate hill.yaml --seed 2", "other dice"},
      {"bayonet simulate hill.yaml --orders best", "both play their best"}},
     EVERY | 1 << OPTION_CSV | 1 << OPTION_TRIALS | 1 << OPTION_SEED | 1 << OPTION_THREADS |
         1 << OPTION_WAY | 1 << OPTION_ORDERS | 1 << OPTION_AIM | 1 << OPTION_DIGITS |
         1 << OPTION_BUDGET | 1 << OPTION_FROM | HANGS_ON,
     OPERANDS_ASSAULT,
     false,
     cmd_simulate},
    {"vary",
     "SCENARIO NAME=VALUES [NAME=VALUES] [KEY=VALUE ...]",
     "odds or best play as one or two values change",
     "Answers the assault for each of several values of anything that KEY=VALUE can amend: "
     "a number or word of the scenario, a number or reading of the rules. VALUES is a "
     "range, 4..12, 1..9:2 or 0..1:1/4, a list, regular,elite, or both: 4..12,16. It may be "
     "part of a short form: 'attacker=4..12 regular'; or a word of the short form that names "
     "the assault: nqm 6..12 regular v 3 regular. A comma before a blank parts nothing.\n"
     "One list makes a table with a row for each value, two a grid. Under best play each "
     "has its first decision too. A setting that the rules refuse, or that is over the "
     "budget, says so in its place.\n"
     "Ctrl-C stops it and prints what is done. With --store the same command goes on where it "
     "was stopped, also after a crash, and a longer list takes what a shorter one has "
     "answered. mpirun -n 8 bayonet-mpi vary ... prints the same, answered by the ranks of an "
     "MPI job.\n" //
     SCENARIO_WORDS,
     {{"bayonet vary nqm attacker.strength=4..12", "a table"},
      {"bayonet vary nqm 6..12 regular v 3 regular", "a word of a short form"},
      {"bayonet vary hill.yaml attacker.strength=4..12 hours=1..3", "a grid"},
      {"bayonet vary hill.yaml hours=1..3 --orders best", "and the first decision"},
      {"bayonet vary hill.yaml hours=1,unlimited --show headline,unresolved", "other figures"},
      {"bayonet vary hill.yaml attacker.strength=1..40 --target headline=50", "an even chance"},
      {"bayonet vary hill.yaml hours=1..9 --store hill.db", "kept as it goes"}},
     EVERY | 1 << OPTION_CSV | 1 << OPTION_ORDERS | 1 << OPTION_AIM | 1 << OPTION_DIGITS |
         1 << OPTION_BUDGET | 1 << OPTION_THREADS | 1 << OPTION_SHOW | 1 << OPTION_TARGET |
         1 << OPTION_STORE | 1 << OPTION_PLOT,
     OPERANDS_SCENARIO,
     false,
     cmd_vary},
    {"door",
     "< REQUESTS",
     "answer a program's requests, a line each",
     "For scripts: each line of standard input is a request in JSON, and each line of "
     "standard output its reply, in the same order. A request that is refused gets a line "
     "too, with the member error. No request depends on another: each has in it all that it "
     "needs. The command ends when its input ends, with exit status 0. docs/formats/door.md "
     "lists the requests and their members.",
     {{"echo '{\"do\":\"odds\",\"sample\":\"nqm\"}' | bayonet door", "one request"},
      {"bayonet door < requests.jsonl > replies.jsonl", "as many as there are lines"}},
     1 << OPTION_HELP | 1 << OPTION_VERSION | 1 << OPTION_BUDGET,
     OPERANDS_NONE,
     false,
     cmd_door},
    {"help",
     "[VERB]",
     "help, manual pages, completions",
     "Prints help for a command; with --man its manual page in mdoc, with --completion the "
     "completions for a shell.",
     {{"bayonet help odds", "what --help says"},
      {"bayonet help --man odds | man -l -", "a manual page"},
      {"bayonet help --completion bash", "completions"}},
     1 << OPTION_HELP | 1 << OPTION_VERSION | 1 << OPTION_MAN | 1 << OPTION_COMPLETION,
     OPERANDS_VERB,
     true,
     cmd_help},
    {0},
};

const char *const VERBS_LATER[] = {"review", "card", NULL};

const verb *verb_find(const char *name) {
    for (const verb *row = VERBS; row->name; row++)
        if (strcmp(row->name, name) == 0) return row;
    return NULL;
}

bool verb_comes_later(const char *name) {
    for (const char *const *row = VERBS_LATER; *row; row++)
        if (strcmp(*row, name) == 0) return true;
    return false;
}
