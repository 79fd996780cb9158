/**
 * Whether words begin with a sound before which « de », « que », « le », « la » lose their vowel. Accents and capitals do not count.
 *
 * The h of common nouns is that of the dictionaries: mute as a rule in words from Latin and Greek (« l’heure », « l’harmonie »), aspirate in the words
 * named here (« le hasard », « le héros »). The h of first names has no fixed usage; ours follows the Académie (« Dire, ne pas dire », 7 April 2016:
 * « d’Hélène », « d’Henri », Hugo either way) and the Office québécois (« Élision avec un nom propre »: aspirate in Germanic, Arabic and Asian names):
 * mute, « d’Hugo » like « d’Henri », but for the beginnings below, « de Hans », « de Hassan ».
 */
const WORD_END = '(?!\\p{L})';

/** In « ha » it is the mute ones that are few. */
const MUTE_HA =
  'bi[lt]|delin|drien|giog|iti|lei|lieu|llal|lloween|lluc|loge|lter|madry|meco|nseat|pt|rmat|rmo|rusp|ude|yd';
const ASPIRATE_H = [
  `a(?!${MUTE_HA})`,
  `e(?:ather|aum|idi|in|kam|l(?:er|ga|mut)|nn|nrik|raut|re${WORD_END}|riss|rni|ron|ros${WORD_END}|rse(?!n)|tr(?!u)|urt)`,
  `i(?:ba|bou|c${WORD_END}|ch|deu|erarch|-|les?${WORD_END}|nd${WORD_END}|nda|p-|ppies?${WORD_END}|ro(?!n)|sham|ss|t(?:s?${WORD_END}|-|ler))`,
  `o(?:a|bb|ber|c|l[dl]|lst|mard|mes?${WORD_END}|ng|nni[rst]|nt|o|p(?:e?${WORD_END}|i)|q|rd|rion|rs|t${WORD_END}|tt|u|v)`,
  `u(?:ard|blot|ch|e|gueno|it(?!r)|lott|lul|mer${WORD_END}|n(?:e?s?${WORD_END}|g|t)|on|pp|re${WORD_END}|rl(?!u)|ron|se|ss|tt|ynh)`,
  'yun',
].join('|');

/** « le onze », « le oui » (not « l’ouïe »), « le ouistiti », « le uhlan », and names that begin with the sound of w. */
const SPOKEN_APART = `onz|uhl|oua(?!il|t)|oui(?:${WORD_END}|d|st)`;
/** « d’Yves », « d’Yvonne »; before a vowel a consonant, « de Yann », but in « l’Yonne » and « d’yeux ». */
const VOWEL_Y = `y(?:(?![aeiouy])\\p{L}|erres|eu(?:x|se)?${WORD_END}|onne${WORD_END})`;

const VOWEL_SOUND = new RegExp(`^(?!${SPOKEN_APART})(?:[aeiouœæø]|h(?!${ASPIRATE_H})\\p{L}|${VOWEL_Y})`, 'u');
/** An initial keeps the whole word before it: « de A. Tremblay », « de A à Z ». */
const INITIAL = new RegExp(`^\\p{L}${WORD_END}(?!’)`, 'u');

export function beginsWithVowelSound(words: string): boolean {
  const bare = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return VOWEL_SOUND.test(bare) && !INITIAL.test(bare);
}
