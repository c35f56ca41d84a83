// Completions for bash, zsh and fish.

#include "cli/commands/help.h"

#include <string.h>

// --- bash ------------------------------------------------------------------------------------

static void words_of(strbuf *out, const char *choices) {
    for (; *choices; choices++) strbuf_add_bytes(out, *choices == '|' ? " " : choices, 1);
}

static void bash_options(strbuf *out, const verb *of) {
    strbuf_put(out, "    %s) options=\"", of->name);
    const char *between = "";
    for (int i = 0; i < OPTION_COUNT; i++)
        if (verb_takes(of, (option_id)i)) {
            strbuf_put(out, "%s--%s", between, OPTIONS[i].name);
            between = " ";
        }
    strbuf_add(out, "\" ;;\n");
}

static void bash_values(strbuf *out, const option_row *row) {
    if (!row->value) return;
    strbuf_put(out, "    --%s) COMPREPLY=($(compgen %s-W \"", row->name,
               row->file ? "-f " : "");
    if (row->choices) words_of(out, row->choices);
    strbuf_add(out, "\" -- \"$word\")); return ;;\n");
}

static void verb_names(strbuf *out) {
    const char *between = "";
    for (const verb *row = VERBS; row->name; row++)
        if (!row->hidden) {
            strbuf_put(out, "%s%s", between, row->name);
            between = " ";
        }
}

static void bash(strbuf *out) {
    strbuf_add(
        out,
        "# bash completion for bayonet\n"
        "_bayonet() {\n"
        "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options\n"
        "  COMPREPLY=()\n"
        "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
        "    COMPREPLY=($(compgen -W \"");
    verb_names(out);
    strbuf_add(out, " --help --version\" -- \"$word\")); return\n  fi\n  case $before in\n");
    for (int i = 0; i < OPTION_COUNT; i++) bash_values(out, &OPTIONS[i]);
    strbuf_add(out, "  esac\n  case ${COMP_WORDS[1]} in\n");
    for (const verb *row = VERBS; row->name; row++)
        if (!row->hidden) bash_options(out, row);
    strbuf_add(out, "    *) return ;;\n  esac\n"
                    "  case $word in\n"
                    "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
                    "    *) COMPREPLY=($(compgen -f -W \"$(bayonet help --completion systems "
                    "2>/dev/null)\" -- \"$word\")) ;;\n"
                    "  esac\n}\ncomplete -o filenames -F _bayonet bayonet\n");
}

// --- zsh -------------------------------------------------------------------------------------

// In single quotes, inside zsh's own brackets and colons.
static void zsh_text(strbuf *out, const char *text) {
    for (; *text; text++) {
        if (strchr("[]:\\", *text)) strbuf_add(out, "\\");
        if (*text == '\'')
            strbuf_add(out, "'\\''");
        else
            strbuf_add_bytes(out, text, 1);
    }
}

static void zsh_option(strbuf *out, const option_row *row) {
    strbuf_put(out, " \\\n        '--%s%s[", row->name, row->value ? "=" : "");
    zsh_text(out, row->words);
    strbuf_add(out, "]");
    if (row->value && row->file)
        strbuf_add(out, ":value:_files");
    else if (row->value && row->choices) {
        strbuf_add(out, ":value:(");
        words_of(out, row->choices);
        strbuf_add(out, ")");
    } else if (row->value)
        strbuf_add(out, ":value:");
    strbuf_add(out, "'");
}

static void zsh(strbuf *out) {
    strbuf_add(out, "#compdef bayonet\n_bayonet() {\n  local -a verbs systems\n  verbs=(\n");
    for (const verb *row = VERBS; row->name; row++)
        if (!row->hidden) {
            strbuf_put(out, "    '%s:", row->name);
            zsh_text(out, row->summary);
            strbuf_add(out, "'\n");
        }
    strbuf_add(out, "  )\n  if (( CURRENT == 2 )); then _describe command verbs; return; fi\n"
                    "  systems=(${(f)\"$(bayonet help --completion systems 2>/dev/null)\"})\n"
                    "  case $words[2] in\n");
    for (const verb *row = VERBS; row->name; row++) {
        if (row->hidden) continue;
        strbuf_put(out, "    %s) _arguments", row->name);
        for (int i = 0; i < OPTION_COUNT; i++)
            if (verb_takes(row, (option_id)i)) zsh_option(out, &OPTIONS[i]);
        strbuf_put(out, " \\\n        '*:scenario:{ _files; compadd -a systems }' ;;\n");
    }
    // Found on fpath the file is the function's body, called for the first completion; read by
    // eval it is not.
    strbuf_add(out, "  esac\n}\n"
                    "if [ \"$funcstack[1]\" = _bayonet ]; then _bayonet \"$@\"\n"
                    "else compdef _bayonet bayonet; fi\n");
}

// --- fish ------------------------------------------------------------------------------------

static void fish_text(strbuf *out, const char *text) {
    strbuf_add(out, "'");
    for (; *text; text++) {
        if (*text == '\'' || *text == '\\') strbuf_add(out, "\\");
        strbuf_add_bytes(out, text, 1);
    }
    strbuf_add(out, "'");
}

static void fish_option(strbuf *out, const verb *of, const option_row *row) {
    strbuf_put(out, "complete -c bayonet -n '__fish_seen_subcommand_from %s' -l %s", of->name,
               row->name);
    if (row->letter) strbuf_put(out, " -s %c", row->letter);
    if (row->value) strbuf_add(out, row->file ? " -r -F" : " -x");
    if (row->value && row->choices) {
        strbuf_add(out, " -a '");
        words_of(out, row->choices);
        strbuf_add(out, "'");
    }
    strbuf_add(out, " -d ");
    fish_text(out, row->words);
    strbuf_add(out, "\n");
}

static void fish(strbuf *out) {
    strbuf_add(out, "# fish completion for bayonet\n");
    for (const verb *row = VERBS; row->name; row++) {
        if (row->hidden) continue;
        strbuf_put(out, "complete -c bayonet -f -n __fish_use_subcommand -a %s -d ", row->name);
        fish_text(out, row->summary);
        strbuf_put(out,
                   "\ncomplete -c bayonet -n '__fish_seen_subcommand_from %s' -a "
                   "'(bayonet help --completion systems 2>/dev/null)'\n",
                   row->name);
        for (int i = 0; i < OPTION_COUNT; i++)
            if (verb_takes(row, (option_id)i)) fish_option(out, row, &OPTIONS[i]);
    }
}

bool help_completion(strbuf *out, const char *shell) {
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
