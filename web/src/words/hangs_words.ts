// The settings that an answer hangs on, worded as the command words them.
import type { HangsOn, HungFigure, HungSetting } from '../door/replies';
import { cell100, fixed } from './hundred';
import { first_large } from './sentence';

/** A share of the chance, or of what a side can lose. Smaller changes are not told singly. */
const TOLD = 0.01;
/** At most this many settings are told singly. */
const MOST = 5;

export interface HungMove {
  value: string;
  /** "99", or "0.94" for losses; null if the rules then forbid the assault. */
  word: string | null;
  /** The chance with this value; null if the assault is forbidden, or if losses are told. */
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
  /** "the defender's losses, 0.61 as it is"; empty if it is the chance that changes. */
  losses: string;
  moves: HungMove[];
}

const said = (figure: HungFigure, number: number): string =>
  figure === 'ground' ? cell100(number) : fixed(number, 2);

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

/** The first few, the largest change first. */
export const first_told = (all: readonly Hung[]): readonly Hung[] => all.slice(0, MOST);
