// What an answer hangs on, as the command says it.
import type { HangsOn, HungFigure, HungSetting, Odds } from '../door/replies';
import { cell100 } from './hundred';
import { first_large } from './sentence';

/** Of the chance, or of what a side can lose: what moves it by less is not told by itself. */
const TOLD = 0.01;
/** Of the chance: what moves it by so much makes something else of the answer. */
const TURNS = 0.5;
/** As many are told by themselves. */
const MOST = 5;

export interface HungMove {
  value: string;
  /** "99", of losses "0.94"; null where the rules forbid the assault then. */
  word: string | null;
  /** The chance then; null where the assault is forbidden, and where losses are told. */
  ground: number | null;
  clause: string | null;
}

export interface Hung {
  name: string;
  /** "How are odds rounded?", "Dice of a Regular:" */
  words: string;
  value: string;
  /** "open, NQM-S10" */
  doubt: string;
  /** "the defender's losses, 0.61 as it is"; empty where it is the chance that moves. */
  losses: string;
  moves: HungMove[];
}

const said = (figure: HungFigure, number: number): string =>
  figure === 'ground' ? cell100(number) : number.toFixed(2);

function losses_words(figure: HungFigure, hangs: HangsOn): string {
  if (figure === 'ground') return '';
  const whose = figure === 'attacker_losses' ? 'attacker' : 'defender';
  return `the ${whose}’s losses, ${said(figure, hangs[figure])} as it is`;
}

function hung(setting: HungSetting, hangs: HangsOn): Hung {
  const { name, words, value, confidence, clause, figure } = setting;
  const told = setting.moves.filter(({ moved }) => moved >= TOLD);
  return {
    name,
    words: `${first_large(words)}${words.endsWith('?') ? '' : ':'}`,
    value: String(value),
    doubt: [confidence, clause].filter(Boolean).join(', '),
    losses: losses_words(figure, hangs),
    moves: told.map((move) => ({
      value: String(move.value),
      word: move[figure] === null ? null : said(figure, move[figure]),
      ground: figure === 'ground' ? move.ground : null,
      clause: move.clause,
    })),
  };
}

export const those_told = (hangs: HangsOn): Hung[] =>
  hangs.settings.filter(({ moved }) => moved >= TOLD).map((setting) => hung(setting, hangs));

/** The first few, the largest move first. */
export const first_told = (all: readonly Hung[]): readonly Hung[] => all.slice(0, MOST);

const then_words = ({ value, word, clause }: HungMove): string =>
  `with ${value}${/^-?\d+$/.test(value) ? ':' : ''} ${word ?? `no such assault (${clause})`}`;

/**
 * "It turns on disorganised = disperses (open, NQM-S10): with fights 99, not 0.", one for each that
 * makes something else of the answer. `now`: the count of the sentence.
 */
export function turning_words(hangs: HangsOn, now: string): string[] {
  const by = (ground: number | null): number =>
    ground === null ? 0 : Math.abs(ground - hangs.ground);
  const turning = hangs.settings.filter(({ moves }) =>
    moves.some(({ ground }) => by(ground) >= TURNS),
  );
  return turning.map((setting) => {
    const { name, value, doubt, moves } = hung(setting, hangs);
    return `It turns on ${name} = ${value} (${doubt}): ${moves.map(then_words).join(', ')}, not ${now}.`;
  });
}

/** What a fight until it is decided gives, where this one can end undecided; else empty. */
export function conclusion_words(
  { conclusion }: HangsOn,
  { endings }: Pick<Odds, 'endings'>,
  falls: string,
): string {
  const open = endings.some(({ id, p }) => id === 'unresolved' && p > 0);
  if (!conclusion || !open) return '';
  const { clock, value, ground } = conclusion;
  return `Fought on until it is decided (${clock}: ${value}), ${falls} in ${cell100(ground)}.`;
}

/** "16 others move it by less than 1 in 100."; empty where there are none. */
export function others_words({ settings }: HangsOn, told: number): string {
  const others = settings.length - told;
  if (others === 0) return '';
  if (told > 0)
    return `${others} other${others === 1 ? ' moves' : 's move'} it by less than 1 in 100.`;
  const what = others === 1 ? 'number or reading' : 'numbers or readings';
  return `The rules leave ${others} ${what} open here; none moves this by 1 in 100.`;
}
