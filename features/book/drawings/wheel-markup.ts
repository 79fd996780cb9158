/** The sky of a birth as the book prints it: gold on night for the cover, ink on paper inside. 760 units wide. */
import { hundredth, pointMark, polar, signMark, starPolygon } from './marks.ts';

export interface WheelSky {
  /** Null without an hour: then the Ram stands at the left, and nothing is said of houses. */
  readonly ascendantDeg: number | null;
  readonly midheavenDeg: number | null;
  readonly bodies: readonly { readonly point: string; readonly lonDeg: number }[];
  /** Drawn strong, the others faint. */
  readonly lit?: string;
}

interface Look {
  line: string;
  glyph: string;
  light: string;
  ground: string;
  groundOpacity: number;
  tint: number;
  soft: string;
  tense: string;
  axis: string;
}

export const WHEEL_LOOKS = {
  night: {
    line: '#e6c479',
    glyph: '#fffaf0',
    light: '#ffe7ad',
    ground: '#0d0b24',
    groundOpacity: 0.5,
    tint: 0.13,
    soft: '#9fb8ff',
    tense: '#f08f86',
    axis: '#fff3d0',
  },
  ink: {
    line: '#8a6420',
    glyph: '#2a2044',
    light: '#8a5a12',
    ground: '#fffaf0',
    groundOpacity: 0.6,
    tint: 0.2,
    soft: '#27609f',
    tense: '#a1284f',
    axis: '#2a2044',
  },
} as const satisfies Record<string, Look>;

export const WHEEL_SIDE = 760;
const C = WHEEL_SIDE / 2;
const RIM = 340;
const BAND = 54;
const INNER = RIM - 14 - BAND;
const GLYPH = 32;
const BODIES = INNER - GLYPH * 1.1;
const CENTRE = 178;
const ELEMENT_TINTS = ['#e98b6a', '#9fc08a', '#e9d38a', '#86aef0'];
/** Wider than these two bodies are not joined. */
const ORBS = { 60: 4, 90: 6.5, 120: 6.5, 180: 6.5 } as const;

export function wheelMarkup({ ascendantDeg, midheavenDeg, bodies, lit }: WheelSky, look: Look): string {
  const left = ascendantDeg ?? 0;
  const at = (radius: number, lonDeg: number) => polar(C, C, radius, 180 + lonDeg - left);
  const ring = (radius: number, width: number, opacity: number, dash = '') =>
    `<circle cx="${C}" cy="${C}" r="${hundredth(radius)}" fill="none" stroke="${look.line}" stroke-width="${width}" opacity="${opacity}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  const spoke = (lonDeg: number, from: number, to: number) =>
    `M${at(from, lonDeg).join(' ')}L${at(to, lonDeg).join(' ')}`;
  const signs = Array.from({ length: 12 }, (_, index) => index);
  const ticks = Array.from({ length: 360 }, (_, deg) =>
    spoke(deg, RIM, RIM - 14 + (deg % 10 === 0 ? 0 : deg % 5 === 0 ? 4 : 8)),
  );
  return [
    `<circle cx="${C}" cy="${C}" r="${RIM}" fill="${look.ground}" opacity="${look.groundOpacity}"/>`,
    ...signs.map((index) => sector(at, index, look.tint)),
    ring(RIM, 1.6, 0.9),
    ring(RIM - 14, 0.8, 0.7),
    ring(INNER, 1.6, 0.9),
    ring(CENTRE, 1, 0.7),
    ring(RIM + 8, 0.7, 0.4),
    ring(RIM + 20, 0.9, 0.45, '1 7'),
    ring(INNER - 5, 0.6, 0.35),
    `<path d="${ticks.join('')}" stroke="${look.line}" stroke-width=".8" opacity=".6" fill="none"/>`,
    `<path d="${signs.map((index) => spoke(index * 30, RIM - 14, INNER)).join('')}" stroke="${look.line}" stroke-width="1" opacity=".8" fill="none"/>`,
    ...signs.map((index) => signMark(index, at(RIM - 14 - BAND / 2, index * 30 + 15), 34, look.line)),
    ...(ascendantDeg === null || midheavenDeg === null ? [] : axes(spoke, ascendantDeg, midheavenDeg, look)),
    ...chords(at, bodies, look, lit),
    `<path d="${starPolygon(C, C, 34, 12, 5)}" fill="none" stroke="${look.line}" opacity=".45"/>`,
    ...spread(bodies).map((body) => bodyMark(at, body, look, lit)),
  ].join('');
}

type Placer = (radius: number, lonDeg: number) => [number, number];

function sector(at: Placer, index: number, opacity: number): string {
  const [from, to, outer] = [index * 30, index * 30 + 30, RIM - 14];
  return `<path d="M${at(outer, from).join(' ')}A${outer} ${outer} 0 0 0 ${at(outer, to).join(' ')}L${at(INNER, to).join(' ')}A${INNER} ${INNER} 0 0 1 ${at(INNER, from).join(' ')}z" fill="${ELEMENT_TINTS[index % 4]}" opacity="${opacity}"/>`;
}

function axes(
  spoke: (lonDeg: number, from: number, to: number) => string,
  ascendantDeg: number,
  midheavenDeg: number,
  look: Look,
): string[] {
  return [ascendantDeg, ascendantDeg + 180, midheavenDeg, midheavenDeg + 180].map(
    (lonDeg, index) =>
      `<path d="${spoke(lonDeg, CENTRE, INNER)}${spoke(lonDeg, RIM - 14, RIM + 24)}" stroke="${look.axis}" stroke-width="${index % 2 ? 1 : 2.2}" opacity="${index % 2 ? 0.5 : 0.95}" fill="none"/>`,
  );
}

function chords(at: Placer, bodies: WheelSky['bodies'], look: Look, lit: string | undefined): string[] {
  return bodies.flatMap((one, index) =>
    bodies.slice(index + 1).flatMap((other) => {
      const apart = Math.abs(((((one.lonDeg - other.lonDeg) % 360) + 540) % 360) - 180);
      const kind = ([60, 90, 120, 180] as const).find((angle) => Math.abs(apart - angle) < ORBS[angle]);
      if (kind === undefined || (lit && one.point !== lit && other.point !== lit)) return [];
      const color = kind === 60 || kind === 120 ? look.soft : look.tense;
      return `<path d="M${at(CENTRE, one.lonDeg).join(' ')}L${at(CENTRE, other.lonDeg).join(' ')}" stroke="${color}" stroke-width="1.5" opacity=".66" fill="none"${kind === 60 ? ' stroke-dasharray="5 5"' : ''}/>`;
    }),
  );
}

interface Spread {
  point: string;
  lonDeg: number;
  shownDeg: number;
}

/** Glyphs that would touch step aside from each other. */
function spread(bodies: WheelSky['bodies']): Spread[] {
  const gapDeg = ((GLYPH * 1.2) / BODIES / Math.PI) * 180;
  const sorted = bodies
    .map((body) => ({ ...body, shownDeg: body.lonDeg }))
    .sort((one, other) => one.lonDeg - other.lonDeg);
  for (let round = 0; round < 60; round += 1) {
    for (const [index, body] of sorted.entries()) {
      const next = sorted[(index + 1) % sorted.length] as Spread;
      const apart = next.shownDeg + (index + 1 === sorted.length ? 360 : 0) - body.shownDeg;
      if (sorted.length > 1 && apart < gapDeg) {
        body.shownDeg -= (gapDeg - apart) / 2;
        next.shownDeg += (gapDeg - apart) / 2;
      }
    }
  }
  return sorted;
}

function bodyMark(at: Placer, { point, lonDeg, shownDeg }: Spread, look: Look, lit: string | undefined): string {
  const opacity = lit && lit !== point ? 0.4 : 1;
  const isLight = point === 'sun' || point === 'moon';
  const [x, y] = at(BODIES, shownDeg);
  const [dotX, dotY] = at(CENTRE, lonDeg);
  const leader = [at(INNER, lonDeg), at(INNER - 9, lonDeg), at(BODIES + GLYPH * 0.68, shownDeg)]
    .map((place) => place.join(' '))
    .join('L');
  const halo = lit === point ? `<circle cx="${x}" cy="${y}" r="26" fill="${look.line}" opacity=".22"/>` : '';
  return `<g opacity="${opacity}">${halo}<path d="M${leader}" fill="none" stroke="${look.axis}" stroke-width="1" opacity=".75"/><circle cx="${dotX}" cy="${dotY}" r="2.6" fill="${look.axis}"/>${pointMark(point, [x, y], GLYPH, isLight ? look.light : look.glyph, 1.8)}</g>`;
}
