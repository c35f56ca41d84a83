// What is asked, in sentences, for a screen reader.
import type { Option, Question, Read } from '../../door/replies';
import { first_large } from '../../words/sentence';

/** A large letter at its beginning, a full stop at its end. */
export function sentence(words: string): string {
  if (words === '') return '';
  return first_large(words) + (/[.!?]$/.test(words) ? '' : '.');
}

/** "for the attack", "to hit"; "" without a stage. */
const what_for = (stage: string | null | undefined): string =>
  stage ? ` ${stage.startsWith('to ') ? '' : 'for '}${stage}` : '';

/** Dice of matched pools, first side's and second's. */
export const is_pair = (row: Read): boolean => row.sides.length === 2;

/** "3 dice for the attack"; "2 more dice", "1 die once more". */
export function dice_wanted(question: Extract<Question, { kind: 'throw' }>): string {
  const { dice, of, again, stage } = question;
  const count = `${dice}${dice < of ? ' more' : ''} ${dice === 1 ? 'die' : 'dice'}`;
  return `${count}${again ? ' once more' : ''}${what_for(stage)}`;
}

/** How the option is marked that the orders choose: those given, or else the standing order. */
export const order_words = ({ standing }: Option): string =>
  standing ? 'standing order' : 'orders given';

/** What is to be done now, with its options. */
export function question_words(question: Question): string {
  if (question.kind === 'over') return sentence(`the assault is over: ${question.words}`);
  if (question.kind === 'throw')
    return `${sentence(question.words)} ${first_large(question.side)}, ${dice_wanted(question)}.`;
  const options = question.options.map(
    (option, index) =>
      `${index + 1}, ${option.words}${option.ordered ? ` (${order_words(option)})` : ''}`,
  );
  return `${first_large(question.who)}: ${sentence(question.words)} ${sentence(options.join('; '))}`;
}
