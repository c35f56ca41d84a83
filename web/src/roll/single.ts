// A double click is one press: what it brings under the mouse is not pressed by its second half.

export const single =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) act(); // 0: by keyboard
  };
