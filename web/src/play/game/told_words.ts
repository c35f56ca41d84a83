// A step of play in sentences, for the story and for a screen reader: who threw what, how it was
// read, and the result.
import type { Question, Read, Step } from '../../door/replies';
import { first_large, listed } from '../../words/sentence';

/** A large letter at its beginning, a full stop at its end. */
export function sentence(words: string): string {
  if (words === '') return '';
  return first_large(words) + (/[.!?]$/.test(words) ? '' : '.');
}

/** "for the attack", "to hit"; "" without a stage. */
const what_for = (stage: string | null | undefined): string =>
  stage ? ` ${stage.startsWith('to ') ? '' : 'for '}${stage}` : '';

/** "The attacker throws 6, 4 and 2 for the attack, the defender 5 for the defence." */
export function throw_words(threw: NonNullable<Step['threw']>): string {
  const parts = threw.faces.map((faces, index) => {
    const stage = threw.stages[index];
    const who = `the ${threw.sides[index] ?? 'side'}${index === 0 ? ' throws' : ''}`;
    return `${who} ${listed(faces)}${what_for(stage)}`;
  });
  return sentence(parts.join(', '));
}

/** Dice of matched pools, first side's and second's; in one breath those without an opponent. */
export function reading_words(reading: readonly Read[]): string {
  const spare = reading.filter((row) => row.kind === 'spare');
  const rows = reading.filter((row) => row.kind !== 'spare' || spare.length === 1);
  const words = rows.map((row) =>
    is_pair(row) || !row.stage ? row.words : `${row.stage}: ${row.words}`,
  );
  if (spare.length > 1) words.push(`${listed(spare.map(lone_face))} have nobody to fight`);
  return sentence(words.join(', '));
}

export const is_pair = (row: Read): boolean => row.sides.length === 2;

const lone_face = ({ faces }: Read): number => faces.find((face) => face > 0) ?? 0;

/** A whole step: "The defender chooses to roll 1 die. The attacker takes 3 dice …" */
export function step_words(step: Step): string {
  const words: string[] = [];
  if (step.choose && step.who) words.push(sentence(`the ${step.who}: ${step.choose.words}`));
  if (step.threw) words.push(throw_words(step.threw));
  if (step.reading) words.push(reading_words(step.reading));
  for (const event of step.events) words.push(sentence(event.words));
  return words.filter((one) => one !== '').join(' ');
}

/** "3 dice for the attack"; "2 more dice", "1 die once more". */
export function dice_wanted(question: Extract<Question, { kind: 'throw' }>): string {
  const { dice, of, again, stage } = question;
  const count = `${dice}${dice < of ? ' more' : ''} ${dice === 1 ? 'die' : 'dice'}`;
  return `${count}${again ? ' once more' : ''}${what_for(stage)}`;
}

/** What is to be done now, with its options. */
export function question_words(question: Question): string {
  if (question.kind === 'over') return sentence(`the assault is over: ${question.words}`);
  if (question.kind === 'throw')
    return `${sentence(question.words)} ${first_large(question.side)}, ${dice_wanted(question)}.`;
  const options = question.options.map(
    ({ words, standing }, index) => `${index + 1}, ${words}${standing ? ' (standing order)' : ''}`,
  );
  return `${first_large(question.who)}: ${sentence(question.words)} ${sentence(options.join('; '))}`;
}
