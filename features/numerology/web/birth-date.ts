import { dateWords, MONTH_NAMES } from '@solelune/civil-time/words';
import { birthDate, firstProblem, readDate, required, SENTENCES } from '@solelune/contract/validation';
import { urlOf } from '@solelune/screen';
import type { AddressForm, Answers } from '@solelune/screen/address-form';
import { addresses } from './addresses.ts';

/** As the three boxes hold it: what was typed, not yet a date. */
export interface TypedDate {
  day: string;
  month: string;
  year: string;
}

/** `17`, `6`, `1988` → `1988-06-17`; what is not a number stays as it is, and is then no date. */
export const isoOf = ({ day, month, year }: TypedDate): string =>
  `${year.trim().padStart(4, '0')}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;

/** As much as can be read of an address. */
export function typedOf(iso: string): TypedDate {
  const [year = '', month = '', day = ''] = iso.split('-').map((part) => part.slice(0, 4).replace(/\D/g, ''));
  return { day, month, year };
}

/** The latest day that it is anywhere on Earth: server and browser agree on it, whatever their clocks' zones. */
export const latestToday = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

export interface DateProblem {
  sentence: string;
  /** What exactly is wrong, where it can be said. */
  hint: string | null;
  field: keyof TypedDate;
}

export function dateProblem(typed: TypedDate, today: string): DateProblem | null {
  for (const field of ['day', 'month', 'year'] as const) {
    const missing = required(typed[field]);
    if (missing) return { sentence: missing, hint: null, field };
  }
  const sentence = firstProblem(isoOf(typed), birthDate(today));
  if (!sentence) return null;
  if (sentence !== SENTENCES.date) return { sentence, hint: null, field: 'year' };
  return { sentence, ...whatIsWrong(typed) };
}

/** A day that its month does not have, a month that the year does not have, or no number at all. */
function whatIsWrong({ day, month, year }: TypedDate): Pick<DateProblem, 'hint' | 'field'> {
  const [dayNumber, monthNumber] = [Number(day), Number(month)];
  if (!(monthNumber >= 1 && monthNumber <= 12)) return { hint: 'les mois vont de 1 à 12', field: 'month' };
  if (!/^\d{1,4}$/.test(year.trim())) return { hint: 'l’année s’écrit en chiffres', field: 'year' };
  const last = [31, 30, 29, 28].find((each) => readDate(isoOf({ day: String(each), month, year })));
  if (last && dayNumber > last)
    return { hint: `${MONTH_NAMES[monthNumber - 1]} s’arrête au ${/* begins with a figure */ last}`, field: 'day' };
  return { hint: null, field: 'day' };
}

/** "17 juin 1988", "1er mai 1990". */
export function writtenDate(iso: string): string {
  const date = readDate(iso);
  if (!date) return iso;
  return dateWords(date);
}

/** What the three boxes held. */
export const dateIn = ({ day = '', month = '', year = '' }: Answers): TypedDate => ({ day, month, year });

export const birthForm: AddressForm = {
  fields: ['day', 'month', 'year'],
  lead: (answers) => {
    const typed = dateIn(answers);
    const problem = dateProblem(typed, latestToday());
    if (!problem) return { to: urlOf(addresses.lifepathCalcul, { bd: isoOf(typed) }) };
    const { field, sentence, hint } = problem;
    return { problems: { [field]: hint ? `${sentence}\u00A0: ${hint}` : sentence } };
  },
};
