// The Trial Assault Rules by hand: two units a side and a character who stands between two of them. He
// divides his hits, every throw says who strikes at whom, and the record replays.
import { result_page } from '../page/result_page.mjs';
import { replays_to } from '../expected/command.mjs';
import { journeys } from '../support/journey.mjs';
import { DESK, KEYS, PHONE } from '../support/looks.mjs';
import { first_or_rest } from '../support/pace.mjs';
import { play_page } from '../page/play_page.mjs';
import { done } from '../support/tap.mjs';

const BETWEEN = `rules: trial40k
title: The captain between two
attacker:
  units:
    - name: Squad
      groups:
        - {models: 4, profile: marines, with: [Mob]}
        - {models: 1, profile: sergeants, weapons: [fist, pistol], with: [Mob]}
    - name: Captain
      independent: true
      joined: Squad
      groups:
        - {models: 1, profile: commanders, weapons: [power, pistol], with: [Mob, Gretchin]}
defender:
  units:
    - name: Mob
      groups:
        - {models: 6, profile: orks, with: [Squad, Captain]}
        - {name: Nob, models: 1, profile: nobs, with: [Squad]}
    - name: Gretchin
      groups:
        - {models: 4, profile: gretchin, ws: 4, with: [Captain]}
`;

/** Of the captain's five dice four hit. */
const HITS = [6, 5, 1, 3, 4];

/** Throws what is asked for: for the captain at several his hits, else what the cup has. */
async function thrown(roll, words) {
  if (!/^Captain strikes at several/.test(words)) return roll.throw_dice();
  return roll.moving(async () => {
    await roll.put(HITS);
    await roll.send();
  });
}

/** Plays to the end and says what was asked, choices and throws alike. */
async function played(roll, halfway) {
  const asked = [];
  for (let what = await roll.start(); what !== 'over'; what = await roll.asked()) {
    asked.push(await roll.asked_for());
    if (/blows of Captain/.test(asked.at(-1))) await halfway();
    await (what === 'dice' ? thrown(roll, asked.at(-1)) : roll.answer());
  }
  return asked;
}

await journeys('characters', async ({ test }) => {
  await test(
    'a captain between two, to the end',
    first_or_rest(PHONE, DESK, KEYS),
    async (page, by) => {
      const ask = result_page(page, by);
      const roll = play_page(page, by);
      await ask.open();
      await ask.open_good_file('between.yaml', BETWEEN);
      let shares = 0;
      const asked = await played(roll, async () => {
        shares += 1;
        const rows = await roll.options.allInnerTexts();
        if (!rows.some((words) => /strike Mob with 2\b/i.test(words)))
          throw new Error(`no share of two among ${JSON.stringify(rows)}`);
      });
      if (!shares) throw new Error(`nobody divides: ${JSON.stringify(asked)}`);
      for (const kind of [/^Captain strikes at several/, /strikes at Captain/, /^How does Captain/])
        if (!asked.some((words) => kind.test(words)))
          throw new Error(`no ${kind} among ${JSON.stringify(asked)}`);
      const ending = await roll.now.innerText();
      const file = await ask.save('Save record');
      replays_to(file, ending);
    },
  );
});
done();
