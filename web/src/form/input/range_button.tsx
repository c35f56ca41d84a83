// The way to the curve of a number for those who cannot hold a button down.
import { has_range, range_asked, type RangeAsked } from './range_asked';

export function RangeButton({ asked }: { asked: RangeAsked }) {
  if (!has_range(asked)) return null;
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => (range_asked.value = asked)}>
      The chance at each value<span class="spoken"> of {asked.name}</span>
    </button>
  );
}
