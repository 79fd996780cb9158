import { openSocket, startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddressLimits } from './address-limits.ts';

describe('what one address may do', () => {
  it('is counted for a minute, also when they have left meanwhile', () => {
    const limits = new AddressLimits();
    limits.opened('a');
    for (let count = 0; count < 2_400; count++) expect(limits.mayReceive('a', 1, 1_000 + count)).toBe(true);
    limits.closed('a');
    limits.forgetGone(60_999);
    expect(limits.mayReceive('a', 1, 60_999)).toBe(false);
    expect(limits.mayReceive('b', 1, 60_999)).toBe(true);
    expect(limits.mayReceive('a', 1, 61_000)).toBe(true);
  });
});

describe('what all of a process may do', () => {
  it('is so many sockets, whoever opens them, and so many addresses remembered', () => {
    const limits = new AddressLimits(3);
    for (const visitor of ['a', 'b', 'c']) {
      expect(limits.isProcessFull).toBe(false);
      limits.opened(visitor);
    }
    expect(limits.isProcessFull).toBe(true);
    limits.closed('b');
    expect(limits.isProcessFull).toBe(false);
    for (let count = 0; count < 50; count++) limits.mayReceive(`stranger ${count}`);
    expect(limits.sizes).toEqual({ sockets: 2, addresses: 6 });
    limits.closed('a');
    expect(limits.sizes.sockets).toBe(1);
  });
});

describe('the sockets of one address', () => {
  let app: TestApp;
  let site: string;
  beforeAll(async () => {
    app = await startTestApp({ features: [], environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'true' } });
    site = await app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  const openFrom = (address: string) => openSocket(site, { headers: { 'x-forwarded-for': address } });
  const openMany = (address: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => openFrom(address)));

  it('are so many and no more; another address is not concerned', async () => {
    const [first, ...others] = await openMany('10.0.0.1', 100);
    await expect(openFrom('10.0.0.1')).rejects.toThrow('refused');
    others.push(await openFrom('10.0.0.2'));
    await first?.close();
    others.push(await openFrom('10.0.0.1'));
    for (const socket of others) await socket.close();
  });

  it('say so much a minute together, and no more', async () => {
    const sockets = await openMany('10.0.0.3', 11);
    const [last, ...others] = sockets;
    for (const socket of others) {
      for (let count = 0; count < 240; count++) socket.say('nothing');
      for (let count = 0; count < 240; count++) await socket.next();
    }
    last?.say('nothing');
    expect(await last?.closed).toBe(1008);
    for (const socket of others) await socket.close();
  });

  it('say long things as if they were many', async () => {
    const socket = await openFrom('10.0.0.5');
    const long = Array.from({ length: 200 }, (_, index) => 1_000_000 + index);
    // 1,600 bytes of numbers in each: 13 messages' worth.
    for (let count = 0; count < 18; count++) socket.say('nothing', long);
    for (let count = 0; count < 18; count++) await socket.next();
    socket.say('nothing', long);
    expect(await socket.closed).toBe(1008);
  });

  it('are not opened again and again', async () => {
    const outcomes = [];
    for (let count = 0; count < 241; count++)
      outcomes.push(
        await openFrom('10.0.0.4').then(
          (socket) => socket.close(),
          () => 'refused',
        ),
      );
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    expect(outcomes.at(-1)).toBe('refused');
  });
});
