import { type CallAddress, fillPath } from '@solelune/contract';
import { CallError, type Client } from '@solelune/contract/client';
import { bearer, type MemberTestApp, startMemberApp } from '@solelune/testing/app';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIRROR_HOURS, sightingKey } from '../engine/index.ts';
import type { DeviceJournal, DeviceRecord } from '../web/device/device-journal.ts';
import { journalServer } from '../web/device/journal-server.ts';
import { mergeJournal } from '../web/device/merge.ts';

let app: MemberTestApp;
beforeAll(async () => {
  app = await startMemberApp({
    features: ['mirror-hours'],
    now: () => Temporal.Instant.from('2026-11-15T13:14:20Z'),
  });
});
afterAll(() => app?.close());

type Fate = 'done' | 'lost on the way' | 'answer lost';

/** The browser's client over a line that is cut when the fates say so. */
const cutCall = (token: string, fates: Fate[]): Client['call'] =>
  (async (call: CallAddress, input: Record<string, unknown>) => {
    const fate = fates.shift() ?? 'done';
    if (fate === 'lost on the way') throw new CallError('network');
    const { path, rest } = fillPath(call.path, input);
    const answer = await app.post(path, rest, bearer(token));
    if (fate === 'answer lost') throw new CallError('network');
    const body = answer.json();
    if (answer.statusCode >= 400) throw new CallError(body.code, { status: answer.statusCode });
    return body;
  }) as Client['call'];

function deviceWith(records: DeviceRecord[]): DeviceJournal {
  let [kept, key] = [records, null as string | null];
  return {
    records: () => kept,
    remove: (...gone) => {
      const keys = new Set(gone.map(sightingKey));
      kept = kept.filter((one) => !keys.has(sightingKey(one)));
    },
    uuid: () => key,
    keepUuid: (uuid) => void (key = uuid),
    forgetUuid: () => void (key = null),
  };
}

const record = fc.record({
  date: fc.constantFrom('2026-11-12', '2026-11-13', '2026-11-14'),
  hour: fc.constantFrom(...MIRROR_HOURS.slice(0, 5).map(({ slug }) => slug)),
  live: fc.boolean(),
  timezone: fc.constant('Europe/Paris'),
});
const journal = fc.uniqueArray(record, { selector: sightingKey, maxLength: 6 });
const fates = fc.array(fc.constantFrom<Fate>('done', 'done', 'lost on the way', 'answer lost'), { maxLength: 8 });

describe('a merge against the real calls and tables', () => {
  it('however it is cut, ends with each hour of both journals once', async () => {
    await fc.assert(
      fc.asyncProperty(journal, journal, fc.array(fates, { maxLength: 3 }), async (onDevice, inAccount, attempts) => {
        const userId = await app.addMember();
        const call = cutCall(userId, []);
        for (const { date, hour, live, timezone } of inAccount)
          await app.post(
            'user/mirrorhour/record/insert.json',
            { record: { date, hour, live }, timezone },
            bearer(userId),
          );
        const device = deviceWith(onDevice);
        for (const attempt of attempts)
          await mergeJournal(device, journalServer(cutCall(userId, [...attempt]))).catch(() => {});
        await mergeJournal(device, journalServer(call));
        const answer = await app.post('user/mirrorhour/record/get/all.json', {}, bearer(userId));
        const found = answer.json().records.map(sightingKey);
        expect(found.toSorted()).toEqual([...new Set([...onDevice, ...inAccount].map(sightingKey))].toSorted());
        expect([device.records(), device.uuid()]).toEqual([[], null]);
      }),
      { numRuns: 12 },
    );
  });
});
