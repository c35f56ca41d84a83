// Reading a scenario, and refusing it.
//
// A node is a place in the document, whether anything stands there or not. It knows the way to
// itself, so a refusal says where it is from and a scenario that is right pays nothing for it:
//
//     kit_node group = kit_at(&document, "attacker"), units = kit_at(&group, "units");
//     kit_node unit = kit_item(&units, 1);
//     return kit_refuse(&unit, (kit_fault){.key = "quality", .clause = PCC_29, .words = "…"});
//
// says attacker.units[1].quality. A node must not outlive the one that it was made from.
//
// The key table has checked kinds, ranges and words before: what is not of the kind asked for
// counts as absent. Every function is pure, allocates nothing and may be called from any thread;
// texts that are returned live as long as the document.
#ifndef BAY_RULES_KIT_READER_H
#define BAY_RULES_KIT_READER_H

#include "bayonet/game.h"

#include "base/text.h"
#include "rules/kit/kit_set.h"

enum { KIT_PATH_MAX = 160 }; // bytes of a path, with the NUL

extern const char *const KIT_SIDES[2]; // the keys of both sides, by bay_side

typedef struct kit_node {
    const bay_rules *rules;       // whose clauses a refusal cites
    bay_fault *why;               // where it is written; NULL: nobody wants to know
    const struct kit_node *above; // NULL: it is the document
    const char *key;              // its name in the map above; NULL: an item of a list
    uint32_t index;               // which item, from 0
    const bay_value *value;       // NULL: nothing stands there
} kit_node;

kit_node kit_document(const bay_loading *in, bay_fault *why);
kit_node kit_at(const kit_node *map, const char *key);
kit_node kit_item(const kit_node *list, uint32_t index);

// --- What stands there -----------------------------------------------------------------------
// `otherwise` is returned where the key is absent. A key of NULL: the node itself, an item of a list.

bool kit_has(const kit_node *map, const char *key);
uint32_t kit_count(const kit_node *list); // items; 0 of what is no list
int kit_whole(const kit_node *map, const char *key, int otherwise);
bool kit_flag(const kit_node *map, const char *key, bool otherwise);
const char *kit_text(const kit_node *map, const char *key); // "" where it is absent

// The place of a word among `words`, as the key table lists them: "poor|average|elite", from 0.
int kit_word(const kit_node *map, const char *key, const char *words, int otherwise);

// --- Refusing --------------------------------------------------------------------------------

// What is wrong. What is not said is NULL, but for the clause.
typedef struct kit_fault {
    const char *key;     // of the map that it is about; NULL: the node itself
    int clause;          // row of rules->clauses, always to be said; -1 none
    const char *words;   // one sentence, whole in itself
    const char *given;   // what stands there
    const char *allowed; // what may
    const char *choices; // the same as "a|b|c"; the nearest to `given` is then named too
    bay_status status;   // BAY_OK stands for BAY_BAD_INPUT
} kit_fault;

// What is most often said of it, in a call.
static inline kit_fault kit_wrong(const char *key, int clause, const char *words,
                                  const char *allowed) {
    return (kit_fault){.key = key, .clause = clause, .words = words, .allowed = allowed};
}

// Writes the fault. Returns its status.
bay_status kit_refuse(const kit_node *at, kit_fault wrong);

// The same, and what stands there is what is given.
bay_status kit_refuse_given(const kit_node *at, kit_fault wrong);

// In one call: a key (NULL: the node itself) that is wrong, and what a clause forbids.
bay_status kit_refuse_key(const kit_node *at, const char *key, int clause, const char *words,
                          const char *allowed);
bay_status kit_forbid(const kit_node *at, const char *key, int clause, const char *words,
                      const char *allowed);

// Refuses `count` of them, under the key of `wrong`, beside another number of places that `at` lists; none are
// listed: any number will do. What is allowed is said here.
bay_status kit_check_places(const kit_node *at, int count, int places, kit_fault wrong);

// Adds the way to the node: attacker.units[1].
void kit_path(text *to, const kit_node *at);

// --- The units of both sides -----------------------------------------------------------------

// Reads one unit of a side into the system's reader.
typedef bay_status kit_unit_fn(const kit_node *unit, int side, void *reader);

// Reads attacker.units and then defender.units, in order. `none` refuses a side that lists nobody.
bay_status kit_units(const kit_node *document, kit_unit_fn *read, void *reader, kit_fault none);

// The unit among `among` that the text at otherwise.key of a node (NULL: the node itself) calls by its
// id, or else by a name that it shares with none. Where there is none it is refused as `otherwise`
// says, with what stands there and the nearest of the names. `called`: all units, by number.
//   out  unit  its number; untouched where it is refused
bay_status kit_find_unit(const kit_node *at, const bay_unit *called, kit_set among,
                         kit_fault otherwise, int *unit);

// The same of every item of a list; otherwise.key is NULL. A list that is absent names nobody.
//   in,out  units  those that are named are added
bay_status kit_find_units(const kit_node *list, const bay_unit *called, kit_set among,
                          kit_fault otherwise, kit_set *units);

#endif
