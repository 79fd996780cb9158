/** An event of the sky in a few words, as lists, ribbons and calendars print it. */

import { type Noun, ofThe, the, toThe } from '@solelune/french/nouns';
import { capitalised } from '@solelune/french/sentence';
import { POINT_NOUNS, SIGN_NOUNS } from '@solelune/french/sky-nouns';
import type { AspectKind, Eclipse } from '@solelune/sky';
import type { EventOf, SkyEvent } from '../engine/sky-events.ts';

const noun = (point: keyof typeof POINT_NOUNS): Noun => POINT_NOUNS[point];

/** « en Bélier », « en Gémeaux » */
export const inSign = (sign: keyof typeof SIGN_NOUNS): string => `en ${SIGN_NOUNS[sign].name}`;

/** « Soleil carré Saturne » is jargon: « le Soleil au carré de Saturne » */
const ASPECT_LINKS: Partial<Record<AspectKind, (other: Noun) => string>> = {
  sextile: (other) => `au sextile ${ofThe(other)}`,
  square: (other) => `au carré ${ofThe(other)}`,
  trine: (other) => `au trigone ${ofThe(other)}`,
  opposition: (other) => `face ${toThe(other)}`,
};

/** « la Lune au trigone de Saturne », « Mars et Jupiter se rejoignent » */
export const aspectWords = (a: keyof typeof POINT_NOUNS, aspect: AspectKind, b: keyof typeof POINT_NOUNS): string =>
  aspect === 'conjunction'
    ? `${the(noun(a))} et ${the(noun(b))} se rejoignent`
    : `${the(noun(a))} ${ASPECT_LINKS[aspect]?.(noun(b)) ?? ''}`.trim();

/** « Saturne au carré de votre Neptune », « Mars rejoint votre Soleil » */
export function natalAspectWords(
  body: keyof typeof POINT_NOUNS,
  aspect: AspectKind,
  point: keyof typeof POINT_NOUNS,
): string {
  const NATAL_LINKS: Partial<Record<AspectKind, string>> = {
    conjunction: 'rejoint votre',
    sextile: 'au sextile de votre',
    square: 'au carré de votre',
    trine: 'au trigone de votre',
    opposition: 'face à votre',
  };
  return capitalised(`${the(noun(body))} ${NATAL_LINKS[aspect]} ${noun(point).name}`);
}

const ECLIPSE_TYPES: Record<Eclipse['kind'], string> = {
  partial: 'partielle',
  annular: 'annulaire',
  hybrid: 'hybride',
  total: 'totale',
  penumbral: 'par la pénombre',
};

export const eclipseWords = ({ of, type }: Pick<EventOf<'eclipse'>, 'of' | 'type'>): string =>
  `éclipse ${ofThe(noun(of))} ${ECLIPSE_TYPES[type]}`;

export function eventWords(event: SkyEvent): string {
  return capitalised(sentence(event));
}

function sentence(event: SkyEvent): string {
  switch (event.what) {
    case 'ingress':
      return `${the(noun(event.body))} ${event.retrograde && event.body !== 'mean_node' ? 'revient' : 'entre'} ${inSign(event.sign)}`;
    case 'station':
      return `${the(noun(event.body))} ${event.direction === 'retrograde' ? 'rétrograde' : 'reprend sa marche directe'} ${inSign(event.sign)}`;
    case 'lunation':
      return `${event.phase === 'new' ? 'nouvelle' : 'pleine'} Lune ${inSign(event.sign)}`;
    case 'eclipse':
      return `${eclipseWords(event)} ${inSign(event.sign)}`;
    case 'aspect':
      return aspectWords(event.a, event.aspect, event.b);
  }
}
