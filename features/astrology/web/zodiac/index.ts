/** What other features draw signs with. */
export { Constellation } from './constellation.tsx';
export { ENAMELS, LEAF, NIGHT } from './enamel.ts';
export { circleFromFoot, marksPath } from './marks.ts';
export { constellationFigure } from './star-map.ts';
