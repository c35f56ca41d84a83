// Ids of units, told apart, so that no question offers two options of one id.
//
// Two ids of one side clash if among the options of one question one about the first would have the
// id of one about the second: slay-{unit} of wounded-ogryns and slay-wounded-{unit} of ogryns. Ids
// that are the same clash whatever their sides: conditions of orders name units of both.
#ifndef BAY_IDS_ID_SET_H
#define BAY_IDS_ID_SET_H

#include "bayonet/game.h"

enum { ID_TWINS_MAX = 8, ID_OPTION_MAX = 256 };

// An id that is given out. Its owner keeps it where it is.
typedef struct id_known {
    const char *id;
    bay_side side;
    const struct id_known *next; // that was added before it
} id_known;

typedef struct id_set {
    const id_known *last;
    // Options of one question of which the longer begins as the shorter does: slay-, slay-wounded-
    struct id_twins {
        const char *shorter, *between; // slay-, wounded-
        uint8_t head, size;            // letters of each
    } twin[ID_TWINS_MAX];
    int twins;
} id_set;

// Begins a set of ids for these rules; it is all zeros before.
void id_set_begin(id_set *set, const bay_rules *rules);

// Adds an id that is given out; `known` has to live as long as the set.
void id_set_add(id_set *set, id_known *known);

// The first that clashes with the id of a unit of this side; NULL: none.
//   out  option  [ID_OPTION_MAX] the option that would be made twice, "" if the ids are the same;
//                NULL: not wanted
const id_known *id_set_clash(const id_set *set, const char *id, bay_side side, char *option);

// Appends -2, -3, … to an id until it clashes with none. It is cut if it would have more than
// `most` letters.
//   in,out  id  [most + 1], no longer than that
//   in      most  12 or more
void id_set_tell_apart(const id_set *set, bay_side side, char *id, size_t most);

#endif
