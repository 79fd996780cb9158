import { encodeInfos } from '@solelune/screen';
import type { BirthValues } from '@solelune/ui/birth-form';

/** What travels beside the birth: the year of a return, its place, the settings of a chart. */
export type MoreInfos = Record<string, string | undefined>;

/** The birth of a form as an address carries it (product document, section 3, *Astro info payload*); empty answers are left out. */
export function infosOfBirth(values: Partial<BirthValues>, more: MoreInfos = {}): string {
  const { firstname, lastname, gender, birthdate, birthtime, birthtime_from, birthtime_to, birthcity } = values;
  const all = {
    firstname: firstname?.trim(),
    lastname: lastname?.trim(),
    gender,
    birthdate,
    birthtime,
    ...(birthtime ? {} : { birthtime_from, birthtime_to }),
    birthcity: birthcity ? String(birthcity.id) : undefined,
    ...more,
  };
  return encodeInfos(Object.fromEntries(Object.entries(all).filter(([, value]) => value)));
}
