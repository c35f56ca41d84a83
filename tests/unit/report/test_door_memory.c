// Every allocation of every request is refused once, and once for good: the door says so, and
// gives back all that it had.
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

// The record that the requests with one go on from, made before anything is refused.
static char record[8192];

static const char *const REQUESTS[] = {
    "{'do':'rules'}",
    "{'do':'rules','id':'ford'}",
    "{'do':'rules','id':'NQM-07'}",
    "{'do':'new','short':'ford 4 guard v 3 line','set':{'turns':2,'attacker.pins':'1'}}",
    "{'do':'check','scenario':{'rules':'ford','attacker':{'units':['A 3','B 2 at x']},"
    "'defender':'3 line','parameters':{'F-1':'b'},'aim':'dearly','orders':[{'at':'press',"
    "'do':'stop'}]}}",
    "{'do':'check','scenario':{'rules':'ford','attacker':'many','defendr':3,'turns':99}}",
    "{'do':'show','sample':'ford'}",
    "{'do':'odds','short':'ford 2 guard v 2 line','primes':[2147483647]}",
    "{'do':'odds','sample':'nqm'}",
    "{'do':'odds','sample':'nqm','situations':20}",
    "{'do':'odds','sample':'nqm','why':true,'only':['why']}",
    "{'do':'odds','sample':'nqm','orders':[{'at':'defence','do':'dice-1'}],'aim':'cheaply'}",
    "{'do':'best','short':'ford 2 guard v 2 line','set':{'turns':2},'primes':[2147483647]}",
    "{'do':'play','sample':'ford','set':{'river.drums':90},'seed':1}",
    "{'do':'play','record':[%s],'move':{'choose':'go-on'},'advice':true}",
    "{'do':'play','record':[%s],'move':{'undo':1}}",
    "{'do':'play','record':[%s],'move':{'command':'fallible'}}",
    "{'do':'play','record':[%s,{'at':'attack-again','choose':'go-on'},{'at':'hold-or-withdraw',"
    "'choose':'stay'},{'at':'defence','choose':'dice-1'},{'at':'attack','part':[6,4]}],"
    "'advice':true}",
    "{'do':'replay','record':[%s]}",
    "{'do':'check','record':[%s]}",
    ("{'do':'simulate','sample':'nqm','count':100,'tallies':[{'broken_off':0,'trials':3,"
     "'scores':[['unresolved',0,0,3]]}]}"),
    "{'do':'simulate','sample':'nqm','count':5}",
};

static bay_status ask_once(asking *a, const char *request) {
    static char sent[12000];
    const char *hole = strstr(request, "%s");
    int before = hole ? (int)(hole - request) : (int)strlen(request);
    int size = snprintf(sent, sizeof sent, "%.*s%s%s", before, request, hole ? record : "",
                        hole ? hole + 2 : "");
    for (char *at_ = sent; *at_; at_++)
        if (*at_ == '\'') *at_ = '"';
    bay_reply reply;
    bay_status status = bay_request(&a->host, sent, (size_t)size, &reply);
    if (!reply.text) assert_int_equal(status, BAY_NO_MEMORY);
    if (reply.text && status == BAY_NO_MEMORY)
        assert_non_null(strstr(reply.text, "\"no-memory\""));
    bay_reply_free(a->host.memory, &reply);
    assert_int_equal(a->heap.blocks, 0);
    assert_int_equal(a->heap.bytes, 0);
    return status;
}

static void append(const bay_value *reply, asking *a) {
    const char *lines = json_at(a, reply, "lines");
    if (*record) strcat(record, ",");
    strncat(record, lines + 1, strlen(lines) - 2); // without the list's own brackets
}

static void make_record(asking *a) {
    static const char *const moves[] = {"{'choose':'dice-1'}", "{'faces':[6,6]}",
                                        "{'faces':[6,1]}"};
    record[0] = '\0';
    append(ask(a, "{'do':'play','sample':'nqm','seed':1}"), a);
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        char request[128];
        snprintf(request, sizeof request, "{'do':'play','record':[%%s],'move':%s}", moves[i]);
        append(ask_with(a, request, record), a);
    }
}

// Returns how many allocations there were.
static size_t refuse_each(asking *a, const char *request, bool ever_after) {
    a->heap.fail_at = 0;
    bay_status good = ask_once(a, request);
    assert_true(good != BAY_NO_MEMORY);
    for (size_t n = 1;; n++) {
        a->heap.requests = 0;
        a->heap.fail_at = n;
        a->heap.ever_after = ever_after;
        bay_status status = ask_once(a, request);
        bool reached = a->heap.requests >= n;
        a->heap.fail_at = 0;
        if (!reached) {
            assert_int_equal(status, good);
            return n - 1;
        }
        // what went on all the same must have had a way without: only bounds that are not told
        if (status != BAY_NO_MEMORY) assert_int_equal(status, good);
    }
}

static void every_allocation_may_fail(void **state) {
    (void)state;
    asking a;
    asking_begin(&a);
    make_record(&a);
    for (size_t i = 0; i < sizeof REQUESTS / sizeof *REQUESTS; i++)
        for (int ever_after = 0; ever_after < 2; ever_after++) {
            size_t count = refuse_each(&a, REQUESTS[i], ever_after);
            assert_true(count > 1);
            if (!ever_after) print_message("%4zu allocations: %.60s\n", count, REQUESTS[i]);
        }
    asking_end(&a);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
