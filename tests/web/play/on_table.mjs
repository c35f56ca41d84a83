// Measures the page's drawing of a table top: where each model stands, in millimetres.

/** In the page: the table, its rule, every base and every dot on it, in pixels of the drawing. */
export function drawn() {
  const plane = document.querySelector('.plane');
  const box = (element) => {
    const { x, y, width, height } = element.getBBox();
    return { x, y, width, height };
  };
  return {
    table: box(plane.querySelector('.map-cell')),
    rule: {
      long: plane.querySelector('.plane-rule').getBBox().width,
      words: plane.querySelector('.plane-words').textContent,
    },
    bases: [...plane.querySelectorAll('.map-piece')].map((piece) => ({
      name: piece.querySelector('title').textContent.split(':')[0],
      ...box(piece.querySelector('.map-card')),
    })),
    dots: [...plane.querySelectorAll('.map-sign')].map((sign) => ({
      name: sign.querySelector('title').textContent,
      ...box(sign),
    })),
  };
}

/** Rows [who, east, south, across, down] of `what`, bases or dots, as `standing` has them of all bases; the
    table's edge is `around` from these. */
export function in_millimetres({ table, rule, ...found }, standing, around, what = 'bases') {
  const scale = rule.long / Number(/^(\d+) mm$/.exec(rule.words)[1]);
  const west = Math.min(...standing.map(([, x, , across]) => x - across / 2)) - around;
  const north = Math.min(...standing.map(([, , y, , down]) => y - down / 2)) - around;
  const half = (pixels) => Math.round((pixels / scale) * 2) / 2;
  return found[what]
    .map(({ name, x, y, width, height }) => [
      name,
      half(x + width / 2 - table.x) + west,
      half(y + height / 2 - table.y) + north,
      half(width),
      half(height),
    ])
    .sort(([a, x], [b, z]) => a.localeCompare(b) || x - z);
}
