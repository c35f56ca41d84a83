// The waist: what every rule system provides, and all that analysis may ask.
//
// A rule system is a game tree. In every situation it says one of three things: chance (this
// throw is made and read so), choice (this side picks one of these options), or end. It never
// rolls a die and never decides. Play, odds, best orders, simulation and the page are written
// once over this header and know no rule system by name.
//
// Unless it says otherwise: a function is pure, allocates nothing, asserts rather than fails, and
// may be called from any thread. Texts are static, UTF-8, NUL-terminated.
#ifndef BAYONET_GAME_H
#define BAYONET_GAME_H

#include "bayonet/battle.h"
#include "bayonet/joined.h"
#include "bayonet/keys.h"
#include "bayonet/marks.h"
#include "bayonet/memory.h"
#include "bayonet/status.h"
#include "bayonet/throw.h"
#include "bayonet/value.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

// Limits of rule systems.
enum {
    BAY_SITUATION_MAX = 8192, // bytes of a situation, `size` and `told` together
    BAY_OPTIONS_MAX = 128,
    BAY_PLACEABLE_MAX = 128, // pieces that may be put down by hand at a time
    BAY_FEATURES_MAX = 64,
    BAY_ENDINGS_MAX = 16,
    BAY_EVENTS_MAX = BAY_NAMES_MAX // clauses that a throw itself can cite
};

// What a situation is: dice are thrown, a side chooses, or it is over.
typedef enum bay_step_kind { BAY_CHANCE, BAY_CHOICE, BAY_END } bay_step_kind;

// --- Plain values passed through the waist ---------------------------------------------------

// What a situation asks.
typedef struct bay_step {
    uint16_t id;     // row of rules->steps
    uint8_t kind;    // bay_step_kind
    uint8_t who;     // the side that chooses; BAY_NOBODY otherwise
    uint8_t settled; // 1: no ending and no measure can change any more; score() answers here
    uint8_t free;    // 1: place() is allowed here as well as the options
    uint16_t unit, other; // whom it is about, where the words of the step say {unit} {other}
    int32_t number[2];    // and {0} {1}
    bay_throw dice;       // chance
} bay_step;

// One thing that a side may choose.
typedef struct bay_option {
    uint16_t row;      // of rules->options
    uint16_t unit;     // its {unit}, or BAY_NO_UNIT
    int32_t number[2]; // its {0} {1}
    int32_t own;       // for apply() alone: a value that the rules keep for it
} bay_option;

// A piece put down by hand. Places and facings are in the system's own units; on the plane they are
// tenths of a millimetre and of a degree.
typedef struct bay_move {
    uint16_t unit;  // of battle->units
    int32_t x, y;   // where
    int32_t facing; // which way it looks
} bay_move;

// A piece that may be put down by hand.
typedef struct bay_placeable {
    bay_move now;           // where it is
    int32_t from_x, from_y; // where it was as its move began
} bay_placeable;

// One consequence, with the clause its telling names.
typedef struct bay_event {
    uint16_t telling;     // row of rules->tellings
    uint16_t unit, other; // its {unit} {other}, or BAY_NO_UNIT
    uint8_t side;         // its {side}: bay_side
    int32_t number[3];    // its {0} {1} {2}
} bay_event;

// A log of what happened. Events beyond `room` are counted and not kept.
typedef struct bay_trace {
    bay_event *event; // the caller's [room]
    uint32_t count;   // events so far, kept or not
    uint32_t room;    // for how many there is memory
} bay_trace;

// How an assault ended, and what it cost.
typedef struct bay_score {
    uint16_t ending;                   // row of rules->endings
    int32_t measure[BAY_MEASURES_MAX]; // 0 .. battle->most
} bay_score;

// --- What a step does -------------------------------------------------------------------------
// `at`: a situation at the step. why: NULL in analysis, where told bytes may stay unchanged

// Completes *step, which is about nobody yet: sets unit, other, numbers, and the dice of a throw.
typedef void bay_about_fn(const bay_battle *battle, const void *at, bay_step *step);

// Lists all options, the standing order first. An option has a meaning in this situation only, and
// its place in the list has none outside it.
//   out     list    [BAY_OPTIONS_MAX], every field written
//   returns 2 .. BAY_OPTIONS_MAX; a single legal answer is not asked
typedef uint32_t bay_options_fn(const bay_battle *battle, const void *at, bay_option *list);

// Carries out the choice of `chosen`, one of those listed. Deterministic.
typedef void bay_apply_fn(const bay_battle *battle, void *at, const bay_option *chosen,
                          bay_trace *why);

// Carries out the `result` of the dice. Deterministic.
typedef void bay_resolve_fn(const bay_battle *battle, void *at, uint32_t result,
                            bay_trace *why);

// True if no ending and no measure can change any more. Then score() answers.
typedef bool bay_settled_fn(const bay_battle *battle, const void *at);

// --- Tables: a rule system is data -----------------------------------------------------------
// Every table ends with a row whose first field is NULL. Clauses are numbered by their row.

// A rule of the printed text, in our own words.
typedef struct bay_clause {
    const char *id;      // NQM-07
    int revision;        // raised when our reading changes
    const char *where;   // in the printed rules
    const char *summary; // what it says, a sentence or two
    const char *omitted; // why it is not modelled; NULL when it is
} bay_clause;

// A kind of step: what is asked, thrown or over, and what the rules do about it. The step table is
// the state machine. A further question is a further row and the functions that it names.
typedef struct bay_step_info {
    const char *id;       // kebab-case, stable: attack-again
    uint8_t kind;         // bay_step_kind
    uint8_t who;          // choice: the side that chooses
    uint8_t free;         // 1: place() is allowed here as well as the options
    int clause;           // row of `clauses`
    const char *words;    // the question, as a person asks it; {feature} is its value here,
                          // {unit} {other} {0} {1} are the step's own; {+0} shows the sign
    const char *bundle;   // shared by questions to one side that a person takes as one decision
    const char *standing; // choice: the standing order in one sentence
    // choice: a sentence on what best play considers, if that is not all one may do; NULL: it is
    const char *among;
    // Chance: clauses that the throw itself cites. Pools: first wins, second wins, tie, spare;
    // chain: by name. -1 none; NULL: none at all. Read through bay_step_event
    const int16_t *events;
    // Chance: what each question of the throw is called, by name, then NULL. See bay_step_stage
    const char *const *stages;
    // Choice: rows of `options` that it can have, ended by BAY_NO_ROW; NULL: not said
    const uint16_t *offers;
    // choice: those of them by which the side holds back, ended by BAY_NO_ROW; NULL: none
    const uint16_t *declines;

    bay_about_fn *about; // whom it is about, its numbers, its dice; NULL where there is nothing
    bay_options_fn *options;  // choice
    bay_apply_fn *apply;      // choice
    bay_resolve_fn *resolve;  // chance
    bay_settled_fn *settled;  // NULL: only an end is settled
    const bay_joined *joined; // chance; NULL: throws are never joined here
} bay_step_info;

enum { BAY_NO_ROW = 0xFFFF }; // past the last of a list of rows

// A list of rows, for `offers` and `declines`.
#define BAY_ROWS(...) ((const uint16_t[]){__VA_ARGS__, BAY_NO_ROW})
// The clauses of a throw, for `events`.
#define BAY_EVENTS(...) ((const int16_t[BAY_EVENTS_MAX]){__VA_ARGS__})
// What the questions of a throw are called, for `stages`.
#define BAY_STAGE_NAMES(...) ((const char *const[]){__VA_ARGS__, NULL})

// What an option may be. {0} {1} are its numbers, {unit} its unit: id in ids, name in words.
typedef struct bay_option_row {
    const char *id;    // kebab-case: dice-{0}
    const char *words; // what a side may choose to do: roll {0} dice
    int clause;        // row of `clauses`; -1: that of the question
} bay_option_row;

// A whole number about a situation that a person at the table can see.
typedef struct bay_feature {
    const char *id;    // snake_case and dots: attacker.clean
    const char *words; // attacker's clean strength points
    int32_t low, high; // the widest range it can have
} bay_feature;

// A named aim. The two sides are opposed; worths are the attacker's, in points of a hundred.
typedef struct bay_aim_row {
    const char *id;    // kebab-case: ground
    const char *words; // what earns points
} bay_aim_row;

enum { BAY_AIMS_MAX = 4 }; // named aims of a rule system

// A way in which an assault can end.
typedef struct bay_ending {
    const char *id;                   // kebab-case: position-taken
    const char *words;                // position taken
    bay_fraction worth[BAY_AIMS_MAX]; // under each named aim, in the order of `aims`
    const char *meaning;              // a note for the player beside it; NULL: none
    bool gains; // the attacker has the ground (of several objectives: all of it)
} bay_ending;

// How reports word the total chance of the endings that gain. {0}: the number in 100, "76".
typedef struct bay_headline {
    const char *never;   // The attacker never holds the position at the end.
    const char *certain; // The attacker is certain to take the position.
    const char *often;   // In 100 such assaults the attacker takes the position in {0}.
    // And within other sentences, where "in 76" comes next:
    const char *falls; // the position falls
    const char *then;  // the position then falls
    const char *fell;  // the attacker took the position
} bay_headline;

// The first measure is attacker_losses, the second defender_losses, for every system.
typedef struct bay_measure {
    const char *id;                   // snake_case: attacker_losses
    const char *words;                // attacker's casualties (pins)
    const char *unit;                 // in the plural: strength points
    bay_fraction worth[BAY_AIMS_MAX]; // of one unit of it
    bool shared; // `worth` is for all of it: one unit is worth `worth` / battle->most
} bay_measure;

// A sentence of a trace or a drawing. {0} {1} {2} are numbers, {unit} a unit's name, {side} a side,
// {who} the unit or, if there is none, the side.
typedef struct bay_telling {
    const char *words; // the {side} loses {0}
    int clause;        // row of `clauses`; -1 none
} bay_telling;

// --- A rule system ---------------------------------------------------------------------------

// The input of load(): a document already checked against rules->keys, with short forms expanded
// and usual values filled in; and the settings of the parameters, also checked.
typedef struct bay_loading {
    const bay_rules *rules;      // whose load() it is
    const bay_value *document;   // the scenario
    const bay_setting *settings; // by row of rules->params; read through bay_param_get
    uint8_t *used;               // by row: 1 when this battle rests on it
    bay_memory memory;           // for the battle
} bay_loading;

// The only way to read a parameter: it marks that the battle rests on it.
static inline bay_setting bay_param_get(const bay_loading *in, int row) {
    in->used[row] = 1;
    return in->settings[row];
}

// Reads a parameter that affects only `told` bytes here, or nothing: no answer rests on it.
static inline bay_setting bay_param_peek(const bay_loading *in, int row) {
    return in->settings[row];
}

// A rule system: tables, each ended by a row whose first field is NULL, and functions. A system
// that is only analysed (bayonet/odds.h) needs no params, keys, attributes, headline, load, place
// and view. It needs tellings only if it tells something, and features and features_of only if
// orders are read or shortened.
struct bay_rules {
    const char *id;     // lower case: nqm
    const char *title;  // Not Quite Mechanised
    const char *source; // the printed rules and who wrote them
    const char *sample; // a scenario as JSON text
    // The key at the top of a scenario that says how long the assault may last: hours. NULL: none.
    // A word of it (`choices`) lets it last until it is decided, and reports say what that gives
    const char *clock;
    const bay_clause *clauses;       // every rule
    const bay_param *params;         // every number and every reading
    const bay_preset *presets;       // named sets of them; NULL: none
    const bay_profile *profiles;     // words that stand for numbers; NULL: none
    const bay_key *keys;             // every key of a scenario
    const bay_need *needs;           // keys that need another; NULL: none does
    const bay_step_info *steps;      // every kind of question and throw, and the ends
    const bay_option_row *options;   // every kind of answer
    const bay_feature *features;     // at most BAY_FEATURES_MAX
    const bay_aim_row *aims;         // ground first; at most BAY_AIMS_MAX
    const bay_ending *endings;       // at most BAY_ENDINGS_MAX
    const bay_measure *measures;     // casualties of both sides first; at most BAY_MEASURES_MAX
    const bay_attribute *attributes; // of a piece, at most BAY_ATTRIBUTES_MAX; NULL: none
    const bay_telling *tellings;     // everything that a trace or a drawing says
    uint16_t unresolved;             // the ending of an assault that goes on for ever
    uint16_t taken; // the ending a report names first; if it cannot come, the first that gains
    bay_headline headline; // how reports word the chance of the endings that gain

    // Makes the battle in one block from in->memory; freed by bay_battle_free.
    //   errors  BAY_BAD_INPUT, BAY_FORBIDDEN: *why says where and by which clause; BAY_NO_MEMORY
    bay_status (*load)(const bay_loading *in, bay_battle **out, bay_fault *why);

    // Situations: `at` has battle->size + battle->told bytes, aligned for int64_t.
    // Writes the situation in which the assault begins, after everything that nobody is asked
    // about. why: NULL in analysis
    void (*first)(const bay_battle *battle, void *at, bay_trace *why);
    // With joined throws: changes a situation into the one that stands for all with the same
    // questions, by the same names, and the same chances from then on. NULL: there are none
    void (*merge)(const bay_battle *battle, void *at);
    // The row of `steps` at which the situation stands.
    uint16_t (*stage)(const bay_battle *battle, const void *at);
    // Puts pieces down by hand, all at once, if the step is free. NULL if the system has none.
    //   in      moves  [count], at least one, each of another unit
    //   out     why    what it tells
    //           bad    each breach of the rules: its telling says what and by which clause, its
    //                  unit which piece
    //   returns whether it is allowed; if not, *at is untouched and *bad has at least one breach
    bool (*place)(const bay_battle *battle, void *at, const bay_move *moves, uint32_t count,
                  bay_trace *why, bay_trace *bad);
    // Lists the pieces that may be put down by hand if the step is free, and where. NULL: none may
    //   out     list   [BAY_PLACEABLE_MAX]
    //   returns how many
    uint32_t (*placeable)(const bay_battle *battle, const void *at, bay_placeable *list);
    // At an end or settled situation: how it ended. Anywhere else: the measures so far, with the
    // ending `unresolved` (needed where play can go round for ever).
    void (*score)(const bay_battle *battle, const void *at, bay_score *out);
    // Writes the values of the features, [features].
    void (*features_of)(const bay_battle *battle, const void *at, int32_t *features);
    // Draws the situation: pieces, cells, areas, signs.
    void (*view)(const bay_battle *battle, const void *at, bay_view *sink);
};

// --- Asking it -------------------------------------------------------------------------------

// The row of the step at which a situation stands.
static inline const bay_step_info *bay_step_at(const bay_battle *battle, const void *at) {
    return &battle->rules->steps[battle->rules->stage(battle, at)];
}

// The clause of an event of this row's throw; -1: it cites none.
static inline int bay_step_event(const bay_step_info *row, int event) {
    return row->events ? row->events[event] : -1;
}

// What the question `name` of this row's throw is called; NULL: nothing.
static inline const char *bay_step_stage(const bay_step_info *row, int name) {
    for (const char *const *stage = row->stages; stage && *stage; stage++)
        if (name-- == 0) return *stage;
    return NULL;
}

// True if no ending and no measure can change any more in a situation at this row of `steps`.
static inline bool bay_step_settled(const bay_battle *battle, const bay_step_info *row,
                                    const void *at) {
    return row->settled ? row->settled(battle, at) : row->kind == BAY_END;
}

// The question of a situation at step `id`, for a caller who knows whether it is settled. Every
// field is written.
static inline void bay_step_ask(const bay_battle *battle, const void *at, uint16_t id,
                                bool settled, bay_step *out) {
    const bay_step_info *row = &battle->rules->steps[id];
    memset(out, 0, sizeof *out);
    out->id = id;
    out->kind = row->kind;
    out->who = row->kind == BAY_CHOICE ? row->who : (uint8_t)BAY_NOBODY;
    out->free = row->free;
    out->unit = out->other = BAY_NO_UNIT;
    out->settled = settled;
    if (row->about) row->about(battle, at, out);
}

// The question of a situation. Every field is written.
static inline void bay_step_read(const bay_battle *battle, const void *at, bay_step *out) {
    uint16_t id = battle->rules->stage(battle, at);
    bool settled = bay_step_settled(battle, &battle->rules->steps[id], at);
    bay_step_ask(battle, at, id, settled, out);
}

// --- Telling ---------------------------------------------------------------------------------

// Writes one event. Does nothing when `why` is NULL.
static inline void bay_tell_event(bay_trace *why, bay_event event) {
    if (!why) return;
    if (why->count < why->room) why->event[why->count] = event;
    why->count++;
}

// The same for an event about one unit (or BAY_NO_UNIT) and up to three numbers (or NULL).
static inline void bay_tell(bay_trace *why, int telling, bay_side side, int unit,
                            const int32_t number[3]) {
    if (!why) return;
    bay_event event = {
        (uint16_t)telling, (uint16_t)unit, BAY_NO_UNIT, (uint8_t)side, {0, 0, 0}};
    for (int i = 0; number && i < 3; i++) event.number[i] = number[i];
    bay_tell_event(why, event);
}

// Frees what load() made. NULL is harmless.
void bay_battle_free(bay_memory memory, bay_battle *battle);

// The rule systems, in the order of the registry; NULL past the last.
const bay_rules *bay_rules_at(size_t index);

// The rule system called `id`; NULL when there is none.
const bay_rules *bay_rules_find(const char *id);

#ifdef __cplusplus
}
#endif
#endif
