/**
 * The rules a person's input must follow and the sentence each gives when it does not (product document, section 5).
 * Plain functions without a library, so that forms use them on the first load and calls wrap the same ones (fields.ts).
 */
export type Rule = (value: string) => string | null;

export const SENTENCES = {
  required: 'Ce champ est requis',
  oddCharacter: 'Ce champ contient un caractère illisible',
  email: 'Cette adresse e-mail n’est pas valide',
  number: 'Ce champ doit être un nombre',
  wholeNumber: 'Ce champ doit être un nombre entier',
  minNumber: (min: number) => `Ce nombre doit être supérieur ou égal à ${min}`,
  maxNumber: (max: number) => `Ce nombre doit être inférieur ou égal à ${max}`,
  minLength: (min: number) => `Ce champ doit contenir au moins ${min} caractères`,
  maxLength: (max: number) => `Ce champ doit contenir au plus ${max} caractères`,
  emailTaken: 'Cette adresse e-mail est déjà liée à un compte',
  emailDisposable: 'Les adresses e-mail jetables ne sont pas acceptées',
  name: 'Ce champ ne peut contenir que des lettres, des espaces et des tirets',
  date: 'Cette date n’est pas valide',
  futureBirth: 'La date de naissance ne peut pas être dans le futur',
  dateRange: 'La date doit être comprise entre l’an 0 et l’an 2300',
  letters: 'Ce champ ne peut contenir que des lettres',
  time: 'L’heure doit être au format hh:mm',
  timeInterval: 'Indiquez deux heures, la seconde plus tard que la première',
  datetime: 'Cette date et cette heure ne sont pas valides',
  year: 'Cette année n’est pas valide',
  phone: 'Ce numéro de téléphone n’est pas valide',
  samePassword: 'Les deux mots de passe doivent être identiques',
  choice: 'Choisissez l’une des réponses proposées',
  wordLimit: (max: number) => `Vous pouvez choisir ${max} ressentis au plus`,
  alreadyChosen: 'Ce ressenti est déjà choisi',
  twoSigns: 'Choisissez deux signes',
} as const;

export const PASSWORD_MIN = 7;
export const PASSWORD_MAX = 64;
/** "Contact first name under 50 characters". */
export const FIRST_NAME_MAX = 49;
export const FIRST_YEAR = 0;
export const LAST_YEAR = 2300;

const rule =
  (test: (value: string) => boolean, sentence: string): Rule =>
  (value) =>
    value === '' || test(value) ? null : sentence;

/** An address a person may really have: one @, a dotted host, no space. The proof is the mail that arrives. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u;
const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/;
const WHOLE_NUMBER = /^[+-]?\d{1,15}$/;

export const required: Rule = (value) => (value.trim() === '' ? SENTENCES.required : null);
export const email = rule((value) => value.length <= 254 && EMAIL.test(value), SENTENCES.email);
export const number = rule((value) => NUMBER.test(value), SENTENCES.number);
export const wholeNumber = rule((value) => WHOLE_NUMBER.test(value), SENTENCES.wholeNumber);
export const minNumber = (min: number) => rule((value) => toNumber(value) >= min, SENTENCES.minNumber(min));
export const maxNumber = (max: number) => rule((value) => toNumber(value) <= max, SENTENCES.maxNumber(max));
export const minLength = (min: number) => rule((value) => [...value].length >= min, SENTENCES.minLength(min));
export const maxLength = (max: number) => rule((value) => [...value].length <= max, SENTENCES.maxLength(max));
/** Apostrophes are letters of a name (D'Artagnan), in both of their shapes. */
export const personName = rule((value) => /^[\p{L}\p{M}'’ -]*$/u.test(value) && /\p{L}/u.test(value), SENTENCES.name);
export const letters = rule((value) => /^[\p{L}\p{M}]+$/u.test(value), SENTENCES.letters);
export const time = rule((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), SENTENCES.time);
/** Two hours of one day, or none. */
export const timeInterval = (from = '', to = ''): string | null =>
  time(from) ?? time(to) ?? (from < to || (from === '' && to === '') ? null : SENTENCES.timeInterval);
export const date: Rule = rule((value) => readDate(value) !== null, SENTENCES.date);
export const dateInRange = rule((value) => {
  const year = readDate(value)?.year;
  return year === undefined || (year >= FIRST_YEAR && year <= LAST_YEAR);
}, SENTENCES.dateRange);
/** `today` as YYYY-MM-DD comes from the caller: rules know no clock. ISO dates of four-digit years compare as text. */
export const notAfter = (today: string) => rule((value) => value <= today, SENTENCES.futureBirth);
export const datetime = rule((value) => {
  const [day = '', clock = ''] = value.split(/[T ]/);
  return date(day) === null && day !== '' && time(clock.slice(0, 5)) === null && clock !== '';
}, SENTENCES.datetime);
export const year = rule((value) => /^\d{1,4}$/.test(value) && Number(value) <= LAST_YEAR, SENTENCES.year);
export const same = (other: string) => rule((value) => value === other, SENTENCES.samePassword);
export const newPassword: Rule = (value) => firstProblem(value, minLength(PASSWORD_MIN), maxLength(PASSWORD_MAX));
export const birthDate =
  (today: string): Rule =>
  (value) =>
    firstProblem(value, date, dateInRange, notAfter(today));

/** The first sentence among the rules, in their order; null when the value passes them all. */
export function firstProblem(value: string, ...rules: Rule[]): string | null {
  for (const test of rules) {
    const sentence = test(value);
    if (sentence) return sentence;
  }
  return null;
}

const toNumber = (value: string) => Number(value.replace(',', '.'));

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * YYYY-MM-DD read as people wrote dates: Julian before 15 October 1582 (every fourth year leaps), Gregorian after.
 * The ten days that never were (5 to 14 October 1582) are refused.
 */
export function readDate(value: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1) return null;
  if (year === 1582 && month === 10 && day > 4 && day < 15) return null;
  const julian = year < 1582 || (year === 1582 && month < 10) || (year === 1582 && month === 10 && day < 15);
  const leap = year % 4 === 0 && (julian || year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && leap ? 29 : (DAYS[month - 1] as number);
  return day <= days ? { year, month, day } : null;
}
