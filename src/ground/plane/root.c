#include "ground/plane/root.h"

// A power of two that is above the root of a number and at most twice it.
static int64_t power_above(int64_t number) {
    int bits = 0;
    for (int step = 32; step; step /= 2)
        if (number >> (bits + step)) bits += step;
    return (int64_t)1 << (bits / 2 + 1);
}

// From above by Newton's steps.
int64_t root_down(int64_t number) {
    if (number <= 0) return 0;
    int64_t root = power_above(number);
    for (int64_t next = (root + number / root) / 2; next < root;
         next = (root + number / root) / 2)
        root = next;
    return root;
}

int64_t root_up(int64_t number) {
    int64_t root = root_down(number);
    return root * root < number ? root + 1 : root;
}
