import { ANGELS, type Angel } from './angels.ts';

/**
 * What people turn to an angel for. Authors give each angel three to five qualities, in some 230 different wordings: we hold synonyms under
 * one word ("miséricorde", "clémence", "pardon des fautes" are Pardon; "parole tenue", "loyauté" are Fidélité), so that each feeling is shared
 * by two angels at least and no two angels have the same set. The words are the tradition's, the grouping is ours.
 */
export interface Feeling {
  readonly slug: string;
  readonly label: string;
}

const LABELS =
  'Abondance,Aboutissement,Acceptation,Amitié,Amour,Apaisement,Apprentissage,Autorité,Changement,Clarté,Commerce,Connaissance,Consolation,Contemplation,Couple,Courage,Création,Découverte,Diplomatie,Discernement,Discipline,Discrétion,Droiture,Écriture,Éloquence,Énergie,Famille,Fécondité,Fidélité,Force,Grâce,Gratitude,Guérison,Héritage,Humilité,Intuition,Joie,Justice,Liberté,Longévité,Lumière,Mémoire,Nature,Noblesse,Ordre,Paix,Pardon,Patience,Précision,Prospérité,Protection,Purification,Réconciliation,Refuge,Renommée,Renouveau,Réparation,Retour,Réussite,Rêves,Sacré,Sagesse,Santé,Science,Sécurité,Solitude,Sommeil,Soutien,Spiritualité,Stabilité,Talent,Travail,Vérité,Victoire,Vocation,Volonté,Voyage'.split(
    ',',
  );

/** Letters without accents, small: how addresses and searches compare words. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** In the order of the alphabet. */
export const FEELINGS: readonly Feeling[] = LABELS.map((label) => ({ slug: folded(label), label }));

const BY_SLUG = new Map(FEELINGS.map((feeling) => [feeling.slug, feeling]));
export const feelingBySlug = (slug: string): Feeling | undefined => BY_SLUG.get(slug);

export const angelsWith = (slug: string): Angel[] => ANGELS.filter(({ feelings }) => feelings.includes(slug));

/** The thirty that open the personal test, the plainest first: every angel has one of them at least. */
export const OPENING_FEELINGS: readonly string[] =
  'paix,courage,amour,clarte,protection,liberte,energie,pardon,creation,famille,reussite,consolation,justice,renouveau,intuition,voyage,sagesse,fidelite,apaisement,nature,verite,prosperite,guerison,amitie,discernement,connaissance,spiritualite,stabilite,science,sante'.split(
    ',',
  );

/** The product document: at most five, whether they are swiped or searched. */
export const MOST_FEELINGS = 5;
