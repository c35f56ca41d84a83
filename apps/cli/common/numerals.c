#include "cli/common/numerals.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void numeral(char word[NUMERAL_MAX], uint64_t number) {
    char digits[NUMERAL_MAX];
    snprintf(digits, sizeof digits, "%" PRIu64, number);
    size_t left = strlen(digits), at = 0;
    for (const char *digit = digits; *digit; digit++, left--) {
        word[at++] = *digit;
        if (left > 1 && left % 3 == 1) word[at++] = ',';
    }
    word[at] = '\0';
}
