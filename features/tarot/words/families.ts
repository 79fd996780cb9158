import type { BellinePlanet, Family, PackId, Suit, Theme } from '../engine/index.ts';

export const PACK_WORDS: Record<PackId, { name: string; about: string }> = {
  majors: { name: 'Marseille', about: '22 majeurs' },
  tarot: { name: 'Marseille entier', about: '78 arcanes' },
  belline: { name: 'Belline', about: '53 cartes' },
  angels: { name: 'Anges', about: '72 cartes' },
};

export const THEME_NAMES: Record<Theme, string> = {
  love: 'Amour',
  couple: 'Couple',
  work: 'Travail',
  money: 'Argent',
  family: 'Famille',
  friendship: 'Amitié',
  studies: 'Études',
  travel: 'Voyage',
  path: 'Chemin intérieur',
};

export const SUIT_NAMES: Record<Suit, string> = { wands: 'Bâtons', cups: 'Coupes', swords: 'Épées', coins: 'Deniers' };

export const PLANET_NAMES: Record<BellinePlanet, string> = {
  sun: 'Soleil',
  moon: 'Lune',
  mercury: 'Mercure',
  venus: 'Vénus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturne',
};

export const FAMILY_WORDS: Record<Family, { name: string; about: string }> = {
  majors: { name: 'Majeurs', about: 'les tournants' },
  wands: { name: SUIT_NAMES.wands, about: 'le feu, l’élan' },
  cups: { name: SUIT_NAMES.cups, about: 'l’eau, le cœur' },
  swords: { name: SUIT_NAMES.swords, about: 'l’air, la parole' },
  coins: { name: SUIT_NAMES.coins, about: 'la terre, le concret' },
  sun: { name: PLANET_NAMES.sun, about: 'ce qui se voit' },
  moon: { name: PLANET_NAMES.moon, about: 'ce qui change' },
  mercury: { name: PLANET_NAMES.mercury, about: 'ce qui circule' },
  venus: { name: PLANET_NAMES.venus, about: 'ce qui unit' },
  mars: { name: PLANET_NAMES.mars, about: 'ce qui presse' },
  jupiter: { name: PLANET_NAMES.jupiter, about: 'ce qui protège' },
  saturn: { name: PLANET_NAMES.saturn, about: 'ce qui mûrit' },
  alone: { name: 'Sans planète', about: 'la clef, les étoiles, la bleue' },
};
