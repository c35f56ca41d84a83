#include "ground/plane/root.h"

// From above by Newton's steps.
int64_t root_down(int64_t number) {
    int64_t root = 1;
    if (number <= 0) return 0;
    while (root * root < number) root *= 2;
    for (int64_t next = (root + number / root) / 2; next < root;
         next = (root + number / root) / 2)
        root = next;
    return root;
}

int64_t root_up(int64_t number) {
    int64_t root = root_down(number);
    return root * root < number ? root + 1 : root;
}
