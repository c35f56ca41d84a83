// bayonet: exact odds and best orders for the close assault.
#include "cli/commands/command.h"

int main(int argc, char **argv) {
    session at = {0};
    return command_run(argc, argv, &at);
}
