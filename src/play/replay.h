// The replay of a record, and its present situation. Every request walks it from its start.
#ifndef BAY_PLAY_REPLAY_H
#define BAY_PLAY_REPLAY_H

#include "play/context.h"

// The line of play: the situations so far, and the throw under way.
typedef struct replay {
    bay_memory memory;
    const bay_battle *battle;
    size_t bytes;  // of a situation: size and told
    uint8_t *past; // [room * bytes] situations, `steps` of them before the present one
    uint32_t steps, room;
    uint8_t *faces; // [faces_room] of the throw under way
    size_t thrown, faces_room;
    uint32_t parts; // lines of a record that hold parts of it so far
    bool seeded;
    uint64_t seed;
    bool checked;   // the statements of its lines are checked against one another
    bool tells_own; // its lines mark the dice that are not its seed's
} replay;

// The events of one step, for callers that report them.
typedef struct replay_events {
    bay_memory memory;
    bay_event *event; // [count]
    uint32_t count, room;
} replay_events;

// Starts at the first situation. Free it with replay_free. `why`: its events; NULL not wanted.
bay_status replay_begin(bay_memory memory, const bay_battle *battle, replay *out,
                        replay_events *why);
void replay_free(replay *r);
void replay_events_free(replay_events *e);

// The present situation, and its question.
const void *replay_at(const replay *r);
bay_step replay_step(const replay *r);

// Lists the options, the standing order first: list[BAY_OPTIONS_MAX]. Returns how many; 0 if no
// choice is asked.
uint32_t replay_options(const replay *r, bay_option *list);

// Chooses one of them; or ends the throw under way with `result`.
bay_status replay_choose(replay *r, const bay_option *option, replay_events *why);
bay_status replay_resolve(replay *r, uint32_t result, replay_events *why);

// Puts moves[count] down, all at once. BAY_FORBIDDEN: *bad has the breaches, at least the first.
bay_status replay_place(replay *r, const bay_move *moves, uint32_t count, replay_events *why,
                        replay_events *bad);

// Adds faces to the throw under way, after checking them. *ask is the next question.
bay_status replay_throw(replay *r, const uint8_t *faces, size_t count, bay_ask *ask);

// The present question of the throw under way.
bay_ask replay_asks(const replay *r);

// Takes back `count` steps; a throw under way counts as one. False: there are fewer.
bool replay_undo(replay *r, uint32_t count);

#endif
