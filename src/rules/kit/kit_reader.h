// Reading a scenario, and refusing it.
//
// A node is a place in the document, whether it has a value or not. It knows its own path, so a
// refusal can state its place and a correct scenario pays nothing for it:
//
//     kit_node group = kit_at(&document, "attacker"), units = kit_at(&group, "units");
//     kit_node unit = kit_item(&units, 1);
//     return kit_refuse(&unit, (kit_fault){.key = "quality", .clause = PCC_29, .words = "…"});
//
// reports attacker.units[1].quality. A node must not outlive the one that it was made from.
//
// The key table has already checked kinds, ranges and words: a value of another kind counts as
// absent. Every function is pure, allocates nothing and may be called from any thread. Returned
// texts live as long as the document.
#ifndef BAY_RULES_KIT_READER_H
#define BAY_RULES_KIT_READER_H

#include "bayonet/game.h"

#include "base/text.h"
#include "ids/id_set.h"
#include "rules/kit/kit_set.h"

enum { KIT_PATH_MAX = 160 }; // bytes of a path, with the NUL

extern const char *const KIT_SIDES[2]; // the keys of both sides, by bay_side

typedef struct kit_node {
    const bay_rules *rules;       // whose clauses a refusal cites
    bay_fault *why;               // the fault to fill in; NULL: not wanted
    const struct kit_node *above; // NULL: the node is the document
    const char *key;              // its name in the map above; NULL: an item of a list
    uint32_t index;               // which item, from 0
    const bay_value *value;       // NULL: absent
} kit_node;

kit_node kit_document(const bay_loading *in, bay_fault *why);
kit_node kit_at(const kit_node *map, const char *key);
kit_node kit_item(const kit_node *list, uint32_t index);

// --- What stands there -----------------------------------------------------------------------
// If the key is absent, these return `otherwise`. A key of NULL means the node itself, an item of a
// list.

bool kit_has(const kit_node *map, const char *key);
uint32_t kit_count(const kit_node *list); // items; 0 if it is no list
int kit_whole(const kit_node *map, const char *key, int otherwise);
bool kit_flag(const kit_node *map, const char *key, bool otherwise);
const char *kit_text(const kit_node *map, const char *key); // "" if it is absent

// The place of a word among `words`, as the key table lists them: "poor|average|elite", from 0.
int kit_word(const kit_node *map, const char *key, const char *words, int otherwise);

// --- Refusing --------------------------------------------------------------------------------

// A fault. Unused members are NULL; the clause must always be given.
typedef struct kit_fault {
    const char *key;     // of the map that it is about; NULL: the node itself
    int clause;          // row of rules->clauses, must be given; -1 none
    const char *words;   // one complete sentence
    const char *given;   // the given value
    const char *allowed; // the allowed values
    const char *choices; // the same as "a|b|c"; the nearest to `given` is then named too
    bay_status status;   // BAY_OK means BAY_BAD_INPUT
} kit_fault;

// The most frequent form of a fault, in one call.
static inline kit_fault kit_wrong(const char *key, int clause, const char *words,
                                  const char *allowed) {
    return (kit_fault){.key = key, .clause = clause, .words = words, .allowed = allowed};
}

// Writes the fault. Returns its status.
bay_status kit_refuse(const kit_node *at, kit_fault wrong);

// The same, with the value of the node as the given one.
bay_status kit_refuse_given(const kit_node *at, kit_fault wrong);

// In one call: a wrong key (NULL: the node itself), and something that a clause forbids.
bay_status kit_refuse_key(const kit_node *at, const char *key, int clause, const char *words,
                          const char *allowed);
bay_status kit_forbid(const kit_node *at, const char *key, int clause, const char *words,
                      const char *allowed);

// Refuses a `count`, under the key of `wrong`, that differs from the number of places that `at`
// lists. If none are listed, any number is fine. Fills in what is allowed.
bay_status kit_check_places(const kit_node *at, int count, int places, kit_fault wrong);

// Adds the path of the node: attacker.units[1].
void kit_path(text *to, const kit_node *at);

// --- The units of both sides -----------------------------------------------------------------

// Reads one unit of a side into the system's reader.
typedef bay_status kit_unit_fn(const kit_node *unit, int side, void *reader);

// Reads attacker.units and then defender.units, in order. `none` is the fault of a side without
// units.
bay_status kit_units(const kit_node *document, kit_unit_fn *read, void *reader, kit_fault none);

// Adds the ids that the file has: of the units of both sides, and of the groups of those with
// several. Ids that a system makes are told apart from these.
//   out     room  [most] those that are added
//   returns how many
int kit_know_ids(const kit_node *document, id_set *to, id_known *room, int most);

// Finds the unit among `among` that the text at otherwise.key of a node (NULL: the node itself)
// names by its id, or else by a unique name. If there is none, refuses it with the fault
// `otherwise`, the given text and the nearest of the names. `called`: all units, by number.
//   out  unit  its number; untouched if it is refused
bay_status kit_find_unit(const kit_node *at, const bay_unit *called, kit_set among,
                         kit_fault otherwise, int *unit);

// The same for every item of a list; otherwise.key is NULL. An absent list names nobody.
//   in,out  units  the named units are added
bay_status kit_find_units(const kit_node *list, const bay_unit *called, kit_set among,
                          kit_fault otherwise, kit_set *units);

// True if the orders of the scenario name what has this id: a number of it is a condition, or it ends
// an option. Whoever orders something of one unit by its id means that one, so it is not exchanged
// for one like it.
//   in  before  what stands before the id in the option, as "pin-"; NULL: anything and a hyphen
bool kit_orders_name(const kit_node *document, const char *before, const char *id);

// The same of the options alone: what they do, not what they look at.
bool kit_orders_do(const kit_node *document, const char *before, const char *id);

#endif
