import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Wheel, type WheelChart, WheelTables } from './index.ts';
import { bodyWords, degreeInSign, orbWords } from './wheel-words.ts';

const CHART: WheelChart = {
  bodies: [
    { key: 'venus', longitudeDeg: 72.575, house: 7, retrograde: true },
    { key: 'mars', longitudeDeg: 252.5, house: 1 },
    { key: 'saturn', longitudeDeg: 162.4, house: 10 },
  ],
  cuspsDeg: [240, 270, 300, 330, 0, 30, 60, 90, 120, 150, 180, 210],
  ascendantDeg: 240,
  midheavenDeg: 150,
  aspects: [
    { from: 'venus', to: 'mars', kind: 'opposition', orbDeg: 0.075 },
    { from: 'saturn', to: 'midheaven', kind: 'trine', orbDeg: 2.4 },
  ],
};
const html = (element: React.ReactElement) => renderToString(element).replace(/<!-- -->/gu, '');
const markup = html(<Wheel chart={CHART} label="Roue d’essai" />);

describe('the words of the wheel', () => {
  it('announce a body with its degree, house and way', () => {
    expect(bodyWords({ key: 'venus', longitudeDeg: 72.575, house: 7, retrograde: true })).toBe(
      'Vénus, 12°\u00A034′ Gémeaux, maison VII, rétrograde',
    );
    expect(bodyWords({ key: 'sun', longitudeDeg: 0 }, 'de naissance')).toBe('Soleil de naissance, 0°\u00A000′ Bélier');
  });
  it('never round up into the next degree, nor down a whole minute', () => {
    expect(degreeInSign(29.9999)).toEqual({ degrees: 29, minutes: '59' });
    expect(degreeInSign(5.35)).toEqual({ degrees: 5, minutes: '21' });
    expect(orbWords(1.35)).toBe('1°21′');
  });
});

describe('the wheel, rendered without a browser', () => {
  it('has a mark at every degree: the dashes of a scale go round whole, from 0° Aries on', () => {
    const scales = [...markup.matchAll(/<circle class="wheel__tick[^>]*>/gu)].map(([circle]) => circle);
    expect(scales).toHaveLength(6);
    const number = (circle: string, name: string) => Number(new RegExp(`${name}="([\\d.]+)"`).exec(circle)?.[1]);
    for (const circle of scales) {
      const dashes = /dasharray="([^"]*)"/.exec(circle)?.[1]?.split(' ').map(Number) ?? [];
      const patternDeg = dashes.length > 4 ? 5 : 10;
      const degree = (2 * Math.PI * number(circle, 'r')) / 360;
      // The first mark stands in the middle of its dash, so far after the beginning of the pattern.
      const firstDeg = ((dashes[1] ?? 0) + (dashes[2] ?? 0) / 2) / degree;
      expect(dashes.reduce((sum, dash) => sum + dash, 0)).toBeCloseTo(patternDeg * degree, 2);
      expect(firstDeg).toBeCloseTo(dashes.length > 4 ? 1 : 5, 2);
    }
    // Nine o'clock is the ascendant, at 240°: Aries begins 240° clockwise from there, the tens' pattern five degrees before it.
    expect(scales.map((circle) => /rotate\(([-\d.]+)\)/.exec(circle)?.[1])).toEqual([
      '60',
      '60',
      '55',
      '60',
      '60',
      '55',
    ]);
  });
  it('is drawn roomy and tight, each with every body as an option', () => {
    expect(markup.match(/<svg/gu)).toHaveLength(2);
    expect(markup.match(/role="option"/gu)).toHaveLength(2 * CHART.bodies.length);
    expect(markup).toContain('aria-label="Mars, 12°\u00A030′ Sagittaire, maison I"');
  });
  it('has one stop for the Tab key in each drawing: the first body after the ascendant', () => {
    const stops = [...markup.matchAll(/<g[^>]*data-point="([^"]+)"[^>]*tabindex="0"/gu)].map((match) => match[1]);
    expect(stops).toEqual(['outer.mars', 'outer.mars']);
  });
  it('tells aspects apart by their dashes too', () => {
    expect(markup).toMatch(/wheel__aspect--tension[^>]*stroke-dasharray="11 4"/u);
    expect(markup).toMatch(/wheel__aspect--harmony[^>]*d="[^"]+"(?![^>]*dasharray)/u);
  });
  it('puts the ascendant at nine o’clock', () => {
    expect(markup).toMatch(/wheel__axis"[^>]*d="M-348 0L/u);
  });
  it('has no houses when it is given none', () => {
    const bare = html(<Wheel chart={{ bodies: CHART.bodies, aspects: [] }} label="Sans heure" />);
    expect(bare).not.toMatch(/wheel__numeral|wheel__pill/u);
  });
});

it('draws what is known to lie between two degrees as an arc, and writes no degree', () => {
  const moon = { key: 'moon', longitudeDeg: 296, overDeg: [290, 302] } as const;
  const bare = html(<Wheel chart={{ bodies: [moon], aspects: [] }} label="Sans heure" />);
  expect(bare).toContain('aria-label="Lune, de 20°\u00A000′ Capricorne à 2°\u00A000′ Verseau"');
  expect(bare).toMatch(/wheel__over/u);
  expect(bare).not.toMatch(/wheel__degrees|wheel__minutes/u);
});

it('the tables hold every body, cusp and aspect', () => {
  const tables = html(<WheelTables chart={CHART} />);
  expect(tables.match(/<tr>/gu)).toHaveLength(1 + 3 + 2 + (1 + 12) + (1 + 2));
  expect(tables).toContain('Saturne et Milieu du Ciel');
  expect(tables).toMatch(/Vénus<\/th><td>Gémeaux<\/td><td>12°34′<\/td><td>VII<\/td><td>rétrograde/u);
});

it('with two rings, lines go from the outer bodies to the inner ones', () => {
  const inner = {
    bodies: [{ key: 'venus', longitudeDeg: 300 }],
    ringWords: 'de naissance',
    aspects: [{ from: 'mars', to: 'venus', kind: 'sextile', orbDeg: 1 }],
  } as const;
  const two = html(<Wheel chart={{ ...CHART, ringWords: 'du retour' }} inner={inner} label="Retour" />);
  expect(two).toContain('aria-label="Vénus de naissance, 0°\u00A000′ Verseau"');
  expect(two.match(/<path[^>]*wheel__aspect--/gu) ?? two.match(/wheel__aspect /gu)).not.toBeNull();
  expect(html(<WheelTables chart={{ ...CHART, ringWords: 'du retour' }} inner={inner} />)).toContain(
    'Mars du retour et Vénus de naissance',
  );
});
