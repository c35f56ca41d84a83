// The assault that the page is about, as a person gave it, and every way to change it.
//
// A change goes into the draft at once; the door then says whether it makes an assault. What it
// takes becomes the assault in hand, what it refuses stays a draft with its faults, to be mended
// or given up. However quickly changes follow each other, one request is under way and the next
// one is about the latest draft.
import { batch, computed, signal } from '@preact/signals';
import { clerk } from '../door/doors';
import { Refused } from '../door/door';
import type { Fault, New, Scenario, Value } from '../door/replies';
import { drop, get, put } from '../assault/path';
import { busy_with } from './busy';
import { History } from './history';
import { read, tables } from './systems';

/** The assault in hand: short forms expanded, only what was given. Null until the first is there. */
export const assault = signal<Scenario | null>(null);

/** The same with the changes that the door has not taken (yet). */
export const draft = signal<Scenario | null>(null);

/** Why the draft is no assault; empty when it is one. */
export const faults = signal<readonly Fault[]>([]);

/** What the door said about the last change or opening that it refused; null when it took it. */
export const refusal = signal<Fault | null>(null);

/** By path, what is assumed beside what was given. */
export const assumed = signal<ReadonlyMap<string, Value>>(new Map());

/** The assault as it was opened, before any change. */
export const beginning = signal<Scenario | null>(null);

/** The form shows another assault than the one in hand: a change that the door has not taken. */
export const changing = computed(() => !same(draft.value, assault.value));

/** Counts the whole assaults that were opened. */
export const opened = signal(0);

export const can_undo = signal(false);
export const can_redo = signal(false);

interface Taken {
  scenario: Scenario;
  assumed: ReadonlyMap<string, Value>;
  beginning: Scenario;
}

const history = new History<Taken>();

/** The drafts before this one, since the last that the door took. */
let drafts = new History<Scenario>();

const same = (a: Scenario | null, b: Scenario | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function present(): Taken | null {
  if (!assault.value || !beginning.value) return null;
  return { scenario: assault.value, assumed: assumed.value, beginning: beginning.value };
}

/**
 * Counts what took the place of the draft: openings, steps back and forward. What the door says about
 * a change that was made before one of them comes too late.
 */
let place = 0;

/** The draft that the door took last, or that took its place: it need not be checked. */
let good: Scenario | null = null;

/** Shows an assault that the door has taken. `kept`: drafts beyond it are left alone. */
function show(taken: Taken, kept = false): void {
  if (!kept) place += 1;
  batch(() => {
    beginning.value = taken.beginning;
    assumed.value = taken.assumed;
    if (!same(assault.value, taken.scenario)) assault.value = taken.scenario;
    if (!kept) {
      draft.value = good = taken.scenario;
      drafts = new History();
      faults.value = [];
      refusal.value = null;
    }
    tell_steps();
  });
}

function tell_steps(): void {
  can_undo.value = history.can_undo;
  can_redo.value = drafts.can_redo || (!changing.value && history.can_redo);
}

const by_path = (reply: New): ReadonlyMap<string, Value> =>
  new Map(reply.assumed.map(({ path, value }) => [path, value]));

/** Begins with an assault that came with the page. */
export function begin_with(reply: New): void {
  const { scenario } = reply;
  show({ scenario, assumed: by_path(reply), beginning: scenario });
}

// --- Opening ------------------------------------------------------------------------------------

let turn = 0;

/** Begins with the scenario of a request; what is refused changes nothing but `refusal`. */
const begin = (request: object): Promise<boolean> => busy_with(() => begin_now(request));

async function begin_now(request: object): Promise<boolean> {
  const mine = (turn += 1);
  try {
    const reply = await clerk.ask<New>({ do: 'new', ...request });
    await read(String(reply.scenario['rules']));
    if (mine !== turn) return false;
    const before = present();
    if (before && !same(before.scenario, reply.scenario)) history.leave(before, '', 0);
    const { scenario } = reply;
    batch(() => {
      show({ scenario, assumed: by_path(reply), beginning: scenario });
      opened.value += 1;
    });
    return true;
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    if (mine === turn) refusal.value = thrown.fault;
    return false;
  }
}

/** Begins with a whole scenario. */
export const open = (scenario: Scenario): Promise<boolean> => begin({ scenario });

/** Begins with the sample of a rule system. */
export const open_sample = (rules: string): Promise<boolean> => begin({ sample: rules });

/** Begins with a short form: `6 veteran v 3 regular`. */
export const open_short = (rules: string, text: string): Promise<boolean> =>
  begin({ short: `${rules} ${text}` });

// --- Changing -----------------------------------------------------------------------------------

let gesture = '';
let checking: Promise<void> | null = null;

function take(reply: New, latest: boolean): void {
  const before = present();
  if (!before) return;
  if (!same(before.scenario, reply.scenario)) history.leave(before, gesture, performance.now());
  const taken = { ...before, scenario: reply.scenario, assumed: by_path(reply) };
  show(taken, !latest);
}

function refuse(thrown: unknown): void {
  const fault: Fault =
    thrown instanceof Refused ? thrown.fault : { status: 'failed', words: String(thrown) };
  faults.value = [fault, ...(fault.also ?? [])];
  refusal.value = fault;
}

async function check_drafts(): Promise<void> {
  let asked: Scenario | null = null;
  while (draft.value !== asked && draft.value !== good) {
    const scenario = (asked = draft.value);
    const there = place;
    try {
      const reply = await clerk.ask<New>({ do: 'new', scenario });
      if (there === place) take(reply, draft.value === scenario);
    } catch (thrown) {
      if (there === place && draft.value === scenario) refuse(thrown);
    }
  }
}

/** Changes the draft. Changes of one gesture in quick succession are undone together. */
export async function change(how: (draft: Scenario) => Scenario, by = ''): Promise<boolean> {
  if (!draft.value) return false;
  drafts.leave(draft.value, by, performance.now());
  draft.value = how(draft.value);
  tell_steps();
  gesture = by;
  await checked();
  return faults.value.length === 0;
}

/** Until the door has said what the latest draft is. */
function checked(): Promise<void> {
  checking ??= busy_with(check_drafts).finally(() => (checking = null));
  return checking;
}

/** The parameters' names are paths too: win is parameters.win. */
function path_named(name: string, scenario: Scenario): string {
  const table = tables.value[String(scenario['rules'])];
  const is_one = table?.parameters.some((parameter) => parameter.name === name);
  return is_one ? `parameters.${name}` : name;
}

function without(scenario: Scenario, path: string): Scenario {
  const less = drop(scenario, path);
  const { parameters } = less;
  const bare = typeof parameters === 'object' && Object.keys(parameters ?? {}).length === 0;
  return bare ? drop(less, 'parameters') : less;
}

/** Sets keys by path, or parameters by name; null takes what stands there away. */
export function set(changes: { [path: string]: Value }): Promise<boolean> {
  const apply = (scenario: Scenario): Scenario =>
    Object.entries(changes).reduce((before, [name, value]) => {
      const path = path_named(name, before);
      return value === null ? without(before, path) : put(before, path, value);
    }, scenario);
  return change(apply, Object.keys(changes).join());
}

/** Goes back to the last draft that was an assault. */
export function give_up(): void {
  const taken = present();
  if (taken) show(taken);
}

// --- Taking back --------------------------------------------------------------------------------

function step(to: (from: Taken) => Taken | undefined): boolean {
  const from = present();
  const taken = from && to(from);
  if (taken) show(taken);
  return Boolean(taken);
}

/** Puts a draft in the place of the one in hand. */
function step_to(other: Scenario): void {
  place += 1;
  draft.value = other;
  void checked();
}

/** Takes the last change back; drafts that were not taken, or not yet, go first. False: there was none. */
export function undo(): boolean {
  const now = draft.value;
  if (!now || same(now, assault.value)) return step((from) => history.undo(from));
  const steps = drafts;
  const before = steps.undo(now);
  if (before && !same(before, assault.value)) step_to(before);
  else give_up();
  drafts = steps; // those taken back can be done again
  tell_steps();
  return true;
}

/** Does again what was taken back: drafts first, as they were made last. False: there was nothing. */
export function redo(): boolean {
  const now = draft.value;
  const after = now && drafts.redo(now);
  if (!after) return !changing.value && step((from) => history.redo(from));
  step_to(after);
  tell_steps();
  return true;
}

/** The value at a path of the draft, else what is assumed there. */
export const value_at = (path: string): Value | undefined =>
  get(draft.value ?? undefined, path) ?? assumed.value.get(path);
