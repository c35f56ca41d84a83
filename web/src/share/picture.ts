// The drawings of the page as pictures that stand by themselves: what the style sheets say of each
// part is written into it, and the paper is laid behind.

/** What style sheets say of a drawing; each is an attribute of SVG as well. */
const STYLES = [
  'display',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
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

interface Size {
  width: number;
  height: number;
}

function paper({ width, height }: Size, colour: string): SVGElement {
  const sheet = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x: -MARGIN, y: -MARGIN, width, height }))
    sheet.setAttribute(name, String(value));
  sheet.setAttribute('fill', colour);
  return sheet;
}

/** With a margin on all sides, in pixels of the page. */
function size_of(drawing: Element): Size {
  const { width, height } = drawing.getBoundingClientRect();
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** The text of an SVG file. `paper_like`: whose background the paper is. */
export function svg_text(drawing: SVGSVGElement, paper_like: Element): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  write_styles(drawing, copy);
  const size = size_of(drawing);
  const colour = getComputedStyle(paper_like).backgroundColor;
  const whole = document.createElementNS(SVG, 'svg');
  whole.setAttribute('xmlns', SVG);
  whole.setAttribute('width', String(size.width));
  whole.setAttribute('height', String(size.height));
  whole.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`);
  copy.setAttribute('width', String(size.width - 2 * MARGIN));
  copy.setAttribute('height', String(size.height - 2 * MARGIN));
  whole.append(paper(size, colour), copy);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(whole)}\n`;
}

const blob_of = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );

function sheet_for({ width, height }: Size, colour: string): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}

/** A PNG of a drawing, twice as fine as on the page. */
export async function png_blob(
  drawing: SVGSVGElement | HTMLCanvasElement,
  paper_like: Element,
): Promise<Blob> {
  const size = size_of(drawing);
  const context = sheet_for(size, getComputedStyle(paper_like).backgroundColor);
  if (drawing instanceof HTMLCanvasElement) {
    const { width, height } = drawing.getBoundingClientRect();
    const at = MARGIN * SCALE;
    context.drawImage(drawing, at, at, width * SCALE, height * SCALE);
    return blob_of(context.canvas);
  }
  const image = new Image();
  const text = svg_text(drawing, paper_like);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  context.drawImage(image, 0, 0, size.width * SCALE, size.height * SCALE);
  return blob_of(context.canvas);
}
