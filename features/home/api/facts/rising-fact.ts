import type { SignKey } from '@solelune/astrology/engine/signs';
import { theSign } from '@solelune/astrology/words/signs';
import { hourWords } from '@solelune/civil-time/words';
import { agreed } from '@solelune/french/nouns';
import { atPlace } from '@solelune/french/places';
import { capitalised } from '@solelune/french/sentence';
import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import type { Ephemeris } from '@solelune/sky';
import type { SkyFact } from '../../contract.ts';
import { civil, type SkyPlace } from '../sky-place.ts';
import { chartOfPlace } from '../sky-wheel.ts';

/** At the latitudes of Paris a sign takes an hour to three; near the polar circles minutes, or it stays up to a day. */
const STRIDE_MINUTES = 4;
const DAY_MINUTES = 1440;

/** The sign on the eastern horizon, until when, and which one follows: near the poles that is not always the next of the zodiac. */
export function risingFact(ephemeris: Ephemeris, now: Temporal.Instant, place: SkyPlace): SkyFact {
  const risingAfter = (minutes: number): SignKey =>
    chartOfPlace(ephemeris, now.add({ minutes }), place).angles.ascendant.sign;
  const sign = risingAfter(0);
  const last = lastMinute(sign, risingAfter);
  const until =
    last === null
      ? ''
      : ` Après ${hourWords(civil(now.add({ minutes: last }), place))}, ce sera ${theSign(risingAfter(last + 1))}.`;
  return {
    glyph: sign,
    title: `${capitalised(theSign(sign))} ${agreed(SIGN_NOUNS[sign], 'se lève', 'se lèvent')}`,
    text: `C’est l’ascendant de qui naît ${place.name ? `${atPlace(place.name)} en ce moment` : 'sous ce ciel'}.${until}`,
  };
}

/** The last whole minute in which the sign still rises; null when it does all day. Strides first, then halving within the last one. */
function lastMinute(sign: SignKey, risingAfter: (minutes: number) => SignKey): number | null {
  let over = STRIDE_MINUTES;
  while (risingAfter(over) === sign) {
    over += STRIDE_MINUTES;
    if (over > DAY_MINUTES) return null;
  }
  let still = over - STRIDE_MINUTES;
  while (over - still > 1) {
    const middle = Math.floor((still + over) / 2);
    if (risingAfter(middle) === sign) still = middle;
    else over = middle;
  }
  return still;
}
