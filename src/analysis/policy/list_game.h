// The game in which one side follows a list of orders and the other answers best.
//
// Lists are tried one after another and make nearly the same choices. So the value of every
// situation is kept. When another option is chosen, only the situations that lead there are decided
// again, as far back as something changes. Every value is the one that a pass over all situations
// would find.
#ifndef BAY_ANALYSIS_POLICY_LIST_GAME_H
#define BAY_ANALYSIS_POLICY_LIST_GAME_H

#include "analysis/solve/best.h"

// Edges by where they lead: those into i begin in components
// from[first[i]] .. from[first[i + 1] - 1].
typedef struct back_edges {
    uint32_t *first; // [situations + 1]
    uint32_t *from;  // [edges]
} back_edges;

// Free it whatever is returned.
//   in      part  [situations]: the component of each
//   errors  BAY_NO_MEMORY
bay_status back_edges_make(const bay_graph *graph, const uint32_t *part, back_edges *out);
void back_edges_free(const bay_graph *graph, back_edges *from);

typedef struct list_game_change { // a situation before it was changed
    uint32_t at;
    uint16_t option;
    double value;
} list_game_change;

typedef struct list_game {
    best play; // its `option` is the choice in each situation, its `value` the worth
    const back_edges *back;
    const uint32_t *part;
    bool settled_once;     // false: the first settling decides everything at once
    uint64_t *due;         // [components / 64 + 1]: a bit for each one to be decided again
    uint32_t dues;         // no bit from here on is set
    bool remembers;        // changes are recorded and can be undone
    list_game_change *was; // [wases]
    uint32_t wases, was_room;
} list_game;

// Makes the game in which the sides `follows` keep to standing orders at first. The other sides,
// except those of `seeks`, keep to `given`. Free it whatever is returned.
//   errors  BAY_NO_MEMORY
bay_status list_game_new(const bay_graph *graph, const bay_aim *aim, int seeks, int follows,
                         const bay_policy *given, list_game *out);
void list_game_free(list_game *from);

// Lets the side that follows the list choose `option` in situation `at` from now on.
//   errors  BAY_NO_MEMORY
bay_status list_game_choose(list_game *game, uint32_t at, uint16_t option);

// Decides again everything that depends on the changed choices. The value of the game is then
// play.value[0].
//   errors  as bay_best_make
bay_status list_game_settle(list_game *game);

// list_game_remember starts to record changes; list_game_undo undoes all changes since then.
void list_game_remember(list_game *game);
void list_game_undo(list_game *game);

#endif
