/** The names of towns, whose article is part of the name and still melts into the preposition. */
import { de } from './elision.ts';

/** « Le Mans » loses it (« au Mans »), « La Rochelle » does not. */
const CONTRACTED = /^(Les?) (?=\p{Lu})/u;

const withPreposition = (name: string, one: string, many: string): string | undefined => {
  const article = CONTRACTED.exec(name)?.[1];
  return article && `${article === 'Le' ? one : many} ${name.slice(article.length + 1)}`;
};

/**
 * « de Paris », « d’Angers », « du Mans », « des Sables-d’Olonne », « de La Rochelle ». The h of a town is left alone: usage elides it for some and not
 * for others, and « de Hyères » is never wrong.
 */
export const ofPlace = (name: string): string =>
  withPreposition(name, 'du', 'des') ??
  (/^h/iu.test(name) ? `de ${/* begins with an h that is left alone */ name}` : de(name));

/** « à Paris », « au Mans », « aux Abymes », « à La Rochelle » */
export const atPlace = (name: string): string => withPreposition(name, 'au', 'aux') ?? `à ${name}`;
