// A layer over areas of ground, in which the units can be touched.
import { focus_on } from '../ground/focus';
import type { Fields } from '../ground/field_layout';
import type { Piece } from '../ground/scene/scene';
import type { Scenario, Side, Value } from '../door/replies';
import { SHEET_ID, touched } from './touched';
import './touch.css';

/** The path of a drawn unit in the scenario; a side in one body is itself the unit. */
export function path_of(scenario: Scenario, unit: string | null, side: Side | null): string | null {
  const sides = (['attacker', 'defender'] as const).filter((one) => side === null || one === side);
  for (const one of sides) {
    const group = scenario[one];
    if (typeof group !== 'object' || group === null || Array.isArray(group)) continue;
    const lists = Object.entries(group).filter((entry): entry is [string, Value[]] =>
      Array.isArray(entry[1]),
    );
    for (const [name, items] of lists) {
      const at = items.findIndex(
        (item) => typeof item === 'object' && item !== null && 'id' in item && item.id === unit,
      );
      if (at >= 0) return `${one}.${name}[${at}]`;
    }
    if (lists.length === 0) return one;
  }
  return null;
}

const called = ({ name, numbers, words }: Piece): string =>
  `Change ${[name, numbers, words].filter(Boolean).join(', ')}`;

/** `scenario`: the whole one that is drawn. */
export function TouchFields({ laid, scenario }: { laid: Fields; scenario: Scenario }) {
  return (
    <div class="touch-fields">
      {laid.fields
        .flatMap(({ counters }) => counters)
        .map(({ piece, x, y, w, h }, i) => {
          const path = path_of(scenario, piece.unit, piece.side);
          if (path === null) return null;
          return (
            <button
              key={piece.unit ?? i}
              type="button"
              class="touch-counter"
              aria-label={called(piece)}
              aria-expanded={touched.value?.unit === path}
              style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}
              onClick={(event) => {
                touched.value = { cell: null, unit: path };
                if (event.detail === 0) focus_on(SHEET_ID); // by a key
              }}
            />
          );
        })}
    </div>
  );
}
