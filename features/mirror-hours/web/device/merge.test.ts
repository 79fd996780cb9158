import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sightingKey } from '../../engine/records.ts';
import type { DeviceJournal, DeviceRecord } from './device-journal.ts';
import { type JournalServer, mergeJournal } from './merge.ts';

/** What happens to a call: it is done, it never arrives, or it is done and nobody hears of it. */
type Fate = 'done' | 'lost on the way' | 'answer lost';

const record = (key: number): DeviceRecord => ({
  ...{ date: `2026-11-${String(1 + (key % 14)).padStart(2, '0')}`, hour: key % 2 ? '11h11' : '22h22' },
  ...{ live: false, timezone: 'Europe/Paris' },
});

class Device implements DeviceJournal {
  kept: DeviceRecord[] = [];
  key: string | null = null;
  records = () => this.kept;
  add(one: DeviceRecord) {
    if (!this.kept.some((other) => sightingKey(other) === sightingKey(one))) this.kept = [...this.kept, one];
  }
  remove = (...gone: readonly Pick<DeviceRecord, 'date' | 'hour'>[]) => {
    const keys = new Set(gone.map(sightingKey));
    this.kept = this.kept.filter((one) => !keys.has(sightingKey(one)));
  };
  uuid = () => this.key;
  keepUuid = (uuid: string) => void (this.key = uuid);
  forgetUuid = () => void (this.key = null);
}

/** As the database behaves: an hour and day once per owner; a sync moves all rows of a uuid together. It may forget what waited too long. */
class Server implements JournalServer {
  waiting = new Map<string, Map<string, DeviceRecord>>();
  account: string[] = [];
  fates: Fate[] = [];
  uuids = 0;
  /** What the device held when a sync took effect. */
  onSync: (moved: string[]) => void = () => {};

  async #call<Answer>(effect: () => Answer): Promise<Answer> {
    const fate = this.fates.shift() ?? 'done';
    if (fate === 'lost on the way') throw new Error(fate);
    const answer = effect();
    if (fate === 'answer lost') throw new Error(fate);
    return answer;
  }
  #rows(uuid: string) {
    const rows = this.waiting.get(uuid) ?? new Map<string, DeviceRecord>();
    this.waiting.set(uuid, rows);
    return rows;
  }
  newUuid = () => this.#call(() => `uuid-${++this.uuids}`);
  list = (uuid: string) => this.#call(() => [...this.#rows(uuid).values()]);
  insert = (uuid: string, one: DeviceRecord) =>
    this.#call(() => {
      this.#rows(uuid).set(sightingKey(one), one);
      return 'noted' as const;
    });
  remove = (uuid: string, one: Pick<DeviceRecord, 'date' | 'hour'>) =>
    this.#call(() => void this.#rows(uuid).delete(sightingKey(one)));
  sync = (uuid: string) =>
    this.#call(() => {
      const moved = [...this.#rows(uuid).keys()];
      this.onSync(moved);
      this.account.push(...moved.filter((key) => !this.account.includes(key)));
      this.waiting.delete(uuid);
      return moved.length;
    });
}

type Event =
  | { kind: 'merge'; fates: Fate[] }
  | { kind: 'note' | 'delete'; key: number }
  | { kind: 'the server forgets what waits' };
const events = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('merge' as const),
        fates: fc.array(fc.constantFrom<Fate>('done', 'done', 'done', 'lost on the way', 'answer lost'), {
          maxLength: 12,
        }),
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('note' as const, 'delete' as const), key: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'the server forgets what waits' as const }) },
  ),
  { maxLength: 25 },
) as fc.Arbitrary<Event[]>;

describe('a merge', () => {
  it('cut and repeated in any way, loses nothing, doubles nothing and brings nothing back', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (story) => {
        const device = new Device();
        const server = new Server();
        const arrived = new Set<string>();
        server.onSync = (moved) => {
          // Never more and never less than what the device holds at that moment.
          expect(moved.toSorted()).toEqual(device.kept.map(sightingKey).toSorted());
          for (const key of moved) arrived.add(key);
        };
        for (const event of story) {
          if (event.kind === 'note') device.add(record(event.key));
          else if (event.kind === 'delete') device.remove(record(event.key));
          else if (event.kind === 'merge') {
            server.fates = [...event.fates];
            await mergeJournal(device, server).catch(() => {});
            server.fates = [];
          } else server.waiting.clear();
        }
        const left = device.kept.map(sightingKey);
        await mergeJournal(device, server);
        for (const key of [...left, ...arrived]) expect(server.account).toContain(key);
        expect(new Set(server.account).size).toBe(server.account.length);
        expect(new Set(server.account)).toEqual(new Set([...arrived, ...left]));
        expect([device.kept, device.key]).toEqual([[], null]);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the uuid between attempts, and clears it when all has arrived', async () => {
    const device = new Device();
    const server = new Server();
    for (const key of [1, 2, 3]) device.add(record(key));
    server.fates = ['done', 'done', 'done', 'lost on the way'];
    await expect(mergeJournal(device, server)).rejects.toThrow();
    expect([device.key, device.kept.length, server.account]).toEqual(['uuid-1', 3, []]);
    expect(await mergeJournal(device, server)).toBe(3);
    expect([device.key, device.kept, server.account.length, server.uuids]).toEqual([null, [], 3, 1]);
  });

  it('leaves on the device what the server will not have yet, and brings the rest', async () => {
    const device = new Device();
    const server = new Server();
    const early = record(4);
    for (const key of [1, 2, 4]) device.add(record(key));
    const { insert } = server;
    server.insert = (uuid, one) =>
      sightingKey(one) === sightingKey(early) ? (Promise.resolve('refused') as never) : insert(uuid, one);
    expect(await mergeJournal(device, server)).toBe(2);
    expect(device.kept).toEqual([early]);
    server.insert = insert;
    expect(await mergeJournal(device, server)).toBe(1);
    expect([device.kept, device.key]).toEqual([[], null]);
  });

  it('notes that come while it runs stay for the next one', async () => {
    const device = new Device();
    const server = new Server();
    device.add(record(1));
    const { sync } = server;
    server.sync = (uuid) => {
      device.add(record(2));
      return sync(uuid);
    };
    expect(await mergeJournal(device, server)).toBe(1);
    expect(device.kept).toEqual([record(2)]);
    server.sync = sync;
    await mergeJournal(device, server);
    expect(server.account).toHaveLength(2);
  });

  it('gives nothing up when the server has forgotten what waited', async () => {
    const device = new Device();
    const server = new Server();
    for (const key of [1, 2]) device.add(record(key));
    const { sync } = server;
    server.sync = (uuid) => {
      server.waiting.clear();
      return sync(uuid);
    };
    await expect(mergeJournal(device, server)).rejects.toThrow();
    expect(device.kept).toHaveLength(2);
    server.sync = sync;
    expect(await mergeJournal(device, server)).toBe(2);
    expect(server.account).toHaveLength(2);
  });

  it('of nothing asks for nothing', async () => {
    const server = new Server();
    server.fates = ['lost on the way'];
    expect(await mergeJournal(new Device(), server)).toBe(0);
    expect(server.uuids).toBe(0);
  });
});
