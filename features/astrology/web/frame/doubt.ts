import type { CallAnswer } from '@solelune/contract';
import type { ascendantResult } from '../../contract/calculators.ts';
import { readSign, type SignKey, signFacts } from '../../engine/signs.ts';

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
  const names = signs.map((sign) => signFacts(sign).name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`;
}
