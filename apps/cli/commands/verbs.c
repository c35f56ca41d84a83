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
    [OPTION_ORDERS] = {"orders", 0, "NAME|FILE", "standing|best|best-attacker|best-defender",
                       true,
                       "what the sides do: standing orders (standing), both their best (best), "
                       "one his best against the other's standing orders (best-attacker, "
                       "best-defender), or a YAML list of orders (also a file with an orders: "
                       "list)"},
    [OPTION_AIM] =
        {"aim", 0, "WORD|FILE|NAME=POINTS,…", "ground|cheaply|attrition", true,
         "what the attacker wants: ground, cheaply, attrition, a YAML map, or points by name "
         "such as position-taken=100,attacker_losses=-5"},
    [OPTION_DIGITS] = {"digits", 0, "N", "0|1|2|3|6", false,
                       "decimals of every number in 100, 0 to 9"},
    [OPTION_BUDGET] = {"budget", 0, "N", NULL, false,
                       "give up past N situations, with what was reached; 4000000 unless it "
                       "says otherwise"},
    [OPTION_FROM] = {"from", 0, "RECORD[@N]", NULL, true,
                     "from where a record stands, after its last line or after line N, in the "
                     "place of a scenario"},
    [OPTION_WHY] = {"why", 0, NULL, NULL, false,
                    "also how often each clause bites in an assault, on average"},
    [OPTION_HANGS_ON] = {"hangs-on", 0, NULL, NULL, false,
                         "all numbers and readings that the answer hangs on, also where "
                         "measuring them takes a while"},
    [OPTION_DICE] = {"dice", 0, "own|seeded|SEED", "own|seeded", false,
                     "whose dice: your own, typed in; or Bayonet's, from a seed. A side each: "
                     "attacker=own,defender=7"},
    [OPTION_COMMAND] = {"command", 0, "SIDE=best|standing|fallible",
                        "attacker=best|attacker=standing|attacker=fallible|defender=best|"
                        "defender=standing|defender=fallible",
                        false,
                        "Bayonet commands that side: its best choice, its standing orders, or "
                        "one that errs now and then"},
    [OPTION_RECORD] = {"record", 0, "FILE", NULL, true,
                       "keep the record in FILE, which must not exist yet"},
    [OPTION_SEED] = {"seed", 0, "N", NULL, false,
                     "what Bayonet rolls, and where it errs, comes from this seed"},
    [OPTION_TERSE] = {"terse", 0, NULL, NULL, false,
                      "a line for each thing that happened, with its clause"},
    [OPTION_TRIALS] = {"trials", 'n', "N", "10000|1000000|100000000", false,
                       "fight N assaults; 1000000 unless it says otherwise"},
    [OPTION_THREADS] = {"threads", 0, "N", NULL, false,
                        "as many threads; else one a processor. The answer is the same"},
    [OPTION_WAY] = {"way", 0, "tree|graph", "tree|graph", false,
                    "walk the tree by the rules, or run over the expanded graph; else the "
                    "faster one. The answer is the same"},
    [OPTION_PLOT] =
        {"plot", 0, "FILE", NULL, true,
         "also a picture, by gnuplot: endings as bars, casualties as curves; FILE ends in "
         ".svg, .png or .pdf"},
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
     "Without a name, the rule systems. With a system's name, its clauses, numbers, readings, "
     "endings, measures and standing orders. With a clause's, or that of a number or reading "
     "under it, the clause in our words and what rests on it.",
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
     "On a terminal asks a few questions (Enter takes what is shown) and writes a scenario. "
     "Elsewhere, or with --no-input, prints a scenario with every key explained.\n"
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
     "Says what is wrong in it, where, and what is allowed; or that it is in order, and what "
     "it leaves to the usual. Of a record: at which line it breaks which clause (exit status "
     "1), "
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
     "Draws the ground and the units before the assault, and names what the scenario left to "
     "the usual.\n" SCENARIO_WORDS,
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
     "How likely each ending is, and how many casualties, computed exactly and not by drawing "
     "lots. Several files are set side by side; KEY=VALUE before the first amends all of "
     "them, behind a file that one. The JSON document then has names and odds, two lists.\n"
     "With --from they are those from where a record stands; casualties count from its "
     "beginning.\n"
     "With --fractions the JSON document has a fraction beside every p: a text in each ending, "
     "a "
     "list in each measure, and under fractions those of the value and of the joint cells.\n" //
     SCENARIO_WORDS,
     {{"bayonet odds nqm", "the built-in sample"},
      {"bayonet odds nqm 6 veteran v 3 regular hours=2", "a short form"},
      {"bayonet odds hill.yaml attacker.strength=9", "a file, amended"},
      {"bayonet odds hill.yaml hill.yaml hours=2", "side by side, the second amended"},
      {"bayonet odds hill.yaml --orders best", "both play their best"},
      {"bayonet odds hill.yaml --fractions", "the same, exactly"},
      {"bayonet odds hill.yaml --why", "how often each clause bites"},
      {"bayonet odds hill.yaml --csv > hill.csv", "rows for a spreadsheet"}},
     EVERY | FIGURES | 1 << OPTION_ORDERS | 1 << OPTION_FROM | 1 << OPTION_WHY |
         1 << OPTION_HANGS_ON | 1 << OPTION_PLOT,
     OPERANDS_ASSAULT,
     false,
     cmd_odds},
    {"best",
     "SCENARIO [KEY=VALUE ...]",
     "the best orders for both sides",
     "The best order now and what every other option costs, orders for the whole assault short "
     "enough to remember, what the shortening costs, and the odds under best play.\n" //
     SCENARIO_WORDS,
     {{"bayonet best nqm", "the built-in sample"},
      {"bayonet best hill.yaml --aim cheaply", "for a commander who counts his casualties"},
      {"bayonet best hill.yaml hours=2", "a file, amended"}},
     EVERY | FIGURES | 1 << OPTION_FROM | 1 << OPTION_HANGS_ON,
     OPERANDS_ASSAULT,
     false,
     cmd_best},
    {"play",
     "SCENARIO|RECORD [KEY=VALUE ...]",
     "play an assault, step by step",
     "Asks for dice and choices as they come up, says what each does and by which clause, and "
     "what the odds are then. Dice are typed as they fall: 642, 6 4 2 or 6,4,2, all or some; "
     "dice of more than nine sides need a blank or a comma between them. A choice is typed as "
     "its number, its words or the beginning of them; Enter takes the one in brackets, which "
     "is the standing order.\n"
     "At any time: ? the odds and what each option is worth, w the rule in our words, r "
     "Bayonet "
     "rolls this one, u takes the last step back, s draws the ground, q leaves, h lists these. "
     "What was rolled and is taken back comes again the same.\n"
     "Every step is written to the record, and the record to the disk, before anything is "
     "shown "
     "that follows from it. One game at a time writes to a record. Without --record it "
     "is called as the scenario's file or the rule system, hill.jsonl or nqm.jsonl, in this "
     "folder; "
     "hill-2.jsonl where that is there already. A record is gone on "
     "with where it stops, also in the middle of a throw; whose dice and who commands stand in "
     "no record, so give --dice and --command again.\n"
     "A fallible commander draws his choice: one that costs nothing has the weight 1, one that "
     "costs c of what is at stake 1 / (1 + (25 c)^2). So a mistake of 4 in 100 is made half as "
     "often as the best choice, one of 40 in 100 about once in a hundred times.\n" //
     SCENARIO_WORDS,
     {{"bayonet play nqm", "the sample, with your own dice"},
      {"bayonet play hill.yaml --dice 7", "Bayonet rolls, from seed 7"},
      {"bayonet play nqm --command defender=best", "against Bayonet"},
      {"bayonet play nqm --dice attacker=own,defender=7", "own dice for one side"},
      {"bayonet play raid.jsonl", "on from where a record stops"}},
     EVERY | PLAYS,
     OPERANDS_ASSAULT,
     false,
     cmd_play},
    {"replay",
     "RECORD",
     "check a record and tell it as a story",
     "Plays a record again and tells what happened, with the clauses. What was taken back is "
     "counted and not told. A record that cannot have been played is refused, with the line "
     "and the clause that it breaks.",
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
     "The shares of a million assaults fought with thrown dice, each with its standard error; "
     "beside them the exact odds, where these take a moment. It needs next to no memory, "
     "so it answers for assaults too large for odds. Assault i is stream "
     "i of the seed, which is 1 unless --seed says otherwise: so the same command prints the "
     "same "
     "answer, on any number of threads.\n"
     "Ctrl-C stops it: what was fought until then is the answer. An assault that goes on past "
     "1,000,000 throws is broken off and counts as unresolved.\n" //
     SCENARIO_WORDS,
     {{"bayonet simulate nqm", "the built-in sample, a million times"},
      {"bayonet simulate hill.yaml -n 100000000", "a tenth of the error"},
      {"bayonet simulate hill.yaml --seed 2", "other dice"},
      {"bayonet simulate hill.yaml --orders best", "both play their best"}},
     EVERY | 1 << OPTION_CSV | 1 << OPTION_TRIALS | 1 << OPTION_SEED | 1 << OPTION_THREADS |
         1 << OPTION_WAY | 1 << OPTION_ORDERS | 1 << OPTION_AIM | 1 << OPTION_DIGITS |
         1 << OPTION_BUDGET | 1 << OPTION_FROM | 1 << OPTION_HANGS_ON,
     OPERANDS_ASSAULT,
     false,
     cmd_simulate},
    {"help",
     "[VERB]",
     "help, manual pages, completions",
     "Help for a command. With --man its manual page in mdoc, with --completion the "
     "completions "
     "for a shell.",
     {{"bayonet help odds", "what --help says"},
      {"bayonet help --man odds | man -l -", "a manual page"},
      {"bayonet help --completion bash", "completions"}},
     1 << OPTION_HELP | 1 << OPTION_VERSION | 1 << OPTION_MAN | 1 << OPTION_COMPLETION,
     OPERANDS_VERB,
     true,
     cmd_help},
    {0},
};

const char *const VERBS_LATER[] = {"review", "vary", "card", NULL};

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
