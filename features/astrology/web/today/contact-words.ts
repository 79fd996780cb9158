import type { AspectKind, AspectPoint, Body } from '@solelune/sky';
import type { MovingMode } from '../../engine/today/index.ts';
import { ASPECT_NAMES } from '../../words/chart.ts';
import { POINT_WORDS } from '../../words/points.ts';

/** « au Soleil natal », « à la Lune natale » */
function toNatal(point: AspectPoint): string {
  const { to, feminine } = POINT_WORDS[point];
  return `${to} ${feminine ? 'natale' : 'natal'}`;
}

/** « Saturne, carré au Soleil natal » */
export const contactWords = (body: Body, kind: AspectKind, target: AspectPoint): string =>
  `${POINT_WORDS[body].name}, ${ASPECT_NAMES[kind]} ${toNatal(target)}`;

export const MODE_NAMES: Record<MovingMode, string> = {
  transits: 'Transits',
  progressions: 'Progressions',
  'solar-arcs': 'Arcs solaires',
};

/** What the outer circle is. */
export const MODE_NOTES: Record<MovingMode, string> = {
  transits: 'Dehors, le ciel de ce moment. Un contact compte à moins de 3° de l’angle juste.',
  progressions:
    'Dehors, le ciel d’un jour après la naissance pour chaque année vécue. Un contact compte à moins de 1°.',
  'solar-arcs': 'Dehors, le thème entier, avancé du chemin du Soleil progressé. Un contact compte à moins de 1°.',
};
