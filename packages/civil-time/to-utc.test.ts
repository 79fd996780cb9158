import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CivilTimeAnswer, type PlaceOnEarth, toLocal, toUtc } from './index.ts';
import { loadZones } from './node.ts';

const zones = loadZones();
const town = (departement: string, lngDeg: number, latDeg: number): PlaceOnEarth => ({
  timezone: 'Europe/Paris',
  country: 'FR',
  departement,
  lngDeg,
  latDeg,
});
const paris = town('75', 2.3488, 48.8534);
const vichy = town('03', 3.4265, 46.1278);
const moulins = town('03', 3.3326, 46.5648);
const lille = town('59', 3.0586, 50.633);
const strasbourg = town('67', 7.7455, 48.5839);

describe('from local time to UTC', () => {
  it('uses the mean time of the town itself before legal time', () => {
    expect(ask('1850-03-02 06:00', town('29', -4.4861, 48.3904))).toMatchObject({
      offsetSeconds: -1077,
      rule: { code: 'local-mean-time' },
    });
    expect(ask('1905-06-01 12:00', town('29', -4.4861, 48.3904))).toMatchObject({ offsetSeconds: 561 });
  });

  it('keeps towns on their side of the date line', () => {
    const manila = { timezone: 'Asia/Manila', country: 'PH', lngDeg: 120.98, latDeg: 14.6 };
    expect(ask('1840-01-01 12:00', manila)).toMatchObject({ offsetSeconds: Math.round(120.98 * 240) - 86_400 });
    expect(ask('1850-01-01 12:00', manila)).toMatchObject({ offsetSeconds: Math.round(120.98 * 240) });
  });

  it('asks which side of the demarcation line, when the two zones differed', () => {
    const answer = ask('1941-12-15 12:00', vichy);
    expect(answer).toMatchObject({
      kind: 'ask-zone',
      question: 'demarcation-line-1940',
      likely: 'unoccupied',
      choices: { occupied: { offsetSeconds: 7200 }, unoccupied: { offsetSeconds: 3600 } },
    });
    expect(ask('1941-12-15 12:00', moulins)).toMatchObject({ kind: 'ask-zone', likely: undefined });
    expect(ask('1941-07-15 12:00', vichy)).toMatchObject({
      kind: 'exact',
      offsetSeconds: 7200,
      rule: { code: 'legal-zone' },
    });
    expect(ask('1943-07-15 12:00', vichy)).toMatchObject({ kind: 'exact', rule: { code: 'legal-zone' } });
    const told = toUtc(zones, { ...at('1941-12-15 12:00'), place: vichy, militaryZone: 'unoccupied' });
    expect(told).toMatchObject({ kind: 'exact', offsetSeconds: 3600, rule: { code: 'unoccupied-zone-1940' } });
  });

  it('knows the zone of a whole département without asking', () => {
    expect(ask('1941-01-15 12:00', town('13', 5.38, 43.3))).toMatchObject({
      offsetSeconds: 3600,
      rule: { code: 'unoccupied-zone-1940' },
    });
    expect(ask('1941-01-15 12:00', paris)).toMatchObject({ offsetSeconds: 7200, rule: { code: 'occupied-zone-1940' } });
  });

  it('gives Alsace-Moselle German time until the French came, and the right day for it', () => {
    expect(ask('1900-06-15 12:00', strasbourg)).toMatchObject({
      offsetSeconds: 3600,
      rule: { code: 'alsace-moselle-german' },
    });
    expect(ask('1885-06-15 12:00', strasbourg)).toMatchObject({
      offsetSeconds: 1859,
      rule: { code: 'local-mean-time' },
    });
    expect(ask('1919-01-15 12:00', strasbourg)).toMatchObject({ offsetSeconds: 0, rule: { code: 'legal-zone' } });
    expect(ask('1944-10-05 12:00', strasbourg)).toMatchObject({ offsetSeconds: 3600 });
    expect(ask('1944-10-05 12:00', paris)).toMatchObject({ offsetSeconds: 7200 });
  });

  it('gives German time behind the front of 1914-1918, and asks near it or while it moved', () => {
    expect(ask('1916-01-15 12:00', lille)).toMatchObject({ offsetSeconds: 3600, rule: { code: 'occupied-1914' } });
    expect(ask('1916-01-15 12:00', town('59', 2.3767, 51.0344))).toMatchObject({ kind: 'exact', offsetSeconds: 0 });
    expect(ask('1916-01-15 12:00', town('62', 2.8333, 50.4333))).toMatchObject({
      kind: 'ask-zone',
      question: 'western-front-1914',
    });
    expect(ask('1914-09-20 12:00', lille)).toMatchObject({ kind: 'ask-zone' });
    expect(ask('1916-01-15 12:00', paris)).toMatchObject({ kind: 'exact', offsetSeconds: 0 });
  });

  it('keeps Montréal, Hanoï and the small Antilles apart from the zones they were merged with', () => {
    const montreal = { timezone: 'America/Toronto', country: 'CA', region: '10', lngDeg: -73.59, latDeg: 45.51 };
    expect(ask('1949-11-10 12:00', montreal)).toMatchObject({ offsetSeconds: -18_000 });
    expect(ask('1949-11-10 12:00', { ...montreal, region: '08' })).toMatchObject({ offsetSeconds: -14_400 });
    const hanoi = { timezone: 'Asia/Bangkok', country: 'VN', lngDeg: 105.84, latDeg: 21.02 };
    expect(ask('1950-01-01 12:00', hanoi)).toMatchObject({ offsetSeconds: 28_800 });
    const gustavia = { timezone: 'America/St_Barthelemy', country: 'BL', lngDeg: -62.85, latDeg: 17.9 };
    expect(ask('1943-01-01 12:00', gustavia)).toMatchObject({ offsetSeconds: -14_400 });
  });

  it('says in French why an hour was skipped or repeated', () => {
    const skipped = ask('2024-03-31 02:30', paris);
    expect(skipped.kind === 'skipped' && skipped.sentence).toBe(
      'Le 31\u00a0mars 2024, les horloges ont avancé de 2\u00a0h\u00a000 à 3\u00a0h\u00a000 pour l’heure d’été\u00a0: 2\u00a0h\u00a030 n’a donc pas existé ce jour-là. Vérifiez l’heure de naissance, puis indiquez celle qui précède ou qui suit ce saut.',
    );
    const repeated = ask('2024-10-27 02:30', paris);
    expect(repeated.kind === 'repeated' && repeated.sentence).toContain('2\u00a0h\u00a030 a eu lieu deux fois');
    const samoa = ask('2011-12-30 10:00', { timezone: 'Pacific/Apia', country: 'WS', lngDeg: -171.8, latDeg: -13.8 });
    expect(samoa.kind === 'skipped' && samoa.sentence).toContain('ligne de changement de date');
  });

  it('refuses a date or an hour that cannot be', () => {
    expect(ask('2023-02-29 12:00', paris).kind).toBe('invalid');
    expect(ask('2023-02-28 24:00', paris).kind).toBe('invalid');
  });

  it('reads old dates as Julian and never moves years 0 to 99', () => {
    expect(ask('1431-05-30 12:00', paris)).toMatchObject({ utc: '1431-06-08T11:50:36Z' });
    expect(ask('0050-01-01 12:00', paris)).toMatchObject({ utc: expect.stringMatching(/^0049-12-30T/) });
  });

  it('follows the yearly rule into far centuries', () => {
    expect(ask('2250-07-01 12:00', paris)).toMatchObject({ offsetSeconds: 7200 });
    expect(ask('2250-01-01 12:00', paris)).toMatchObject({ offsetSeconds: 3600 });
    const sydney = { timezone: 'Australia/Sydney', country: 'AU', lngDeg: 151.2, latDeg: -33.9 };
    expect(ask('2250-01-01 12:00', sydney)).toMatchObject({ offsetSeconds: 39_600, isSummerTime: true });
    const dublin = { timezone: 'Europe/Dublin', country: 'IE', lngDeg: -6.25, latDeg: 53.3 };
    expect(ask('2250-07-01 12:00', dublin)).toMatchObject({ offsetSeconds: 3600, isSummerTime: true });
  });
});

describe('from UTC to local time', () => {
  const places = [
    paris,
    vichy,
    strasbourg,
    lille,
    { timezone: 'America/St_Johns', country: 'CA', lngDeg: -52.7, latDeg: 47.5 },
  ];

  it('comes back to the instant it started from', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.integer({ min: -60_000_000_000, max: 10_000_000_000 }),
        (place, instant) => {
          const { date, time, calendar, offsetSeconds } = toLocal(zones, instant, place);
          const answer = toUtc(zones, { date, time, calendar, place });
          const placed = answer.kind === 'ask-zone' ? [answer.choices.occupied, answer.choices.unoccupied] : [answer];
          const instants = placed.flatMap((choice) => {
            if (choice.kind === 'exact') return [choice.epochSeconds];
            return choice.kind === 'repeated' ? choice.candidates.map((moment) => moment.epochSeconds) : [];
          });
          expect(instants).toContain(instant);
          expect(Math.abs(offsetSeconds)).toBeLessThan(16 * 3600);
        },
      ),
    );
  });

  it('agrees with the platform since 1970, where both know', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Marquesas', 'Africa/Cairo'),
        fc.integer({ min: 0, max: 3_900_000_000 }),
        (timezone, instant) => {
          const place = { timezone, country: 'XX', lngDeg: 0, latDeg: 0 };
          const expected = Temporal.Instant.fromEpochMilliseconds(instant * 1000).toZonedDateTimeISO(timezone);
          expect(toLocal(zones, instant, place).offsetSeconds).toBe(expected.offsetNanoseconds / 1e9);
        },
      ),
    );
  });
});

function at(local: string) {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  return { date: { year, month, day }, time: { hour, minute } };
}

function ask(local: string, place: PlaceOnEarth): CivilTimeAnswer {
  return toUtc(zones, { ...at(local), place });
}
