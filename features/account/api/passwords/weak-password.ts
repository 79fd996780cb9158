import { dictionary } from '@zxcvbn-ts/language-common';

/** The most used passwords of published leaks, some 49,000 of them, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'] as string[]);

const TOO_COMMON = 'Ce mot de passe est parmi les plus utilisés : choisissez-en un autre';
const TOO_CLOSE = 'Ce mot de passe ressemble trop à vos informations : choisissez-en un autre';
const TOO_SIMPLE = 'Ce mot de passe est trop simple : variez les caractères';

/** Why a password of the right length is still no good, if it is not. `personal` are words that others know of the person. */
export function weakness(password: string, personal: readonly string[]): string | null {
  const plain = password.normalize('NFC').toLowerCase();
  if (COMMON.has(plain) || COMMON.has(withoutEnding(plain))) return TOO_COMMON;
  if (new Set(plain).size < 3) return TOO_SIMPLE;
  const bare = withoutEnding(plain);
  const known = personal.flatMap((word) => [word.toLowerCase(), word.toLowerCase().split('@')[0] ?? '']);
  return known.some((word) => word.length > 2 && (plain === word || bare === word)) ? TOO_CLOSE : null;
}

/** "Password2026!" is "password" with the usual decoration. */
const withoutEnding = (text: string) => text.replace(/[\d!?.*@#$%&_-]+$/, '');
