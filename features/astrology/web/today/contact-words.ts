import type { AspectKind, AspectPoint, Body } from '@solelune/sky';
import { CONTACT_ORB_DEG, type MovingMode } from '../../engine/today/index.ts';
import type { ChartView } from '../../engine/view/settings.ts';
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

const MODE_NOTES: Record<MovingMode, string> = {
  transits: 'Dehors, le ciel de ce moment. Un contact compte à moins de 3° de l’angle juste',
  progressions: 'Dehors, le ciel d’un jour après la naissance pour chaque année vécue. Un contact compte à moins de 1°',
  'solar-arcs': 'Dehors, le thème entier, avancé du chemin du Soleil progressé. Un contact compte à moins de 1°',
};

/** What the outer circle is, and how close counts: an orb may be set narrower, never wider. */
export function modeNote(mode: MovingMode, { orbs, lilith }: ChartView): string {
  const isNarrower = Object.values(orbs).some((orb) => orb < CONTACT_ORB_DEG[mode]);
  return `${MODE_NOTES[mode]}${isNarrower ? ', ou de l’orbe que vous avez réglé s’il est plus étroit' : ''}.${lilith === 'true' ? ' La Lune noire vraie n’est suivie qu’au centre.' : ''}`;
}
