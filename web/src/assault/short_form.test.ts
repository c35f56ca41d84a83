import { expect, test } from 'vitest';
import type { Branch } from './key_tree';
import { short_form } from './short_form';

const key = (name: string, kind: string) => ({ name, kind, key: { usual: null } });

test('what no form has room for is said with its name, but a word says itself', () => {
  const unit = {
    name: '',
    kind: 'group',
    key: { shorthand: '{name}' },
    branches: [
      key('name', 'text'),
      key('type', 'word'),
      key('fires_at', 'text'),
      key('lost', 'whole'),
      key('prone', 'flag'),
    ],
  } as unknown as Branch;
  const guns = { name: 'Guns', type: 'gun', fires_at: 'b4', lost: 2, prone: true };
  expect(short_form(unit, guns)).toEqual({
    text: 'Guns',
    besides: ['gun', 'fires at b4', 'lost 2', 'prone'],
  });
});
