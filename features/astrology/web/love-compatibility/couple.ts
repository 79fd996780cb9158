import * as rules from '@solelune/contract/validation';
import { placeLookup } from '@solelune/locations/web';
import { encodeInfos, urlOf } from '@solelune/screen';
import type { AddressForm, Answers } from '@solelune/screen/address-form';
import { addresses } from '../addresses.ts';
import { birthIn } from '../birth/birth-form.ts';
import { rememberedSettings } from '../chart/chart-settings.ts';

export interface OneBirth {
  firstname: string;
  birthdate: string;
  birthtime: string;
  birthcity: { id: string | number; label: string } | null;
}

/** Who is who in the form; a field is named `you_birthdate`. */
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

const urlOfCouple = ({ you, other }: Couple): string =>
  loveUrl(encodeInfos({ you: infosOf(you), other: infosOf(other), ...rememberedSettings() }));

const FIELDS = ['firstname', 'birthdate', 'birthtime', 'birthcity'] as const;
const WHO = ['you', 'other'] as const;

/** One of the two births of a form that was sent. */
function birthOfOne(answers: Answers, who: keyof Couple): OneBirth {
  const own = Object.entries(answers).filter(([name]) => name.startsWith(`${who}_`));
  const {
    firstname,
    birthdate,
    birthtime = '',
    birthcity,
  } = birthIn(Object.fromEntries(own.map(([name, value]) => [name.slice(who.length + 1), value])));
  return { firstname, birthdate, birthtime, birthcity };
}

export const coupleIn = (answers: Answers): Couple => ({
  you: birthOfOne(answers, 'you'),
  other: birthOfOne(answers, 'other'),
});

export const loveForm: AddressForm = {
  fields: WHO.flatMap((who) => FIELDS.map((field) => `${who}_${field}`)),
  lookups: { you_birthcity: placeLookup, other_birthcity: placeLookup },
  lead: (answers) => {
    const couple = coupleIn(answers);
    const wrong = WHO.flatMap((who) => {
      const { birthdate, birthtime } = couple[who];
      const judged = {
        birthdate: rules.firstProblem(birthdate, rules.required, rules.date),
        birthtime: rules.time(birthtime),
      };
      return Object.entries(judged).flatMap(([field, sentence]) => (sentence ? [[`${who}_${field}`, sentence]] : []));
    });
    return wrong.length > 0 ? { problems: Object.fromEntries(wrong) } : { to: urlOfCouple(couple) };
  },
};
