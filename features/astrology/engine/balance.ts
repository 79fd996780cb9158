/**
 * Elements and modalities: who stands in each, what share of the whole it has (weights of the sky engine), and which of
 * them a reading mentions.
 */
import type { Chart, Share } from '@solelune/sky';
import { PLANETS, type Planet } from '@solelune/sky/bodies';
import { type Element, elementOf, type Modality, modalityOf, type Sign } from '@solelune/sky/zodiac';

type Standing = Planet | 'ascendant' | 'midheaven';

interface Part<Key> extends Share<Key> {
  readonly bodies: readonly Standing[];
}

export interface Balance {
  readonly elements: readonly Part<Element>[];
  readonly modalities: readonly Part<Modality>[];
}

/** Angles stand in a sign only where the hour is known. */
export function balanceOf(chart: Pick<Chart, 'placements' | 'angles' | 'dominants'>, timeKnown: boolean): Balance {
  const angles: [Standing, Sign][] = [
    ['ascendant', chart.angles.ascendant.sign],
    ['midheaven', chart.angles.midheaven.sign],
  ];
  const standing: [Standing, Sign][] = [
    ...PLANETS.flatMap((planet): [Standing, Sign][] => {
      const placement = chart.placements.find(({ body }) => body === planet);
      return placement ? [[planet, placement.sign]] : [];
    }),
    ...(timeKnown ? angles : []),
  ];
  const withBodies = <Key>(shares: readonly Share<Key>[], belongs: (sign: Sign) => Key): Part<Key>[] =>
    shares.map((share) => ({
      ...share,
      bodies: standing.filter(([, sign]) => belongs(sign) === share.key).map(([who]) => who),
    }));
  return {
    elements: withBodies(chart.dominants.elements, elementOf),
    modalities: withBodies(chart.dominants.modalities, modalityOf),
  };
}

/** Above its even share by half, or under half of it. */
const STRONG_ELEMENT = 0.375;
const WEAK_ELEMENT = 0.125;
const STRONG_MODALITY = 0.45;

export interface Remarkable {
  strongElement?: Element;
  weakElement?: Element;
  strongModality?: Modality;
}

/** What is worth a paragraph: an even sky has none. */
export function remarkableIn({ elements, modalities }: Balance): Remarkable {
  const [first, last] = [elements[0], elements.at(-1)];
  const modality = modalities[0];
  return {
    ...(first && first.share >= STRONG_ELEMENT && { strongElement: first.key }),
    ...(last && last.share <= WEAK_ELEMENT && { weakElement: last.key }),
    ...(modality && modality.share >= STRONG_MODALITY && { strongModality: modality.key }),
  };
}
