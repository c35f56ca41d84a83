// What an answer hangs on, as the command says it.
import type { HangsOn, HungSetting } from '../door/replies';
import { cell100 } from './hundred';

/** Of the chance: what moves it by less is not told by itself. */
const TOLD = 0.01;
/** As many are told by themselves. */
const MOST = 5;

export interface HungMove {
  value: string;
  /** "99"; null where the rules forbid the assault then. */
  word: string | null;
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
  moves: HungMove[];
}

function hung({ name, words, value, confidence, clause, moves }: HungSetting, now: number): Hung {
  const told = moves.filter(({ ground }) => ground === null || Math.abs(ground - now) >= TOLD);
  return {
    name,
    words: `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('?') ? '' : ':'}`,
    value: String(value),
    doubt: [confidence, clause].filter(Boolean).join(', '),
    moves: told.map((move) => ({
      value: String(move.value),
      word: move.ground === null ? null : cell100(move.ground),
      ground: move.ground,
      clause: move.clause,
    })),
  };
}

export const those_told = ({ settings, ground }: HangsOn): Hung[] =>
  settings.filter(({ moved }) => moved >= TOLD).map((setting) => hung(setting, ground));

/** The first few, the largest move first. */
export const first_told = (all: readonly Hung[]): readonly Hung[] => all.slice(0, MOST);

/** "16 others move it by less than 1 in 100."; empty where there are none. */
export function others_words({ settings }: HangsOn, told: number): string {
  const others = settings.length - told;
  if (others === 0) return '';
  if (told > 0)
    return `${others} other${others === 1 ? ' moves' : 's move'} it by less than 1 in 100.`;
  const what = others === 1 ? 'number or reading' : 'numbers or readings';
  return `The rules leave ${others} ${what} open here; none moves this by 1 in 100.`;
}
