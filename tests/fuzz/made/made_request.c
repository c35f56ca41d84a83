#include "fuzz/made/made_request.h"

#include "json/json_write.h"

#include <string.h>

// --- What changes a scenario -----------------------------------------------------------------

static void add_set(text *to, recipe *from, const bay_rules *rules) {
    text_add(to, ",\"set\":{");
    made_parameter(to, from, rules);
    if (below(from, 2)) {
        text_add(to, ",");
        made_path(to, from, rules);
    }
    text_add(to, "}");
}

// Orders as a player writes them: of a step of the system, an option of it, its first unit `a`.
static void add_orders(text *to, recipe *from, const bay_rules *rules) {
    unsigned steps = 0, options = 0;
    while (rules->steps[steps].id) steps++;
    while (rules->options[options].id) options++;
    const char *option = rules->options[below(from, options)].id;
    size_t bare = strcspn(option, "{");
    char bytes[128];
    text id = text_within(bytes, sizeof bytes);
    text_add_bytes(&id, option, bare);
    if (option[bare]) text_add(&id, strncmp(option + bare, "{unit}", 6) ? "1" : "a");
    text_add(to, "[{\"at\":");
    const char *step = rules->steps[below(from, steps)].id;
    json_write_text(to, step, strlen(step));
    text_add(to, ",\"do\":");
    json_write_text(to, bytes, id.size);
    if (rules->features[0].id && below(from, 2)) {
        text_add(to, ",\"when\":{");
        json_write_text(to, rules->features[0].id, strlen(rules->features[0].id));
        text_add(to, ":\"1..\"}");
    }
    text_add(to, "}]");
}

// --- Requests --------------------------------------------------------------------------------

static void add_assault(text *to, recipe *from, const bay_rules *rules) {
    switch (below(from, 4)) {
    case 0:
        text_add(to, ",\"sample\":");
        json_write_text(to, rules->id, strlen(rules->id));
        break;
    case 1:
        text_add(to, ",\"short\":");
        made_choice(to, from,
                    "nqm 3 regular v 2 regular|nqm 4 elite, 1 pin vs 4 elite, 1 pin|"
                    "nqm 2 v 3|nqm v|nqm militia 3 against conscript 2|nqm|"
                    "soldiers 3 companies v 1 company in town|soldiers 2 companies v 1 company|"
                    "portable infantry v infantry|portable elite cavalry on flank v infantry|"
                    "wtj 6 v 4|wtj 4 cavalry v 6 great in solid cover|"
                    "trial40k 10 marines v 12 orks|trial40k 3 terminators v 8 genestealers");
        break;
    default: text_add(to, ",\"scenario\":"); made_scenario(to, from, rules);
    }
    if (below(from, 3) == 0) add_set(to, from, rules);
    if (below(from, 4) == 0) {
        text_add(to, ",\"aim\":");
        made_choice(to, from, "ground|cheaply|attrition|chaply");
    }
    if (below(from, 4) == 0) {
        text_add(to, ",\"orders\":");
        if (below(from, 2))
            made_choice(to, from, "standing|best|worst");
        else
            add_orders(to, from, rules);
    }
}

// What vary is over: a number or reading, and perhaps a word of a short form or a side.
static void add_over(text *to, recipe *from, const bay_rules *rules) {
    const bay_param *param = made_param(from, rules);
    text_add(to, ",\"over\":[{\"name\":");
    json_write_text(to, param->name, strlen(param->name));
    text_add(to, ",\"values\":[");
    made_param_value(to, from, param);
    text_add(to, ",");
    made_param_value(to, from, param);
    text_add(to, "]}");
    unsigned more = below(from, 4);
    if (more == 1) text_add(to, ",{\"word\":1,\"values\":[\"2\",\"3\",\"infantry\"]}");
    if (more > 1) {
        text_add(to, more == 2 ? ",{\"name\":\"attacker\",\"values\":["
                               : ",{\"name\":\"orders\",\"values\":[\"best\",");
        made_anything(to, from);
        text_add(to, "]}");
    }
    text_add(to, "]");
    if (below(from, 3) == 0) text_add(to, ",\"first\":1,\"count\":1");
}

static void add_members(text *to, recipe *from, const bay_rules *rules, const char *name,
                        int trials) {
    if (strcmp(name, "vary") == 0) add_over(to, from, rules);
    if (strcmp(name, "play") == 0 && below(from, 2))
        text_add(to, ",\"seed\":5,\"advice\":true");
    if (strcmp(name, "odds") == 0 && below(from, 3) == 0)
        text_add(to, ",\"primes\":[2147483647],\"only\":[\"endings\",\"residues\"]");
    if (strcmp(name, "odds") == 0 && below(from, 3) == 0) text_add(to, ",\"why\":true");
    if (strcmp(name, "simulate") == 0) {
        text_add(to, ",\"count\":");
        text_add_whole(to, trials);
        text_add(to, ",\"way\":");
        made_choice(to, from, "tree|graph|any");
    }
}

// Members that many requests have, some of them where they are not known.
static void add_limits(text *to, recipe *from) {
    unsigned which = below(from, 16);
    if (which == 0) text_add(to, ",\"digits\":2");
    if (which == 1) text_add(to, ",\"situations\":40");
    if (which == 2) text_add(to, ",\"at\":1");
    if (which == 3) text_add(to, ",\"recrd\":[]");
}

void made_request(text *to, recipe *from, int trials) {
    static const char *const dos[] = {"rules", "new",  "check",    "show",     "odds",
                                      "best",  "play", "simulate", "hangs-on", "vary"};
    const char *name = dos[below(from, sizeof dos / sizeof *dos)];
    const bay_rules *rules = made_system(from);
    text_add(to, "{\"do\":");
    json_write_text(to, name, strlen(name));
    if (strcmp(name, "rules") == 0) {
        text_add(to, ",\"id\":");
        made_choice(to, from, "nqm|soldiers|portable|NQM-07|nqm-01|ARV-18|PCC-02|NQM-99|x");
    } else {
        add_assault(to, from, rules);
    }
    add_members(to, from, rules, name, trials);
    add_limits(to, from);
    text_add(to, "}");
}

// --- Moves -----------------------------------------------------------------------------------

void made_move(text *to, recipe *from, const bay_value *question) {
    const bay_value *options = bay_value_get(question, "options"),
                    *dice = bay_value_get(question, "dice");
    unsigned odd = below(from, 8);
    if (odd == 7) {
        text_add(to, "{\"undo\":");
        made_whole(to, from, 1, 3);
    } else if (odd == 6) {
        text_add(to, "{\"choose\":");
        made_anything(to, from);
    } else if (options && odd == 5) {
        text_add(to, "{\"command\":");
        made_choice(to, from, "best|fallible|standing|fallible");
        text_add(to, ",\"seed\":5");
    } else if (options) {
        const bay_value *option = &options->is.item[below(from, options->count)];
        text_add(to, "{\"choose\":");
        json_write_value(to, bay_value_get(option, "id"), true);
    } else if (dice && odd < 3) {
        text_add(to, "{\"roll\":true");
    } else {
        text_add(to, "{\"faces\":[");
        made_whole(to, from, 1, 7);
        text_add(to, "]");
    }
    text_add(to, "}");
}
