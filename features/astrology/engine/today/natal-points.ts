import { type AspectPoint, type Body, isPlanet } from '@solelune/sky';
import type { NatalPoint } from './contacts.ts';

interface Natal {
  readonly bodies: readonly { readonly key: Body; readonly longitude_deg: number }[];
  readonly angles: { readonly ascendant_deg: number; readonly midheaven_deg: number };
}

/**
 * What a passing body may touch: planets and angles. Where the hour of birth is not known there are no angles, and the Moon, which may stand anywhere
 * over thirteen degrees, is touched by nothing.
 */
export function natalPoints({ bodies, angles }: Natal, hourKnown: boolean): NatalPoint[] {
  const point = (of: AspectPoint, lonDeg: number) => ({ point: of, lonDeg });
  return [
    ...bodies
      .filter(({ key }) => isPlanet(key) && (hourKnown || key !== 'moon'))
      .map(({ key, longitude_deg }) => point(key, longitude_deg)),
    ...(hourKnown ? [point('ascendant', angles.ascendant_deg), point('midheaven', angles.midheaven_deg)] : []),
  ];
}
