import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { handlersOf, type Outcome, openAccessTable, runCall } from '@solelune/contract/server';
import { loadCorpus } from '@solelune/corpus';
import { placeById, searchPlaces } from '@solelune/places';
import { loadPlaces } from '@solelune/places/node';
import { encodeInfos } from '@solelune/screen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDevice } from '../vite/device-build.ts';
import { writePieces } from '../vite/device-pieces.ts';
import { deviceFeatures } from './features.ts';
import type { Device } from './open-device.ts';

/** The files that a browser is given, run as they are: built, cut and written as for the site. */
const folder = mkdtempSync(path.join(tmpdir(), 'device-'));
const NOW = Temporal.Instant.from('2026-11-17T05:00:00Z');
const SITE = 'https://exemple.fr';
let device: Device;
let server: (call: string, input: unknown) => Promise<Outcome>;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const { opener } = await buildDevice(folder);
  const data = await writePieces(folder);
  const load = (name: string) => {
    const bytes = readFileSync(path.join(folder, data[name] as string));
    return Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  };
  const built = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, opener)).href)) as {
    openDevice: (loads: typeof load, siteUrl: string) => Promise<Device>;
  };
  device = await built.openDevice(load, SITE);
  const corpus = await loadCorpus(
    path.resolve(import.meta.dirname, '../../../content'),
    deviceFeatures.flatMap(({ texts = [] }) => texts),
  );
  const pipeline = {
    services: { corpus, config: { siteUrl: SITE }, access: openAccessTable([]), features: [] },
    ...{ database: {}, log: console, now: () => NOW },
  } as unknown as Parameters<typeof runCall>[0];
  const handlers = new Map(handlersOf([...deviceFeatures]).map((handler) => [handler.call.name, handler]));
  server = (call, input) => {
    const handler = handlers.get(call);
    if (!handler) throw new Error(`no such call: ${call}`);
    return runCall(pipeline, handler, input, { who: null, visitor: 'test' });
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Chance that can be told again: the same births each time. */
function* chance(): Generator<number, never> {
  let seed = 20_261_117;
  for (;;) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    yield seed / 2 ** 32;
  }
}
const dice = chance();
const below = (most: number) => Math.floor(dice.next().value * most);
const two = (value: number) => String(value).padStart(2, '0');
const FIRSTNAMES = ['Camille', 'Noé', 'Anaïs', 'Élodie', 'Jean-Baptiste', 'Zoé', 'Ulysse', 'Maëlle'];
/** Here and there over what the device has: Paris, Lyon, Ajaccio, Fort-de-France, Bruxelles, Montréal, New York, Tokyo, Reykjavik. */
const CITIES = ['2988507', '2996944', '3038334', '3570675', '2800866', '6077243', '5128581', '1850147', '3413829'];

const birth = () => ({
  firstname: FIRSTNAMES[below(FIRSTNAMES.length)],
  birthdate: `${1902 + below(124)}-${two(1 + below(12))}-${two(1 + below(28))}`,
  ...(below(5) > 0 ? { birthtime: `${two(below(24))}:${two(below(60))}` } : {}),
  birthcity: CITIES[below(CITIES.length)],
});
const BIRTHS = Array.from({ length: 500 }, birth);

async function same(call: string, input: unknown): Promise<Outcome> {
  const [here, there] = [await device.answer(call, input, NOW), await server(call, input)];
  expect(here.status).toBe(there.status);
  // Word for word and bit for bit; `toEqual` would take minutes to say so.
  if (JSON.stringify(here.body) !== JSON.stringify(there.body)) expect(here.body).toEqual(there.body);
  return here;
}

describe('a device says what the server says', () => {
  it('natal charts and their readings, of 500 births', async () => {
    let ready = 0;
    for (const one of BIRTHS) {
      const { body } = await same('astrology.natal-chart-result', { infos: encodeInfos(one), display: true });
      if (body['status'] === 'ready') ready += 1;
    }
    // A few hours were shown twice by the clocks, or by none.
    expect(ready).toBeGreaterThan(480);
  });

  it.each([
    'astrology.ascendant-result',
    'astrology.descendant-result',
    'astrology.moon-sign-result',
    'astrology.transits-result',
    'astrology.natal-chart-calcul',
  ])('%s, of 500 births', async (call) => {
    for (const one of BIRTHS) await same(call, { infos: encodeInfos(one), display: true });
  });

  it('synastries of 250 pairs', async () => {
    for (let n = 0; n < BIRTHS.length; n += 2) {
      const infos = encodeInfos({ you: BIRTHS[n], other: BIRTHS[n + 1] });
      await same('astrology.love-compatibility-result', { infos, display: true });
    }
  });

  it('angels of 500 births', async () => {
    for (const one of BIRTHS) {
      const infos = encodeInfos(one);
      await same('angels.birthchart-calcul', { infos });
      const { status } = await same('angels.birthchart-result', { infos, display: true });
      expect(status).toBe(200);
    }
  });

  it('angels of a birth older than its sky, save those counted by the degree of the Sun, which it says it cannot', async () => {
    const asked = {
      infos: encodeInfos({ firstname: 'Aline', birthdate: '1871-06-17', birthtime: '14:25', birthcity: '2996944' }),
      display: true,
    };
    const [here, there] = [
      await device.answer('angels.birthchart-result', asked, NOW),
      await server('angels.birthchart-result', asked),
    ];
    expect(here.status).toBe(200);
    const withoutSky = ({ body }: Outcome) => ({ ...body, traditions: null });
    expect(withoutSky(here)).toEqual(withoutSky(there));
    expect(there.body['traditions']).toMatchObject({ degree_guardian: 18, sky_note: null });
    expect(here.body['traditions']).toMatchObject({
      sun_longitude_deg: null,
      degree_guardian: null,
      sky_note: expect.stringMatching(/de 1900 à 2\d{3}\. Pour le lire, éteignez « Calculer sur cet appareil »\.$/),
    });
  });

  it('every number, and names two by two', async () => {
    for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11', '22', '33'])
      for (const kind of ['expression', 'affective', 'lifepath', 'universal'])
        await same(`numerology.${kind}-result`, { number, display: true });
    const { status } = await same('numerology.expression-result', { number: '3', display: true });
    expect(status).toBe(200);
    for (const firstname_from of FIRSTNAMES)
      for (const firstname_to of FIRSTNAMES) {
        const infos = encodeInfos({ firstname_from, firstname_to });
        expect((await same('numerology.compatibility-result', { infos, display: true })).status).toBe(200);
      }
  });

  it('what is wrong, in the same words', async () => {
    for (const fields of [{}, { birthdate: '1988-13-45' }, { birthdate: '1988-06-17', birthcity: '1' }])
      await same('astrology.natal-chart-result', { infos: encodeInfos(fields), display: true });
    await same('astrology.natal-chart-result', { infos: 'abîmé' });
  });

  it('places: those it has are the first of the server that it has', async () => {
    const whole = loadPlaces();
    for (const query of ['paris', 'saint d', 'montr', 'lion', 'londr', '69001', 'liege', 'st denis 93']) {
      const { body } = await device.answer('locations.search', { query }, NOW);
      const here = (body['locations'] as { id: string; display_name: string }[]).map(({ id }) => id);
      const there = searchPlaces(whole, query, 200).map(({ id }) => id);
      expect(here.length).toBeGreaterThan(0);
      expect(there.filter((id) => here.includes(id)).slice(0, here.length)).toEqual(here);
      for (const { id, display_name } of body['locations'] as { id: string; display_name: string }[])
        expect(placeById(whole, id)?.display_name).toBe(display_name);
    }
  });
});
