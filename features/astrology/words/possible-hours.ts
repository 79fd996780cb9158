/** What is said of a birth whose hour is not known: at which hours a thing holds, and when it changes. */

import { clockWords } from '@solelune/civil-time/words';
import { joined } from '@solelune/french/lists';
import type { SkyOver, TimeCertainty } from '../answers/chart.ts';
import { degreeText } from './chart.ts';
import { ofSign } from './signs.ts';

type Uncertain = TimeCertainty['uncertain'][number];

/** A value and the hours at which it holds; an end that is absent is that of the day, or of the interval. */
export interface HeldValue {
  readonly value: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const NAMED_HOURS: Record<string, string> = { '00:00': 'minuit', '12:00': 'midi' };
/** « 19 h 30 », « midi » */
const /* begins with a figure or an m */ edgeWords = (time: string): string => NAMED_HOURS[time] ?? clockWords(time);

/** « entre 6 h 00 et 9 h 00 » */
export const betweenWords = ({ from, to }: { from: { time: string }; to: { time: string } }): string =>
  `entre ${edgeWords(from.time)} et ${edgeWords(to.time)}`;

/** « à toute heure de ce jour », « entre 6 h 00 et 9 h 00 » */
export const alwaysWords = (certainty: TimeCertainty): string =>
  certainty.over?.whole_day ? 'à toute heure de ce jour' : betweenWords(certainty);

/** « jusqu’à 19 h 30 », « dès 19 h 30 », « de 10 h 02 à 19 h 30 » */
export function heldWords({ from, to }: Omit<HeldValue, 'value'>): string {
  if (from !== undefined && to !== undefined) return `de ${edgeWords(from)} à ${edgeWords(to)}`;
  if (to !== undefined) return `jusqu’à ${edgeWords(to)}`;
  return from === undefined ? '' : `dès ${edgeWords(from)}`;
}

type Told = Pick<Uncertain, 'subject' | 'what'>;

/** Every value of a subject in the order of the hours: one alone, without hours, where it is certain. */
export function valuesOf(certainty: TimeCertainty, { subject, what }: Told): HeldValue[] {
  const isIt = (one: Told) => one.subject === subject && one.what === what;
  const sure = certainty.certain.find(isIt);
  if (sure) return [{ value: sure.value }];
  const flips = certainty.uncertain.find(isIt)?.flips ?? [];
  return flips.flatMap(({ before, after, at }, index): HeldValue[] => {
    const next = flips[index + 1]?.at.time;
    const then = { value: after, from: at.time, ...(next !== undefined && { to: next }) };
    return index === 0 ? [{ value: before, to: at.time }, then] : [then];
  });
}

/** « Certain à toute heure de ce jour », « Change à 19 h 30 » */
export function certaintyWords(certainty: TimeCertainty, values: readonly HeldValue[]): string {
  const changes = values.flatMap(({ from }) => (from === undefined ? [] : [edgeWords(from)]));
  if (changes.length === 0) return `Certain ${alwaysWords(certainty)}`;
  return `Change à ${joined(changes)}`;
}

/** « de 25°56′ à 26°53′ des Gémeaux », « de 25°12′ du Capricorne à 8°40′ du Verseau » */
export function longitudesWords({ from, to }: Pick<SkyOver['longitudes'][number], 'from' | 'to'>): string {
  const /* begins with a figure */ low = degreeText(from.degree_in_sign);
  const high = `${degreeText(to.degree_in_sign)} ${ofSign(to.sign)}`;
  return from.sign === to.sign ? `de ${low} à ${high}` : `de ${low} ${ofSign(from.sign)} à ${high}`;
}

/** As `alwaysWords`, of a solar return: its possible instants lie on two dates. */
export const RETURN_ALWAYS = 'à tout instant possible du retour';
