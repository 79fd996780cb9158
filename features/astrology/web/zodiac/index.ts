/** What other features draw signs with. */
export { Constellation } from './constellation.tsx';
export { LEAF, NIGHT } from './enamel.ts';
export { GildedEnamel } from './gilded-enamel.tsx';
export { marksPath } from './marks.ts';
export { constellationFigure } from './star-map.ts';
