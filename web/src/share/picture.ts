// The drawings of the page as independent pictures: the style of each part is written into it,
// and a background is added.

/** What style sheets say of a drawing; each is an attribute of SVG as well. */
const STYLES = [
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'vector-effect',
  'dominant-baseline',
  'letter-spacing',
  'paint-order',
  'visibility',
] as const;

const SVG = 'http://www.w3.org/2000/svg';
/** Dots of a PNG to each pixel of the page. */
const SCALE = 2;
const MARGIN = 16;

function write_styles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    if (value) to.setAttribute(name, value);
  }
  to.removeAttribute('class');
  to.removeAttribute('style');
  [...from.children].forEach((child, at) => {
    const copy = to.children[at];
    if (copy) write_styles(child, copy);
  });
}

/** What is written over a drawing: whose picture it is. */
export interface Caption {
  title: string;
  below: string;
}

interface Sheet {
  width: number;
  height: number;
  /** Of the drawing, from the top. */
  top: number;
  colour: string;
  ink: string;
  font: string;
}

const TITLE = 24;
const BELOW = 20;

/** A margin on all sides, and room for the caption. `paper`: whose background and type it has. */
function sheet_for(drawing: Element, paper: Element): Sheet {
  const { width, height } = drawing.getBoundingClientRect();
  const top = MARGIN + TITLE + BELOW;
  const { backgroundColor: colour, color: ink, fontFamily: font } = getComputedStyle(paper);
  return { width: width + 2 * MARGIN, height: top + height + MARGIN, top, colour, ink, font };
}

function part(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, String(value));
  element.textContent = text;
  return element;
}

/** As large as it may be for the whole line to stand on the sheet, at 0.58 of its size a letter. */
const size_for = (text: string, largest: number, width: number): number =>
  Math.min(largest, (width - 2 * MARGIN) / (0.58 * Math.max(1, text.length)));

/** The sheet with its caption, and room for a drawing. */
function blank({ width, height, colour, ink, font }: Sheet, { title, below }: Caption): SVGElement {
  const whole = part('svg', { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  const text = { x: MARGIN, fill: ink, 'font-family': font };
  whole.append(
    part('rect', { width, height, fill: colour }),
    part(
      'text',
      { ...text, y: MARGIN + 12, 'font-size': size_for(title, 15, width), 'font-weight': 600 },
      title,
    ),
    part(
      'text',
      { ...text, y: MARGIN + TITLE + 6, 'font-size': size_for(below, 12, width) },
      below,
    ),
  );
  return whole;
}

const written = (whole: SVGElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(whole)}\n`;

/** The text of an SVG file. */
export function svg_text(drawing: SVGSVGElement, paper: Element, caption: Caption): string {
  const sheet = sheet_for(drawing, paper);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  write_styles(drawing, copy);
  const { width, height } = drawing.getBoundingClientRect();
  for (const [name, value] of Object.entries({ x: MARGIN, y: sheet.top, width, height }))
    copy.setAttribute(name, String(value));
  const whole = blank(sheet, caption);
  whole.append(copy);
  return written(whole);
}

const blob_of = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );

async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A PNG of a drawing, twice as fine as on the page. */
export async function png_blob(
  drawing: SVGSVGElement | HTMLCanvasElement,
  paper: Element,
  caption: Caption,
): Promise<Blob> {
  const sheet = sheet_for(drawing, paper);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(sheet.width * SCALE);
  canvas.height = Math.ceil(sheet.height * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.scale(SCALE, SCALE);
  const is_svg = drawing instanceof SVGSVGElement;
  const text = is_svg ? svg_text(drawing, paper, caption) : written(blank(sheet, caption));
  context.drawImage(await drawn(text), 0, 0, sheet.width, sheet.height);
  if (!is_svg) {
    const { width, height } = drawing.getBoundingClientRect();
    context.drawImage(drawing, MARGIN, sheet.top, width, height);
  }
  return blob_of(canvas);
}
