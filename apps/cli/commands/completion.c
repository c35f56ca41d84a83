// Completions for bash, zsh and fish.

#include "cli/commands/help.h"

#include <string.h>

// --- bash ------------------------------------------------------------------------------------

static void words_of(page *out, const char *choices) {
    for (; *choices; choices++) page_add_bytes(out, *choices == '|' ? " " : choices, 1);
}

static void bash_options(page *out, const verb *of) {
    page_put(out, "    %s) options=\"", of->name);
    const char *between = "";
    for (int i = 0; i < OPTION_COUNT; i++)
        if (verb_takes(of, (option_id)i)) {
            page_put(out, "%s--%s", between, OPTIONS[i].name);
            between = " ";
        }
    page_add(out, "\" ;;\n");
}

static void bash_values(page *out, const option_row *row) {
    if (!row->value) return;
    page_put(out, "    --%s) COMPREPLY=($(compgen %s-W \"", row->name, row->file ? "-f " : "");
    if (row->choices) words_of(out, row->choices);
    page_add(out, "\" -- \"$word\")); return ;;\n");
}

static void verb_names(page *out) {
    const char *between = "";
    for (const verb *row = VERBS; row->name; row++)
        if (!row->hidden) {
            page_put(out, "%s%s", between, row->name);
            between = " ";
        }
}

static void bash(page *out) {
    page_add(
        out,
        "# bash completion for bayonet\n"
        "_bayonet() {\n"
        "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options\n"
        "  COMPREPLY=()\n"
        "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
        "    COMPREPLY=($(compgen -W \"");
    verb_names(out);
    page_add(out, " --help --version\" -- \"$word\")); return\n  fi\n  case $before in\n");
    for (int i = 0; i < OPTION_COUNT; i++) bash_values(out, &OPTIONS[i]);
    page_add(out, "  esac\n  case ${COMP_WORDS[1]} in\n");
    for (const verb *row = VERBS; row->name; row++)
        if (!row->hidden) bash_options(out, row);
    page_add(out, "    *) return ;;\n  esac\n"
                  "  case $word in\n"
                  "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
                  "    *) COMPREPLY=($(compgen -f -W \"$(bayonet help --completion systems "
                  "2>/dev/null)\" -- \"$word\")) ;;\n"
                  "  esac\n}\ncomplete -o filenames -F _bayonet bayonet\n");
}

// --- zsh -------------------------------------------------------------------------------------

// In single quotes, inside zsh's own brackets and colons.
static void zsh_text(page *out, const char *text) {
    for (; *text; text++) {
        if (strchr("[]:\\", *text)) page_add(out, "\\");
        if (*text == '\'')
            page_add(out, "'\\''");
        else
            page_add_bytes(out, text, 1);
    }
}

static void zsh_option(page *out, const option_row *row) {
    page_put(out, " \\\n        '--%s%s[", row->name, row->value ? "=" : "");
    zsh_text(out, row->words);
    page_add(out, "]");
    if (row->value && row->file)
        page_add(out, ":value:_files");
    else if (row->value && row->choices) {
        page_add(out, ":value:(");
        words_of(out, row->choices);
        page_add(out, ")");
    } else if (row->value)
        page_add(out, ":value:");
    page_add(out, "'");
}

static void zsh(page *out) {
    page_add(out, "#compdef bayonet\n_bayonet() {\n  local -a verbs systems\n  verbs=(\n");
    for (const verb *row = VERBS; row->name; row++)
        if (!row->hidden) {
            page_put(out, "    '%s:", row->name);
            zsh_text(out, row->gist);
            page_add(out, "'\n");
        }
    page_add(out, "  )\n  if (( CURRENT == 2 )); then _describe command verbs; return; fi\n"
                  "  systems=(${(f)\"$(bayonet help --completion systems 2>/dev/null)\"})\n"
                  "  case $words[2] in\n");
    for (const verb *row = VERBS; row->name; row++) {
        if (row->hidden) continue;
        page_put(out, "    %s) _arguments", row->name);
        for (int i = 0; i < OPTION_COUNT; i++)
            if (verb_takes(row, (option_id)i)) zsh_option(out, &OPTIONS[i]);
        page_put(out, " \\\n        '*:scenario:{ _files; compadd -a systems }' ;;\n");
    }
    // Found on fpath the file is the function's body, called for the first completion; read by
    // eval it is not.
    page_add(out, "  esac\n}\n"
                  "if [ \"$funcstack[1]\" = _bayonet ]; then _bayonet \"$@\"\n"
                  "else compdef _bayonet bayonet; fi\n");
}

// --- fish ------------------------------------------------------------------------------------

static void fish_text(page *out, const char *text) {
    page_add(out, "'");
    for (; *text; text++) {
        if (*text == '\'' || *text == '\\') page_add(out, "\\");
        page_add_bytes(out, text, 1);
    }
    page_add(out, "'");
}

static void fish_option(page *out, const verb *of, const option_row *row) {
    page_put(out, "complete -c bayonet -n '__fish_seen_subcommand_from %s' -l %s", of->name,
             row->name);
    if (row->letter) page_put(out, " -s %c", row->letter);
    if (row->value) page_add(out, row->file ? " -r -F" : " -x");
    if (row->value && row->choices) {
        page_add(out, " -a '");
        words_of(out, row->choices);
        page_add(out, "'");
    }
    page_add(out, " -d ");
    fish_text(out, row->words);
    page_add(out, "\n");
}

static void fish(page *out) {
    page_add(out, "# fish completion for bayonet\n");
    for (const verb *row = VERBS; row->name; row++) {
        if (row->hidden) continue;
        page_put(out, "complete -c bayonet -f -n __fish_use_subcommand -a %s -d ", row->name);
        fish_text(out, row->gist);
        page_put(out,
                 "\ncomplete -c bayonet -n '__fish_seen_subcommand_from %s' -a "
                 "'(bayonet help --completion systems 2>/dev/null)'\n",
                 row->name);
        for (int i = 0; i < OPTION_COUNT; i++)
            if (verb_takes(row, (option_id)i)) fish_option(out, row, &OPTIONS[i]);
    }
}

bool help_completion(page *out, const char *shell) {
    if (strcmp(shell, "bash") == 0)
        bash(out);
    else if (strcmp(shell, "zsh") == 0)
        zsh(out);
    else if (strcmp(shell, "fish") == 0)
        fish(out);
    else
        return false;
    return true;
}
