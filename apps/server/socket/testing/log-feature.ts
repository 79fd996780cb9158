import { defineCall, defineChannel } from '@solelune/contract';
import { text, wholeNumber } from '@solelune/contract/fields';
import { answerChannel, defineFeature, handle } from '@solelune/contract/server';
import { entriesAfter } from '@solelune/platform';
import { z } from 'zod';

const KEY = 'the-only-one';

/** A log that anybody may follow and write to. */
export const testLog = defineChannel({
  name: 'test.log',
  summary: 'A log',
  input: z.object({}),
  log: z.object({ writer: z.string(), count: z.int() }),
  keptDays: 1,
});

const write = defineCall({
  name: 'test.write',
  method: 'POST',
  path: 'test/write',
  summary: 'Writes an entry',
  input: z.object({ writer: text(20), count: wholeNumber(1, 1_000_000) }),
  answer: z.object({ number: z.int() }),
  writes: true,
});

const readAll = defineCall({
  name: 'test.read-all',
  method: 'GET',
  path: 'test/read-all',
  summary: 'Reads the table',
  input: z.object({}),
  answer: z.object({ entries: z.array(z.object({ number: z.int(), payload: testLog.log })) }),
});

export const logFeature = defineFeature({
  name: 'test',
  handlers: [
    handle(write, async (entry, { db, services }) => ({
      number: await services.channels.append(db, testLog, KEY, entry),
    })),
    handle(readAll, async (_, { db }) => ({
      entries: (await entriesAfter(db, { channel: testLog.name, key: KEY }, 0, 1_000_000)) as never,
    })),
  ],
  channels: [answerChannel(testLog, { key: () => KEY })],
});
