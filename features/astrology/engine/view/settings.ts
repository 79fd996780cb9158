/** How a chart is looked at: everything that may make two sites draw one birth in two ways, the houses aside. */
import { ASPECTS, type AspectKind, type Body, MAJOR_ASPECTS } from '@solelune/sky';
import { AYANAMSAS, type Ayanamsa } from './ayanamsa.ts';

export const ZODIACS = ['tropical', ...(Object.keys(AYANAMSAS) as Ayanamsa[])] as const;
export type Zodiac = 'tropical' | Ayanamsa;

export const KINDS_OF_POINT = ['mean', 'true'] as const;
export type KindOfPoint = (typeof KINDS_OF_POINT)[number];

/** What one may leave out: a chart without its Sun to Saturn would be none. */
export const HIDABLE = ['uranus', 'neptune', 'pluto', 'chiron', 'mean_node', 'mean_lilith'] as const satisfies Body[];
export type Hidable = (typeof HIDABLE)[number];

export interface ChartView {
  readonly zodiac: Zodiac;
  readonly node: KindOfPoint;
  readonly lilith: KindOfPoint;
  /** The aspects looked for, each with its widest orb. */
  readonly orbs: Readonly<Partial<Record<AspectKind, number>>>;
  readonly hidden: readonly Hidable[];
}

const NARROWEST_ORB_DEG = 0.5;
export const WIDEST_ORB_DEG = 10;
export const ASPECT_KINDS = Object.keys(ASPECTS) as AspectKind[];

export const majorsWithin = (orbDeg: number): ChartView['orbs'] =>
  Object.fromEntries(MAJOR_ASPECTS.map((kind) => [kind, orbDeg]));

export const usualView = (orbDeg: number): ChartView => ({
  zodiac: 'tropical',
  node: 'mean',
  lilith: 'mean',
  orbs: majorsWithin(orbDeg),
  hidden: [],
});

/** `conjunction-8,semi_square-1.5`, as an address carries it. */
export const writeOrbs = (orbs: ChartView['orbs']): string =>
  ASPECT_KINDS.flatMap((kind) => (orbs[kind] === undefined ? [] : [`${kind}-${orbs[kind]}`])).join(',');

/** Undefined where it is not such a list. */
export function readOrbs(text: string): ChartView['orbs'] | undefined {
  const orbs: Partial<Record<AspectKind, number>> = {};
  for (const part of text.split(',')) {
    const [kind = '', figures = ''] = part.split('-');
    const orb = Number(figures);
    if (!isKind(kind) || !/^\d{1,2}(?:\.\d)?$/.test(figures) || orb < NARROWEST_ORB_DEG || orb > WIDEST_ORB_DEG)
      return undefined;
    orbs[kind] = orb;
  }
  return orbs;
}

const isKind = (text: string): text is AspectKind => (ASPECT_KINDS as string[]).includes(text);

/** `chiron.uranus`: in the order of the sky, whatever the order given; undefined where one cannot be left out. */
export function readHidden(text: string): Hidable[] | undefined {
  const given = text.split('.');
  return given.every((body) => (HIDABLE as readonly string[]).includes(body))
    ? HIDABLE.filter((body) => given.includes(body))
    : undefined;
}

export const isZodiac = (text: string): text is Zodiac => (ZODIACS as readonly string[]).includes(text);
export const isKindOfPoint = (text: string): text is KindOfPoint => text === 'mean' || text === 'true';
