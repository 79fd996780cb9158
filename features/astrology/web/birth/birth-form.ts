import { placeLookup } from '@solelune/locations/web';
import { type AddressForm, type Answers, chosenIn } from '@solelune/screen/address-form';
import { type BirthField, type BirthRules, type BirthValues, hoursOfPart } from '@solelune/ui/birth-form';
import { isoFromFrench } from '@solelune/ui/date-input';
import { infosOfBirth, type MoreInfos } from './birth-infos.ts';
import { BIRTH_RULES } from './birth-rules.ts';

/** What a calculation asks of a birth, in the order of its form. */
export const ALL_FIELDS = ['firstname', 'birthdate', 'birthtime', 'birthcity', 'gender'] as const;
export const POINT_FIELDS = ['firstname', 'birthdate', 'birthtime', 'birthcity'] as const;

/** Two hours that were asked for are there even while they are empty: the form that comes back asks for them. */
function hourIn({ birthtime = '', birthtime_from = '', birthtime_to = '', hour_known = '' }: Answers) {
  if (hour_known === 'between') return { birthtime_from, birthtime_to };
  return birthtime ? { birthtime } : hoursOfPart(hour_known);
}

/** The birth in a form that was sent: a date may have been written out, and an hour be told by a part of the day. */
export function birthIn(answers: Answers): BirthValues {
  const { firstname = '', birthdate = '', gender } = answers;
  return {
    firstname,
    birthdate: isoFromFrench(birthdate) ?? birthdate,
    ...hourIn(answers),
    birthcity: chosenIn(answers, 'birthcity'),
    gender: gender === 'F' || gender === 'M' ? gender : null,
  };
}

/** How the hour is known stands before the hour. */
const HOUR = ['hour_known', 'birthtime', 'birthtime_from', 'birthtime_to'];

/** A page without scripts asks for the two hours once it knows that there are two. */
const WHICH_HOURS = 'Écrivez les deux heures entre lesquelles la naissance a eu lieu';

interface BirthFormSpec {
  fields: readonly BirthField[];
  urlOfInfos: (infos: string) => string;
  rules?: BirthRules;
  /** What is asked beside the birth. */
  more?: {
    fields: readonly string[];
    places: readonly string[];
    read: (answers: Answers) => { infos: MoreInfos } | { problems: Record<string, string> };
  };
}

/** The form of a calculation as a browser sends it by itself. */
export function birthAddressForm({ fields, urlOfInfos, rules = BIRTH_RULES, more }: BirthFormSpec): AddressForm {
  const places = [...fields.filter((field) => field === 'birthcity'), ...(more?.places ?? [])];
  return {
    fields: [...(more?.fields ?? []), ...fields.flatMap((field) => (field === 'birthtime' ? HOUR : [field]))],
    lookups: Object.fromEntries(places.map((field) => [field, placeLookup])),
    lead: (answers) => {
      const values = birthIn(answers);
      const added = more ? more.read(answers) : { infos: {} };
      const problems: Record<string, string> = 'problems' in added ? { ...added.problems } : {};
      for (const field of fields) {
        const sentence = rules[field]?.(values);
        if (sentence) problems[field] = sentence;
      }
      if (values.birthtime_from === '' && values.birthtime_to === '') problems['birthtime'] = WHICH_HOURS;
      if ('problems' in added || Object.keys(problems).length > 0) return { problems };
      return { to: urlOfInfos(infosOfBirth(values, added.infos)) };
    },
  };
}
