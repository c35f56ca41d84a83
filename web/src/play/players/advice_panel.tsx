// Odds and best order on request: the chance of the ground, also under best play.
import { game } from '../../state/game';
import type { Game } from '../../state/game';
import type { Advice, Orders } from '../../door/replies';
import { tables } from '../../state/systems';
import { BASELINES, WHOSE } from '../../words/whose';
import { first_large } from '../../words/sentence';
import './advice_panel.css';
import { chance_words } from '../said/chance_line';
import { advice_now, advice_wanted, advising, stop_advice } from '../game/outlook';

/** The member of an advice for a chance under these orders. */
const member_of = (orders: Orders) => orders.replaceAll('-', '_') as keyof Advice['ground'];

const chance = (p: number | null): string =>
  p === null ? 'more than can be worked out here' : chance_words(p);

function best_words(now: Game): string | null {
  const { question } = now.now;
  if (question.kind !== 'choice') return null;
  const best = advice_now.value?.options.find((option) => option.best)?.id;
  const words = question.options.find(({ id }) => id === best)?.words;
  return words ? `${first_large(question.who)}: ${words}` : null;
}

function Rows({ now }: { now: Game }) {
  const advice = advice_now.value;
  if (!advice)
    return <p class="soft">Best play from here is more than can be worked out on a page.</p>;
  const falls = tables.value[now.story.rules]?.headline.falls ?? '';
  const rows: readonly Orders[] = advice.orders === 'given' ? ['given', ...BASELINES] : BASELINES;
  const best = best_words(now);
  return (
    <>
      {best && (
        <p class="advice-best">
          <span class="soft">The best order now</span> {best}
        </p>
      )}
      <p class="soft small">From here {falls}, in 100:</p>
      <dl class="advice-rows">
        {rows.map((orders) => (
          <div key={orders}>
            <dt>{first_large(WHOSE[orders])}</dt>
            <dd class="number">{chance(advice.ground[member_of(orders)])}</dd>
          </div>
        ))}
      </dl>
      {best && (
        <p class="soft small">
          Options are valued with best play by both sides from then on; aim:{' '}
          {advice.aim === 'stated' ? 'as stated' : advice.aim}.
        </p>
      )}
    </>
  );
}

function halt(): void {
  stop_advice();
  advice_wanted.value = false;
}

function Working() {
  const done = advising.value;
  return (
    <div class="advice-working">
      <label for="advice-done">Working out the best order</label>
      <progress id="advice-done" max={1} {...(done ? { value: done } : {})} />
      <button type="button" onClick={halt}>
        Stop
      </button>
    </div>
  );
}

export function AdvicePanel() {
  const now = game.value;
  if (!now || !advice_wanted.value || now.now.question.kind === 'over') return null;
  const known = advice_now.value !== undefined;
  return (
    <section class="sheet advice" aria-label="Odds and best order from here">
      {known ? <Rows now={now} /> : <Working />}
    </section>
  );
}
