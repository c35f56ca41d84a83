// Treats a double click as one press: its second half does not press the button that the first
// has moved under the mouse or the thumb.

/** Milliseconds between the halves of a double click; who reads what came takes longer. */
const TWIN = 250;

/** When something was pressed last. */
let last = -Infinity;

export const single =
  (act: () => unknown) =>
  ({ detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>): void => {
    const second_half = detail > 1 && timeStamp - last < TWIN; // 0: by keyboard
    if (second_half) return;
    last = timeStamp;
    act();
  };
