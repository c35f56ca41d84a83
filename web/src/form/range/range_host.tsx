// The place of the panel with a number's curve; its code comes when it is first wanted.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../../door/door';
import { part } from '../../state/part';
import { note } from '../../state/say';
import { range_asked, type RangeAsked } from '../input/range_asked';

type Panel = ComponentType<{ asked: RangeAsked }>;

export function RangeHost() {
  const [panel, set_panel] = useState<{ Panel: Panel } | null>(null);
  const asked = range_asked.value;
  useEffect(() => {
    if (!asked || panel) return;
    part('the curve of a number', () => import('./range_panel')).then(
      ({ RangePanel }) => set_panel({ Panel: RangePanel }),
      (thrown: unknown) => {
        range_asked.value = null;
        if (thrown instanceof Refused) note(thrown.fault.words);
      },
    );
  }, [asked, panel]);
  useEffect(() => () => void (range_asked.value = null), []);
  return asked && panel ? <panel.Panel key={asked.at} asked={asked} /> : null;
}
