// Makes a battle from a checked document.

#include "nqm.h"
#include "rules/kit/kit_settings.h"

#include <string.h>

enum { ID_MAX = 80, GROUP_ID_MAX = 160, GROUPS_MAX = NQM_BATTALIONS_MAX + NQM_AREAS_MAX };

typedef struct names { // each once
    const char *name[NQM_BATTALIONS_MAX];
    int count;
} names;

typedef struct reader {
    const bay_loading *in;
    nqm_battle *battle;                               // the caller's, being filled
    names battalions[2], areas;                       // as the stands of a side name them
    bay_unit called[2 * NQM_STANDS_MAX + GROUPS_MAX]; // the units of the battle
    int units;
    char id[GROUPS_MAX][GROUP_ID_MAX]; // of battalions and areas
} reader;

// --- Names -----------------------------------------------------------------------------------

static int place_of(const names *in, const char *name, int otherwise) {
    for (int i = 0; i < in->count; i++)
        if (strcmp(in->name[i], name) == 0) return i;
    return otherwise;
}

// False when it is full.
static bool add_name(names *to, const char *name, int most) {
    if (*name == '\0' || place_of(to, name, -1) >= 0) return true;
    if (to->count == most) return false;
    to->name[to->count++] = name;
    return true;
}

// A command stand above battalion level belongs to the whole.
static bool above_battalion(const kit_node *stand) {
    return kit_word(stand, "class", NQM_CLASS_WORDS, FIGHTING) == COMMAND &&
           kit_word(stand, "level", NQM_LEVEL_WORDS, BATTALION) > BATTALION;
}

static bay_status read_names(const kit_node *stand, int side, reader *to) {
    const char *battalion = above_battalion(stand) ? "" : kit_text(stand, "battalion");
    if (!add_name(&to->battalions[side], battalion, NQM_BATTALIONS_MAX))
        return kit_refuse_key(stand, "battalion", -1, "There are too many battalions.",
                              "at most 6 battalions a side");
    if (side == BAY_DEFENDER && !add_name(&to->areas, kit_text(stand, "area"), NQM_AREAS_MAX))
        return kit_refuse_key(stand, "area", -1, "There are too many areas.",
                              "at most 4 areas");
    return BAY_OK;
}

static void add_unit(reader *to, const char *id, const char *name, int side) {
    to->called[to->units++] = (bay_unit){id, name, (bay_side)side};
}

static bool id_taken(const reader *to, const char *id) {
    for (int i = 0; i < to->units; i++)
        if (strcmp(to->called[i].id, id) == 0) return true;
    return false;
}

// What a group is called besides its name, and whose it is.
typedef struct group_of {
    int side;
    const char *key;
} group_of;

static const group_of BATTALION_OF = {BAY_ATTACKER, "battalion"};
static const group_of AREA_OF = {BAY_DEFENDER, "area"};

// Does the name of one before it make the same id? R-30
static bool made_before(const names *from, int i, const char *id) {
    char other[ID_MAX];
    bool before = false;
    for (int k = 0; k < i && !before; k++)
        before = text_kebab(other, sizeof other, from->name[k]) && strcmp(other, id) == 0;
    return before;
}

static bay_status refuse_id(const kit_node *document, group_of what, const char *name) {
    kit_node group = kit_at(document, KIT_SIDES[what.side]);
    return kit_refuse(&group,
                      (kit_fault){.key = "stands",
                                  .clause = -1,
                                  .words = "The name makes an id that another has already.",
                                  .given = name,
                                  .allowed = "one way to write the name of one; names that "
                                             "differ in letters or digits"});
}

// Of a name without letters or digits of ours: "battalion", "battalion-2", …
static void number_id(const reader *to, group_of what, char id[GROUP_ID_MAX]) {
    text_copy(id, GROUP_ID_MAX, what.key);
    for (int n = 2; id_taken(to, id); n++) {
        text made = text_within(id, GROUP_ID_MAX);
        text_add(&made, what.key);
        text_add_char(&made, '-');
        text_add_whole(&made, n);
    }
}

// The name in kebab case, said what it is where that clashes. False if it is another's.
static bool make_id(const reader *to, const names *from, int i, group_of what,
                    char id[GROUP_ID_MAX]) {
    char kebab[ID_MAX];
    text made = text_within(id, GROUP_ID_MAX);
    if (text_kebab(kebab, sizeof kebab, from->name[i]) == 0) {
        number_id(to, what, id);
        return true;
    }
    if (id_taken(to, kebab)) {
        text_add(&made, what.key);
        text_add_char(&made, '-');
    }
    text_add(&made, kebab);
    return !made_before(from, i, kebab) && !id_taken(to, id);
}

static bay_status add_groups(const kit_node *document, const names *from, group_of what,
                             char ids[][GROUP_ID_MAX], reader *to) {
    for (int i = 0; i < from->count; i++) {
        if (!make_id(to, from, i, what, ids[i]))
            return refuse_id(document, what, from->name[i]);
        add_unit(to, ids[i], from->name[i], what.side);
    }
    return BAY_OK;
}

// --- A stand ---------------------------------------------------------------------------------

// The attacker's command figure that gives no die, so that it can only lead.
static bool leads_from_behind(const kit_node *stand, int side, const reader *with) {
    return side == BAY_ATTACKER &&
           kit_word(stand, "class", NQM_CLASS_WORDS, FIGHTING) == COMMAND &&
           !kit_flag(stand, "grouped", false) &&
           with->battle->set[A_16_COMMAND_DIE] != DIE_ALWAYS;
}

// All name one or none does; what belongs to the whole, or is not there yet, does not count.
static bay_status check_stand(const kit_node *stand, int side, const reader *with) {
    bool reserve = kit_flag(stand, "reserve", false);
    bool in_battalion = above_battalion(stand) || *kit_text(stand, "battalion");
    bool in_area = reserve || *kit_text(stand, "area");
    if (with->battalions[side].count && !in_battalion)
        return kit_refuse_key(
            stand, "battalion", NQM_30,
            "Other stands of this side name their battalion; this one does not.",
            "the name of its battalion, as the other stands have it");
    if (with->areas.count && side == BAY_DEFENDER && !in_area)
        return kit_refuse_key(stand, "area", NQM_23,
                              "Other stands name the area they hold; this one does not.",
                              "the name of the area it holds, or reserve: true");
    if (reserve && *kit_text(stand, "area"))
        return kit_refuse_key(stand, "area", NQM_33, "A stand in reserve holds no area yet.",
                              "an area, or reserve: true");
    if (reserve && leads_from_behind(stand, side, with))
        return kit_refuse_key(stand, "reserve", NQM_33,
                              "A command stand that is not grouped is never committed, so it "
                              "cannot be brought in later either: it leads, or is not there.",
                              "grouped: true, or no reserve");
    if (kit_has(stand, "level") &&
        kit_word(stand, "class", NQM_CLASS_WORDS, FIGHTING) != COMMAND)
        return kit_refuse_key(stand, "level", NQM_S02, "Only a command stand has a level.",
                              "a level for a stand of class command");
    return BAY_OK;
}

// Who may be committed, and grouped command stands: NQM-S01, A-16.
static const bool ASSAULTS[CLASSES] = {
    [FIGHTING] = true, [RECCE] = true, [ENGINEER] = true, [TANK] = true};

// Who fights on the position when it is assaulted: all but those whom S01 and S10 name.
static bool defends(const nqm_battle *b, const nqm_stand *s) {
    if (s->class == SNIPER || s->class == OBSERVER) return false; // NQM-S01
    if (!s->disorganised || s->class == SUPPORT) return true;     // NQM-03, NQM-S03
    return b->set[DISORGANISED] != DISPERSES;                     // NQM-S10
}

// of a command stand. One that gives a die is a stand among the others in all else too.
static bool gives_die(const nqm_battle *b, bool grouped) {
    return b->set[A_16_COMMAND_DIE] == DIE_ALWAYS ||
           (grouped && b->set[A_16_COMMAND_DIE] != DIE_NEVER);
}

static nqm_stand stand_of(const kit_node *stand, int side, const reader *with) {
    nqm_battle *b = with->battle;
    const char *battalion = kit_text(stand, "battalion");
    bool common = with->battalions[side].count && above_battalion(stand);
    bool own_area = side == BAY_DEFENDER && b->set[AREAS] == AREAS_OWN;
    int class = kit_word(stand, "class", NQM_CLASS_WORDS, FIGHTING);
    nqm_stand s = {
        .class = (uint8_t) class,
        .strength = (uint8_t)kit_whole(stand, "strength", class == COMMAND ? 1 : 3),
        .red = (uint8_t)kit_whole(stand, "red", 0),
        .black = (uint8_t)kit_whole(stand, "black", 0),
        .quality = (uint8_t)kit_word(stand, "quality", NQM_QUALITY_WORDS, b->quality[side]),
        .level = (uint8_t)kit_word(stand, "level", NQM_LEVEL_WORDS, BATTALION),
        .battalion =
            (uint8_t)(common ? NQM_COMMON : place_of(&with->battalions[side], battalion, 0)),
        .area = (uint8_t)(own_area ? place_of(&with->areas, kit_text(stand, "area"), 0) : 0),
        .grouped = class == COMMAND && gives_die(b, kit_flag(stand, "grouped", false)),
        .reserve = kit_flag(stand, "reserve", false),
        .disorganised = kit_flag(stand, "disorganised", false)};
    if (side == BAY_DEFENDER && (s.disorganised || (s.reserve && b->aftermath)))
        b->set[DISORGANISED] = kit_setting(with->in, DISORGANISED);
    s.on_field = s.red + s.black <= s.strength; // NQM-S05
    if (!s.on_field) { // overloaded: gone, and all of it counts as a casualty
        s.red = 0;
        s.black = s.strength;
    }
    s.assaults = s.on_field && !s.disorganised &&
                 (ASSAULTS[s.class] || s.grouped); // NQM-01, NQM-S01, NQM-S10, A-16
    s.defends = defends(b, &s);
    return s;
}

// --- A side ----------------------------------------------------------------------------------

static const char *id_of(const kit_node *stands, uint32_t item) {
    kit_node stand = kit_item(stands, item);
    return kit_text(&stand, "id");
}

// Puts the items of the list into the order of their ids, so that no answer hangs on the file's:
//
static void sort_items(const kit_node *stands, bool last_first, uint8_t *item) {
    for (uint32_t i = 0; i < kit_count(stands); i++) {
        uint32_t at = i;
        const char *id = id_of(stands, i);
        for (; at > 0 && kit_compare_ids(id_of(stands, item[at - 1]), id, last_first) > 0; at--)
            item[at] = item[at - 1];
        item[at] = (uint8_t)i;
    }
}

static bay_status read_stands(const kit_node *stands, int side, reader *to) {
    nqm_battle *b = to->battle;
    bay_status status = BAY_OK;
    const uint8_t *item = b->item[side];
    if (kit_count(stands) > 1) b->set[EQUAL_UNITS] = kit_setting(to->in, EQUAL_UNITS);
    sort_items(stands, b->set[EQUAL_UNITS] == EQUALS_FROM_LAST, b->item[side]);
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(stands); i++) {
        kit_node stand = kit_item(stands, item[i]);
        status = read_names(&stand, side, to);
    }
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(stands); i++) {
        kit_node stand = kit_item(stands, item[i]);
        status = check_stand(&stand, side, to);
        b->stand[side][b->count[side]++] = stand_of(&stand, side, to);
        add_unit(to, kit_text(&stand, "id"), kit_text(&stand, "name"), side);
    }
    return status;
}

// One body, its command figure present.
static bay_status read_block(const kit_node *group, int side, reader *to) {
    static const char *const NAMES[2] = {"the attacking force", "the defending force"};
    int strength = kit_whole(group, "strength", 0), pins = kit_whole(group, "pins", 0);
    if (strength == 0)
        return kit_refuse_key(group, NULL, NQM_06,
                              "This side has neither a strength nor stands.",
                              "strength, or a list of stands");
    if (pins > strength)
        return kit_refuse_given(
            group, kit_wrong("pins", NQM_S05,
                             "There are more pins than strength points to carry them.",
                             "no more pins than strength points"));
    nqm_battle *b = to->battle;
    b->block[side] = true;
    b->count[side] = 1;
    b->stand[side][0] = (nqm_stand){.class = FIGHTING,
                                    .strength = (uint8_t)strength,
                                    .red = (uint8_t)pins,
                                    .quality = b->quality[side],
                                    .on_field = true,
                                    .assaults = true,
                                    .defends = true};
    add_unit(to, KIT_SIDES[side], NAMES[side], side);
    return BAY_OK;
}

static bay_status read_side(const kit_node *document, int side, reader *to) {
    nqm_battle *b = to->battle;
    kit_node group = kit_at(document, KIT_SIDES[side]), stands = kit_at(&group, "stands");
    b->quality[side] = (uint8_t)kit_word(&group, "quality", NQM_QUALITY_WORDS, REGULAR);
    b->morale[side] = (uint8_t)kit_word(&group, "morale", NQM_MORALE_WORDS, UNREACHED);
    b->retreat_open[side] = kit_word(&group, "retreat", "open|closed", 0) == 0;
    b->terror_overcome[side] = kit_word(&group, "terror", "overcome|not-yet", 0) == 0;
    bay_status status =
        kit_count(&stands) ? read_stands(&stands, side, to) : read_block(&group, side, to);
    // NQM-S02: the highest command stand present sets the level, unless the HQ is named.
    int level = kit_word(&group, "hq", NQM_LEVEL_WORDS, -1);
    for (int i = 0; level < 0 && i < b->count[side]; i++) {
        const nqm_stand *s = &b->stand[side][i];
        if (s->class == COMMAND && s->on_field && s->level > b->level[side])
            b->level[side] = s->level;
    }
    if (level >= 0) b->level[side] = (uint8_t)level; // NQM-28
    if (side == BAY_ATTACKER) b->level_by_command = level < 0 && b->level[side] > BATTALION;
    return status;
}

// --- The order of battalions -----------------------------------------------------------------

// NQM-32, R-17: every battalion once.
static bay_status read_order(const kit_node *document, reader *to) {
    nqm_battle *b = to->battle;
    kit_node attacker = kit_at(document, KIT_SIDES[BAY_ATTACKER]);
    kit_node list = kit_at(&attacker, "order");
    int named = to->battalions[BAY_ATTACKER].count;
    kit_set left = kit_below(named);
    b->ordered = list.value != NULL;
    for (uint32_t i = 0; i < kit_count(&list); i++) {
        kit_node item = kit_item(&list, i);
        int unit = 0;
        bay_status status =
            kit_find_unit(&item, to->called + b->first_unit[0], left,
                          kit_wrong(NULL, NQM_32,
                                    "No battalion of the attacker is called so, or it has its "
                                    "place already.",
                                    "the name of one of its battalions, each once"),
                          &unit);
        if (status != BAY_OK) return status;
        b->turn[unit] = (uint8_t)i;
        left &= ~kit_one(unit);
    }
    if (!b->ordered || !left) return BAY_OK;
    char words[KIT_PATH_MAX];
    text missing = text_within(words, sizeof words);
    text_add(&missing, to->called[b->first_unit[0] + kit_first(left)].name);
    text_add(&missing, " has no place in the order.");
    return kit_refuse_key(&attacker, "order", NQM_32, words,
                          "every battalion of the attacker, each once");
}

// --- The whole -------------------------------------------------------------------------------

static void read_circumstances(const kit_node *document, const bay_loading *in, nqm_battle *b) {
    kit_node attacker = kit_at(document, "attacker"), defender = kit_at(document, "defender");
    b->close_country = kit_word(document, "ground", "open|close", 0) == 1;
    b->firefight =
        (uint8_t)kit_word(&attacker, "firefight", NQM_FIREFIGHT_WORDS, FIREFIGHT_WON);
    b->in_supply = kit_flag(&attacker, "in_supply", true);
    b->fresh_orders = kit_flag(&attacker, "fresh_orders", false);
    b->under_fire = kit_flag(&attacker, "under_fire", false);
    b->anti_tank = kit_flag(&defender, "anti_tank", false);
    bool armour = kit_flag(&attacker, "mounted", false);
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        armour |= b->stand[BAY_ATTACKER][i].class == TANK;
    bool mounted = b->firefight == FIREFIGHT_LOST && armour;
    b->permanent = mounted && kit_setting(in, MOUNTED_ASSAULT) == MOUNTED_MAY; // NQM-S13
}

static bay_status read_all(const kit_node *document, reader *to) {
    nqm_battle *b = to->battle;
    bool unlimited = kit_word(document, "hours", "unlimited", -1) == 0;
    b->hours = (uint8_t)(unlimited ? NQM_NO_LIMIT : kit_whole(document, "hours", 1));
    b->aftermath = kit_flag(document, "aftermath", false);
    bay_status status = read_side(document, BAY_ATTACKER, to);
    if (status == BAY_OK) status = read_side(document, BAY_DEFENDER, to);
    if (status != BAY_OK) return status;
    const names *battalions = &to->battalions[BAY_ATTACKER], *areas = &to->areas;
    b->first_unit[0] = (uint8_t)to->units;
    status = add_groups(document, battalions, BATTALION_OF, to->id, to);
    b->first_unit[1] = (uint8_t)to->units;
    if (status == BAY_OK)
        status = add_groups(document, areas, AREA_OF, to->id + battalions->count, to);
    if (status != BAY_OK) return status;
    b->battalions = (uint8_t)(battalions->count ? battalions->count : 1);
    b->areas = (uint8_t)(areas->count && b->set[AREAS] == AREAS_OWN ? areas->count : 1);
    read_circumstances(document, to->in, b);
    return read_order(document, to);
}

bay_status nqm_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    nqm_battle b;
    memset(&b, 0, sizeof b);
    reader reads = {.in = in, .battle = &b};
    kit_node document = kit_document(in, why);
    for (int row = A_1_VETERANS_HOLD; row < NQM_PARAMS; row++)
        if (row != A_2_FRACTION_OF && row != DISORGANISED && row != EQUAL_UNITS &&
            row != MOUNTED_ASSAULT)
            b.set[row] = kit_setting(in, row);
    bay_status status = read_all(&document, &reads);
    if (status != BAY_OK) return status;
    kit_names called = {reads.called, reads.units, NULL};
    nqm_prepare(in, called, &b);
    status = nqm_validate(&document, &b);
    if (status != BAY_OK) return status;
    size_t stands = (size_t)b.count[0] + (size_t)b.count[1];
    b.common.size = kit_situation_size(sizeof(nqm_state) + 2 * stands);
    b.common.told = (uint16_t)(sizeof(nqm_told) + 3 * stands);
    return kit_battle_make(in, &b, sizeof b, called, out, why);
}
