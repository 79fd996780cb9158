import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUrl, cardUrl } from '@solelune/tarot/cards/address';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('files that features draw', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawn-'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (address: string, encoding: string) =>
    fetch(server.address + address, { headers: { 'accept-encoding': encoding } });

  it.each([cardUrl('tarot', 'la-lune'), cardUrl('belline', 'amour'), cardUrl('angels', 'vehuiah'), backUrl('tarot')])(
    'are pictures that browsers keep for ever: %s',
    async (address) => {
      const answer = await get(address, 'identity');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(await answer.text()).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    },
  );

  it.each(['br', 'gzip'])('are compressed for who takes %s', async (encoding) => {
    const answer = await get(cardUrl('tarot', 'le-monde'), encoding);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain('</svg>');
  });

  it('are not found where nothing is drawn, and that is not kept', async () => {
    for (const address of [cardUrl('tarot', 'la-licorne'), '/assets/cards/tarot/la-lune-0000000000.svg']) {
      const answer = await get(address, 'identity');
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
  });
});
