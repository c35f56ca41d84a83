#include "ground/plane/plane.h"
#include "systems/moor/moor_own.h"

#include <stddef.h>
#include <string.h>

// --- Tables ----------------------------------------------------------------------------------

static const bay_clause CLAUSES[] = {
    [MOR_1] = {"MOR-01", 1, "card",
               "The pack lies within 6 inches of the west edge, or as far as is agreed.", NULL},
    [MOR_2] = {"MOR-02", 1, "card", "No two bases overlap.", NULL},
    [MOR_3] = {"MOR-03", 1, "card", "The pack runs or slinks away.", NULL},
    [MOR_4] = {"MOR-04", 1, "card",
               "Each guard shoots at a wolf outside the wood; 5 and 6 kill.", NULL},
    [MOR_5] = {"MOR-05", 1, "card", "Each wolf that is left bites on 4 and more.", NULL},
    [MOR_6] = {"MOR-06", 1, "card", "Of several packs one may stay where it is.", NULL},
    [MOR_7] = {"MOR-07", 1, "card",
               "A wolf of a pack may go ahead: the guards shoot at it alone.", NULL},
    {.id = NULL},
};

enum { RUN, SLINK, HOLD, AHEAD };
static const bay_option_row OPTIONS[] = {
    [RUN] = {"run", "run", MOR_3},
    [SLINK] = {"slink-away", "slink away", MOR_3},
    [HOLD] = {"hold-{unit}", "run without the {unit}", MOR_6},
    [AHEAD] = {"ahead-{unit}", "run, {unit} ahead", MOR_7},
    {.id = NULL},
};

static const bay_feature FEATURES[] = {
    {"wolves", "wolves that are left", 0, WOLVES_MAX},
    {"guards", "guards that are left", 0, 9},
    {"hidden", "wolves in the wood", 0, WOLVES_MAX},
    {.id = NULL},
};

static const bay_aim_row AIMS[] = {{"ground", "100 when the cart is taken"}, {.id = NULL}};

static const bay_ending ENDINGS[] = {
    [TAKEN] = {"taken", "cart taken", {{100, 1}}, NULL, true},
    [BEATEN_OFF] = {"beaten-off", "pack beaten off", {{0, 1}}, NULL, false},
    [SLUNK_AWAY] = {"slunk-away", "pack gone", {{0, 1}}, NULL, false},
    [UNRESOLVED] = {"unresolved", "unresolved", {{0, 1}}, NULL, false},
    {.id = NULL},
};

static const bay_measure MEASURES[] = {
    {"attacker_losses", "wolves killed", "wolves", {{0, 1}}, false},
    {"defender_losses", "guards bitten", "guards", {{0, 1}}, false},
    {.id = NULL},
};

static const bay_attribute ATTRIBUTES[] = {
    {"heads", BAY_ATTRIBUTE_WHOLE, "hale", "heads"},
    {"bites", BAY_ATTRIBUTE_OFF, "bitten", "bites"},
    {"speed", BAY_ATTRIBUTE_FACT, "speed", NULL},
    {.id = NULL},
};

static const bay_telling TELLINGS[] = {
    [TELL_LIES] = {"{unit} lies at {0:in}, {1:in}", MOR_1},
    [TELL_SHOT] = {"{0} {0:wolf is|wolves are} shot", MOR_4},
    [TELL_BITTEN] = {"{0} {0:guard is|guards are} bitten", MOR_5},
    [TELL_HELD] = {"the {unit} stay where they are", MOR_6},
    [TELL_AHEAD] = {"{unit} goes ahead", MOR_7},
    [SHOW_DEN] = {"the den", MOR_4},
    [SHOW_MOOR] = {"the moor", MOR_1},
    [SHOW_WOOD] = {"wood", MOR_4},
    [SHOW_WALL] = {"wall", MOR_1},
    [SHOW_TARN] = {"tarn", MOR_1},
    [SHOW_HUT] = {"hut", MOR_1},
    [SHOW_WOLF] = {"on the prowl", MOR_3},
    [SHOW_HELD] = {"stays", MOR_6},
    [SHOW_DEAD] = {"shot", MOR_4},
    [SHOW_CART] = {"waits", MOR_5},
    [SHOW_PRIZE] = {"the cart", MOR_5},
    [SHOW_RUN] = {"{unit} has to run {0:in}", MOR_3},
    [SHOW_PACK] = {"{0} {0:wolf|wolves} left", MOR_3},
    [BREACH_CART] = {"The cart stands where it stands.", MOR_1},
    [BREACH_FAR] = {"{unit} would not lie within {0:in} of the west edge.", MOR_1},
    [BREACH_OVERLAP] = {"{unit} and {other} would lie on each other.", MOR_2},
    {.words = NULL},
};

// --- Where they lie ---------------------------------------------------------------------------

moor_lair moor_lair_of(const bay_battle *battle, const void *at, int wolf) {
    const moor_now *now = at;
    return now->stage == LIE ? now->lair[wolf] : moor_told_of(battle, at).lair[wolf];
}

static bool in_a_wood(const moor_battle *b, bay_point at) {
    for (int i = 0; i < b->woods; i++)
        if (plane_in_polygon(at, b->wood[i].corner, b->wood[i].corners)) return true;
    return false;
}

// How many wolves that are left cannot be seen.
static int hidden(const bay_battle *battle, const moor_now *now) {
    const moor_battle *b = moor_of(battle);
    int count = 0;
    for (int i = 0; now->stage == LIE && i < b->wolves; i++)
        count += in_a_wood(b, (bay_point){now->lair[i].x, now->lair[i].y});
    return now->stage == LIE ? count : now->hidden;
}

// --- The tree --------------------------------------------------------------------------------

static void first(const bay_battle *battle, void *at, bay_trace *why) {
    const moor_battle *b = moor_of(battle);
    moor_now now = {.stage = LIE, .wolves = b->wolves, .guards = b->guards};
    (void)why;
    memcpy(now.lair, b->lair, sizeof now.lair);
    memset(at, 0, (size_t)battle->size + battle->told);
    memcpy(at, &now, sizeof now);
}

static uint16_t stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const moor_now *)at)->stage;
}

// Any wolf of any pack; of several packs one.
static uint32_t list_lie(const bay_battle *battle, const void *at, bay_option *list) {
    const moor_battle *b = moor_of(battle);
    (void)at;
    list[0] = (bay_option){.row = RUN, .unit = BAY_NO_UNIT};
    list[1] = (bay_option){.row = SLINK, .unit = BAY_NO_UNIT};
    uint32_t count = 2;
    for (int i = 0; battle->group_count > 1 && i < battle->group_count; i++)
        list[count++] = (bay_option){.row = HOLD, .unit = battle->groups[i].unit};
    for (int i = 0; battle->group_count && i < b->wolves; i++)
        list[count++] = (bay_option){.row = AHEAD, .unit = b->unit_of[i]};
    return count;
}

static void end(moor_now *now, int ending) {
    now->stage = OVER;
    now->hidden = 0;
    now->ending = (uint8_t)ending;
}

static bool lies_in_a_wood(const moor_battle *b, const moor_now *now, int wolf) {
    return in_a_wood(b, (bay_point){now->lair[wolf].x, now->lair[wolf].y});
}

// The pack does not run.
static void hold(const moor_battle *b, moor_now *now, uint16_t pack) {
    for (int i = 0; i < b->wolves; i++) {
        if (!moor_of_pack(b, i, pack)) continue;
        now->held++;
        now->wolves--;
        now->hidden = (uint8_t)(now->hidden - lies_in_a_wood(b, now, i));
    }
}

// The wolf is seen wherever it lay.
static void go_ahead(const moor_battle *b, moor_now *now, uint16_t unit) {
    now->lure = 1;
    for (int i = 0; i < b->wolves; i++)
        if (b->unit_of[i] == unit)
            now->hidden = (uint8_t)(now->hidden - lies_in_a_wood(b, now, i));
}

static void apply_lie(const bay_battle *battle, void *at, const bay_option *chosen,
                      bay_trace *why) {
    const moor_battle *b = moor_of(battle);
    moor_now *now = at;
    moor_told told = {.held = chosen->row == HOLD ? chosen->unit : 0};
    memcpy(told.lair, now->lair, sizeof told.lair);
    now->hidden = (uint8_t)hidden(battle, now);
    if (chosen->row == HOLD) hold(b, now, chosen->unit);      // MOR-06
    if (chosen->row == AHEAD) go_ahead(b, now, chosen->unit); // MOR-07
    if (chosen->row == HOLD || chosen->row == AHEAD)
        bay_tell(why, chosen->row == HOLD ? TELL_HELD : TELL_AHEAD, BAY_ATTACKER, chosen->unit,
                 NULL);
    memset(now->lair, 0, sizeof now->lair);
    memcpy((char *)at + battle->size, &told, sizeof told);
    now->stage = now->hidden < now->wolves ? SHOTS : BITES;
    if (chosen->row == SLINK) end(now, SLUNK_AWAY);
}

static int smaller(int a, int b) {
    return a < b ? a : b;
}

static void about_shots(const bay_battle *battle, const void *at, bay_step *step) {
    const moor_now *now = at;
    (void)battle;
    step->dice = bay_throw_chain(smaller(now->guards, now->wolves - now->hidden), 6);
    bay_throw_stage(&step->dice, BAY_DEFENDER, 5); // MOR-04
    if (now->lure) step->dice.most = 1;            // MOR-07
}

static void resolve_shots(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    moor_now *now = at;
    (void)battle;
    now->wolves = (uint8_t)(now->wolves - result);
    now->hidden = now->lure = 0;
    now->stage = BITES;
    bay_tell(why, TELL_SHOT, BAY_DEFENDER, BAY_NO_UNIT, (int32_t[]){(int32_t)result, 0, 0});
    if (!now->wolves) end(now, BEATEN_OFF);
}

static void about_bites(const bay_battle *battle, const void *at, bay_step *step) {
    const moor_now *now = at;
    step->dice = bay_throw_chain(now->wolves, 6);
    bay_throw_stage(&step->dice, BAY_ATTACKER, moor_of(battle)->bites_on); // MOR-05
    step->dice.most = (uint8_t)smaller(now->wolves, now->guards);
}

static void resolve_bites(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    moor_now *now = at;
    (void)battle;
    now->guards = (uint8_t)(now->guards - result);
    bay_tell(why, TELL_BITTEN, BAY_ATTACKER, BAY_NO_UNIT, (int32_t[]){(int32_t)result, 0, 0});
    end(now, now->guards ? BEATEN_OFF : TAKEN);
}

static void score(const bay_battle *battle, const void *at, bay_score *out) {
    const moor_battle *b = moor_of(battle);
    const moor_now *now = at;
    memset(out, 0, sizeof *out);
    out->ending = now->stage == OVER ? now->ending : UNRESOLVED;
    out->measure[0] = b->wolves - now->held - now->wolves;
    out->measure[1] = b->guards - now->guards;
}

static void features_of(const bay_battle *battle, const void *at, int32_t *features) {
    const moor_now *now = at;
    features[0] = now->wolves;
    features[1] = now->guards;
    features[2] = hidden(battle, now);
}

// clang-format off
static const bay_step_info STEPS[] = {
    [LIE] = {.id = "lie", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .free = 1, .clause = MOR_3,
        .words = "Does the pack run? {hidden} of {wolves} cannot be seen", .standing = "runs",
        .options = list_lie, .apply = apply_lie},
    [SHOTS] = {.id = "shots", .kind = BAY_CHANCE, .clause = MOR_4, .words = "The guards shoot",
        .events = BAY_EVENTS(MOR_4), .stages = BAY_STAGE_NAMES("kills"), .about = about_shots, .resolve = resolve_shots},
    [BITES] = {.id = "bites", .kind = BAY_CHANCE, .clause = MOR_5, .words = "The wolves bite",
        .events = BAY_EVENTS(MOR_5), .stages = BAY_STAGE_NAMES("bites"), .about = about_bites, .resolve = resolve_bites},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = MOR_5, .words = "Over"},
    {.id = NULL},
};
// clang-format on

const bay_rules bay_rules_moor = {
    .id = "moor",
    .title = "The Moor",
    .source = "Invented for this project; no publisher.",
    .sample =
        "{\"rules\": \"moor\", \"title\": \"Two packs on the moor\", \"reach\": \"8 in\", "
        "\"attacker\": {\"packs\": [{\"name\": \"Greys\", \"count\": 3}, {\"name\": "
        "\"Blacks\", "
        "\"wolves\": [{\"at\": \"3 in, 4 in\", \"facing\": 45}, {\"at\": \"4 in, 5 in\"}]}]}, "
        "\"defender\": \"3 guards\"}",
    .clauses = CLAUSES,
    .params = MOOR_PARAMS,
    .keys = MOOR_KEYS,
    .steps = STEPS,
    .options = OPTIONS,
    .features = FEATURES,
    .aims = AIMS,
    .endings = ENDINGS,
    .measures = MEASURES,
    .attributes = ATTRIBUTES,
    .tellings = TELLINGS,
    .unresolved = UNRESOLVED,
    .taken = TAKEN,
    .headline =
        {
            .never = "The pack never takes the cart.",
            .certain = "The pack is certain to take the cart.",
            .often = "In 100 such hunts the pack takes the cart in {0}.",
            .falls = "the cart falls",
            .then = "the cart then falls",
            .fell = "the pack took the cart",
        },
    .load = moor_load,
    .first = first,
    .stage = stage,
    .place = moor_place,
    .placeable = moor_placeable,
    .score = score,
    .features_of = features_of,
    .view = moor_view,
};
