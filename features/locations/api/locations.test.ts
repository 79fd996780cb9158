import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: ['locations'] });
});
afterAll(() => app.close());

const search = async (query: string) => app.app.inject(`/api/location/search/${encodeURIComponent(query)}.json`);

describe('location calls', () => {
  it('refuse an endless query and an unknown place', async () => {
    expect((await search('x'.repeat(81))).statusCode).toBe(422);
    expect((await app.app.inject('/api/location/1.json')).statusCode).toBe(404);
    expect((await app.app.inject('/api/location/insee-99999.json')).statusCode).toBe(404);
  });

  it('find places with French labels, eight at most', async () => {
    const answer = (await search('saint-d')).json() as { locations: { display_name: string }[] };
    expect(answer.locations).toHaveLength(8);
    expect((await search('londr')).json().locations[0].display_name).toBe('Londres, Royaume-Uni');
    expect((await search('zzzzqx')).json().locations).toEqual([]);
  });

  it('give a place by its id', async () => {
    const { location } = (await app.app.inject('/api/location/2988507.json')).json();
    expect(location).toMatchObject({ id: '2988507', timezone: 'Europe/Paris' });
    expect(location.location.lat).toBeCloseTo(48.85, 1);
  });

  it('name the town somebody stands in, and nothing far from any', async () => {
    const near = (lat: number, lng: number) =>
      app.app.inject({ method: 'POST', url: '/api/location/near.json', payload: { lat, lng } });
    expect((await near(91, 0)).statusCode).toBe(422);
    expect((await near(47.2184, -1.5536)).json().location).toMatchObject({ name: 'Nantes', timezone: 'Europe/Paris' });
    const ocean = await near(-48.8767, -123.3933);
    expect(ocean.statusCode).toBe(422);
    expect(ocean.body).toContain('choisissez une ville proche');
  });
});
