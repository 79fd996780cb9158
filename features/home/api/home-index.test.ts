import { type Outcome, openAccessTable, type Pipeline, runCall, type Services } from '@solelune/contract/server';
import { readConfig } from '@solelune/platform/config';
import { describe, expect, it } from 'vitest';
import { homeIndexHandler } from './home-index.ts';

const pipelineAt = (instant: string, environment: Record<string, string> = {}): Pipeline => ({
  services: {
    config: readConfig({ SITE_URL: 'https://exemple.fr', ...environment }),
    access: openAccessTable([]),
    features: [],
  } as unknown as Services,
  database: {} as Pipeline['database'],
  log: {} as Pipeline['log'],
  now: () => Temporal.Instant.from(instant),
});

const ask = (instant: string, environment?: Record<string, string>, input: object = {}): Promise<Outcome> =>
  runCall(pipelineAt(instant, environment), homeIndexHandler, input, { who: null, visitor: 'test' });

type Body = { instant: string; wheel: object; __META__: { description: string; jsonLd: { '@graph': object[] } } };

describe('GET home/index.json', () => {
  it('refuses a place that it does not know', async () => {
    for (const place of ['1', 'nulle-part', '../2988507'])
      expect((await ask('2026-11-14T19:12:00Z', {}, { place })).status, place).toBe(404);
    expect((await ask('2026-11-14T19:12:00Z', {}, { place: 'x'.repeat(41) })).status).toBe(422);
  });

  it('answers for the place asked, each its own in the same minute', async () => {
    const under = async (place: string) => (await ask('2026-11-14T19:12:34Z', {}, { place })).body;
    const [paris, montreal, again] = [await under('2988507'), await under('6077243'), await under('2988507')];
    expect([paris['hourWords'], montreal['hourWords']]).toEqual(['20\u00A0h\u00A012', '14\u00A0h\u00A012']);
    expect(again['wheel']).toEqual(paris['wheel']);
    // Chosen, a place is named, the one that everyone is first shown too.
    expect([montreal['ofPlace'], paris['ofPlace']]).toEqual(['de Montréal', 'de Paris']);
    expect((await ask('2026-11-14T19:12:34Z')).body['ofPlace']).toBeNull();
    expect(await ask('2026-11-14T19:12:00Z', {}, { place: '' })).toMatchObject({ status: 200 });
  });

  it('answers with the sky of the present minute', async () => {
    const { status, body } = await ask('2026-11-14T19:12:34Z');
    expect(status).toBe(200);
    expect(body['instant']).toBe('2026-11-14T19:12:00Z');
    expect((body['choirs'] as { name: string }[]).map(({ name }) => name)).toEqual(['Archanges', 'Anges']);
  });

  it('changes with the minute and not before', async () => {
    const answers = await Promise.all(
      ['2026-11-14T19:12:00Z', '2026-11-14T19:12:59Z', '2026-11-14T19:13:00Z'].map((instant) => ask(instant)),
    );
    const [first, second, third] = answers.map(({ body }) => body as unknown as Body);
    expect(second?.wheel).toEqual(first?.wheel);
    expect(third?.wheel).not.toEqual(first?.wheel);
  });

  it('tells machines who publishes the site, as configuration says', async () => {
    const { body } = await ask('2026-11-14T19:12:00Z', {
      SITE_NAME: 'Lunaria',
      SITE_LEGAL_COMPANY: 'Lunaria SAS',
      SITE_INSTAGRAM_URL: 'https://instagram.com/lunaria',
    });
    const [site, organization] = (body as unknown as Body).__META__.jsonLd['@graph'];
    expect(site).toMatchObject({ '@type': 'WebSite', name: 'Lunaria', url: 'https://exemple.fr/' });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Lunaria',
      legalName: 'Lunaria SAS',
      sameAs: ['https://instagram.com/lunaria'],
    });
    const { body: plain } = await ask('2026-11-14T19:12:00Z');
    expect((plain as unknown as Body).__META__.jsonLd['@graph'][1]).not.toHaveProperty('sameAs');
  });

  it('describes the page in 110 to 160 characters whatever the sky', async () => {
    for (let month = 1; month <= 12; month++) {
      for (const day of ['04', '11', '18', '25']) {
        const { body } = await ask(`2027-${String(month).padStart(2, '0')}-${day}T10:00:00Z`);
        const { description } = (body as unknown as Body).__META__;
        expect(description.length, description).toBeGreaterThanOrEqual(110);
        expect(description.length, description).toBeLessThanOrEqual(160);
      }
    }
  });
});
