/** Where the ten bodies are at an instant, and how they go. */
import { type Ephemeris, PLANETS, type Planet, type Sign, skyNow } from '@solelune/sky';

export interface PlanetPlace {
  readonly lonDeg: number;
  readonly sign: Sign;
  readonly retrograde: boolean;
  readonly degPerDay: number;
}

export function planetPlaces(ephemeris: Ephemeris, at: Temporal.Instant): Record<Planet, PlanetPlace> {
  const places = skyNow(ephemeris, at, PLANETS).map(({ body, lonDeg, sign, retrograde, speedDegPerDay }) => [
    body,
    { lonDeg, sign, retrograde, degPerDay: speedDegPerDay },
  ]);
  return Object.fromEntries(places) as Record<Planet, PlanetPlace>;
}
