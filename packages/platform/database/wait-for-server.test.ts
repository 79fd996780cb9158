import { testConfig } from '@solelune/testing';
import type { Pool } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../index.ts';
import { waitForServer } from './wait-for-server.ts';

const log = createLogger(testConfig());

function pool(...answers: (string | undefined)[]) {
  const query = vi.fn(async () => {
    const code = answers.length > 1 ? answers.shift() : answers[0];
    if (code) throw Object.assign(new Error('no'), { code });
  });
  return { query, end: vi.fn(async () => {}) };
}

describe('waitForServer', () => {
  it('waits for a server that is starting', async () => {
    const starting = pool('ECONNREFUSED', '57P03', undefined);
    await waitForServer(starting as unknown as Pool, log);
    expect(starting.query).toHaveBeenCalledTimes(3);
  });

  it('says at once what will not pass, and in the end what did not', async () => {
    const wrongPassword = pool('28P01');
    await expect(waitForServer(wrongPassword as unknown as Pool, log)).rejects.toThrow(/vérifiez DATABASE_URL/);
    expect(wrongPassword.query).toHaveBeenCalledOnce();
    expect(wrongPassword.end).toHaveBeenCalledOnce();
    await expect(waitForServer(pool('ECONNREFUSED') as unknown as Pool, log, 300)).rejects.toThrow(/ne répond pas/);
  });
});
