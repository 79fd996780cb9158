/** Eclipses of the twenty years, and those that fall on a place of the birth or face it. */
import { ofThe } from '@solelune/french/nouns';
import { capitalised } from '@solelune/french/sentence';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { type Eclipse, findEclipses, type Span } from '@solelune/sky';
import { differenceDeg } from '@solelune/sky/angles';
import type { NatalPoint } from '../../engine/periods.ts';
import type { BookGiven } from '../given.ts';

export interface EclipseOnPoint {
  readonly eclipse: Eclipse;
  readonly point: NatalPoint;
  readonly isFacing: boolean;
  readonly orbDeg: number;
}

/** Degrees within which an eclipse is said to touch. */
const ECLIPSE_ORB_DEG = 3;

export function eclipsesOnPoints({ ephemeris, targets }: BookGiven, span: Span): EclipseOnPoint[] {
  return findEclipses(ephemeris, span).flatMap((eclipse) =>
    targets.flatMap(({ point, lonDeg }) => {
      const apart = Math.abs(differenceDeg(eclipse.moonLonDeg, lonDeg));
      const isFacing = apart > 90;
      const orbDeg = isFacing ? 180 - apart : apart;
      return orbDeg <= ECLIPSE_ORB_DEG ? [{ eclipse, point, isFacing, orbDeg }] : [];
    }),
  );
}

const KINDS: Record<Eclipse['kind'], string> = {
  ...{ partial: 'partielle', annular: 'annulaire', hybrid: 'hybride', total: 'totale', penumbral: 'par la pénombre' },
};

/** « Éclipse de Soleil totale » */
export const eclipseTitle = ({ of, kind }: Eclipse): string =>
  capitalised(`éclipse ${ofThe(POINT_NOUNS[of])} ${KINDS[kind]}`)
    .replace('du Soleil', 'de Soleil')
    .replace('de la Lune', 'de Lune');
