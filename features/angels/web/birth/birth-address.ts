import { placeLookup } from '@solelune/locations/web';
import { encodeInfos, urlOf } from '@solelune/screen';
import { type AddressForm, type Answers, chosenIn } from '@solelune/screen/address-form';
import { isoFromFrench } from '@solelune/ui/date-input';
import type { ReadBirth } from '../../answer-schemas.ts';
import { birthProblems } from '../../birth-infos.ts';
import { addresses } from '../addresses.ts';

/** The latest day that it is anywhere on Earth: server and browser agree on it, whatever their clocks' zones. */
const latestToday = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** The birth in a form that was sent: a date may have been written out. */
export const birthIn = (answers: Answers): ReadBirth => ({
  firstname: answers['firstname'] ?? '',
  birthdate: isoFromFrench(answers['birthdate'] ?? '') ?? answers['birthdate'] ?? '',
  birthtime: answers['birthtime'] ?? '',
  birthcity: chosenIn(answers, 'birthcity'),
});

/** The same birth as its form would send it. */
export const answersOf = ({ birthcity, ...texts }: ReadBirth): Answers => ({
  ...texts,
  ...(birthcity && { birthcity: birthcity.label, birthcity_id: birthcity.id, birthcity_label: birthcity.label }),
});

/** Only what was given is written into the address. */
const infosOf = ({ firstname, birthdate, birthtime, birthcity }: ReadBirth): string =>
  encodeInfos({
    ...(firstname.trim() ? { firstname: firstname.trim() } : {}),
    birthdate,
    ...(birthtime ? { birthtime } : {}),
    ...(birthcity ? { birthcity: birthcity.id } : {}),
  });

export const birthForm: AddressForm = {
  fields: ['birthdate', 'birthtime', 'birthcity', 'firstname'],
  lookups: { birthcity: placeLookup },
  lead: (answers) => {
    const birth = birthIn(answers);
    const problems = birthProblems({ ...birth, birthcity: birth.birthcity?.id ?? '' }, latestToday());
    if (Object.keys(problems).length > 0) return { problems };
    return { to: urlOf(addresses.birthCalcul, { infos: infosOf(birth) }) };
  },
};
