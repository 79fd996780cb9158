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

/** The sign of a point where the hour is known, else every one that it may have had. */
export const toldSigns = (certainty: Certainty, subject: Subject, exact: SignKey): SignKey[] =>
  certainty.time_known ? [exact] : possibleSigns(certainty, subject);

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

/** Each sign of a point, and the hours at which it had it: « jusqu’à 19 h 30 ». */
export const heldSigns = (certainty: Certainty, subject: Subject): { sign: SignKey; hours: string }[] =>
  valuesOf(certainty, { subject, what: 'sign' }).flatMap(({ value, ...hours }) => {
    const sign = readSign(value);
    return sign ? [{ sign, hours: heldWords(hours) }] : [];
  });

/** « en Capricorne jusqu’à 19 h 30, en Verseau dès 19 h 30 » */
export const heldWordsOf = (certainty: Certainty, subject: Subject): string =>
  heldSigns(certainty, subject)
    .map(({ sign, hours }) => `en ${signsWords([sign])} ${hours}`)
    .join(', ');

/** An angle that may be in several signs is named by none, or by the few that are left. */
const MOST_NAMED = 3;

/** « Lion », « Lion ou Vierge », « inconnu » */
export const foundWords = (possible: readonly SignKey[]): string =>
  possible.length > MOST_NAMED ? 'inconnu' : signsWords(possible);

/** The signs of a point among the facts: « Lion ou Vierge, selon l’heure », « 12 signes, selon l’heure ». */
export const possibleFact = (possible: readonly SignKey[]): { value: string; note: string } => ({
  value: possible.length > MOST_NAMED ? `${possible.length} signes possibles` : signsWords(possible),
  note: possible.length > 1 ? 'selon l’heure' : 'certain',
});

/** Over a title of a point whose hour is not known: no degree, which the hour decides. */
export const unsureEyebrow = (yours: string, possible: readonly SignKey[]): string =>
  possible.length > 1 ? `${yours} dépend de l’heure` : yours;

/** What can be said of an angle whose hour is not known. */
export function unsureAngle(name: string, certainty: Certainty, possible: readonly SignKey[]): string {
  if (possible.length === 1)
    return `${hoursWords(certainty)}, ${name.toLowerCase()} n’a pas quitté ce signe : il est certain.`;
  const crossed = possible.length >= 12 ? 'parcouru tout le zodiaque' : `pu se trouver en ${signsWords(possible)}`;
  return `${name} ne peut pas être affirmé sans l’heure exacte. ${hoursWords(certainty)}, il a ${crossed}.`;
}
