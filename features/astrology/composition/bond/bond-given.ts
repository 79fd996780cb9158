import type { Corpus } from '@solelune/corpus';
import { zodiacPosition } from '@solelune/sky/zodiac';
import type { SignKey } from '../../engine/index.ts';
import {
  type BondPoint,
  type BondPortrait,
  bondPortrait,
  type Composite,
  type CrossAspect,
  type CrossOrbs,
  compositeOf,
  crossAspects,
  type Overlay,
  overlaysOf,
  placeOf,
  type SkyOfOne,
} from '../../engine/synastry/index.ts';
import { BondVoice, type Side } from '../../words/bond-voice.ts';
import { degreeText } from '../../words/chart.ts';
import { signName } from '../../words/signs.ts';
import { Turns } from '../../words/variants.ts';

/** Everything that a bond's reading is made of, computed once. */
export interface Bond {
  readonly skies: Readonly<Record<Side, SkyOfOne>>;
  readonly aspects: readonly CrossAspect[];
  /** The planets of each in the houses of the other. */
  readonly overlays: Readonly<Record<Side, readonly Overlay[]>>;
  readonly composite: Composite;
  readonly portrait: BondPortrait;
}

export function bondOf(one: SkyOfOne, other: SkyOfOne, orbs?: CrossOrbs): Bond {
  const aspects = crossAspects(one, other, orbs);
  return {
    skies: { one, other },
    aspects,
    overlays: { one: overlaysOf(one, other), other: overlaysOf(other, one) },
    composite: compositeOf(one, other),
    portrait: bondPortrait(aspects),
  };
}

/** A bond being told. */
export interface Telling extends Bond {
  readonly corpus: Corpus;
  readonly voice: BondVoice;
  readonly turns: Turns;
}

export function tellingOf(corpus: Corpus, bond: Bond, names: Readonly<Record<Side, string>>): Telling {
  const start = [bond.skies.one, bond.skies.other].reduce(
    (sum, sky) => sum + Math.floor((placeOf(sky, 'sun')?.lonDeg ?? 0) + (placeOf(sky, 'mars')?.lonDeg ?? 0)),
    0,
  );
  return { ...bond, corpus, voice: new BondVoice(names.one, names.other), turns: new Turns(start) };
}

/** « en Gémeaux » */
export const inSign = (lonDeg: number): string => `en ${signName(zodiacPosition(lonDeg).sign)}`;

/** « 12°04′ », about so much where an hour is unknown. */
export const orbWords = ({ orbDeg, orbMostDeg }: Pick<CrossAspect, 'orbDeg' | 'orbMostDeg'>): string =>
  orbMostDeg > orbDeg ? `${degreeText(orbDeg)} environ` : degreeText(orbDeg);

/** Where an hour is unknown a point may stand in either of two signs: in none, then. */
export function steadySign({ lonDeg, spreadDeg }: { lonDeg: number; spreadDeg: number }): SignKey | undefined {
  const [low, high] = [lonDeg - spreadDeg, lonDeg + spreadDeg].map((deg) => zodiacPosition((deg + 360) % 360).sign);
  return low === high ? low : undefined;
}

export const signOfPoint = (sky: SkyOfOne, point: BondPoint): string => inSign(placeOf(sky, point)?.lonDeg ?? 0);
