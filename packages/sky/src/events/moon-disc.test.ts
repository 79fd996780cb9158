import { describe, expect, it } from 'vitest';
import { instantFromJd } from '../julian-day.ts';
import { loadEphemeris } from '../node.ts';
import { moonDisc } from './moon-disc.ts';

const ephemeris = loadEphemeris();
const paris = { latDeg: 48.8566, lngDeg: 2.3522 };
const at = (text: string) => Temporal.Instant.from(text);

describe('the disc of the Moon', () => {
  it('is that of Meeus, example 53.a (12 April 1992, 0 h TD)', () => {
    // Seen from the north pole the zenith is the celestial north: position angles stand as published.
    const pole = { latDeg: 90, lngDeg: 0 };
    const disc = moonDisc(ephemeris, instantFromJd(2448724.5 - 58.3 / 86400), pole);
    expect(disc.librationLonDeg).toBeCloseTo(-1.21, 1);
    expect(disc.librationLatDeg).toBeCloseTo(4.2, 1);
    expect(disc.northPoleDeg).toBeCloseTo(15.08, 0);
    // Example 48.a: illuminated fraction and position angle of the bright limb.
    expect(disc.illuminatedFraction).toBeCloseTo(0.6786, 3);
    expect(disc.brightLimbDeg).toBeCloseTo(285 - 360, 0);
  });

  it('is lit towards the Sun: in the evening of a waxing Moon on the right in Paris, on the left in Sydney', () => {
    const evening = moonDisc(ephemeris, at('2026-11-15T17:00Z'), paris);
    expect(evening.brightLimbDeg).toBeLessThan(-60);
    expect(evening.brightLimbDeg).toBeGreaterThan(-150);
    const sydney = moonDisc(ephemeris, at('2026-11-15T09:30Z'), { latDeg: -33.87, lngDeg: 151.2 });
    expect(sydney.brightLimbDeg).toBeGreaterThan(60);
  });

  it('leans the other way after she has crossed the meridian', () => {
    // The full Moon of 24 November 2026 from Paris: rising in the evening, setting in the morning.
    expect(moonDisc(ephemeris, at('2026-11-24T18:00Z'), paris).northPoleDeg).toBeGreaterThan(0);
    expect(moonDisc(ephemeris, at('2026-11-25T05:00Z'), paris).northPoleDeg).toBeLessThan(0);
  });
});
