// Not Quite Mechanised, close assault: the battle, the situation, and what the files of this
// folder share. Source of every rule: the clauses of clauses.def; rulings: docs/rulings/nqm.md.
#ifndef BAY_RULES_NQM_H
#define BAY_RULES_NQM_H

#include "bayonet/game.h"

enum nqm_clause {
#define CLAUSE(tag, id, revision, where, gist) tag,
#include "clauses.def"
#undef CLAUSE
    NQM_CLAUSES
};

enum { NQM_STANDS_MAX = 24, NQM_STRENGTH_MAX = 200, NQM_HOURS_MAX = 24, NQM_NO_LIMIT = 99 };

enum nqm_quality { ELITE, VETERAN, REGULAR, CONSCRIPT, MILITIA, QUALITIES };

enum nqm_class { FIGHTING, SUPPORT, COMMAND, RECCE, ENGINEER };

// --- Parameters ------------------------------------------------------------------------------

enum nqm_column { ATTACK_DICE, DEFENCE_DICE, ATTACKS, BREAK_AT, HOLD_FROM, COLUMNS };

// Rows of the parameter table after the QUALITIES * COLUMNS numbers of the quality table.
enum nqm_param {
    BASE_STRENGTH = QUALITIES * COLUMNS,
    A_2_FRACTION_OF,
    A_7_THRESHOLD,
    A_8_WIN,
    A_9_POINT,
    A_11_ALL_DICE,
    A_12_WHEN_CHOSEN,
    A_13_NO_DICE,
    A_14_PLACED,
    A_15_NO_COMMAND,
    A_16_COMMAND_DIE,
    A_17_NEXT_HOUR,
    A_19_WITHDRAWS,
    NQM_PARAMS
};

// --- The battle: what a scenario says, fixed -------------------------------------------------

typedef struct nqm_grade { // a row of the quality table
    uint8_t dice;          // the most dice for the side's role: NQM-04, NQM-05
    uint8_t hold_from;     // lowest face that holds: NQM-26
    bay_fraction break_at; // of the side's strength: NQM-25; 0 never
} nqm_grade;

typedef struct nqm_stand {
    uint8_t class, strength, red, black;
    bool grouped;  // a command stand among fighting stands: A-16
    bool eligible; // attacker: may be committed; defender: on the position
} nqm_stand;

typedef struct nqm_battle {
    bay_battle common;
    nqm_grade grade[2];
    uint8_t hours, attacks;      // attacks: in an hour; 0 no limit
    uint8_t morale[2];           // at the start: enum nqm_morale
    uint8_t count[2];            // stands of each side
    uint8_t bases[2];            // of a block; 0 when a base is a stand
    bool block[2];               // one body of points, its command figure present
    bool retreat_open;           // the defender's
    uint8_t reading[NQM_PARAMS]; // place of each reading's value
    const nqm_stand *stand[2];   // [count]
} nqm_battle;

// --- The situation ---------------------------------------------------------------------------

enum nqm_morale { UNREACHED, PASSED, FAILED };

// Stages at which something is asked, thrown or over; the same rows as the step table.
enum nqm_stage {
    COMMIT,
    PICK,
    ATTACK_COUNT,
    DEFENCE,
    THROW,
    PLACE_ATTACKER,
    PLACE_DEFENDER,
    TEST_ATTACKER,
    TEST_DEFENDER,
    ATTACK_AGAIN,
    NEXT_HOUR,
    REINFORCE,
    LAST_RESERVE,
    STAY,
    OVER,
    NQM_STAGES
};

enum nqm_ending {
    POSITION_TAKEN,
    OVERRUN,
    POSITION_YIELDED,
    ATTACK_BROKEN,
    BOTH_BROKEN,
    CALLED_OFF,
    UNRESOLVED,
    NQM_ENDINGS
};

// What matters from here on. Counters are what remains; what cannot matter is zero.
typedef struct nqm_now {
    uint8_t stage;
    uint8_t ending;       // when OVER
    uint8_t hours_left;   // after this one
    uint8_t attacks_left; // in this hour; 0 when there is no limit
    uint8_t morale[2];
    uint8_t dice[2]; // of the attack being made
    uint8_t fixed;   // A-12 once: the defender's number for good; 0 not yet chosen
    uint8_t cursor;  // the stand asked about
    uint8_t joined;  // a stand joined in the present bundle
    uint8_t alone;   // the stand that attacks alone, + 1; 0: all committed
    uint8_t hurt[2]; // casualties still to be placed
    uint8_t inside;  // bases inside, where that decides something
    uint8_t broke;   // bit by side: failed in this attack's tests
    uint8_t figure;  // A-14 freely: the command figure in this attack, + 1; 0 none
    // then, a byte a stand: attacker's pins, committed or not, defender's pins
} nqm_now;

typedef struct nqm_told { // history that decides nothing
    uint8_t hour, attack, inside, spare[5];
} nqm_told;

static inline const nqm_battle *nqm_of(const bay_battle *battle) {
    return (const nqm_battle *)(const void *)battle;
}

// The bytes after nqm_now: for reading, and for writing.
static inline const uint8_t *nqm_pins(const nqm_battle *b, const nqm_now *now, int side) {
    return (const uint8_t *)(now + 1) + (side == BAY_DEFENDER ? 2 * b->count[BAY_ATTACKER] : 0);
}

static inline uint8_t *nqm_pins_to(const nqm_battle *b, nqm_now *now, int side) {
    return (uint8_t *)(now + 1) + (side == BAY_DEFENDER ? 2 * b->count[BAY_ATTACKER] : 0);
}

static inline const uint8_t *nqm_committed(const nqm_battle *b, const nqm_now *now) {
    return (const uint8_t *)(now + 1) + b->count[BAY_ATTACKER];
}

static inline uint8_t *nqm_committed_to(const nqm_battle *b, nqm_now *now) {
    return (uint8_t *)(now + 1) + b->count[BAY_ATTACKER];
}

static inline nqm_told *nqm_history(const nqm_battle *b, nqm_now *now) {
    return (nqm_told *)(void *)((uint8_t *)now + b->common.size);
}

static inline int nqm_unit(const nqm_battle *b, int side, int stand) {
    return side == BAY_DEFENDER ? b->count[BAY_ATTACKER] + stand : stand;
}

// --- Tellings: what a trace or a drawing says ------------------------------------------------

#define NQM_TELLINGS(X)                                                                        \
    X(TELL_OVERRUN, NQM_47, "the defender cannot resist and is overrun without a fight")       \
    X(TELL_CANNOT_RESIST, NQM_48, "a broken defender rolls no dice")                           \
    X(TELL_COMMITTED, NQM_01, "{unit} is committed, {0} of {1} clean")                         \
    X(TELL_HELD, NQM_20, "{unit} is held back")                                                \
    X(TELL_JOINS, NQM_20, "{unit} joins the assault, {0} of {1} clean")                        \
    X(TELL_COMMAND, NQM_02, "the command figure takes part: the stands may assault together")  \
    X(TELL_ALONE, NQM_02, "without an unwounded command figure {unit} attacks alone")          \
    X(TELL_NO_COMMAND, NQM_02, "without an unwounded command figure the assault stops")        \
    X(TELL_ATTACK_DICE, NQM_04,                                                                \
      "the attacker takes {0} {0:die|dice} for {1} clean {1:point|points}")                    \
    X(TELL_DEFENCE_DICE, NQM_05,                                                               \
      "the defender takes {0} {0:die|dice} for {1} clean {1:point|points}")                    \
    X(TELL_CHOSEN_DICE, NQM_09, "the defender chooses {0} of the {1} dice he may roll")        \
    X(TELL_STANDOFF, NQM_13, "nobody is hurt")                                                 \
    X(TELL_PIN, NQM_15, "{unit} takes a pin: {0} of {1} clean")                                \
    X(TELL_BREAK_IN, NQM_21, "the attacker is {0} ahead: bases inside the position, {1}")      \
    X(TELL_PUSHED_OUT, NQM_22, "the defender is {0} ahead: bases inside the position, {1}")    \
    X(TELL_NO_TEST, NQM_25, "nobody has to test")                                              \
    X(TELL_TEST, NQM_25, "{side} must test: casualties {0} of {1}")                            \
    X(TELL_HOLDS, NQM_26, "{side} holds")                                                      \
    X(TELL_BREAKS, NQM_26, "{side} breaks")                                                    \
    X(TELL_SPENT, NQM_24, "{side} has no clean point left to fight with")                      \
    X(TELL_WON, NQM_17, "the position is taken")                                               \
    X(TELL_REPELLED, NQM_17, "the attack is broken")                                           \
    X(TELL_BOTH, NQM_17, "both sides are broken")                                              \
    X(TELL_GIVES_UP, NQM_17, "the attacker gives up")                                          \
    X(TELL_WITHDRAWS, NQM_24, "the defender withdraws and yields the position")                \
    X(TELL_GIVES_WAY, NQM_24, "the defender gives way and yields the position")                \
    X(TELL_AGAIN, NQM_16, "attacks left in this hour: {0}")                                    \
    X(TELL_UNLIMITED, NQM_16, "Elite may attack again without limit")                          \
    X(TELL_HOUR_OVER, NQM_18, "the attacks of this hour are used up")                          \
    X(TELL_NEXT_HOUR, NQM_19, "hour {0} begins")                                               \
    X(TELL_UNRESOLVED, NQM_19, "no attack is left and nobody is beaten")                       \
    X(SHOW_FORCES, NQM_06,                                                                     \
      "{0} {Attacker.quality} {0:point|points} attack {1} {Defender.quality} "                 \
      "{1:point|points}")                                                                      \
    X(SHOW_CLEAN_FORCES, NQM_06,                                                               \
      "{0} clean {Attacker.quality} {0:point|points} attack {1} clean {Defender.quality} "     \
      "{1:point|points}")                                                                      \
    X(SHOW_TIME, NQM_16, "{0} {0:hour|hours}, up to {1} {1:attack|attacks}")                   \
    X(SHOW_TIMES, NQM_16, "{0} hours, up to {1} {1:attack|attacks} in each")                   \
    X(SHOW_NO_TIME, NQM_16, "{0} {0:hour|hours}, attacks without limit")                       \
    X(SHOW_APPROACHES, NQM_01, "the approaches")                                               \
    X(SHOW_POSITION, NQM_23, "the position")                                                   \
    X(SHOW_ASSAULTING, NQM_01, "assaulting")                                                   \
    X(SHOW_COMMAND, NQM_02, "leads: stands may assault together")                              \
    X(SHOW_HELD, NQM_20, "held back")                                                          \
    X(SHOW_SUPPORTING, NQM_S01, "takes no part in an assault")                                 \
    X(SHOW_DEFENDING, NQM_03, "defending")                                                     \
    X(SHOW_OFF, NQM_S05, "overloaded, off the field")                                          \
    X(SHOW_CLOCK, NQM_18, "hour {0}, attacks made {1}")                                        \
    X(SHOW_INSIDE, NQM_21, "bases inside the position: {0}")                                   \
    X(SHOW_PASSED, NQM_26, "{side} has passed his break test")                                 \
    X(SHOW_FAILED, NQM_26, "{side} is broken")

enum nqm_telling {
#define TELLING(tag, clause, words) tag,
    NQM_TELLINGS(TELLING)
#undef TELLING
        NQM_TELLINGS_COUNT
};

// --- Arithmetic (nqm_points.c) ---------------------------------------------------------------

int nqm_clean(const nqm_battle *b, const nqm_now *now, int side,
              int stand); // points of a stand
bool nqm_takes_part(const nqm_battle *b, const nqm_now *now, int side, int stand);
int nqm_clean_points(const nqm_battle *b, const nqm_now *now,
                     int side); // of all that take part
int nqm_clean_stands(const nqm_battle *b, const nqm_now *now, int side); // how many have one
int nqm_dice_most(const nqm_battle *b, const nqm_now *now, int side);
void nqm_casualties(const nqm_battle *b, const nqm_now *now, int side, int *casualties,
                    int *strength);
bool nqm_test_reached(const nqm_battle *b, const nqm_now *now, int side);
bool nqm_beaten(const nqm_battle *b, const nqm_now *now, int side);
bool nqm_alike(const nqm_battle *b, const nqm_now *now, int side, int one, int other);
int nqm_command_figure(const nqm_battle *b, const nqm_now *now); // ungrouped, unwounded; or -1
bool nqm_grouped_command(const nqm_battle *b, const nqm_now *now); // committed, unwounded
bool nqm_command_present(const nqm_battle *b, const nqm_now *now);
int nqm_bases_committed(const nqm_battle *b, const nqm_now *now);
int nqm_bases_defending(const nqm_battle *b, const nqm_now *now);

// --- Who takes part (nqm_commit.c) -----------------------------------------------------------

// Moves the cursor to the next stand that has two legal answers, answering for those that have
// one. False when the bundle is over.
bool nqm_commit_asks(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_commit_answer(const nqm_battle *b, nqm_now *now, bool commit, bay_trace *why);
bool nqm_has_reserve(const nqm_battle *b, const nqm_now *now);
// Stands to pick from, or to pin, the standing order first. Returns how many.
int nqm_pickable(const nqm_battle *b, const nqm_now *now, uint8_t list[NQM_STANDS_MAX]);
int nqm_pinnable(const nqm_battle *b, const nqm_now *now, int side,
                 uint8_t list[NQM_STANDS_MAX]);

// --- Flow (nqm_flow.c) -----------------------------------------------------------------------

void nqm_begin(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_attack_begins(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_attack_dice(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_defence_dice(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_throw_ready(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_casualties_placed(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_pin(const nqm_battle *b, nqm_now *now, int side, int stand, bay_trace *why);
void nqm_tests_done(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_bundle_over(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_goes_on(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_hour_turns(const nqm_battle *b, nqm_now *now, bay_trace *why);
void nqm_end(const nqm_battle *b, nqm_now *now, int ending, int telling, bay_trace *why);

// --- The waist (nqm_load.c, nqm_steps.c, nqm_score.c) ----------------------------------------

bay_status nqm_load(const bay_loading *in, bay_battle **out, bay_fault *why);
void nqm_first(const bay_battle *battle, void *at, bay_trace *why);
void nqm_step(const bay_battle *battle, const void *at, bay_step *out);
void nqm_option(const bay_battle *battle, const void *at, int index, bay_option *out);
void nqm_take(const bay_battle *battle, void *at, int index, bay_trace *why);
void nqm_score(const bay_battle *battle, const void *at, bay_score *out);
void nqm_look(const bay_battle *battle, const void *at, int32_t *features);
void nqm_view(const bay_battle *battle, const void *at, bay_view *sink);

extern const bay_param NQM_PARAM_TABLE[];
extern const bay_key NQM_KEY_TABLE[];

#endif
