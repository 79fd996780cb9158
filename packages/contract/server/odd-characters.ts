import { SENTENCES } from '../validation.ts';

/** PostgreSQL stores no null character, and half a pair of surrogates is no character at all. */
const isOdd = (text: string) => text.includes('\0') || !text.isWellFormed();

/** The fields that hold what no text can, each with its sentence, under the name it had in the form; a name that does is the form's own fault. */
export function oddCharacters(value: unknown, name = ''): Record<string, string> {
  if (typeof value === 'string') return isOdd(value) ? { [name || 'formulaire']: SENTENCES.oddCharacter } : {};
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return {};
  const parts = Object.entries(value).map(([key, part]) =>
    isOdd(key) ? oddCharacters(key) : oddCharacters(part, name ? `${name}[${key}]` : key),
  );
  return Object.assign({}, ...parts) as Record<string, string>;
}
