/** Which clock a place lived by, at every instant: the legal zone, and the exceptions that no zone database holds. */
import { demarcationSpan, type MilitaryZone, zoneOfDepartement } from './demarcation-line.ts';
import { occupationIn1914, westernFrontSpan } from './western-front.ts';
import type { Zone, ZoneBook } from './zone-book.ts';
import { zoneStateAt } from './zone-book.ts';

export type PlaceOnEarth = {
  timezone: string;
  latDeg: number;
  lngDeg: number;
  /** ISO 3166 code. */
  country: string;
  /** French département code ("68", "2A", "974"). */
  departement?: string | undefined;
  /** GeoNames first-level code, where a country's regions did not keep the same time ("10" is Québec). */
  region?: string | undefined;
};

export type RuleCode =
  | 'legal-zone'
  | 'local-mean-time'
  | 'alsace-moselle-german'
  | 'occupied-1914'
  | 'occupied-zone-1940'
  | 'unoccupied-zone-1940';

export type ClockState = { offsetSeconds: number; isSummer: boolean; code: RuleCode; zone: string };
export type Timeline = (epochSeconds: number) => ClockState;

type Regime = { from: number; until: number; zone: Zone; code: RuleCode };

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / 1000;

/** Annexed from the treaty of Frankfurt to the arrival of French troops in the chief town, and again from 1940. */
const alsaceMoselle: Record<string, { until1918: number; until1944: number }> = {
  '57': { until1918: day(1918, 11, 19), until1944: day(1944, 11, 22) },
  '67': { until1918: day(1918, 11, 22), until1944: day(1944, 11, 23) },
  '68': { until1918: day(1918, 11, 18), until1944: day(1945, 2, 2) },
};

/** `militaryZone` is what the person answered where only they know; without it such a town follows its legal zone. */
export function placeTimeline(zones: ZoneBook, place: PlaceOnEarth, militaryZone?: MilitaryZone): Timeline {
  const base = zones.zone(historicalZoneName(place));
  const regimes = place.country === 'FR' ? frenchRegimes(zones, base, place, militaryZone) : [];
  return (epochSeconds) => {
    const regime = regimes.find(({ from, until }) => epochSeconds >= from && epochSeconds < until);
    const zone = regime?.zone ?? base;
    const state = zoneStateAt(zone, epochSeconds);
    if (state.abbreviation === 'LMT' || state.abbreviation === '-00') {
      const offsetSeconds = localMeanOffset(place.lngDeg, state.offsetSeconds);
      return { offsetSeconds, isSummer: false, code: 'local-mean-time', zone: zone.name };
    }
    return {
      offsetSeconds: state.offsetSeconds,
      isSummer: state.isSummer,
      code: regime?.code ?? 'legal-zone',
      zone: zone.name,
    };
  };
}

/** The tz database's main file merges regions that agree since 1970; these two did not agree before. */
function historicalZoneName({ timezone, country, region, latDeg }: PlaceOnEarth): string {
  if (country === 'CA' && region === '10' && timezone === 'America/Toronto') return 'America/Montreal';
  if (country === 'VN') return latDeg >= 17 ? 'Asia/Hanoi' : 'Asia/Ho_Chi_Minh';
  return timezone;
}

/** Four minutes a degree, from the town's own meridian, on the side of the date line where its country then stood. */
function localMeanOffset(lngDeg: number, zoneOffsetSeconds: number): number {
  const solar = Math.round(lngDeg * 240);
  return solar + 86_400 * Math.round((zoneOffsetSeconds - solar) / 86_400);
}

function frenchRegimes(zones: ZoneBook, base: Zone, place: PlaceOnEarth, answer?: MilitaryZone): Regime[] {
  const { departement, lngDeg, latDeg } = place;
  if (departement === undefined || base.name !== 'Europe/Paris') return [];
  const german = zones.zone('Europe/Berlin');
  const annexed = alsaceMoselle[departement];
  if (annexed) {
    const code = 'alsace-moselle-german';
    return [
      { from: day(1871, 5, 10), until: annexed.until1918, zone: german, code },
      { from: demarcationSpan.from, until: annexed.until1944, zone: german, code },
    ];
  }
  const regimes: Regime[] = [];
  const { settledFrom, settledUntil, from, until } = westernFrontSpan;
  const settled = occupationIn1914(departement, lngDeg, latDeg, settledFrom);
  const moving = occupationIn1914(departement, lngDeg, latDeg, from);
  const held = (state: string) => state === 'occupied' || (state === 'unknown' && answer === 'occupied');
  const front = { zone: german, code: 'occupied-1914' } as const;
  if (held(moving)) regimes.push({ from, until: settledFrom, ...front }, { from: settledUntil, until, ...front });
  if (held(settled)) regimes.push({ from: settledFrom, until: settledUntil, ...front });
  const zone1940 = zoneOfDepartement(departement) ?? answer;
  if (zone1940 === 'unoccupied') {
    regimes.push({ ...demarcationSpan, zone: zones.zone('Europe/Monaco'), code: 'unoccupied-zone-1940' });
  } else if (zone1940 === 'occupied') {
    regimes.push({ ...demarcationSpan, zone: base, code: 'occupied-zone-1940' });
  }
  return regimes;
}
