let common: ReadonlySet<string> | null = null;

/** The most used passwords of published leaks, some 49,000 of them, in lower case: read when the first password is chosen. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  common ??= new Set(dictionary['passwords-common'] as string[]);
  return common;
}

const TOO_COMMON = 'Ce mot de passe est parmi les plus utilisés : choisissez-en un autre';
const TOO_CLOSE = 'Ce mot de passe ressemble trop à vos informations : choisissez-en un autre';
const TOO_SIMPLE = 'Ce mot de passe est trop simple : variez les caractères';

/** Why a password of the right length is still no good, if it is not. `personal` are words that others know of the person. */
export async function weakness(password: string, personal: readonly string[]): Promise<string | null> {
  const plain = password.normalize('NFC').toLowerCase();
  const known = await commonPasswords();
  if (known.has(plain) || known.has(withoutEnding(plain))) return TOO_COMMON;
  if (new Set(plain).size < 3) return TOO_SIMPLE;
  const bare = withoutEnding(plain);
  const theirs = personal.flatMap((word) => [word.toLowerCase(), word.toLowerCase().split('@')[0] ?? '']);
  return theirs.some((word) => word.length > 2 && (plain === word || bare === word)) ? TOO_CLOSE : null;
}

/** "Password2026!" is "password" with the usual decoration. */
const withoutEnding = (text: string) => text.replace(/[\d!?.*@#$%&_-]+$/, '');
