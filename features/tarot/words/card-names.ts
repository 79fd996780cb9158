import type { Card } from '../engine/index.ts';

const ARTICLE = /^(Le|La|Les) |^L[’']/;

/** The ranks of the small cards that are said with another article than « le ». */
const ARTICLES: Readonly<Record<string, string>> = { As: 'l’', Reine: 'la ' };

/** A card inside a sentence: « le Bateleur », « l’As de Coupes », « la Renommée », and « Héritage » in its marks where tradition gave it no article. */
export function cardInSentence(card: Card): string {
  const { name } = card;
  if (ARTICLE.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  if (card.kind === 'minor') return (ARTICLES[name.split(' ')[0] as string] ?? 'le ') + name;
  return card.kind === 'belline' ? `«\u00A0${name}\u00A0»` : name;
}
