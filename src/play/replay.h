// Replaying a record: where it stands. Every call walks it from its start.
#ifndef BAY_PLAY_REPLAY_H
#define BAY_PLAY_REPLAY_H

#include "play/context.h"

// The line of play: the situations it came through, and the throw that is under way.
typedef struct replay {
    bay_memory memory;
    const bay_battle *battle;
    size_t bytes;  // of a situation: size and told
    uint8_t *past; // [room * bytes] situations, `steps` of them before the present one
    uint32_t steps, room;
    uint8_t *faces; // [faces_room] of the throw under way
    size_t thrown, faces_room;
    uint32_t parts; // lines of a record that it came in so far
    bool seeded;
    uint64_t seed;
    bool checked;   // what its lines say is checked against one another
    bool tells_own; // its lines say which dice are not its seed's
} replay;

// What one step did, for whoever tells of it.
typedef struct replay_events {
    bay_memory memory;
    bay_event *event; // [count]
    uint32_t count, room;
} replay_events;

// At the first situation. To be freed with replay_free. `why`: what it tells; NULL not wanted.
bay_status replay_begin(bay_memory memory, const bay_battle *battle, replay *out,
                        replay_events *why);
void replay_free(replay *r);
void replay_events_free(replay_events *e);

// The situation it stands at, and what it asks.
const void *replay_at(const replay *r);
bay_step replay_step(const replay *r);

// What can be chosen, the standing order first: list[BAY_OPTIONS_MAX]. Returns how many; 0 where no
// choice is asked.
uint32_t replay_options(const replay *r, bay_option *list);

// Chooses one of them. Or the throw under way is over and says `result`.
bay_status replay_choose(replay *r, const bay_option *option, replay_events *why);
bay_status replay_resolve(replay *r, uint32_t result, replay_events *why);

// Puts moves[count] down, all at once. BAY_FORBIDDEN: *bad has the breaches, the first of them at least.
bay_status replay_place(replay *r, const bay_move *moves, uint32_t count, replay_events *why,
                        replay_events *bad);

// Adds faces to the throw under way; they were found good. *ask says what is asked then.
bay_status replay_throw(replay *r, const uint8_t *faces, size_t count, bay_ask *ask);

// What the throw under way asks.
bay_ask replay_asks(const replay *r);

// Takes back `count` steps, a throw under way being one. False: there are not so many.
bool replay_undo(replay *r, uint32_t count);

#endif
