import { urlOf } from '@solelune/screen';
import { type Lens, type SignFacts, signCompatibility } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import type { ToolKey } from '../frame/tools.ts';

type Sign = Pick<SignFacts, 'key' | 'slug' | 'name'>;

interface Meeting {
  /** Where the two are chosen. */
  chooser: ToolKey;
  /** One of the two as the page names it: « Lion », « Lune en Lion ». */
  nameOf: (sign: Sign) => string;
  urlOf: (from: Sign, to: Sign) => string;
  /** Read aloud before the second name. */
  before: (from: Sign) => string;
  /** What the two choices are called. */
  first: string;
  second: string;
  next: readonly ToolKey[];
}

/** Two signs meet by their Suns or by their Moons. */
export const MEETINGS: Readonly<Record<Lens, Meeting>> = {
  sun: {
    chooser: 'compatibility',
    nameOf: ({ name }) => name,
    urlOf: (from, to) => urlOf(addresses.compatibilityResult, { sign_from: from.slug, sign_to: to.slug }),
    before: ({ name }) => `Compatibilité ${name} et`,
    first: 'Votre signe',
    second: 'Et',
    next: ['loveCompatibility', 'moonCompatibility', 'descendant'],
  },
  moon: {
    chooser: 'moonCompatibility',
    nameOf: ({ name }) => `Lune en ${name}`,
    urlOf: (from, to) => urlOf(addresses.moonCompatibilityResult, { moon_sign_from: from.slug, moon_sign_to: to.slug }),
    before: ({ name }) => `Lune en ${name} et Lune en`,
    first: 'Votre Lune',
    second: 'Et une Lune en',
    next: ['moonSign', 'loveCompatibility', 'compatibility'],
  },
};

const scoreWords = (from: Sign, to: Sign, lens: Lens) => `${signCompatibility(from.key, to.key, lens).overall} sur 100`;

/** For a `PairPicker`: the two that meet, and their score. */
export function pickMeeting(lens: Lens) {
  const { first, second, urlOf: path, before } = MEETINGS[lens];
  return { first, second, urlOf: path, before, wordOf: (from: Sign, to: Sign) => scoreWords(from, to, lens) };
}

/** For `CoinLinks`: one that meets the twelve, and their scores. */
export function meetingsOf(from: Sign, lens: Lens) {
  const { urlOf: path, before } = MEETINGS[lens];
  return {
    urlOfSign: (to: Sign) => path(from, to),
    before: before(from),
    wordOf: (to: Sign) => scoreWords(from, to, lens),
  };
}
