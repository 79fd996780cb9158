import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissing, findPlace } from './find-place.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('npm run where', () => {
  it('finds a page from its address', async () => {
    const place = await findPlace('/');
    expect(place.page).toBe('features/home/web/home-page.tsx');
    expect(existsSync(path.join(root, place.declared ?? ''))).toBe(true);
  });

  it('finds a screen that is declared beside its pages', async () =>
    expect(await findPlace('/astrologie/transits-du-jour')).toMatchObject({
      declared: 'features/astrology/web/today/screens.ts',
      page: 'features/astrology/web/today/today-page.tsx',
    }));

  it('finds a call and its handler', async () => {
    expect(await findPlace('/api/display/increment_stat')).toMatchObject({
      contract: 'features/promotions/contract.ts',
      handler: 'features/promotions/api/increment-stat.ts',
      repositories: ['features/promotions/api/display-stat.repo.ts', 'features/promotions/api/card.repo.ts'],
      migrations: expect.arrayContaining(['features/promotions/api/migrations/0100-display-stat.sql']),
    });
  });

  it('finds the repositories, migrations and tests of a member’s page', async () => {
    const { repositories, migrations, tests } = await findPlace('/profil/rendez-vous');
    expect(repositories).toEqual(['features/appointments/api/appointment.repo.ts']);
    expect(migrations).toContain('features/appointments/api/migrations/0308-appointments.sql');
    expect(tests).toContain('features/appointments/api/calls.test.ts');
    expect(tests).toContain('features/appointments/web/appointments-page.test.tsx');
  });

  it('says when nothing is there', async () => expect((await findPlace('/nulle-part')).screen).toContain('404'));

  it('lists what is announced and not built', async () => {
    for (const { name, path: address } of await findMissing()) {
      expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/);
      expect(address).toMatch(/^\//);
    }
  });
});
