import type { Compared } from '../engine/view/compared-views.ts';

/** How each of the compared charts differs, and why people draw it so. */
export const COMPARED_WORDS: Record<Compared, { title: string; why: string }> = {
  own: { title: 'Vos réglages', why: 'La carte que vous venez de lire.' },
  koch: {
    title: 'Maisons de Koch',
    why: 'Le ciel est le même, découpé autrement : seules les maisons bougent, jamais les signes.',
  },
  equal_a: {
    title: 'Maisons égales',
    why: 'Douze maisons de 30° à partir de l’Ascendant, la plus ancienne des méthodes encore en usage.',
  },
  porphyry: {
    title: 'Maisons de Porphyre',
    why: 'Chaque quart de ciel, d’un angle à l’autre, est coupé en trois parts égales.',
  },
  true_points: {
    title: 'Nœud et Lune noire vrais',
    why: 'L’orbite de la Lune vacille : le point vrai suit chaque vacillement, le point moyen les lisse. L’écart va jusqu’à 2° pour le Nœud, jusqu’à 30° pour la Lune noire.',
  },
  wide_orbs: {
    title: 'Orbes de 8°',
    why: 'Un orbe plus large laisse entrer des aspects moins précis : la liste s’allonge, les positions ne changent pas.',
  },
  lahiri: {
    title: 'Sidéral, Lahiri',
    why: 'Le zodiaque part des étoiles et non de l’équinoxe. C’est celui du calendrier national indien.',
  },
  fagan_bradley: {
    title: 'Sidéral, Fagan et Bradley',
    why: 'Le sidéral des astrologues d’Occident, plus reculé d’un petit degré que celui de Lahiri.',
  },
  krishnamurti: {
    title: 'Sidéral, Krishnamurti',
    why: 'Six minutes de moins que Lahiri : de quoi changer un signe pour qui naît sur sa limite.',
  },
};
