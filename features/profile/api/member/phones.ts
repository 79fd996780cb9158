import { SENTENCES } from '@solelune/contract/validation';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export type PhoneKind = 'fixed' | 'mobile';

/** What each country says of its own numbers; many do not tell the two apart, and then both will do. */
const REFUSED: Record<PhoneKind, { types: readonly string[]; sentence: string }> = {
  fixed: { types: ['MOBILE', 'PAGER'], sentence: 'Ce numéro est celui d’un mobile' },
  mobile: { types: ['FIXED_LINE'], sentence: 'Ce numéro est celui d’un téléphone fixe' },
};
/** Nobody's own: they ring elsewhere, or cost whoever calls them. */
const NOBODYS = ['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'UAN', 'VOICEMAIL'];

export type ReadPhone = { e164: string } | { problem: string };

export function readPhone(kind: PhoneKind, country: string, number: string): ReadPhone {
  if (!isSupportedCountry(country)) return { problem: SENTENCES.phone };
  const phone = parsePhoneNumberFromString(number, country as CountryCode);
  if (!phone?.isValid() || phone.ext) return { problem: SENTENCES.phone };
  const type = phone.getType() ?? '';
  if (NOBODYS.includes(type)) return { problem: SENTENCES.phone };
  if (REFUSED[kind].types.includes(type)) return { problem: REFUSED[kind].sentence };
  return { e164: phone.number };
}

/** As people of its country write it. */
export function shownPhone(e164: string | null): { country: string; number: string } | null {
  const phone = e164 === null ? undefined : parsePhoneNumberFromString(e164);
  return phone?.country ? { country: phone.country, number: phone.formatNational() } : null;
}

type Countries = Record<string, { name: string; dial_code: string }>;
let countries: Countries | undefined;

/** In the order of their French names. */
export function phoneCountriesMap(): Countries {
  if (countries) return countries;
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  const rows = getCountries().map((code) => ({
    code,
    name: names.of(code) ?? code,
    dial_code: getCountryCallingCode(code) as string,
  }));
  rows.sort((a, b) => a.name.localeCompare(b.name, 'fr'));
  countries = Object.fromEntries(rows.map(({ code, ...row }) => [code, row]));
  return countries;
}
