import type { CallAnswer } from '@solelune/contract';
import { joined } from '@solelune/french/lists';
import type { ascendantResult } from '../../contract/calculators.ts';
import { readSign, SIGN_KEYS, type SignKey, signFacts, signIndex } from '../../engine/signs.ts';
import { betweenWords, heldWords, valuesOf } from '../../words/possible-hours.ts';

type Certainty = Extract<CallAnswer<typeof ascendantResult>, { status: 'ready' }>['certainty'];
type Subject = Certainty['uncertain'][number]['subject'];

/** Every sign that a point may have had over the span, in the order of the hours; one alone when it is sure. */
export function possibleSigns(certainty: Certainty, subject: Subject): SignKey[] {
  const of = ({ subject: about, what }: { subject: Subject; what: string }) => about === subject && what === 'sign';
  const unsure = certainty.uncertain.find(of);
  const values = unsure
    ? unsure.flips.flatMap(({ before, after }, index) => (index === 0 ? [before, after] : [after]))
    : certainty.certain.filter(of).map(({ value }) => value);
  return [...new Set(values)].flatMap((value) => readSign(value) ?? []);
}

/** « Bélier, Taureau ou Gémeaux » */
export function signsWords(signs: readonly SignKey[]): string {
  return joined(
    signs.map((sign) => signFacts(sign).name),
    'ou',
  );
}

export const oppositeSign = (sign: SignKey): SignKey => SIGN_KEYS[(signIndex(sign) + 6) % 12] as SignKey;

/** « Ce jour-là », « Entre 6 h 00 et 9 h 00 » */
export const hoursWords = (certainty: Certainty): string =>
  certainty.over?.whole_day ? 'Ce jour-là' : betweenWords(certainty).replace('entre', 'Entre');

/** « en Capricorne jusqu’à 19 h 30, en Verseau dès 19 h 30 » */
export const heldSigns = (certainty: Certainty, subject: Subject): string =>
  valuesOf(certainty, { subject, what: 'sign' })
    .map(({ value, ...hours }) => `en ${signsWords([readSign(value) ?? 'aries'])} ${heldWords(hours)}`)
    .join(', ');

/** An angle that may be in several signs is named by none, or by the few that are left. */
const MOST_NAMED = 3;

/** « Ascendant Lion ou Vierge », « Ascendant inconnu » */
export const unsureTitle = (name: string, possible: readonly SignKey[]): string =>
  possible.length > MOST_NAMED ? `${name} inconnu` : `${name} ${signsWords(possible)}`;

/** What can be said of an angle whose hour is not known. */
export function unsureAngle(name: string, certainty: Certainty, possible: readonly SignKey[]): string {
  if (possible.length === 1)
    return `${hoursWords(certainty)}, ${name.toLowerCase()} n’a pas quitté ce signe : il est certain.`;
  const crossed = possible.length >= 12 ? 'parcouru tout le zodiaque' : `pu se trouver en ${signsWords(possible)}`;
  return `${name} ne peut pas être affirmé sans l’heure exacte. ${hoursWords(certainty)}, il a ${crossed}.`;
}
