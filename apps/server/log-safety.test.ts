import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationFolders } from '@solelune/contract/server';
import { createLogger } from '@solelune/platform';
import { migratedTemplate, PLANTED, testConfig } from '@solelune/testing';
import { destination } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type RunningServer } from './compose.ts';
import { features } from './features.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'log-safety-'));
const file = path.join(folder, 'server.log');
let server: RunningServer;

beforeAll(async () => {
  const template = await migratedTemplate(migrationFolders(features));
  const log = createLogger({ logLevel: 'trace' }, destination({ dest: file, sync: true }));
  server = await compose(testConfig({ RATE_LIMITS: 'off' }), { pages: 'none', log, database: { template } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('logs', () => {
  it('say what happened and never to whom', async () => {
    const { app } = server;
    const authorization = `Bearer ${PLANTED.token}`;
    const body = new URLSearchParams({
      email: PLANTED.email,
      password: PLANTED.password,
      birthdate: PLANTED.birthdate,
      firstname: PLANTED.firstname,
      'err[message]': `Cannot read ${PLANTED.email} ${PLANTED.token}`,
      'err[url]': `https://solelune.example/astrologie/theme-astral-gratuit/resultat/${PLANTED.infos}#${PLANTED.hash}`,
      'err[path]': `/numerologie/chemin-de-vie/calcul/${PLANTED.birthdate}`,
      'err[context]': `${PLANTED.birthdate} ${PLANTED.hash} ${PLANTED.infos}`,
    }).toString();
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    await app.inject({ method: 'POST', url: '/api/log/js_errors.json', payload: body, headers });
    await app.inject({ method: 'POST', url: '/api/display/increment_stat', payload: body, headers });
    await app.inject({
      method: 'GET',
      url: `/astrologie/theme-astral-gratuit/resultat/${PLANTED.infos}?${PLANTED.hash}`,
      headers,
    });
    await app.inject({
      method: 'POST',
      url: '/api/log/js_errors.json',
      payload: `{"email":"${PLANTED.email}`,
      headers: { 'content-type': 'application/json' },
    });
    const lines = readFileSync(file, 'utf8');
    expect(lines.split('\n').length).toBeGreaterThan(4);
    expect(lines).toContain('browser error');
    for (const [what, value] of Object.entries(PLANTED)) expect(lines, what).not.toContain(value);
  });
});
