import { drawingOf, fontStyle, SVG, svgElement, wheelPng } from '../wheel/wheel-image.ts';

/** The two pictures that people share: beside a link, and on the whole screen of a phone. */
const CARD_SIZES = { wide: [1200, 630], tall: [1080, 1920] } as const;
export type CardSize = keyof typeof CARD_SIZES;

export interface CardWords {
  eyebrow: string;
  title: string;
  /** Under the title, a line each. */
  lines: readonly string[];
  signature: string;
}

interface Plan {
  wheel: { x: number; y: number; side: number };
  words: { x: number; y: number; anchor: 'start' | 'middle'; letters: number; title: number; line: number };
}

const PLANS: Record<CardSize, Plan> = {
  wide: {
    wheel: { x: 586, y: 20, side: 590 },
    words: { x: 64, y: 128, anchor: 'start', letters: 15, title: 76, line: 27 },
  },
  tall: {
    wheel: { x: 40, y: 660, side: 1000 },
    words: { x: 540, y: 190, anchor: 'middle', letters: 20, title: 104, line: 40 },
  },
};
const NIGHT = ['#0d0b20', '#171438', '#2a2250'] as const;
const GLOW = '#40378a';
const [GOLD, PALE, SOFT] = ['#f0d79b', '#f1ecdf', '#c3bcd8'];
const STARS = 90;

/** The wheel on the night with its words: made here, of what the page shows; nothing is sent anywhere. */
export async function wheelCard(wheel: HTMLElement, size: CardSize, words: CardWords): Promise<Blob> {
  const [width, height] = CARD_SIZES[size];
  const plan = PLANS[size];
  const card = svgElement('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  card.setAttribute('xmlns', SVG);
  const { copy, side } = drawingOf(wheel);
  const place = { ...plan.wheel, width: plan.wheel.side, height: plan.wheel.side };
  for (const name of ['x', 'y', 'width', 'height'] as const) copy.setAttribute(name, String(place[name]));
  copy.setAttribute('viewBox', `${-side / 2} ${-side / 2} ${side} ${side}`);
  card.append(await fontStyle(), ...night(width, height, plan), copy, ...written(plan, words, height));
  return wheelPng(new XMLSerializer().serializeToString(card));
}

function night(width: number, height: number, { wheel }: Plan): SVGElement[] {
  const sky = svgElement('linearGradient', { id: 'sky', x1: 0, y1: 0, x2: 0.4, y2: 1 });
  sky.append(...NIGHT.map((color, index) => svgElement('stop', { offset: index / 2, 'stop-color': color })));
  const glow = svgElement('radialGradient', { id: 'glow' });
  glow.append(
    svgElement('stop', { offset: 0.55, 'stop-color': GLOW, 'stop-opacity': 0.75 }),
    svgElement('stop', { offset: 1, 'stop-color': GLOW, 'stop-opacity': 0 }),
  );
  const middle = { cx: wheel.x + wheel.side / 2, cy: wheel.y + wheel.side / 2 };
  const frame = { x: 18, y: 18, width: width - 36, height: height - 36, rx: 14 };
  return [
    sky,
    glow,
    svgElement('rect', { width, height, fill: 'url(#sky)' }),
    svgElement('circle', { ...middle, r: wheel.side * 0.72, fill: 'url(#glow)' }),
    ...Array.from({ length: STARS }, (_, index) => star(index, width, height)),
    svgElement('rect', { ...frame, fill: 'none', stroke: GOLD, 'stroke-opacity': 0.35 }),
  ];
}

/** Scattered by the golden section, so that two pictures have the same sky. */
function star(index: number, width: number, height: number): SVGElement {
  const part = (step: number) => (index * step) % 1;
  return svgElement('circle', {
    cx: Math.round(part(0.618_034) * width),
    cy: Math.round(part(0.414_214) * height),
    r: 0.6 + part(0.732_051) * 1.3,
    fill: PALE,
    opacity: 0.25 + part(0.236_068) * 0.5,
  });
}

function written({ words: plan }: Plan, words: CardWords, height: number): SVGElement[] {
  const { x, anchor, title, line } = plan;
  let y = plan.y;
  const text = (content: string, font: string, fill: string) =>
    svgElement('text', { x, y, 'text-anchor': anchor, fill, style: `font: ${font}` }, content);
  const figtree = (weight: number, px: number) => `${weight} ${px}px 'Figtree Variable', sans-serif`;
  const all = [text(words.eyebrow, figtree(600, line * 0.82), GOLD)];
  for (const part of wrapped(words.title, plan.letters)) {
    y += title * 0.98;
    all.push(text(part, `600 ${title}px 'Cormorant Variable', serif`, PALE));
  }
  y += line * 0.6;
  for (const part of words.lines.flatMap((sentence) => wrapped(sentence, plan.letters * 2))) {
    y += line * 1.42;
    all.push(text(part, figtree(450, line), SOFT));
  }
  y = height - (anchor === 'start' ? 60 : 110);
  all.push(text(words.signature, `600 ${line * 1.3}px 'Cormorant Variable', serif`, GOLD));
  return all;
}

/** Lines of so many letters at most, cut between words. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
