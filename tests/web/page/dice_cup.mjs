// Dice from the table: the same every time, and not from the page. Numbers by Lehmer's generator.

export function dice_cup(seed = 1) {
  let state = seed;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return 1 + (state % sides);
  };
}
