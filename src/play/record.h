// A record: the whole scenario, then every choice and every throw, one on each line.
//
//     {"format": "bayonet/record/1", "rules": …, "scenario": …, "seed": …, "sha256": …, "version": …}
//     {"at": "defence", "choose": "dice-2", "side": "defender"}
//     {"at": "attack", "part": [6, 4]}             of an incomplete throw
//     {"at": "attack", "faces": [[6, 4, 2], [5, 5]], "parts": 1}
//     {"at": "deploy", "place": {"facing": 0, "unit": "a-coy", "x": 3, "y": 4}}     or a list
//     {"undo": 1}
//
// A line that continues a throw, or takes it back, says how many parts came before it. A line whose
// dice are not those of the record's seed has "own": true.
#ifndef BAY_PLAY_RECORD_H
#define BAY_PLAY_RECORD_H

#include "play/assault.h"

enum { RECORD_HASH_SIZE = 65 };

// Whether the request names a record.
bool record_is_named(const context *ctx);

// Reads, loads and replays the record that the request names, up to the line `at`, if it says so.
//   out     out     always to be freed with assault_free
//           last    the events of the last line; NULL not wanted
//   errors  BAY_BAD_RECORD and all errors of loading; ctx->refusal has the line
bay_status record_load(context *ctx, assault *out, replay_events *last);

// The same step by step, for a caller that looks at every line: get the lines up to `at`, begin
// with the first, carry out each other one. A line is a map or its text. The caller sets
// ctx->refusal.record_line.
//   in      doing   with its `events`
const char *record_version(context *ctx,
                           const bay_value *header); // that wrote it; NULL: not stated
bay_status record_lines(context *ctx, const bay_value **lines, uint32_t *count);
bay_status record_begin(context *ctx, const bay_value *line, assault *out,
                        replay_events *events);
typedef struct record_doing record_doing;
bay_status record_do(context *ctx, replay *r, const bay_value *line, record_doing *doing);

// The SHA-256 of a scenario, over its canonical JSON.
bay_status record_hash(context *ctx, const bay_value *whole, char hash[RECORD_HASH_SIZE]);

// --- What a line, or a move, does (record_do.c) ----------------------------------------------

struct record_doing {
    bay_step step;         // the step that it answers
    uint32_t place;        // in the line of play: the number of steps before it
    uint32_t parts;        // of the throw that it continues
    bool own;              // its dice are not the seed's
    replay_events *events; // NULL: not wanted
    bool done;             // out: a step was made; false for a part of a throw, or an undo
    bool placed;           // out: it was a placement
    bay_option option;     // out: the chosen option
    const bay_move *moves; // out: [move_count] pieces put down, in ctx->arena
    uint32_t move_count;
    size_t thrown;  // out: faces of the throw, in the replay's `faces`
    int64_t undone; // out: steps taken back
};

record_doing record_doing_at(const replay *r, replay_events *events);

// Each answers the present question. A fault cites the clause of the question.
//   errors  BAY_BAD_RECORD, BAY_FORBIDDEN, BAY_NO_MEMORY; *r is then unchanged
bay_status record_choose(context *ctx, replay *r, const bay_value *id, record_doing *doing);
bay_status record_choose_option(replay *r, const bay_option *option, record_doing *doing);
// One piece as a map, or several as a list of maps (record_place.c).
bay_status record_place(context *ctx, replay *r, const bay_value *said, record_doing *doing);
bay_status record_undo(context *ctx, replay *r, const bay_value *count, record_doing *doing);
// More faces of the throw: a list of numbers, or of lists of them.
bay_status record_throw(context *ctx, replay *r, const bay_value *faces, record_doing *doing);
// The same, faces[count].
bay_status record_throw_faces(context *ctx, replay *r, const uint8_t *faces, size_t count,
                              record_doing *doing);

// Reads faces from a value; NULL: it has none (a fault is added), or out of memory.
const uint8_t *record_faces(context *ctx, const bay_value *value, size_t *count);

// Adds a BAY_BAD_RECORD fault about the present question of *r. `words` may be NULL if the caller
// writes them.
bay_fault *record_fault(context *ctx, const replay *r, const char *path, const char *words);

// --- Checking what it says of itself (record_check.c) ------------------------------------------

// Checks that it has only these keys, `at|side`; `words` is the message.
bay_status record_check_keys(context *ctx, const bay_value *map, const char *keys,
                             const char *words);

// Checks that no later version wrote it. *same_rules: the version that wrote it has these rules.
bay_status record_check_version(context *ctx, const bay_value *header, bool *same_rules);

// Checks that as many parts of the throw come before a line as it says.
bay_status record_check_parts(context *ctx, const replay *r, const bay_value *line);

// Checks that the dice of a line are what the seed throws there, or are marked as the players' own.
typedef struct record_dice {
    const char *member;   // of the line
    const uint8_t *faces; // [count] of the throw so far; they fit it
    size_t lying, count;  // `lying` of them are from earlier lines and come first
} record_dice;
bay_status record_check_dice(context *ctx, const replay *r, const record_doing *doing,
                             const bay_value *line, record_dice dice);

// --- Writing lines (record_write.c): items of the list that `to` is in ----------------------------

bay_status record_write_header(context *ctx, const scenario *of, const bay_value *seed);
void record_write_choice(json *to, const replay *r, const record_doing *doing);
void record_write_faces(json *to, const replay *r, const record_doing *doing);
void record_write_part(json *to, const replay *r, const record_doing *doing, size_t before);
void record_write_place(json *to, const replay *r, const record_doing *doing);
void record_write_undo(json *to, const record_doing *doing);

// Faces as a list of lists, one for each question of the throw.
void record_write_stages(json *to, const bay_throw *dice, const uint8_t *faces, size_t count);

#endif
