// The best order for the side that has to decide first, the cost of the other orders, and orders
// for the whole assault that a person can remember.
//
// What a side is after is its aim: the ground, unless the request says otherwise. Values are
// points to the attacker; the defender wants few of them.
#include <bayonet/request.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *resize(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user, (void)old_size;
    if (new_size) return realloc(old, new_size);
    free(old);
    return NULL;
}

static json_t *ask(const char *request) {
    bay_host host = {.memory = {.resize = resize}};
    bay_reply reply;
    bay_request(&host, request, strlen(request), &reply);
    json_t *answer = reply.text ? json_loads(reply.text, 0, NULL) : NULL;
    bay_reply_free(host.memory, &reply);
    return answer;
}

static const char *text(const json_t *map, const char *key) {
    return json_string_value(json_object_get(map, key));
}

static void print_now(const json_t *now) {
    size_t i;
    const json_t *option;
    printf("%s (%s)\n", text(now, "words"), text(now, "clause"));
    json_array_foreach(json_object_get(now, "options"), i, option) {
        bool best = strcmp(text(option, "id"), text(now, "best")) == 0;
        printf("  %-16s leaves the attacker %5.2f points%s\n", text(option, "words"),
               json_number_value(json_object_get(option, "value")), best ? "   best" : "");
    }
}

static void print_orders(const json_t *orders) {
    size_t i;
    const json_t *order;
    json_array_foreach(orders, i, order) printf("%s\n", text(order, "words"));
}

int main(void) {
    json_t *reply = ask("{\"do\": \"best\", \"sample\": \"nqm\"}");
    if (!reply || json_object_get(reply, "error")) return 1;
    print_now(json_object_get(reply, "now")); // null where nobody has anything to decide
    printf("\n");
    print_orders(json_object_get(reply, "orders"));
    json_decref(reply);
    return 0;
}
