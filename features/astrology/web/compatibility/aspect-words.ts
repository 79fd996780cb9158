import type { SignGeometry } from '../../engine/index.ts';

/** What the sky draws between two signs, in one sentence. */
export const ASPECT_WORDS: Readonly<Record<SignGeometry['aspect'], string>> = {
  conjunction: 'Le même signe : aucune distance à franchir, et aucun écart pour se voir.',
  semi_sextile: 'Voisins dans le ciel : un signe d’écart, et deux façons de commencer la journée.',
  sextile: 'Un sextile : deux signes d’écart, la conversation vient facilement.',
  square: 'Un carré : trois signes d’écart, deux élans qui se croisent à angle droit.',
  trine: 'Un trigone : quatre signes d’écart, et le même élément pour langue maternelle.',
  quincunx: 'Un quinconce : cinq signes d’écart, rien en commun au départ, tout à apprendre.',
  opposition: 'Une opposition : face à face sur le cercle, chacun a ce qui manque à l’autre.',
};
