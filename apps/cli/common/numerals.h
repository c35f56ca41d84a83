// Large numbers as people write them: 1,000,000.
#ifndef BAYONET_CLI_COMMON_NUMERALS_H
#define BAYONET_CLI_COMMON_NUMERALS_H

#include <stdint.h>

enum { NUMERAL_MAX = 32 };

void numeral(char word[NUMERAL_MAX], uint64_t number);

#endif
