// Bytes -> a game: options, dice, pieces put down and steps taken back, to its end. In every
// situation chances add up to 1 and numbers are in their ranges; what is settled stays so; a step
// leads to the same situation told or not; and the record leads to the same situation again.
#include "fuzz/fought.h"

enum { MOVES = 300, USUAL = 40 }; // where it may cost much, and else

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static fought f;
    recipe from = {data, data + size};
    fought_begin(&f, &from);
    if (f.stands) {
        fought_check(&f, &from);
        while (f.moves < (f.much ? MOVES : USUAL) && any_left(&from) && fought_move(&f, &from))
            fought_check(&f, &from);
        // reading the scenario again costs as much as a game
        if (f.much || size % 8 == 0) fought_replay(&f);
    }
    fought_free(&f);
    return 0;
}
