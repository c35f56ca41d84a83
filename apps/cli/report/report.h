// The parts of reports. Each adds text made from the door's reply.
#ifndef BAYONET_CLI_REPORT_REPORT_H
#define BAYONET_CLI_REPORT_REPORT_H

#include "cli/assault/scenario_arg.h"
#include "cli/common/percent.h"
#include "cli/common/strbuf.h"
#include "cli/session/session.h"

// Title and system in one line, the forces in the next.
void report_heading(strbuf *out, const json_t *reply);

// A sentence of a reply, wrapped; further lines stand `indent` columns in. True if there is one.
//
//   in      parts   as client_sentence has them
bool report_said(strbuf *out, const json_t *parts, int indent);

// Whose orders, in words: "Standing orders on both sides".
const char *report_orders_kept(const json_t *reply);

// The endings with their bars; the casualties.
void report_endings(strbuf *out, const json_t *reply, int digits);
void report_measures(strbuf *out, const json_t *reply, int digits);

// report_others: the measures besides each side's casualties, with their averages; and in one line
// those that are always zero. report_is_losses: true if a measure is a side's casualties.
void report_others(strbuf *out, const json_t *reply, int digits);
bool report_is_losses(const char *id);

// The same for a reply of simulate, with standard errors, and with the exact odds (or NULL) beside
// them. report_trials_digits: as many decimals as are meaningful with these errors.
int report_trials_digits(const json_t *reply);
void report_trials_sentence(strbuf *out, const json_t *reply, const json_t *system, int digits);
void report_trials_endings(strbuf *out, const json_t *reply, const json_t *exact,
                           const json_t *system, int digits);
void report_measures_fought(strbuf *out, const json_t *reply, const json_t *exact, int digits);

// True if points under a named aim are the chance, of 100, of the ground.
bool report_chances(const char *aim, const json_t *system);

// The rule system's words for that chance: "falls" gives "the position falls".
const char *report_headline(const json_t *system, const char *key);

// The value of the assault under an aim whose points are not chances.
void report_worth(strbuf *out, const json_t *reply);

// A warning: there are orders much better than the standing ones.
void report_careful(strbuf *out, const json_t *reply);

// How often each clause applies, from a reply with `why`.
void report_why(strbuf *out, const json_t *reply, int digits);

// Whether a clause applies at all, and how often in an assault: "2.31", "<0.01", "no end".
//
//   in      use   a row of `why`; NULL: it never applies
bool report_comes_up(const json_t *use);
void report_times(char word[PERCENT_WORD_MAX], const json_t *use, int digits);

// Settings that were given but have no effect.
void report_hints(strbuf *out, const json_t *reply);

// Each KEY=VALUE that was typed and moves no number of the answer: without it the same comes out. One
// that says what the scenario says anyway is left out, and so is all where asking would take long.
//
//   in      odds     the answer: a reply of odds, or `odds` of best
//           members  of the request for it: who follows which orders
//           noted    a reply with `hints`: what they tell of is not told again
void report_idle(session *at, const scenario_arg *of, const json_t *odds, const char *members,
                 const json_t *noted);

// True if the attacker has the ground in this ending.
bool report_gains(const json_t *system, const char *id);

// True if the assault can end undecided, so that more time may change the odds.
bool report_open_end(const json_t *reply);

// Usual values that the scenario left unstated.
void report_assumed(strbuf *out, const json_t *reply);

// The words of a step when no situation fills them in: "Does {unit} go in?" asks about a unit.
void report_question(strbuf *out, const char *words);

// A list of orders: one sentence for each, under the question that it answers; or YAML.
void report_orders(strbuf *out, const json_t *orders, const json_t *system);
void report_orders_yaml(strbuf *out, const json_t *orders);

// The worth of each option of a question, and its cost to the side that chooses.
//
//   in      now      of best: `who`, `best` (an option's id), `options`
//           chances  points are chances in 100 (report_chances)
void report_decision(strbuf *out, const json_t *now, bool chances);

// How an assault ended, in words, and its cost.
//
//   in      question   of play or replay, of the kind over
void report_over(strbuf *out, const json_t *question, const json_t *system);

// "Next:" and up to two commands. A command of NULL is left out.
typedef struct next_line {
    char *command; // freed by report_next
    const char *words;
} next_line;
void report_next(strbuf *out, next_line *lines, int count);

// "bayonet VERB ASSAULT KEY=VALUE …", with each KEY=VALUE as it was given, except `key`, which
// becomes `value`. key NULL: all as given. Returns NULL for standard input, which cannot be read
// again.
char *next_command(const scenario_arg *of, const char *verb, const char *key, const char *value,
                   const char *options);

// The key that limits how long the assault may last (hours, turns); NULL if there is none.
const char *clock_of(const json_t *system);

// A later end of the assault by its clock, for the next question: one more; or, if `concluded` is
// false, the word for no limit. NULL if there is none. The caller frees it.
char *next_hour(const json_t *scenario, const json_t *system, bool concluded);

#endif
