import { preloadedFonts } from '../fonts/index.ts';

/**
 * What a picture must carry itself, since it leaves our style sheets behind. Not the opacity: it only tells which body one points at, and a
 * picture points at none.
 */
const CARRIED = [
  'color',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'paint-order',
  'text-anchor',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-numeric',
  'letter-spacing',
];
const SIDE_PX = 1440;
const CAPTION_UNITS = 92;
const FONT_NAMES = ['Figtree Variable', 'Cormorant Variable'];
export const SVG = 'http://www.w3.org/2000/svg';

export interface WheelPicture {
  /** Words under the wheel: whose sky, when and where, then whose drawing. */
  title: string;
  subtitle: string;
  signature: string;
}

/** The wheel as a file of its own: colours of the present theme, fonts and words inside. */
export async function wheelSvg(wheel: HTMLElement, words: WheelPicture): Promise<string> {
  const { copy, side } = drawingOf(wheel);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('viewBox', `${-side / 2} ${-side / 2} ${side} ${side + CAPTION_UNITS}`);
  copy.setAttribute('width', String(SIDE_PX));
  copy.setAttribute('height', String(Math.round((SIDE_PX * (side + CAPTION_UNITS)) / side)));
  copy.prepend(await fontStyle(), ground(wheel, side), ...captions(wheel, words, side));
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing alone, with its colours and without what makes it travelled; `side` is that of its square. */
export function drawingOf(wheel: HTMLElement): { copy: SVGSVGElement; side: number } {
  const source = wheel.querySelector<SVGSVGElement>('.wheel__drawing--roomy');
  if (!source) throw new Error('the wheel has no drawing');
  const copy = source.cloneNode(true) as SVGSVGElement;
  carryStyles(source, copy);
  for (const name of ['class', 'data-active']) copy.removeAttribute(name);
  for (const halo of copy.querySelectorAll('.wheel__halo')) halo.remove();
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['class', 'role', 'tabindex', 'aria-selected', 'aria-label', 'data-point'])
      element.removeAttribute(name);
  }
  return { copy, side: source.viewBox.baseVal.width };
}

/** The same in pixels. */
export async function wheelPng(svg: string): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function carryStyles(source: Element, copy: Element): void {
  const copies = [copy, ...copy.querySelectorAll('*')] as SVGElement[];
  for (const [index, element] of [source, ...source.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    const parent = index > 0 && element.parentElement ? getComputedStyle(element.parentElement) : null;
    for (const name of CARRIED) {
      const value = style.getPropertyValue(name);
      // All of them are inherited: only what changes is written.
      if (value !== parent?.getPropertyValue(name)) copies[index]?.style.setProperty(name, value);
    }
  }
}

export function svgElement(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

function ground(wheel: HTMLElement, side: number): SVGElement {
  const fill = getComputedStyle(wheel.ownerDocument.body).backgroundColor;
  return svgElement('rect', { x: -side / 2, y: -side / 2, width: side, height: side + CAPTION_UNITS, fill });
}

function captions(wheel: HTMLElement, { title, subtitle, signature }: WheelPicture, side: number): SVGElement[] {
  const { color } = getComputedStyle(wheel.ownerDocument.body);
  const base = { x: 0, 'text-anchor': 'middle', fill: color, stroke: 'none' };
  return [
    svgElement('text', { ...base, y: side / 2 + 30, style: "font: 600 28px 'Cormorant Variable', serif" }, title),
    svgElement('text', { ...base, y: side / 2 + 54, style: "font: 450 15px 'Figtree Variable', sans-serif" }, subtitle),
    svgElement(
      'text',
      { ...base, y: side / 2 + 78, opacity: 0.7, style: "font: 450 13px 'Figtree Variable', sans-serif" },
      signature,
    ),
  ];
}

export async function fontStyle(): Promise<SVGElement> {
  const rules = await Promise.all(
    preloadedFonts.map(async (address, index) => {
      const data = await fetch(address).then((answer) => answer.blob());
      return `@font-face{font-family:'${FONT_NAMES[index]}';font-weight:300 900;src:url(${await dataUrl(data)}) format('woff2')}`;
    }),
  );
  return svgElement('style', {}, rules.join(''));
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(new Blob([blob], { type: 'font/woff2' }));
  });
}
