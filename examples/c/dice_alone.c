// Dice without any rules: throws, their exact odds, and the odds once some dice have fallen.
//
// A throw is a plain value; results are numbered from 0, and bayonet/throw.h says what each
// number means for each kind of throw.
#include <bayonet/throw.h>
#include <stdio.h>
#include <stdlib.h>

// Prints the chance of every result that can happen, `lowest` being what result 0 stands for.
static bool print_odds(const bay_throw *dice, const uint8_t *faces, size_t count, int lowest) {
    char words[80];
    bay_throw_words(dice, words, sizeof words);
    printf("%s", words);
    for (size_t i = 0; i < count; i++) printf("%s%d", i ? " " : ", after ", faces[i]);
    printf("\n");

    uint32_t results = bay_throw_results(dice);
    double *p = malloc(results * sizeof *p);
    uint8_t *can = malloc(results);
    void *space = malloc(bay_throw_space(dice));
    bool good =
        p && can && space && bay_throw_odds(dice, faces, count, p, can, space) == BAY_OK;
    for (uint32_t k = 0; good && k < results; k++)
        if (can[k]) printf("  %3d  %7.4f in 100\n", lowest + (int)k, 100 * p[k]);
    free(space);
    free(can);
    free(p);
    return good;
}

int main(void) {
    bay_throw sum = bay_throw_total(0, 3, 6);
    if (!print_odds(&sum, NULL, 0, sum.low)) return 1;
    const uint8_t fallen[] = {6, 4};
    if (!print_odds(&sum, fallen, 2, sum.low)) return 1;

    // Ten dice: 3 or more hits, then 5 or more wounds, unless the other side throws 5 or more.
    bay_throw volley = bay_throw_chain(10, 6);
    bay_throw_stage(&volley, 0, 3);
    bay_throw_stage(&volley, 0, 5);
    bay_throw_stage(&volley, 1, 5)->below = 1;
    return !print_odds(&volley, NULL, 0, 0);
}
