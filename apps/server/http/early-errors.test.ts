import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: ['monitoring'] });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app?.close());

const open = (): Socket => connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');

/** Whatever was wrong, it is told in the same way. */
function expectRefusal(answer: string, status: number): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of ['content-security-policy:', 'x-content-type-options: nosniff', 'cache-control: no-store'])
    expect(head).toContain(header);
  expect(JSON.parse(body).error).toMatch(/^(Nous n’avons|Page introuvable)/);
}

describe('what is wrong before there is a request', () => {
  it.each([
    ['no HTTP', 'BONJOUR\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['an address that cannot be decoded', 'GET /%zz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
    ['a way that is none', 'PUT /<b> HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 404],
  ])('%s is refused as everything else is', async (_, request, status) => {
    const socket = open();
    socket.write(request);
    const answer = await text(socket);
    expectRefusal(answer, status);
    expect(answer).not.toContain('<b>');
  });
});
