/** Who answers in France, day and night, free of charge. */
const HELP_LINES = ['112', '3114', '3919', '119'] as const;
export type HelpLine = (typeof HELP_LINES)[number];

/** Small letters without accents, one space between words: « J’ai   ENVIE » is « j ai envie ». */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Said every day by people who are well: taken out before anything is looked for. */
const FIGURES = [
  /\b(?:mour\w+|meurs|meurt|crev\w+|mort\w*|tu\w+) d(?:e)? (?:rire|faim|soif|honte|envie|chaud|froid|fatigue|ennui|peur|curiosite|trouille|jalousie|impatience|amour)\b/g,
  /\bsuicide squad\b/g,
  /\bme bat(?:s|tre)? (?:pour|contre|au|aux|a l|a la|en)\b/g,
  /\bme tue(?:r)? (?:au|a la|a l|a vous|a te|a lui|a leur|a le|a repeter|a dire|a expliquer)\b/g,
  /\bbat(?:s|tre)? (?:mon|son|ton|le|un) record\b/g,
];

/** Not said to be wanted: « je ne vais pas … », « jamais … ». Looked for right before the words, so that « je ne peux pas m’empêcher de penser à me tuer » is heard. */
const WANTED = String.raw`(?<!\b(?:pas|jamais|aucune|aucunement|ni) (?:du tout |l |d |de |envie de |l envie de |l intention de |question de |pense a |penser a )?)`;
const THEY_DO = String.raw`(?<!\b(?:ne|n|jamais) )`;
const CHILD = '(?:fils|fille|filles|enfant|enfants|bebe|petit|petite|petits|gamin|gamine|gosses?|neveu|niece)';
const PARENT = '(?:pere|mere|papa|maman|parents|beau pere|belle mere|tuteur|oncle|grand pere)';
const /* begins with a bracket */ BLOW =
    '(?:frappe|frappent|cogne|cognent|tape|tapent|gifle|giflent|bat|battent|etrangle|viole|violent)';

const one = (...sources: string[]): RegExp => new RegExp(`\\b(?:${sources.join('|')})\\b`);

const SIGNS: Readonly<Record<HelpLine, RegExp>> = {
  '112': one(
    String.raw`(?:j ai|elle a|il a) (?:pris|avale) (?:trop de |tous mes |toute? (?:la |une )?boite|une boite|des dizaines|plein de )\w*`,
    'overdose',
    'surdose',
    String.raw`(?:ouvert|coupe)e? les veines`,
    String.raw`(?:n arrive|arrive) plus a respirer`,
    'ne respire plus',
    String.raw`douleurs? (?:dans|a) la poitrine`,
    'arret cardiaque',
    'perd connaissance',
    'perdu connaissance',
    'je saigne beaucoup',
  ),
  '3114': one(
    String.raw`${WANTED}(?<!(?:veut|va|menace de) )(?:me|se) (?:suicider|tuer|pendre|foutre en l air|jeter (?:par|sous|du|dans))`,
    String.raw`(?<!pas )(?:suicide|suicides|suicidaire|suicidaires|suicidee?)`,
    String.raw`${WANTED}(?:veux|voudrais|aimerais|prefere|prefererais|souhaite|vais) (?:juste |seulement |vraiment |simplement )?(?:mourir|crever|etre morte?|en finir|disparaitre)`,
    String.raw`(?<!pas |plus |aucune |jamais )(?:envie|envies|hate) de (?:mourir|crever|en finir)`,
    String.raw`(?<!pas |plus |aucune |jamais )envie d en finir`,
    String.raw`${WANTED}mettre fin a (?:mes|ses) jours`,
    String.raw`${WANTED}en finir avec (?:la|ma) vie`,
    String.raw`(?:plus|pas) (?:du tout )?(?:envie de|la force de|le courage de|le gout de|de raison de|aucune raison de) vivre`,
    String.raw`veux plus (?:vivre|etre la|me reveiller)`,
    String.raw`(?:vie|vivre) ne vaut plus`,
    String.raw`(?:serais|serait|seraient) mieux (?:morte?|sans moi)`,
    String.raw`${WANTED}(?:m ouvrir|me couper|me tailler) les veines`,
    String.raw`${WANTED}me (?:scarifier|mutiler|faire du mal)`,
    String.raw`je me (?:scarifie|mutile)`,
  ),
  '3919': one(
    String.raw`${THEY_DO}me ${BLOW}`,
    String.raw`(?:m a|m as|m ont) (?:deja |encore |souvent |trop )?(?:frappe|battu|cogne|gifle|etrangle|viole|sequestre)e?`,
    String.raw`me (?:suis|sens) fait(?:e)? (?:violer|frapper|battre|agresser)`,
    'violences? (?:conjugales?|sexuelles?)',
    'femmes? battues?',
    String.raw`(?<!pas |plus )peur de (?:mon|ce que) (?:mari|compagnon|conjoint|copain|ex|homme|petit ami|fiance)`,
    String.raw`(?:veut|va) me (?:tuer|frapper|cogner)`,
    String.raw`menace de (?:me|nous) (?:tuer|frapper)`,
  ),
  '119': one(
    String.raw`${PARENT} (?:me|le|la|les) ${BLOW}`,
    String.raw`${THEY_DO}${BLOW} (?:mon|ma|mes|son|sa|ses|les|le|la|l|notre|nos|leur|leurs) ${CHILD}`,
    String.raw`(?:frappe|battu|maltraite|viole)r? (?:mon|ma|mes|son|sa|ses|les|l|leurs?) ${CHILD}`,
    String.raw`enfants? (?:battue?s?|maltraitee?s?|en danger)`,
    'attouchements?',
    'inceste',
    'pedophil\\w+',
    String.raw`fait du mal (?:a|aux) (?:mon|ma|mes|son|sa|ses|leurs?|l)? ?${CHILD}`,
    'maltraitance',
  ),
};

/** The lines that these words call for, the most urgent first; none for nearly everybody. A sign, not a judgement: it is shown, and told to nobody. */
export function helpLinesFor(text: string): HelpLine[] {
  const words = FIGURES.reduce((left, figure) => left.replace(figure, ' '), plainWords(text)).replace(/ {2,}/g, ' ');
  return HELP_LINES.filter((line) => SIGNS[line].test(words));
}
