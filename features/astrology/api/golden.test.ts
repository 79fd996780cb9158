import { openAccessTable, runCall } from '@solelune/contract/server';
import { encodeInfos } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import golden from './fixtures/golden-charts.json' with { type: 'json' };
import { natalChartCalculHandler } from './natal-chart-calcul.ts';
import { solarRevolutionCalculHandler } from './solar-revolution-calcul.ts';

/** Late enough for the births of the reference's future. */
const now = () => Temporal.Instant.from('2299-12-31T00:00:00Z');
const services = { access: openAccessTable([]) };
const pipeline = { services, database: {}, log: console, now } as unknown as Parameters<typeof runCall>[0];
type Handler = Parameters<typeof runCall>[1];

async function ask(handler: Handler, infos: Record<string, unknown>) {
  const caller = { who: null, visitor: 'test' };
  const { status, body } = await runCall(pipeline, handler, { infos: encodeInfos(infos) }, caller);
  expect([status, body['status']], JSON.stringify(body['problems'])).toEqual([200, 'ready']);
  // oxlint-disable-next-line typescript/no-explicit-any
  return body as any;
}

type Chart = (typeof golden.charts)[number];

/** A birth as the form gives it: the minute that holds the reference's moment, on a clock of universal time. */
function birthOf({ utc, julian, lat, lng }: Pick<Chart, 'utc' | 'julian' | 'lat' | 'lng'>) {
  const written = julian ?? utc;
  const sinceMinute = Number(written.slice(17, 19));
  const place = { lat, lng, timezone: 'Etc/UTC' };
  return { birth: { birthdate: written.slice(0, 10), birthtime: written.slice(11, 16), ...place }, sinceMinute };
}

const apartArcsec = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180) * 3600;
const DAY = 86_400;

/** Arcseconds: the reference's suggested tolerances, by body and era. */
const TOLERANCES: Record<string, Record<string, number>> = {
  modern: { planet: 0.1, mars: 0.15, moon: 0.3, true_node: 0.6, mean: 0.8, chiron: 4, angle: 0.2 },
  early_modern: { planet: 0.1, mars: 0.5, moon: 0.3, true_node: 0.8, mean: 1.2, chiron: 9, angle: 0.2 },
  medieval: { planet: 0.2, mars: 1.5, moon: 1.2, true_node: 4.5, mean: 3, chiron: 0, angle: 0.5 },
  future: { planet: 0.1, mars: 0.15, moon: 0.2, true_node: 0.6, mean: 0.8, chiron: 4, angle: 15 },
};
const eraOf = (tag: string) => {
  if (tag === 'antiquity') return 'medieval';
  return tag === 'c19' || tag === 'polar' ? 'modern' : tag;
};
const kindOf = (body: string) => {
  if (body.startsWith('mean')) return 'mean';
  return ['mars', 'moon', 'true_node', 'chiron'].includes(body) ? body : 'planet';
};

/** Where the reference's angles stand a few seconds earlier: the sphere turns, the formulas are the textbook's. */
function anglesBefore({ armc, eps, lat }: Chart, seconds: number) {
  const rad = Math.PI / 180;
  const ramc = (armc - seconds * (360.985647 / DAY)) * rad;
  const [sin, cos] = [Math.sin(eps * rad), Math.cos(eps * rad)];
  const turn = (radians: number) => (radians / rad + 360) % 360;
  return {
    midheaven: turn(Math.atan2(Math.sin(ramc), Math.cos(ramc) * cos)),
    ascendant: turn(Math.atan2(Math.cos(ramc), -(Math.sin(ramc) * cos + Math.tan(lat * rad) * sin))),
  };
}

describe('the numbers of a birth chart', () => {
  it.each(golden.charts.map((chart) => [chart.utc, chart.tag, chart] as const))(
    '%s (%s) agree with the reference',
    async (_, tag, chart) => {
      const { birth, sinceMinute } = birthOf(chart);
      const { chart: answer, proof } = await ask(natalChartCalculHandler, birth);
      const tolerances = TOLERANCES[eraOf(tag)] as Record<string, number>;
      for (const [key, expected] of Object.entries(chart.bodies) as [string, [number, number, number]][]) {
        const body = answer.bodies.find((one: { key: string }) => one.key === key);
        if (!body && key === 'chiron') continue;
        const [lon, lat, speed] = expected;
        const drift = (Math.abs(proof.delta_t_seconds - chart.deltaT) * Math.abs(speed) * 3600) / DAY;
        const allowed = (tolerances[kindOf(key)] as number) + drift;
        expect(apartArcsec(body.longitude_deg, lon - (speed * sinceMinute) / DAY), key).toBeLessThan(allowed);
        expect(Math.abs(body.latitude_deg - lat), key).toBeLessThan(0.001);
        expect(body.retrograde, key).toBe(Math.abs(speed) < 1e-3 ? body.retrograde : speed < 0);
        expect(Math.floor(body.longitude_deg / 30) * 30 + body.degree_in_sign).toBeCloseTo(body.longitude_deg, 5);
      }
      const { ascendant, midheaven } = anglesBefore(chart, sinceMinute);
      expect(apartArcsec(answer.angles.ascendant_deg, ascendant)).toBeLessThan(tolerances['angle'] as number);
      expect(apartArcsec(answer.angles.midheaven_deg, midheaven)).toBeLessThan(tolerances['angle'] as number);
      expect(answer.houses.cusps_deg[0]).toBe(answer.angles.ascendant_deg);
      expect(proof.calendar).toBe(chart.julian ? 'julian' : 'gregorian');
    },
  );

  const whole = golden.charts.flatMap((chart) => Object.entries(chart.houses ?? {}).map((one) => ({ chart, one })));
  it.each(whole.map(({ chart, one }) => [chart.utc, one[0], chart, one[1]] as const))(
    '%s: the cusps of %s',
    async (_, system, chart, cusps) => {
      const infos = { ...birthOf(chart).birth, house_system: system };
      const { chart: answer } = await ask(natalChartCalculHandler, infos);
      expect(answer.houses).toMatchObject({ system_asked: system, system_used: system });
      answer.houses.cusps_deg.forEach((cusp: number, index: number) => {
        expect(apartArcsec(cusp, cusps[index] as number), `cusp ${index + 1}`).toBeLessThan(0.2);
      });
    },
  );

  it.each(golden.polar.map((chart) => [chart.utc, chart.lat, chart] as const))(
    '%s at latitude %d: Placidus does not exist there, and the answer says so',
    async (_, __, chart) => {
      const { chart: answer } = await ask(natalChartCalculHandler, birthOf(chart).birth);
      expect(answer.houses).toMatchObject({
        system_asked: 'placidus',
        system_used: 'porphyry',
        reason: 'undefined_in_polar_circle',
      });
    },
  );
});

describe('the instant of a solar return', () => {
  it.each(golden.solarReturns.map((one) => [one.birth, one.year, one.at] as const))(
    'of %s in %d is that of the reference',
    async (birth, year, at) => {
      const sinceMinute = Number(birth.slice(17, 19));
      const paris = { lat: 48.85341, lng: 2.3488, timezone: 'Etc/UTC' };
      const infos = { birthdate: birth.slice(0, 10), birthtime: birth.slice(11, 16), year: String(year), ...paris };
      const answer = await ask(solarRevolutionCalculHandler, infos);
      // A birth some seconds earlier returns as many seconds earlier, to the ratio of the Sun's two speeds (3 %).
      const found = Temporal.Instant.from(answer.return.at.utc).epochMilliseconds / 1000 + sinceMinute;
      expect(Math.abs(found - Temporal.Instant.from(at).epochMilliseconds / 1000)).toBeLessThan(
        1.5 + 0.04 * sinceMinute,
      );
      const sunAt = (chart: { bodies: { longitude_deg: number }[] }) => chart.bodies[0]?.longitude_deg ?? 0;
      expect(apartArcsec(sunAt(answer.year_chart), sunAt(answer.natal_chart))).toBeLessThan(0.05);
    },
  );
});
