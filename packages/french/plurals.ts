/** The plural of a noun that comes from data; what a page itself writes, it writes out. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ail: 'ails',
  aïeul: 'aïeux',
  ciel: 'ciels',
  œil: 'yeux',
  monsieur: 'messieurs',
  madame: 'mesdames',
  mademoiselle: 'mesdemoiselles',
};
/** Nouns that take a plain s where the others of their ending do not, and those that do not where the others do. */
const PLAIN_AL = /^(?:aval|bal|cal|carnaval|cérémonial|chacal|festival|idéal|mistral|pal|récital|régal)$/u;
const AUX_AIL = /^(?:bail|corail|émail|soupirail|travail|vantail|vitrail)$/u;
const X_OU = /^(?:bijou|caillou|chou|genou|hibou|joujou|pou)$/u;
const PLAIN_EU_AU = /^(?:bleu|émeu|landau|pneu|sarrau)$/u;

export function pluralOf(noun: string): string {
  const irregular = IRREGULAR[noun];
  if (irregular) return irregular;
  if (/[sxz]$/u.test(noun)) return noun;
  if (noun.endsWith('al') && !PLAIN_AL.test(noun)) return `${noun.slice(0, -1)}ux`;
  if (AUX_AIL.test(noun)) return `${noun.slice(0, -2)}ux`;
  if (X_OU.test(noun) || (/[ae]u$/u.test(noun) && !PLAIN_EU_AU.test(noun))) return `${noun}x`;
  return `${noun}s`;
}
