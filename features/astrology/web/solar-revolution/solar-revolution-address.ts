import { year as yearRule } from '@solelune/contract/validation';
import { urlOf } from '@solelune/screen';
import { type Answers, chosenIn } from '@solelune/screen/address-form';
import { addresses } from '../addresses.ts';
import { ALL_FIELDS, birthAddressForm } from '../birth/birth-form.ts';

export const urlOfInfos = (infos: string): string => urlOf(addresses.solarRevolutionCalcul, { infos });

/** The year and the place in which an anniversary is lived, as they were given. */
export function readReturn(answers: Answers) {
  const year = (answers['year'] ?? '').trim();
  const problem = yearRule(year);
  if (problem) return { problems: { year: problem } };
  return { infos: { year, returncity: chosenIn(answers, 'returncity')?.id } };
}

export const solarRevolutionForm = birthAddressForm({
  fields: ALL_FIELDS,
  urlOfInfos,
  more: { fields: ['year', 'returncity'], places: ['returncity'], read: readReturn },
});
