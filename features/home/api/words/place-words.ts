/** A name that begins with an article loses it to the preposition (« au Mans »), except « La ». */
const CONTRACTED = /^(Le|Les) (?=\p{Lu})/u;
/** A sounded vowel. The h is left alone: usage elides it for some towns and not for others, and « de Hyères » is never wrong. */
const VOWEL = /^(?:[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ]|Y[^AEIOUÀÉÈ])/iu;

/** « de Paris », « d’Angers », « du Mans », « des Sables-d’Olonne », « de La Rochelle » */
export function ofPlace(name: string): string {
  const article = CONTRACTED.exec(name)?.[1];
  if (article) return `${article === 'Le' ? 'du' : 'des'} ${name.slice(article.length + 1)}`;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

/** « à Paris », « au Mans », « aux Abymes », « à La Rochelle » */
export function atPlace(name: string): string {
  const article = CONTRACTED.exec(name)?.[1];
  return article ? `${article === 'Le' ? 'au' : 'aux'} ${name.slice(article.length + 1)}` : `à ${name}`;
}
