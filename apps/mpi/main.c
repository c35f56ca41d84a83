// bayonet-mpi: `bayonet vary` on the ranks of an MPI job.
//
//     mpirun -n 4 bayonet-mpi vary hill.yaml attacker.strength=1..200 --store hill.db
//
// Rank 0 reads the arguments, hands out points as ranks come free, keeps the store and prints; the
// others answer. Alone it answers on threads, as `bayonet` does.
#include "cli/commands/arguments.h"
#include "cli/commands/command.h"
#include "cli/common/xalloc.h"
#include "mpi/ranks.h"

#include <mpi.h>
#include <stdio.h>
#include <string.h>

static bool is_vary(int argc, char **argv) {
    return argc > 1 && (strcmp(argv[1], "vary") == 0 || argv[1][0] == '-');
}

static int lead(int argc, char **argv, int ranks) {
    session at = {.answer_elsewhere = ranks > 1 ? ranks_answer : NULL};
    int status = EXIT_USAGE;
    if (is_vary(argc, argv))
        status = command_run(argc, argv, &at);
    else
        fputs("bayonet-mpi: it runs vary alone; bayonet has the other commands\n", stderr);
    ranks_dismiss();
    return status;
}

// Every rank has the same arguments; what is wrong with them is said by rank 0.
static void follow(int argc, char **argv) {
    session at = {0};
    xalloc_take_over(false);
    bool good = is_vary(argc, argv) && arguments_read(argc, argv, &at) == EXIT_DONE;
    ranks_serve(good ? at.in.budget : 0);
    json_decref(at.error);
}

int main(int argc, char **argv) {
    int rank, ranks, status = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (rank == 0)
        status = lead(argc, argv, ranks);
    else
        follow(argc, argv);
    MPI_Finalize();
    return status;
}
