import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';
import { breakOut } from './break-out.ts';

const server = createServer();
let address = '';
beforeAll(async () => {
  const tryBreakOut = await breakOut(Buffer.from('<p>La sortie'), securityHeaders({ https: true }));
  server.on('request', (request, response) => tryBreakOut(request, response) || response.end('La page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** `fetch` writes these headers itself: the request is made by hand. */
async function ask(dest: string, site: string, path = '/tarot', method = 'GET') {
  const { request } = await import('node:http');
  return new Promise<{ body: string; headers: Record<string, unknown> }>((resolve) => {
    request(address + path, { method, headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': site } }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += part));
      answer.on('end', () => resolve({ body, headers: answer.headers }));
    }).end();
  });
}

describe('a page asked for by a frame', () => {
  it.each([
    ['iframe', 'cross-site'],
    ['iframe', 'same-site'],
    ['object', 'cross-site'],
  ])('of another site (%s, %s) is the way out, and may be framed', async (dest, site) => {
    const { body, headers } = await ask(dest, site);
    expect(body).toBe('<p>La sortie');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['document', 'cross-site', '/tarot', 'GET'],
    ['iframe', 'same-origin', '/tarot', 'GET'],
    ['iframe', 'cross-site', '/api/home/index.json', 'GET'],
    ['iframe', 'cross-site', '/connexion', 'POST'],
  ])('%s %s %s %s is answered as ever, and its own headers hold', async (dest, site, path, method) => {
    expect((await ask(dest, site, path, method)).body).toBe('La page');
  });
});
