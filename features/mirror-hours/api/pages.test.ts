import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import facts from '../engine/facts/mirror-hours.json' with { type: 'json' };
import { HOUR_KINDS, MINUTES_PER_DAY, slugOfMinute } from '../engine/index.ts';
import mirrorHours from '../feature.server.ts';

let server: TestApp;
beforeAll(async () => {
  const { migrations: _, ...withoutTables } = mirrorHours;
  server = await startTestApp({ features: [withoutTables], environment: { SITE_URL: 'https://exemple.fr' } });
});
afterAll(() => server?.close());

const post = (path: string) => server.submit(`angel/mirrorhour/${path}.json`, { display: '1' });
const expected = new Map(
  HOUR_KINDS.flatMap((kind) =>
    facts[kind].map(({ hour, angel, name }) => [hour, { kind, number: angel, name }] as const),
  ),
);

describe('the page of an hour', () => {
  it('exists for the fifty-two of the 1,440 minutes of a day, each with its kind and its angel', async () => {
    for (let minute = 0; minute < MINUTES_PER_DAY; minute += 1) {
      const slug = slugOfMinute(minute);
      const known = expected.get(slug);
      const { status, body } = await post(`detail/${slug}`);
      if (known) {
        const { kind, number, name } = known;
        expect(body, slug).toMatchObject({ hour: slug, kind, angel: { number, name } });
      } else expect(status, slug).toBe(404);
    }
  });

  it.each(['24h24', '12:12', '12h13', 'minuit', '%F0%9F%95%91'])('does not exist for %s', async (slug) =>
    expect(await post(`detail/${slug}`)).toMatchObject({ status: 404, body: { code: 'not_found' } }),
  );

  it('has its text, its digits, its neighbours and its own head', async () => {
    const { body } = await post('detail/05h50');
    expect(body).toMatchObject({
      kind: 'reversed',
      angel: { number: 18, slug: 'caliel', minute_from: 340, minute_to: 360 },
      digits: { digits: [0, 5, 5, 0], number: 550, sum: 10, root: 1 },
      ...{ before: '04h40', after: '10h01' },
    });
    expect(body.reading.sections.map(({ key }: { key: string }) => key)).toEqual(['message', 'angel', 'gesture']);
    expect(body.__META__.title).toContain('05h50');
    expect(body.__META__.jsonLd.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://exemple.fr/heure-miroir',
      'https://exemple.fr/heure-miroir/05h50',
    ]);
  });
});

describe('the introduction', () => {
  it('names the fifty-two hours with their angels, in the order of the day', async () => {
    const { status, body } = await post('home');
    expect(status).toBe(200);
    expect(body.introduction.sections).toHaveLength(4);
    expect(body.hours.map(({ hour }: { hour: string }) => hour)).toEqual([...expected.keys()].toSorted());
    for (const { hour, kind, angel, epithet } of body.hours) {
      expect({ kind, number: angel.number, name: angel.name }).toEqual(expected.get(hour));
      expect(epithet).not.toBe('');
    }
  });
});
