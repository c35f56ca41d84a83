// For every request and every failing allocation, the answer is byte for byte the one that is
// given with enough memory, or a refusal that says that memory ran out.
#include "bayonet/request.h"

#include "base/text.h"
#include "faults/deep.h"
#include "faults/door_cases.h"
#include "faults/same_answer.h"
#include "unit/door/asking_systems.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    QUICK_FAILURES = 25,  // of a request in the short run, spread over its allocations
    FOR_GOOD = 3,         // one allocation of so many fails with all that follow it
    DEEP_BUDGETS = 2,     // one request of so many
    QUICK_BUDGETS = 11,   // in the short run one request of so many
    BYTES_MAX = 256 << 20 // a budget that no request here comes to
};

typedef struct trial {
    failing_memory heap;
    bay_host host;
    const char *request;
    char *good; // the answer, undisturbed; NULL: there is none yet
    bay_status good_status;
} trial;

typedef struct outcome {
    bay_status status;
    bool same;       // as the undisturbed answer
    size_t requests; // for memory
} outcome;

static size_t failed, budgets;

// --- One answer ------------------------------------------------------------------------------

static void refuse(const trial *t, const char *what, const char *reply) {
    fail_msg("%s\n  at allocation %zu, budget %zu\n  of %.3000s\n  answered %.3000s", what,
             t->heap.fail_at, t->host.bytes, t->request, reply ? reply : "nothing");
}

// A refusal says that memory ran out, or how much was allowed.
static void check_refusal(const trial *t, const bay_reply *reply) {
    static const char none[] =
        "{\"error\":{\"status\":\"no-memory\",\"words\":\"out of memory\"},\"schema\":\"";
    if (reply->status == BAY_NO_MEMORY && !t->host.bytes) {
        if (reply->text && strncmp(reply->text, none, sizeof none - 1) != 0)
            refuse(t, "not the words for no memory", reply->text);
        return;
    }
    bool over = reply->status == BAY_OVER_BUDGET && t->host.bytes && reply->text;
    if (!over || !same_answer_is_error(reply->text, "over-budget"))
        refuse(t, "neither the answer nor a refusal for want of memory", reply->text);
}

static outcome ask(trial *t) {
    bay_reply reply;
    t->heap.requests = 0;
    outcome out = {.status = bay_request(&t->host, t->request, strlen(t->request), &reply)};
    out.requests = t->heap.requests;
    if (out.status != reply.status) refuse(t, "two statuses", reply.text);
    if (reply.text && strlen(reply.text) != reply.size) refuse(t, "not its size", reply.text);
    out.same = reply.text && t->good && strcmp(reply.text, t->good) == 0;
    bool known = t->good && !out.same && t->host.bytes && out.status == BAY_OK &&
                 same_answer_but_budget(t->good, reply.text);
    if (t->good && !out.same && !known) check_refusal(t, &reply);
    if (!t->good) {
        t->good = strcpy(malloc(reply.size + 1), reply.text);
        t->good_status = out.status;
    }
    bay_reply_free(t->host.memory, &reply);
    if (t->heap.blocks || t->heap.bytes) refuse(t, "memory was kept", NULL);
    return out;
}

static void begin(trial *t, const char *request) {
    *t = (trial){.request = request};
    t->host.memory = failing_memory_of(&t->heap);
    t->host.rules = ASKING_SYSTEMS;
}

// --- Allocations, each in turn ------------------------------------------------------------------

static void fail_each(trial *t, size_t first, size_t apart, bool ever_after) {
    for (size_t n = first;; n += apart) {
        t->heap.fail_at = n;
        t->heap.ever_after = ever_after;
        outcome out = ask(t);
        bool reached = out.requests >= n;
        if (!reached && !out.same) refuse(t, "another answer though nothing failed", NULL);
        if (reached && out.status != BAY_NO_MEMORY) refuse(t, "a failure was forgotten", NULL);
        t->heap.fail_at = 0;
        if (!reached) return;
        failed++;
    }
}

static void every_allocation_may_fail(void **state) {
    const door_cases *cases = *state;
    for (size_t i = 0; i < cases->count; i++) {
        trial t;
        begin(&t, cases->text[i]);
        size_t all = ask(&t).requests;
        size_t apart = is_deep() ? one_in() : all / QUICK_FAILURES + 1;
        fail_each(&t, 1 + i % apart, apart, false);
        if (is_deep()) fail_each(&t, 1 + i % FOR_GOOD, FOR_GOOD * one_in(), true);
        free(t.good);
    }
}

// --- The budget of bytes, from refusal to refusal -----------------------------------------------

static bool alike(outcome a, outcome b) {
    return a.status == b.status && a.same == b.same && a.requests == b.requests;
}

static outcome ask_within(trial *t, size_t bytes) {
    t->host.bytes = bytes;
    outcome out = ask(t);
    t->host.bytes = 0;
    budgets++;
    return out;
}

// The next budget at which something else comes of it than at `bytes`.
static size_t next_budget(trial *t, size_t bytes, outcome now) {
    size_t apart = 64;
    while (bytes + apart < BYTES_MAX && alike(ask_within(t, bytes + apart), now)) {
        bytes += apart;
        apart *= 2;
    }
    size_t high = bytes + apart; // something else comes of it
    while (high - bytes > 1) {
        size_t middle = bytes + (high - bytes) / 2;
        if (alike(ask_within(t, middle), now))
            bytes = middle;
        else
            high = middle;
    }
    return high;
}

static void every_budget_is_kept(void **state) {
    const door_cases *cases = *state;
    for (size_t i = 0; i < cases->count; i += is_deep() ? DEEP_BUDGETS : QUICK_BUDGETS) {
        trial t;
        begin(&t, cases->text[i]);
        outcome whole = ask(&t);
        whole.same = true;
        for (size_t bytes = 1; bytes < BYTES_MAX;) {
            outcome now = ask_within(&t, bytes);
            if (alike(now, whole)) break;
            bytes = next_budget(&t, bytes, now);
        }
        free(t.good);
    }
}

// Of most rule systems there are records of each sort; not all throw more than one die at a time.
static void records_stop_everywhere(void **state) {
    const door_cases *cases = *state;
    assert_int_equal(cases->systems, 8); // those shipped, and the invented ones
    for (size_t i = 0; i < DOOR_STOPS; i++) assert_true(cases->stopped[i] >= 3);
}

// --- The whole -------------------------------------------------------------------------------

// An argument: without the budgets, which say nothing new when an arena's blocks stand apart.
int main(int argc, char **argv) {
    static door_cases cases;
    void *state = &cases;
    (void)argv;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(records_stop_everywhere, state),
        cmocka_unit_test_prestate(every_allocation_may_fail, state),
    };
    const struct CMUnitTest more[] = {
        cmocka_unit_test_prestate(every_budget_is_kept, state),
    };
    door_cases_make(&cases);
    int status = cmocka_run_group_tests(tests, NULL, NULL);
    if (argc == 1) status += cmocka_run_group_tests(more, NULL, NULL);
    printf("# %zu allocations failed in turn, %zu budgets tried: %zu requests of %zu systems\n",
           failed, budgets, cases.count, cases.systems);
    door_cases_free(&cases);
    return status;
}
