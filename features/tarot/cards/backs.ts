/** The three backs. Each is the same turned upside down, so that a reversed card does not show itself. */
import { BELLINE_PLANETS } from '../engine/index.ts';
import { GLYPHS } from './belline/planets.ts';
import { polar, repeat, short } from './kit/geometry.ts';
import { tint } from './kit/palette.ts';
import { disc, line, place, shape, solid } from './kit/shapes.ts';
import { facets, rays, spark } from './kit/stars.ts';
import { wing } from './parts/wings.ts';

const GOLD = '#e3bd72';
const BRIGHT = '#efcf8b';

/** What is drawn, and the same after half a turn about the middle of the card. */
const turned = (inner: string): string => `${inner}<g transform="rotate(180 100 172)">${inner}</g>`;

const back = (id: string, field: string, drawing: string): string =>
  `<rect width="200" height="344" rx="12" fill="#f6ecd6"/><rect x=".75" y=".75" width="198.5" height="342.5" rx="11.3" fill="none" stroke="#d0b681" stroke-width="1.5"/><rect x="9" y="9" width="182" height="326" rx="7" fill="${field}"/>` +
  `<clipPath id="${id}"><rect x="17" y="17" width="166" height="310" rx="4"/></clipPath><g clip-path="url(#${id})" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>` +
  `<rect x="17" y="17" width="166" height="310" rx="4" fill="none" stroke="${GOLD}" stroke-width="1.3"/><rect x="12.5" y="12.5" width="175" height="319" rx="5.5" fill="none" stroke="${GOLD}" stroke-width=".6"/>`;

/** A star drawn in one go: `points` of them, each joined to the one `step` further. */
const thread = (points: number, step: number, radius: number): string =>
  `M${repeat(points, (index) => (index ? 'L' : '') + polar(radius, (index * step * 360) / points, 100, 172))}Z`;

const CORNERS = [
  [17, 17],
  [183, 17],
  [17, 327],
  [183, 327],
] as const;

/** A lozenge on a lattice; two crescents chase one sun. */
export function tarotBack(): string {
  const field = '#2b1540';
  const lattice = repeat(34, (index) => {
    // After half a turn the line from x becomes the one from -110 - x: with this start that is twelve steps away, another of them.
    const left = short(-154.6 + index * 16.6);
    const right = short(left + 310);
    return `M${left} 17L${right} 327M${right} 17L${left} 327`;
  });
  const suns = CORNERS.map(
    ([x, y]) =>
      disc(x, y, 40, field, 1.2, GOLD) +
      disc(x, y, 14, GOLD, 0) +
      line(
        rays(x, y, 48, 18, (index) => (index % 2 ? 28 : 36)),
        0.9,
        GOLD,
      ),
  ).join('');
  const sun = repeat(16, (index) => {
    const angle = index * 22.5;
    return `M${polar(12, angle - 5, 100, 172)}L${polar(index % 2 ? 17 : 23, angle, 100, 172)}L${polar(12, angle + 5, 100, 172)}Z`;
  });
  const crescent = place(93, 143, 1, solid('M-3-13A13.4 13.4 0 1 0 12.5 4.5 10.8 10.8 0 1 1-3-13Z', BRIGHT), -20);
  const stars = spark(100, 84, 11) + spark(100, 112, 4) + spark(30, 172, 6) + spark(44, 100, 5) + spark(156, 100, 5);
  return back(
    'back-tarot',
    field,
    line(lattice, 0.5, GOLD, ' opacity=".36"') +
      suns +
      shape('M100 38L173 172 100 306 27 172Z', '#3a1a4c', 1.5, GOLD) +
      line('M100 50L166.5 172 100 294 33.5 172Z', 0.6, GOLD) +
      repeat(
        9,
        (index) =>
          `<ellipse cx="100" cy="172" rx="62" ry="20" transform="rotate(${index * 20} 100 172)" fill="none" stroke="${GOLD}" stroke-width=".6" opacity=".75"/>`,
      ) +
      disc(100, 172, 46, field, 1.6, GOLD) +
      disc(100, 172, 42, 'none', 0.6, GOLD) +
      turned(crescent + solid(stars, BRIGHT)) +
      disc(100, 172, 9.5, BRIGHT, 0) +
      solid(sun, BRIGHT),
  );
}

/** The seven-pointed star of the week, twice, under the seven planets. */
export function bellineBack(): string {
  const field = '#171c48';
  const sky = repeat(11, (row) =>
    repeat(6, (column) => spark(17 + column * 33.2 + (row % 2) * 16.6, 17 + row * 31, row % 2 ? 2.4 : 3.4)),
  );
  const planets = BELLINE_PLANETS.map((planet, index) =>
    place(100 + (index - 3) * 21, 46 + Math.abs(index - 3) ** 2 * 1.5, 0.72, GLYPHS[planet]),
  ).join('');
  return back(
    'back-belline',
    field,
    solid(sky, GOLD, ' opacity=".5"') +
      disc(100, 172, 78, '#1f2a66', 1.5, GOLD) +
      disc(100, 172, 72, 'none', 0.6, GOLD) +
      line(rays(100, 172, 84, 72, 78), 0.8, GOLD) +
      turned(line(thread(7, 3, 70), 1.1, GOLD) + line(thread(7, 2, 70), 0.5, GOLD)) +
      disc(100, 172, 24, field, 1.4, GOLD) +
      disc(100, 172, 20, 'none', 0.6, GOLD) +
      facets(100, 172, 8, 12, 4.5, 22.5, '#c8953c', '#f0d18b') +
      facets(100, 172, 8, 18, 4.5, 0, '#d6a548', '#fbeabd') +
      turned(
        `<g color="${BRIGHT}">${planets}</g>${line('M30 74C60 56 140 56 170 74', 0.8, GOLD)}${solid(spark(100, 76, 8), BRIGHT)}`,
      ),
  );
}

/** Two pairs of wings, seventy-two rays. */
export function angelsBack(): string {
  const [field, deep] = ['#1d4378', '#16305e'];
  const plumage = {
    n: 8,
    r: 50,
    fill: field,
    tip: '#2f61a0',
    top: '#285690',
    arm: [0, 2, 2, -26, 12, -46, 34, -56],
    a0: 150,
    a1: 40,
  } as const;
  const wings = wing(106, 136, 0.94, plumage) + wing(94, 136, 0.94, { ...plumage, flip: true });
  const circles = repeat(
    6,
    (index) =>
      `<circle cx="100" cy="172" r="${66 + index * 26}" fill="none" stroke="${GOLD}" stroke-width=".5" opacity=".4"/>`,
  );
  return back(
    'back-angels',
    field,
    line(rays(100, 172, 72, 60, 240), 0.5, GOLD, ' opacity=".42"') +
      circles +
      // Engraved in gold here, and not in ink.
      turned(
        wings.replaceAll(`="${tint.ink}"`, `="${GOLD}"`) +
          solid(spark(100, 50, 10) + spark(60, 40, 4) + spark(140, 40, 4), BRIGHT),
      ) +
      disc(100, 172, 46, deep, 1.6, GOLD) +
      disc(100, 172, 41, 'none', 0.6, GOLD) +
      line(
        rays(100, 172, 72, 36, (index) => (index % 6 ? 39 : 41)),
        0.9,
        GOLD,
      ) +
      line(thread(12, 5, 33), 1, GOLD) +
      disc(100, 172, 9, deep, 1.2, GOLD) +
      solid(spark(100, 172, 8, 0.3), BRIGHT),
  );
}
