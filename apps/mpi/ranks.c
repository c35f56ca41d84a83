#include "mpi/ranks.h"

#include "cli/common/progress.h"
#include "cli/common/xalloc.h"

#include <mpi.h>
#include <stdlib.h>

// A request, and the end of work, go to a rank; replies come back with their status as the tag.
enum { TAG_REQUEST = 1, TAG_END = 2, TAG_REPLY = 16 };

enum { NAP_NS = 200000 }; // between two looks for a reply

static const double LOOKS_APART = 0.1; // seconds, however many replies come meanwhile

// What a rank is at.
typedef struct rank {
    chunk of;
    uint32_t size;
    struct timespec since;
} rank;

typedef struct ranks {
    sweep_job *job;
    int count, busy;
    struct timespec looked; // when what came was kept last
    rank *list;             // [count]; 0 is this one
} ranks;

// --- Rank 0 ----------------------------------------------------------------------------------

// Gives a rank its next points, if there are any.
static void give(ranks *all, int number) {
    rank *one = &all->list[number];
    one->of = sweep_take(all->job, one->size);
    if (!one->of.count) return;
    strbuf request = {0};
    sweep_request(all->job, one->of, &request);
    clock_gettime(CLOCK_MONOTONIC, &one->since);
    MPI_Send(request.text, (int)request.size, MPI_CHAR, number, TAG_REQUEST, MPI_COMM_WORLD);
    strbuf_free(&request);
    all->busy++;
}

static void take_reply(ranks *all, const MPI_Status *from) {
    int size;
    MPI_Get_count(from, MPI_CHAR, &size);
    char *text = xalloc_zeroed((size_t)size + 1);
    MPI_Recv(text, size, MPI_CHAR, from->MPI_SOURCE, from->MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    rank *one = &all->list[from->MPI_SOURCE];
    sweep_hand_in(all->job, one->of, (bay_status)(from->MPI_TAG - TAG_REPLY), text,
                  (size_t)size);
    one->size = sweep_next_size(one->size, one->since);
    all->busy--;
    free(text);
}

// Keeps what came, and shows how far it is, if it is time again.
static void look(ranks *all) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    double apart = (double)(now.tv_sec - all->looked.tv_sec) +
                   (double)(now.tv_nsec - all->looked.tv_nsec) / 1e9;
    if (apart < LOOKS_APART) return;
    sweep_look(all->job);
    progress_show(sweep_done(all->job), sweep_points(all->job));
    all->looked = now;
}

void ranks_answer(sweep_job *job) {
    ranks all = {.job = job};
    MPI_Comm_size(MPI_COMM_WORLD, &all.count);
    all.list = xalloc_zeroed((size_t)all.count * sizeof *all.list);
    progress_begin();
    for (int i = 1; i < all.count; i++) all.list[i].size = 1;
    for (int i = 1; i < all.count; i++) give(&all, i);
    while (all.busy > 0) {
        MPI_Status from;
        int there;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &from);
        if (there) {
            take_reply(&all, &from);
            give(&all, from.MPI_SOURCE);
        } else {
            nanosleep(&(struct timespec){.tv_nsec = NAP_NS}, NULL);
        }
        look(&all);
    }
    sweep_look(job);
    progress_clear();
    free(all.list);
}

void ranks_dismiss(void) {
    int count;
    MPI_Comm_size(MPI_COMM_WORLD, &count);
    for (int i = 1; i < count; i++) MPI_Send(NULL, 0, MPI_CHAR, i, TAG_END, MPI_COMM_WORLD);
}

// --- The others ------------------------------------------------------------------------------

static void answer(const bay_host *host, int size) {
    char *request = xalloc_zeroed((size_t)size + 1);
    bay_reply reply = {0};
    MPI_Recv(request, size, MPI_CHAR, 0, TAG_REQUEST, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    bay_request(host, request, (size_t)size, &reply);
    if (!reply.text || reply.status == BAY_NO_MEMORY) xalloc_gone();
    MPI_Send(reply.text, (int)reply.size, MPI_CHAR, 0, TAG_REPLY + (int)reply.status,
             MPI_COMM_WORLD);
    bay_reply_free(host->memory, &reply);
    free(request);
}

void ranks_serve(uint32_t situations) {
    bay_host host = {.memory = xalloc_for_library(), .situations = situations};
    for (;;) {
        MPI_Status from;
        int size;
        MPI_Probe(0, MPI_ANY_TAG, MPI_COMM_WORLD, &from);
        if (from.MPI_TAG == TAG_END) break;
        MPI_Get_count(&from, MPI_CHAR, &size);
        answer(&host, size);
    }
    MPI_Recv(NULL, 0, MPI_CHAR, 0, TAG_END, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}
