/** What the figure of a cover looks like at its finest: a drawing about the origin, within a circle of 200. The values are the engines'. */
import { angelBySlug, guardianOf } from '@solelune/angels/engine';
import { defsMarkup } from '@solelune/angels/seal/defs';
import { sealMarkup } from '@solelune/angels/seal/markup';
import { drawGem, gemOf } from '@solelune/lithotherapy/gems';
import { line } from '@solelune/pictures';
import { cardFace } from '@solelune/tarot/cards';
import { litMoonPath, MOON_SEAS } from '@solelune/ui/geometry';
import type { FigureView, ViewOf } from '../contract/figures.ts';
import type { Figure } from '../engine/figure.ts';

const GOLD = '#f0d79b';
const PALE = '#fff6dc';
const RADIANS = Math.PI / 180;
const fixed = (value: number) => (Math.round(value * 10) / 10).toString();
const at = (radius: number, angleDeg: number): [number, number] => [
  radius * Math.sin(angleDeg * RADIANS),
  -radius * Math.cos(angleDeg * RADIANS),
];
const place = (x: number, y: number, inside: string, more = '') =>
  `<g transform="translate(${fixed(x)} ${fixed(y)})${more}">${inside}</g>`;

export interface Drawn {
  figure: Figure;
  view: FigureView;
  today: { month: number; day: number };
}

export const artOf = (drawn: Drawn): string => DEFS + drawingOf(drawn);

function drawingOf({ figure, view, today }: Drawn): string {
  switch (view.kind) {
    case 'moon':
      return moons(view);
    case 'lunation':
      return ringOfMoons(view);
    case 'wheel':
      return wheel(view);
    case 'curve':
      return curve(view);
    case 'clock':
      return clock(view);
    case 'table':
      return figure.kind === 'eclipses' ? eclipse() : figure.kind === 'lifepath' ? number(view) : loop(figure.kind);
    case 'gallery':
      if (figure.kind === 'card') return fan(figure.cards.map(({ deck, slug }) => cardFace(deck, slug)));
      if (figure.kind === 'stone') return gems(figure.slugs);
      return seals(figure.kind === 'angel' ? figure.slugs : [], today);
  }
}

interface Lit {
  illuminatedFraction: number;
  waxing: boolean;
}
let clips = 0;

function disc({ illuminatedFraction, waxing }: Lit, radius: number): string {
  const id = `lit${(clips = (clips + 1) % 1000)}`;
  const seas = MOON_SEAS.map(
    ([x, y, rx, ry]) =>
      `<ellipse cx="${fixed(x * radius)}" cy="${fixed(y * radius)}" rx="${fixed(rx * radius)}" ry="${fixed(ry * radius)}"/>`,
  ).join('');
  return (
    `<g transform="rotate(-18)"><circle r="${radius}" fill="#241f4e"/><clipPath id="${id}"><path d="${litMoonPath(illuminatedFraction, waxing, radius)}"/></clipPath>` +
    `<g clip-path="url(#${id})"><circle r="${radius}" fill="url(#moonlight)"/><g fill="#a58757" opacity=".42" ${radius > 40 ? 'filter="url(#soft)"' : ''}>${seas}</g></g>` +
    `<circle r="${radius}" fill="none" stroke="${GOLD}" stroke-opacity=".4"/></g>`
  );
}

/** What drawings share. */
const DEFS =
  '<defs>' +
  '<radialGradient id="moonlight" cx=".38" cy=".34" r=".8"><stop stop-color="#fffaf0"/><stop offset=".55" stop-color="#f6e7c3"/><stop offset="1" stop-color="#cdb078"/></radialGradient>' +
  '<radialGradient id="halo"><stop stop-color="#ffe9b8" stop-opacity=".5"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient>' +
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter></defs>';
const halo = (radius: number) => `<circle r="${radius}" fill="url(#halo)"/>`;

function moons({ moons: shown }: ViewOf<'moon'>): string {
  const radius = [150, 104, 74, 58][shown.length - 1] ?? 58;
  const gap = radius * 2.3;
  return shown
    .map((moon, index) => place((index - (shown.length - 1) / 2) * gap, 0, halo(radius * 1.5) + disc(moon, radius)))
    .join('');
}

function ringOfMoons({ days }: ViewOf<'lunation'>): string {
  const full = days.reduce((best, day) => (day.illuminatedFraction > best.illuminatedFraction ? day : best));
  const ring = days.map((day, index) => place(...at(172, (index * 360) / days.length), disc(day, 14))).join('');
  return halo(200) + ring + disc(full, 112);
}

const circle = (radius: number, width: number, opacity: number) =>
  `<circle r="${radius}" fill="none" stroke="${GOLD}" stroke-width="${width}" opacity="${opacity}"/>`;

function wheel({ chart }: ViewOf<'wheel'>): string {
  const left = chart.ascendantDeg ?? 0;
  // Counted against the clock from the left, as charts are.
  const spot = (radius: number, longitudeDeg: number) => at(radius, 270 - (longitudeDeg - left));
  const point = (radius: number, longitudeDeg: number) => spot(radius, longitudeDeg).map(fixed).join(' ');
  const tints = ['#e98b6a', '#9fc08a', '#e9d38a', '#86aef0'];
  const sectors = Array.from({ length: 12 }, (_, index) => {
    const [a, b] = [index * 30, index * 30 + 30];
    return `<path d="M${point(184, a)}A184 184 0 0 0 ${point(184, b)}L${point(146, b)}A146 146 0 0 1 ${point(146, a)}Z" fill="${tints[index % 4]}" opacity=".28" stroke="${GOLD}" stroke-width=".8"/>`;
  }).join('');
  const ticks = Array.from(
    { length: 72 },
    (_, index) => `M${point(196, index * 5)}L${point(index % 6 ? 190 : 184, index * 5)}`,
  ).join('');
  const longitudes = new Map(chart.bodies.map(({ key, longitudeDeg }) => [key, longitudeDeg]));
  const webs = chart.aspects
    .flatMap(({ from, to, kind }) => {
      const [a, b] = [longitudes.get(from), longitudes.get(to)];
      const colour = { trine: '#9fb8ff', sextile: '#8fd0c6', square: '#f08f86', opposition: '#f08f86' }[kind];
      return a !== undefined && b !== undefined && colour
        ? [`<path d="M${point(118, a)}L${point(118, b)}" stroke="${colour}" stroke-width="1.6" opacity=".75"/>`]
        : [];
    })
    .join('');
  const cusps = (chart.cuspsDeg ?? [])
    .map(
      (cusp, index) =>
        `<path d="M${point(146, cusp)}L${point(118, cusp)}" stroke="${PALE}" stroke-width="${index % 3 ? 0.8 : 2.4}"/>`,
    )
    .join('');
  const bodies = chart.bodies
    .map(({ key, longitudeDeg }) => {
      const [x, y] = spot(132, longitudeDeg);
      const isLight = key === 'sun' || key === 'moon';
      return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${isLight ? 8 : 5}" fill="${isLight ? '#ffe7ad' : PALE}" stroke="#1a1640" stroke-width="1.5"/>`;
    })
    .join('');
  return (
    `<circle r="196" fill="#0d0b24" opacity=".62"/>${sectors}${circle(196, 2.2, 0.9)}${circle(184, 1, 0.8)}${circle(146, 1.6, 0.9)}${circle(118, 1, 0.6)}` +
    `<path d="${ticks}" stroke="${GOLD}" stroke-width="1" opacity=".7"/>${webs}${cusps}${bodies}`
  );
}

function curve({ lines, rows }: ViewOf<'curve'>): string {
  const colours = [GOLD, '#9fb8ff', '#f0a08f', '#8fd0c6', '#e3b5f0'];
  const rules = rows
    .map(
      ({ at: y }) =>
        `<path d="M-210 ${fixed((y - 50) * 3)}H210" stroke="${PALE}" stroke-width=".8" opacity=".22" stroke-dasharray="2 7"/>`,
    )
    .join('');
  // The square of 100 stretched over 420 by 300; the stroke is drawn in the stretched space.
  const stretched = (d: string) =>
    d.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x: string, y: string) => `${fixed((Number(x) - 50) * 4.2)} ${fixed((Number(y) - 50) * 3)}`,
    );
  const drawn = lines
    .map(({ direct, retrograde }, index) => {
      const colour = colours[index % colours.length];
      return `<path d="${stretched(direct)}" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="${stretched(retrograde)}" fill="none" stroke="${PALE}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>`;
    })
    .join('');
  return rules + drawn;
}

function clock({ hour, minute }: ViewOf<'clock'>): string {
  const marks = Array.from({ length: 60 }, (_, index) => {
    const [from, to] = [at(176, index * 6), at(index % 5 ? 168 : 154, index * 6)];
    return `M${from.map(fixed).join(' ')}L${to.map(fixed).join(' ')}`;
  }).join('');
  const hand = (angle: number, length: number, width: number) =>
    `<path d="M0 0L${at(length, angle).map(fixed).join(' ')}" stroke="${PALE}" stroke-width="${width}" stroke-linecap="round"/>`;
  const figure = line(`${hour}h${String(minute).padStart(2, '0')}`, {
    x: 0,
    y: 96,
    size: 62,
    fill: GOLD,
    face: 'serif',
    anchor: 'middle',
  });
  return `<circle r="190" fill="#0d0b24" opacity=".62"/>${circle(190, 3, 0.95)}${circle(180, 1, 0.6)}<path d="${marks}" stroke="${GOLD}" stroke-width="2" opacity=".8"/>${figure}${hand((hour % 12) * 30 + minute / 2, 88, 9)}${hand(minute * 6, 136, 5)}<circle r="9" fill="${GOLD}"/>`;
}

function eclipse(): string {
  const rays = Array.from({ length: 48 }, (_, index) => {
    const long = 150 + ((index * 37) % 50);
    return `M${at(118, index * 7.5)
      .map(fixed)
      .join(' ')}L${at(long, index * 7.5 + 2)
      .map(fixed)
      .join(' ')}`;
  }).join('');
  return `${halo(210)}<path d="${rays}" stroke="#fff1cf" stroke-width="3" opacity=".5" filter="url(#soft)"/><circle r="122" fill="#fff6df"/><circle r="117" fill="#0a0819"/>`;
}

/** The path of a planet that turns back, as one sees it among the stars: a loop. For a table of phases, the eight of them on an arc. */
function loop(kind: Figure['kind']): string {
  if (kind === 'phases') {
    const phases = Array.from({ length: 9 }, (_, index) => {
      const fraction = (1 - Math.cos((index / 8) * 2 * Math.PI)) / 2;
      return place(
        ...at(250, (index - 4) * 17),
        disc({ illuminatedFraction: fraction, waxing: index < 4 }, index === 4 ? 44 : 24),
      );
    });
    return place(0, 170, phases.join(''));
  }
  const path = 'M-260 60C-140 40 20 20 70 -10C120 -40 90 -96 20 -84C-60 -70 -70 0 20 26C110 50 190 10 260 -40';
  return `<path d="${path}" fill="none" stroke="${GOLD}" stroke-width="4" stroke-dasharray="1 13" stroke-linecap="round"/><g fill="${PALE}"><circle cx="70" cy="-10" r="13"/><circle cx="-260" cy="60" r="6"/><circle cx="260" cy="-40" r="6"/></g>${place(70, -10, halo(90))}`;
}

function number({ rows }: ViewOf<'table'>): string {
  const [root = ''] = (rows[0]?.at(-1) ?? '').split(' ');
  return `<circle r="170" fill="#0d0b24" opacity=".5"/>${circle(170, 3, 0.9)}${circle(158, 1, 0.6)}${line(root, { x: 0, y: 84, size: 260, fill: PALE, face: 'serif', anchor: 'middle' })}`;
}

/** Pictures within the picture keep their own names apart. */
const framed = (svg: string, x: number, y: number, width: number, height: number) =>
  `<image x="${fixed(x)}" y="${fixed(y)}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;

function fan(faces: readonly string[]): string {
  const shown = faces.slice(0, 5);
  const width = [196, 180, 156, 126, 108][shown.length - 1] ?? 108;
  // As the cards are drawn: 200 by 344.
  const height = width * 1.72;
  return shown
    .map((face, index) => {
      const turn = (index - (shown.length - 1) / 2) * 9;
      const x = (index - (shown.length - 1) / 2) * width * 0.82;
      return `<g transform="translate(${fixed(x)} ${fixed(Math.abs(turn) * 1.6)}) rotate(${turn})"><rect x="${-width / 2 - 3}" y="${-height / 2 - 1}" width="${width + 6}" height="${height + 8}" rx="12" fill="#05030f" opacity=".5" filter="url(#soft)"/>${framed(face, -width / 2, -height / 2, width, height)}</g>`;
    })
    .join('');
}

function gems(slugs: readonly string[]): string {
  const shown = slugs.slice(0, 5);
  const size = [380, 240, 168, 130, 108][shown.length - 1] ?? 108;
  return shown
    .map((slug, index) =>
      framed(
        drawGem(slug, gemOf(slug)),
        (index - shown.length / 2) * size * 0.86,
        -size / 2 + (index % 2 ? 24 : 0),
        size,
        size,
      ),
    )
    .join('');
}

function seals(slugs: readonly string[], today: { month: number; day: number }): string {
  const angels = slugs
    .slice(0, 3)
    .flatMap((slug) => (slug === 'today' ? guardianOf(today) : (angelBySlug(slug) ?? [])));
  const scale = [0.62, 0.34, 0.23][angels.length - 1] ?? 0.23;
  const drawn = angels.map((angel, index) => {
    // The number stands in letters of ours.
    const seal = sealMarkup(angel).replace(
      /<text y="(-?[\d.]+)" font-size="([\d.]+)"[^>]*>(\d+)<\/text>/,
      (_, y: string, size: string, words: string) =>
        line(words, { x: 0, y: Number(y), size: Number(size), fill: PALE, face: 'serif', anchor: 'middle' }),
    );
    return place((index - (angels.length - 1) / 2) * 620 * scale, 0, seal, ` scale(${scale})`);
  });
  return `<defs>${defsMarkup(angels)}</defs>${drawn.join('')}`;
}
