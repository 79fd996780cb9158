import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Hashing, HashingBusy, openHashing } from './hashing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hashing-'));
afterAll(() => rmSync(folder, { recursive: true }));

let hashing: Hashing;
afterEach(() => hashing.close());

/** Small settings: what is tested is who hashes, not how hard. */
const request = (words: string, salt = 'a salt of enough') => ({
  message: Buffer.from(words),
  nonce: Buffer.from(salt),
  ...{ tagLength: 32, memory: 64, passes: 1, parallelism: 1 },
});

describe('hashing', () => {
  it('gives the tag of the reference implementation', async () => {
    hashing = openHashing();
    // echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -r, by the reference implementation's own tests.
    const given = { ...request('password', 'somesalt'), memory: 65_536, passes: 2 };
    expect((await hashing.argon2id(given)).toString('hex')).toBe(
      '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
    );
  });

  it('answers each with its own, however many come at once', async () => {
    hashing = openHashing({ threads: 2 });
    const words = Array.from({ length: 40 }, (_, index) => `password ${index % 20}`);
    const tags = (await Promise.all(words.map((word) => hashing.argon2id(request(word))))).map(String);
    expect(new Set(tags).size).toBe(20);
    expect(tags.slice(0, 20)).toEqual(tags.slice(20));
  });

  it('says what is wrong with a request and goes on', async () => {
    hashing = openHashing({ threads: 1 });
    await expect(hashing.argon2id({ ...request('x'), memory: 1 })).rejects.toThrow(/memory/);
    expect(await hashing.argon2id(request('x'))).toHaveLength(32);
  });

  it('refuses when too many wait, and only then', async () => {
    hashing = openHashing({ threads: 1, waitingPerThread: 3 });
    const taken = Array.from({ length: 4 }, () => hashing.argon2id(request('x')));
    await expect(hashing.argon2id(request('x'))).rejects.toThrow(HashingBusy);
    expect(await Promise.all(taken)).toHaveLength(4);
    expect(await hashing.argon2id(request('x'))).toHaveLength(32);
  });

  it('leaves the event loop free', async () => {
    hashing = openHashing({ threads: 1 });
    await hashing.argon2id(request('the thread is there'));
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    await hashing.argon2id({ ...request('x'), memory: 65_536, passes: 6 });
    clearInterval(counting);
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a thread that dies', () => {
  const worker = new URL('./testing/dying-worker.ts', import.meta.url);

  it('is replaced, and its work done by the next', async () => {
    hashing = openHashing({ threads: 1, worker });
    const salt = path.join(folder, 'once');
    expect(String(await hashing.argon2id(request('dies once', salt)))).toBe('hashed dies once');
  });

  it('fails the work that killed two, and nobody else', async () => {
    hashing = openHashing({ threads: 1, worker });
    const salt = path.join(folder, 'always');
    const [killer, next] = await Promise.allSettled([
      hashing.argon2id(request('dies always', salt)),
      hashing.argon2id(request('is fine', salt)),
    ]);
    expect(killer.status).toBe('rejected');
    expect(next).toMatchObject({ status: 'fulfilled' });
  });
});

describe('closing', () => {
  it('finishes what runs, refuses what waits and what comes', async () => {
    hashing = openHashing({ threads: 1 });
    const [running, waiting] = [hashing.argon2id(request('x')), hashing.argon2id(request('x'))];
    const refused = expect(waiting).rejects.toThrow(HashingBusy);
    // The first takes its thread in the next turn.
    await Promise.resolve();
    await hashing.close();
    await refused;
    expect(await running).toHaveLength(32);
    await expect(hashing.argon2id(request('x'))).rejects.toThrow(HashingBusy);
  });

  it.runIf(process.platform === 'linux')('ends the threads, which had a lower priority than the rest', async () => {
    const low = () => readdirSync('/proc/self/task').filter((id) => nicenessOf(id) >= 10).length;
    const before = low();
    hashing = openHashing({ threads: 1 });
    await hashing.argon2id(request('x'));
    const during = low();
    expect(during).toBeGreaterThan(before);
    await hashing.close();
    expect(low()).toBeLessThan(during);
  });
});

/** The 19th field of a thread's status; the second is its name, in brackets. */
const nicenessOf = (id: string): number =>
  Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]);
