import { SIGN_KEYS, type SignKey } from '@solelune/astrology/engine/signs';
import { computeChart, type Ephemeris } from '@solelune/sky';
import type { SkyFact } from '../../contract.ts';
import { capitalised, SIGN_WORDS } from '../words/sign-words.ts';
import { civil, hourWords, PLACE } from '../words/time-words.ts';

/** No sign takes longer to rise at this latitude (Virgo and Libra take about 2 h 45). */
const LONGEST_RISE_MINUTES = 200;

/** The sign on the eastern horizon, and until when. */
export function risingFact(ephemeris: Ephemeris, now: Temporal.Instant): SkyFact {
  const sign = risingSign(ephemeris, now);
  const words = SIGN_WORDS[sign];
  const next = SIGN_KEYS[(SIGN_KEYS.indexOf(sign) + 1) % 12] as SignKey;
  const until = hourWords(civil(endOfRise(ephemeris, now, sign)));
  return {
    glyph: sign,
    title: `${capitalised(words.the)} se ${words.plural ? 'lèvent' : 'lève'}`,
    text: `C’est l’ascendant de qui naît à ${PLACE.name} en ce moment. Après ${until}, ce sera ${SIGN_WORDS[next].the}.`,
  };
}

const risingSign = (ephemeris: Ephemeris, instant: Temporal.Instant): SignKey =>
  computeChart(ephemeris, { instant, place: PLACE }).angles.ascendant.sign;

/** The last whole minute in which the sign still rises, found by halving. */
function endOfRise(ephemeris: Ephemeris, now: Temporal.Instant, sign: SignKey): Temporal.Instant {
  let still = 0;
  let over = LONGEST_RISE_MINUTES;
  while (over - still > 1) {
    const middle = Math.floor((still + over) / 2);
    if (risingSign(ephemeris, now.add({ minutes: middle })) === sign) still = middle;
    else over = middle;
  }
  return now.add({ minutes: still });
}
