#include "faults/door_cases.h"

#include "bayonet/game.h"

#include "json/json_read.h"
#include "json/json_write.h"
#include "unit/door/asking_systems.h"
#include "unit/play/playing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { STEPS_MAX = 60 }; // of play, before a record stops

// --- Templates: ' stands for " -----------------------------------------------------------------

// Of no rule system in particular.
static const char *const ALONE[] = {
    "{'do':'rules'}",
    "{'do':'rules','id':'NQM-07'}",
    "{'do':'odds','scenario':{'rules':'nqm'",
    "{'do':'new','short':'ford 4 guard v 3 line','set':{'turns':2,'attacker.pins':'1'}}",
    "{'do':'check','scenario':{'rules':'ford','attacker':{'units':['A 3','B 2 at x']},"
    "'defender':'3 line','parameters':{'F-1':'b'},'aim':'dearly','orders':[{'at':'press',"
    "'do':'stop'}]}}",
    "{'do':'check','scenario':{'rules':'ford','attacker':'many','defendr':3,'turns':99}}",
    "{'do':'check','sample':'portable','set':{'legend.z.terrain':'wood','legend.y':'hill'}}",
    "{'do':'check','sample':'portable','set':{'attacker.units[3]':'D infantry','win':'x',"
    "'attacker.units[0].facing':'south','attacker.units[9]':1,'title':'T','nowhere':1}}",
    "{'do':'new','scenario':{'rules':'nqm','attacker':{'stands':{'A Coy':3,'A coy':'2, 1 red',"
    "'HQ':{'strength':1}}},'defender':'3 regular'},'set':{'attacker.stands.A Coy.red':1,"
    "'regular_defence_dice':2}}",
    "{'do':'check','short':'nqm 6 veteran v 3 regular','set':{'attacker.stands[0].red':1}}",
    "{'do':'check','short':'nqm 6 veteran of 3'}",
    "{'do':'odds','sample':'nqm','orders':[{'at':'defence','do':'dice-1'}],'aim':'cheaply'}",
    "{'do':'odds','sample':'nqm','situations':20}",
    "{'do':'hangs-on','sample':'soldiers','situations':200}",
    "{'do':'hangs-on','sample':'ford','set':{'river.drums':60,'preset':'drought'}}",
    "{'do':'vary','short':'nqm 6 regular v 3 "
    "regular','orders':'best','set':{'hours':2},'over':["
    "{'word':1,'values':['4','6','many']},{'name':'regular_defence_dice','values':[1,'2']}]}",
    "{'do':'vary','sample':'nqm','situations':100,'over':[{'name':'hours','values':[1,2,3]}]}",
    "{'do':'vary','sample':'nqm','over':[{'name':'hours','values':[]},{'word':1}]}",
    "{'do':'simulate','sample':'nqm','count':100,'tallies':[{'broken_off':0,'trials':3,"
    "'scores':[['unresolved',0,0,3]]}]}",
    "{'do':'play','sample':'ford','set':{'river.drums':90},'seed':1}",
    "{'do':'best','short':'ford 2 guard v 2 line','set':{'turns':2},'primes':[2147483647]}",
};

// Of each rule system's sample.
static const char *const OF_SAMPLE[] = {
    "{'do':'rules','id':'%s'}",
    "{'do':'new','sample':'%s'}",
    "{'do':'check','sample':'%s'}",
    "{'do':'show','sample':'%s'}",
    "{'do':'odds','sample':'%s'}",
    "{'do':'odds','sample':'%s','why':true,'only':['why']}",
    "{'do':'hangs-on','sample':'%s'}",
    "{'do':'odds','sample':'%s','primes':[2147483647],'only':['residues']}",
    "{'do':'best','sample':'%s'}",
    "{'do':'vary','sample':'%s','over':[{'name':'aim','values':['ground','cheaply']}]}",
    "{'do':'simulate','sample':'%s','count':60}",
    "{'do':'simulate','sample':'%s','count':5}",
    "{'do':'simulate','sample':'%s','count':60,'orders':'best'}",
    "{'do':'play','sample':'%s','seed':3}",
};

// Of each record.
static const char *const OF_RECORD[] = {
    "{'do':'check','record':[%s]}",
    "{'do':'show','record':[%s]}",
    "{'do':'odds','record':[%s],'only':['endings','measures','value']}",
    "{'do':'best','record':[%s]}",
    "{'do':'simulate','record':[%s],'count':20,'way':'tree'}",
    "{'do':'replay','record':[%s]}",
    "{'do':'check','record':[%s],'at':2}",
    "{'do':'play','record':[%s],'advice':true}",
    "{'do':'play','record':[%s],'move':{'undo':1}}",
    "{'do':'play','record':[%s],'move':{'faces':[1]}}",
    "{'do':'play','record':[%s],'move':{'choose':'go-on'}}",
    "{'do':'play','record':[%s],'move':{'roll':true},'advice':'ground'}",
    "{'do':'play','record':[%s],'move':{'command':'fallible'}}",
};

#define COUNT_OF(list) (sizeof(list) / sizeof *(list))

// --- Requests --------------------------------------------------------------------------------

static void swap(char *words, char from, char to) {
    for (; *words; words++)
        if (*words == from) *words = to;
}

// `part` goes in as it stands; NULL: there is no place for it.
static void add_case(door_cases *to, const char *form, const char *part) {
    assert_true(to->count < DOOR_CASES_MAX);
    text request = text_new(to->space.memory);
    const char *hole = part ? strstr(form, "%s") : NULL;
    char *bare = arena_copy_text(&to->space, form);
    swap(bare, '\'', '"');
    size_t before = hole ? (size_t)(hole - form) : strlen(form);
    text_add_bytes(&request, bare, before);
    if (hole) text_add(&request, part);
    if (hole) text_add(&request, bare + before + 2);
    to->text[to->count++] = arena_copy_text(&to->space, text_get(&request));
    text_free(&request);
}

// The lines of a record, with commas between them, as they are or each as a text.
static const char *written(door_cases *to, const playing *p, bool as_texts) {
    text whole = text_new(to->space.memory), list = text_new(to->space.memory);
    text_add(&list, "[");
    text_add(&list, text_get(&p->record));
    text_add(&list, "]");
    swap(list.bytes, '\'', '"');
    const bay_value *lines = NULL;
    assert_int_equal(json_read(&to->space, list.bytes, list.size, &lines, NULL), BAY_OK);
    for (uint32_t i = 0; i < lines->count; i++) {
        text line = text_new(to->space.memory);
        json_write_value(&line, &lines->is.item[i], true);
        if (i) text_add(&whole, ",");
        if (as_texts)
            json_write_text(&whole, line.bytes, line.size);
        else
            text_add(&whole, line.bytes);
        text_free(&line);
    }
    const char *copy = arena_copy_text(&to->space, text_get(&whole));
    text_free(&whole);
    text_free(&list);
    return copy;
}

// --- Records ---------------------------------------------------------------------------------

// Does the record stop here? Within a throw it is brought there.
static bool stops_here(playing *p, const bay_value *question, door_stop wanted, int steps) {
    const char *kind = text_at(question, "kind");
    bool chance = strcmp(kind, "throw") == 0, choice = strcmp(kind, "choice") == 0;
    if (wanted == AT_THE_END) return !chance && !choice;
    if (wanted == BEFORE_CHOICE) return choice && steps > 0;
    if (wanted == BEFORE_THROW) return chance && steps > 0;
    if (!chance || whole_at(question, "dice") < 2) return false;
    play_move(p, "{'faces':[1]}");
    return true;
}

static const bay_value *go_on(playing *p, const bay_value *question, bool last) {
    const bay_value *options = at(question, "options");
    if (!options) return at(play_move(p, "{'roll':true}"), "question");
    char move[256];
    text words = text_within(move, sizeof move);
    text_add(&words, "{'choose':'");
    text_add(&words, text_at(&options->is.item[last ? options->count - 1 : 0], "id"));
    text_add(&words, "'}");
    return at(play_move(p, move), "question");
}

// Each question is answered by its first option, or by its last. False where the record comes to
// its end, or grows too long, before it can stop as wanted.
static bool play(playing *p, const char *id, door_stop wanted, bool last) {
    const bay_value *question =
        at(play_start(p, ask_filled(&p->a, "{'do':'play','sample':'%s','seed':7}", id)),
           "question");
    for (int steps = 0; steps < STEPS_MAX; steps++) {
        if (stops_here(p, question, wanted, steps)) return true;
        if (strcmp(text_at(question, "kind"), "over") == 0) return false;
        question = go_on(p, question, last);
    }
    return false;
}

static bool add_record(door_cases *to, const char *id, door_stop wanted, bool last) {
    playing p;
    playing_begin(&p);
    bool stops = play(&p, id, wanted, last);
    for (int as_texts = 0; as_texts < 2 && stops; as_texts++) {
        const char *lines = written(to, &p, as_texts);
        for (size_t i = 0; i < COUNT_OF(OF_RECORD); i++) add_case(to, OF_RECORD[i], lines);
    }
    to->stopped[wanted] += stops;
    playing_end(&p);
    return stops;
}

static void add_records(door_cases *to, const char *id) {
    for (door_stop wanted = BEFORE_CHOICE; wanted < DOOR_STOPS; wanted++)
        if (!add_record(to, id, wanted, false)) add_record(to, id, wanted, true);
}

void door_cases_make(door_cases *out) {
    *out = (door_cases){.count = 0};
    out->space = arena_new(failing_memory_of(&out->heap));
    for (size_t i = 0; i < COUNT_OF(ALONE); i++) add_case(out, ALONE[i], NULL);
    for (; ASKING_SYSTEMS[out->systems]; out->systems++) {
        const bay_rules *rules = ASKING_SYSTEMS[out->systems];
        for (size_t k = 0; k < COUNT_OF(OF_SAMPLE); k++) add_case(out, OF_SAMPLE[k], rules->id);
        add_records(out, rules->id);
    }
}

void door_cases_free(door_cases *from) {
    arena_free(&from->space);
    assert_int_equal(from->heap.blocks, 0);
}
