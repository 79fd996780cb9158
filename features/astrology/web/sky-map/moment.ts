import { placeLookup } from '@solelune/locations/web';
import { keptChartSettings } from '@solelune/profile/web/chart-settings';
import { encodeInfos, urlOf } from '@solelune/screen';
import { type AddressForm, chosenIn } from '@solelune/screen/address-form';
import { addresses } from '../addresses.ts';
import { birthIn } from '../birth/birth-form.ts';
import { MOMENT_RULES } from '../birth/birth-rules.ts';

const FIELDS = ['birthdate', 'birthtime'] as const;

/** The sky of a moment, at a place, as this device likes its charts (the server says whether there is such a thing): what is left out is now, and Paris. */
export const skyUrl = (moment: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries({ ...keptChartSettings(), ...moment }).filter(([, value]) => value);
  return urlOf(addresses.skyMapResult, { infos: encodeInfos(Object.fromEntries(given)) });
};

export const momentForm: AddressForm = {
  fields: [...FIELDS, 'birthcity'],
  lookups: { birthcity: placeLookup },
  lead: (answers) => {
    const values = birthIn(answers);
    const wrong = FIELDS.flatMap((field) => {
      const sentence = MOMENT_RULES[field]?.(values);
      return sentence ? [[field, sentence]] : [];
    });
    if (wrong.length > 0) return { problems: Object.fromEntries(wrong) };
    const { birthdate, birthtime } = values;
    return { to: skyUrl({ birthdate, birthtime, birthcity: chosenIn(answers, 'birthcity')?.id }) };
  },
};
