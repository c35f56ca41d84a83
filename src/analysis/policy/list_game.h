// The game in which one side follows a list of orders and the other answers best.
//
// Lists are tried one after another and choose the same nearly everywhere. So what every situation is
// worth is kept, and where another option is chosen only those situations are decided again that lead
// there, as far back as something changes: every value is what a pass over all of them would find.
#ifndef BAY_ANALYSIS_POLICY_LIST_GAME_H
#define BAY_ANALYSIS_POLICY_LIST_GAME_H

#include "analysis/solve/best.h"

// Edges by where they lead: those into i begin in components from[first[i]] .. from[first[i + 1] - 1].
typedef struct back_edges {
    uint32_t *first; // [situations + 1]
    uint32_t *from;  // [edges]
} back_edges;

// To be freed whatever is returned.
//   in      part  [situations]: the component that one is in
//   errors  BAY_NO_MEMORY
bay_status back_edges_make(const bay_graph *graph, const uint32_t *part, back_edges *out);
void back_edges_free(const bay_graph *graph, back_edges *from);

typedef struct list_game_change { // a situation before it was changed
    uint32_t at;
    uint16_t option;
    double value;
} list_game_change;

typedef struct list_game {
    best play; // whose `option` is what comes up, and `value` what it is worth
    const back_edges *back;
    const uint32_t *part;
    bool settled_once;     // before, all is decided at once
    uint64_t *due;         // [components / 64 + 1]: a bit for each that is to be decided again
    uint32_t dues;         // none from here on is
    bool remembers;        // what changes can be undone
    list_game_change *was; // [wases]
    uint32_t wases, was_room;
} list_game;

// The game in which `follows` keeps to standing orders so far, and the others, but for those of
// `seeks`, to `given`. To be freed whatever is returned.
//   errors  BAY_NO_MEMORY
bay_status list_game_new(const bay_graph *graph, const bay_aim *aim, int seeks, int follows,
                         const bay_policy *given, list_game *out);
void list_game_free(list_game *from);

// Lets who follows choose `option` in situation `at` from now on.
//   errors  BAY_NO_MEMORY
bay_status list_game_choose(list_game *game, uint32_t at, uint16_t option);

// Decides whatever hangs on what was chosen. What the game is worth is then play.value[0].
//   errors  as bay_best_make
bay_status list_game_settle(list_game *game);

// From now on what changes is remembered; all that is since then is undone.
void list_game_remember(list_game *game);
void list_game_undo(list_game *game);

#endif
