/** How long an account number is in each country that SEPA reaches (ISO 13616). */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
  ...{ FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21 },
  ...{ MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19 },
  ...{ SK: 24, SM: 27, VA: 22 },
};

/** As people write it: in fours, in small letters, with dots. */
export const normalIban = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '');

const VALUE_OF_A = 10;
const CODE_OF_A = 65;
/** Letters count from ten; the rest of the whole by 97 is 1 (ISO 7064), taken digit by digit: the whole is longer than a number. */
function restBy97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = sign >= 'A' ? (sign.codePointAt(0) ?? 0) - CODE_OF_A + VALUE_OF_A : Number(sign);
    rest = (rest * (value >= VALUE_OF_A ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Of a country that SEPA reaches, as long as it is there, and with the right check digits. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) &&
  LENGTHS[iban.slice(0, 2)] === iban.length &&
  restBy97(iban.slice(4) + iban.slice(0, 4)) === 1;

const SHOWN = 4;
/** « FR •••• 0189 »: enough to know one's own. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}\u00A0••••\u00A0${iban.slice(-SHOWN)}`;
