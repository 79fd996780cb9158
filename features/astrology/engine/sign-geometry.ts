/** What two signs are to each other: how far apart, which elements, which modes of action, which rulers. */
import type { Body } from '@solelune/sky';
import { type Element, MODALITIES, type Modality } from '@solelune/sky/zodiac';
import { type SignKey, signFacts, signIndex } from './signs.ts';

const SIGN_ASPECTS = ['conjunction', 'semi_sextile', 'sextile', 'square', 'trine', 'quincunx', 'opposition'] as const;
type SignAspect = (typeof SIGN_ASPECTS)[number];

/**
 * Fire is hot and dry, air hot and moist, water cold and moist, earth cold and dry (Aristotle's qualities): two
 * elements are the same, allied (both active or both receptive), half-strangers (one quality in common) or contrary.
 */
type ElementBond = 'same' | 'allied' | 'half_strangers' | 'contrary';
type ModalityPair = `${Modality}-${Modality}`;
type PolarityBond = 'both_active' | 'both_receptive' | 'different';
type RulerBond = 'same' | 'friends' | 'mixed' | 'enemies';

export interface SignGeometry {
  /** 0 to 6 signs. */
  distance: number;
  aspect: SignAspect;
  element: ElementBond;
  modality: ModalityPair;
  polarity: PolarityBond;
  rulers: RulerBond;
}

export function signGeometry(one: SignKey, other: SignKey): SignGeometry {
  const [first, second] = [signFacts(one), signFacts(other)];
  const apart = Math.abs(signIndex(one) - signIndex(other));
  const distance = Math.min(apart, 12 - apart);
  return {
    distance,
    aspect: SIGN_ASPECTS[distance] as SignAspect,
    element: elementBond(first.element, second.element),
    modality: modalityPair(first.modality, second.modality),
    polarity: first.polarity !== second.polarity ? 'different' : `both_${first.polarity}`,
    rulers: rulerBond(first.traditional_ruler, second.traditional_ruler),
  };
}

const ALLIED: Record<Element, Element> = { fire: 'air', air: 'fire', earth: 'water', water: 'earth' };
const CONTRARY: Record<Element, Element> = { fire: 'water', water: 'fire', air: 'earth', earth: 'air' };

function elementBond(one: Element, other: Element): ElementBond {
  if (one === other) return 'same';
  if (ALLIED[one] === other) return 'allied';
  return CONTRARY[one] === other ? 'contrary' : 'half_strangers';
}

function modalityPair(one: Modality, other: Modality): ModalityPair {
  const [first, second] = [one, other].sort((a, b) => MODALITIES.indexOf(a) - MODALITIES.indexOf(b));
  return `${first as Modality}-${second as Modality}`;
}

/** After William Lilly, Christian Astrology (1647), chapters on the seven planets: whom each holds for an enemy. */
const ENEMIES: Partial<Record<Body, readonly Body[]>> = {
  saturn: ['mars', 'venus'],
  jupiter: ['mars'],
  mars: ['sun', 'moon', 'mercury', 'jupiter', 'saturn'],
  sun: ['saturn'],
  venus: ['saturn'],
  mercury: ['sun', 'moon', 'mars'],
  moon: ['saturn', 'mars'],
};

/** Lilly's lists do not always answer each other: enmity on one side alone counts as mixed. */
function rulerBond(one: Body, other: Body): RulerBond {
  if (one === other) return 'same';
  const enmities = [ENEMIES[one]?.includes(other), ENEMIES[other]?.includes(one)].filter(Boolean).length;
  return (['friends', 'mixed', 'enemies'] as const)[enmities] as RulerBond;
}
