import { encodeInfos, urlOf } from '@solelune/screen';
import { addresses } from '../addresses.ts';

export interface OneBirth {
  firstname: string;
  birthdate: string;
  birthtime: string;
  birthcity: { id: string | number; label: string } | null;
}

/** Who is who in the form; a field is named `you[birthdate]`. */
export type Couple = Record<'you' | 'other', OneBirth>;

/** A birth as an address carries it: what was left empty is left out. */
const infosOf = ({ firstname, birthdate, birthtime, birthcity }: OneBirth) =>
  Object.fromEntries(
    Object.entries({
      firstname: firstname.trim(),
      birthdate,
      birthtime,
      birthcity: birthcity && String(birthcity.id),
    }).filter(([, value]) => value),
  );

export const loveUrl = (infos: string): string => urlOf(addresses.loveCompatibilityResult, { infos });

export const urlOfCouple = ({ you, other }: Couple): string =>
  loveUrl(encodeInfos({ you: infosOf(you), other: infosOf(other) }));
