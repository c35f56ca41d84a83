// The parts that reports are made of. Each adds text from what the door replied.
#ifndef BAYONET_CLI_REPORT_REPORT_H
#define BAYONET_CLI_REPORT_REPORT_H

#include "cli/assault/scenario_arg.h"
#include "cli/common/percent.h"
#include "cli/common/strbuf.h"
#include "cli/session/session.h"

// Title and system in one line, what fights in the next.
void report_heading(strbuf *out, const json_t *reply);

// A sentence of a reply in lines of its own; returns whether there is one.
bool report_said(strbuf *out, const json_t *of, const char *key);

// What the figures rest on: orders, aim, clock.
void report_premises(strbuf *out, const json_t *reply);

// Whose orders, in words: "Standing orders on both sides".
const char *report_orders_kept(const json_t *reply);

// The sentence with a count, the endings with their bars, the casualties.
//
void report_sentence(strbuf *out, const json_t *reply);
void report_endings(strbuf *out, const json_t *reply, int digits);
void report_measures(strbuf *out, const json_t *reply, int digits);

// Of these the measures besides each side's casualties: what it comes to on average, and in one line what
// never happens. report_is_losses: whether a measure is a side's casualties.
void report_others(strbuf *out, const json_t *reply, int digits);
bool report_is_losses(const char *id);

// The same of a reply of simulate, with standard errors, and with the exact odds (or NULL) beside
// them. report_trials_digits: as many decimals as the errors leave a meaning.
int report_trials_digits(const json_t *reply);
void report_trials_sentence(strbuf *out, const json_t *reply, const json_t *system, int digits);
void report_trials_endings(strbuf *out, const json_t *reply, const json_t *exact,
                           const json_t *system, int digits);
void report_measures_fought(strbuf *out, const json_t *reply, const json_t *exact, int digits);

// Whether points under a named aim are chances, of 100, of the ground.
bool report_chances(const char *aim, const json_t *system);

// How the rule system words that chance: "falls" gives "the position falls".
const char *report_headline(const json_t *system, const char *key);

// What it is worth under an aim whose points are no chances.
void report_worth(strbuf *out, const json_t *reply);

// What to beware of: orders much better than the standing ones.
void report_careful(strbuf *out, const json_t *reply);

// How often each clause bites, of a reply with `why`.
void report_why(strbuf *out, const json_t *reply, int digits);

// Whether a clause comes up at all, and how often in an assault: "2.31", "<0.01", "no end".
//
//   in      use   a row of `why`; NULL: it does not come up
bool report_comes_up(const json_t *use);
void report_times(char word[PERCENT_WORD_MAX], const json_t *use, int digits);

// What was set and has no bearing.
void report_hints(strbuf *out, const json_t *reply);

// Whether the attacker has the ground in this ending.
bool report_gains(const json_t *system, const char *id);

// Whether the assault can end with nothing decided, so that more time may change the odds.
bool report_open_end(const json_t *reply);

// What the scenario left to the usual.
void report_assumed(strbuf *out, const json_t *reply);

// The words of a step where no situation fills them in: "Does {unit} go in?" asks of a unit.
void report_question(strbuf *out, const char *words);

// A list of orders: a sentence each under the question that it answers, or YAML.
void report_orders(strbuf *out, const json_t *orders, const json_t *system);
void report_orders_yaml(strbuf *out, const json_t *orders);

// What each option of a question is worth and costs the side that chooses.
//
//   in      now      of best: `who`, `best` (an option's id), `options`
//           chances  points are chances in 100 (report_chances)
void report_decision(strbuf *out, const json_t *now, bool chances, int digits);

// How an assault ended, in words, and at what price.
//
//   in      question   of play or replay, of the kind over
void report_over(strbuf *out, const json_t *question, const json_t *system);

// "Next:" and up to two commands. A command of NULL is left out.
typedef struct next_line {
    char *command; // freed by report_next
    const char *words;
} next_line;
void report_next(strbuf *out, next_line *lines, int count);

// "bayonet VERB ASSAULT KEY=VALUE …", each KEY=VALUE as it was given but `key`, which becomes
// `value`. key NULL: as it was given. NULL for standard input, which cannot be read again.
char *next_command(const scenario_arg *of, const char *verb, const char *key, const char *value,
                   const char *options);

// The key that says how long the assault may last (hours, turns); NULL when there is none.
const char *clock_of(const json_t *system);

// A later end of the assault by its clock, to ask about next: the word for as long as it takes, or
// one more where it is `concluded` what that gives. NULL when there is none. The caller frees it.
char *next_hour(const json_t *scenario, const json_t *system, bool concluded);

#endif
