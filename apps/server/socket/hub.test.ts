import { defineChannel } from '@solelune/contract';
import { answerChannel, defineFeature, type Who } from '@solelune/contract/server';
import { openSocket, startTestApp, type TestApp, type TestSocket } from '@solelune/testing/app';
import { eventually } from '@solelune/testing/eventually';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const base = { summary: 'test', input: z.object({ key: z.string().max(20) }) };
const value = defineChannel({ ...base, name: 'test.value', state: z.object({ value: z.number() }) });
const gated = defineChannel({ ...base, name: 'test.gated', state: z.object({ value: z.number() }) });
const own = defineChannel({
  ...{ name: 'test.own', summary: 'test', input: z.object({}) },
  ...{ state: z.object({ of: z.string(), value: z.number() }), access: 'member' },
});
const theirs = defineChannel({
  ...base,
  name: 'test.theirs',
  state: z.object({ value: z.number() }),
  access: 'member',
});
const room = defineChannel({ ...base, name: 'test.room', log: z.object({ text: z.string() }), keptDays: 30 });
const tracked = defineChannel({
  ...{
    name: 'test.tracked',
    summary: 'test',
    input: z.object({ id: z.int() }),
    state: z.object({ value: z.number() }),
  },
  wire: { subscribe: 'track', update: 'tracked', by: 'id' },
});

const values = new Map<string, number>();
/** How often each state was read. */
const reads = new Map<string, number>();
const read = async (key: string) => {
  reads.set(key, (reads.get(key) ?? 0) + 1);
  return { value: values.get(key) ?? 0, secret: 'never leaves' };
};
/** Whoever asks for the gated one waits here until the test lets them pass. */
const gates = new Map<string, () => void>();

const api = defineFeature({
  name: 'test',
  channels: [
    answerChannel(value, { key: ({ key }) => key, state: read }),
    answerChannel(gated, {
      key: ({ key }) => key,
      may: ({ key }) => new Promise((pass) => gates.set(key, () => pass(true))),
      state: read,
    }),
    answerChannel(own, { key: (_, { userId }) => userId, state: async (key) => ({ of: key, ...(await read(key)) }) }),
    answerChannel(theirs, { key: ({ key }) => key, may: ({ key }, { userId }) => key === userId, state: read }),
    answerChannel(room, { key: ({ key }) => key }),
    answerChannel(tracked, { key: ({ id }) => String(id), state: read }),
  ],
});

const sessions = new Map<string, Who>();
let app: TestApp;
let site: string;
beforeAll(async () => {
  const identify = async (token: string) => sessions.get(token) ?? null;
  app = await startTestApp({ features: [api], identify });
  site = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const sockets: TestSocket[] = [];
const open = async (more?: Parameters<typeof openSocket>[1]) => {
  const socket = await openSocket(site, more);
  sockets.push(socket);
  return socket;
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
  vi.restoreAllMocks();
});

let people = 0;
/** A member with a session: the token is their own. */
function someone(): { token: string; userId: string } {
  const userId = `user-${++people}`;
  const token = `token-of-${userId}`;
  sessions.set(token, { userId, sessionId: `s-${userId}`, roles: [] });
  return { token, userId };
}
const change = (channel: typeof value, key: string, next: number) => {
  values.set(key, next);
  app.services.channels.changed(channel, key);
};
const append = (key: string, text: string) =>
  app.database.transaction((tx) => app.services.channels.append(tx, room, key, { text }));
/** The server has done all that was asked of it before. */
const settled = async () => {
  const other = await open();
  other.say('subscribe', { id: 1, channel: 'test.value', input: { key: 'settled' } });
  await other.next();
};

/** An id that no message of chance has. */
const END = 987_654_321;

describe('what one socket says', () => {
  it('is handled strictly in its order', async () => {
    const socket = await open();
    socket.say('subscribe', { id: 1, channel: 'test.gated', input: { key: 'order' } });
    socket.say('subscribe', { id: 2, channel: 'test.value', input: { key: 'order-2' } });
    await eventually(() => expect(gates.has('order')).toBe(true));
    await settled();
    gates.get('order')?.();
    expect([await socket.next(), await socket.next()]).toMatchObject([{ data: { id: 1 } }, { data: { id: 2 } }]);
  });

  it('is followed no more once it is closed, even by what was being judged', async () => {
    const socket = await open();
    socket.say('subscribe', { id: 1, channel: 'test.gated', input: { key: 'leak' } });
    await eventually(() => expect(gates.has('leak')).toBe(true));
    await socket.close();
    await settled();
    gates.get('leak')?.();
    await settled();
    change(gated, 'leak', 1);
    await settled();
    expect(reads.get('leak')).toBeUndefined();
  });

  it('is refused with a sentence where it cannot be understood', async () => {
    const socket = await open();
    for (const text of [
      ...['{', '42', 'null', '[]', '{"action":1}', '{"action":"nothing"}', '{"action":"constructor"}'],
      ...['{"action":"__proto__"}', '{"action":"subscribe"}', '{"action":"subscribe","data":{"id":"x"}}'],
      ...[
        '{"action":"track","data":"x"}',
        '{"action":"track","data":["x"]}',
        '{"action":"track","data":[{"toString":1}]}',
        '{"action":"identify","data":{}}',
      ],
    ]) {
      socket.send(text);
      expect(await socket.next(), text).toMatchObject({ action: 'error', data: { error: expect.any(String) } });
    }
    for (const [id, channel, input, code] of [
      [1, 'test.nothing', {}, 'not_found'],
      [2, 'constructor', {}, 'not_found'],
      [3, 'test.value', { key: 'x'.repeat(21) }, 'invalid_input'],
      [4, 'test.value', null, 'invalid_input'],
      [5, 'test.own', {}, 'login_required'],
    ]) {
      socket.say('subscribe', { id, channel, input });
      expect(await socket.next()).toEqual({ action: 'refused', data: { id, code, error: expect.any(String) } });
    }
  });

  it('never brings the server down, whatever it is', async () => {
    const actions = fc.constantFrom('identify', 'subscribe', 'unsubscribe', 'track', 'error', '', 'toString');
    const channels = fc.constantFrom('test.value', 'test.own', 'test.theirs', 'test.room', 'test.tracked', 'x');
    const data = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.record({
        id: fc.oneof(fc.integer(), fc.double(), fc.string()),
        channel: channels,
        input: fc.jsonValue({ maxDepth: 2 }),
        after: fc.oneof(fc.integer(), fc.double(), fc.string()),
        token: fc.option(fc.string()),
      }),
    );
    const messages = fc.array(
      fc.oneof(
        fc.record({ action: actions, data }).map((m) => JSON.stringify(m)),
        fc.string(),
      ),
      {
        maxLength: 30,
      },
    );
    const property = fc.asyncProperty(messages, async (list) => {
      const socket = await openSocket(site);
      for (const message of list) socket.send(message);
      socket.say('subscribe', { id: END, channel: 'none', input: {} });
      for (let told = await socket.next(); (told.data as { id?: number }).id !== END; told = await socket.next())
        expect(JSON.stringify(told)).not.toMatch(/node_modules|\.ts:|select |insert /);
      expect(await socket.close()).toBe(1005);
    });
    await fc.assert(property, { numRuns: 25 });
    await settled();
  });
});

describe('a state', () => {
  it('is told as it is now and each time it is another; no more of it than was declared', async () => {
    const socket = await open();
    values.set('a', 1);
    socket.say('subscribe', { id: 9, channel: 'test.value', input: { key: 'a' } });
    expect(await socket.next()).toEqual({ action: 'state', data: { id: 9, state: { value: 1 } } });
    app.services.channels.changed(value, 'a');
    change(value, 'a', 2);
    expect(await socket.next()).toEqual({ action: 'state', data: { id: 9, state: { value: 2 } } });
    const late = await open();
    late.say('subscribe', { id: 1, channel: 'test.value', input: { key: 'a' } });
    expect(await late.next()).toEqual({ action: 'state', data: { id: 1, state: { value: 2 } } });
  });

  it('is read once for all who follow it, and no more when nobody does', async () => {
    const followers = await Promise.all([open(), open(), open()]);
    for (const socket of followers) {
      socket.say('subscribe', { id: 1, channel: 'test.value', input: { key: 'shared' } });
      await socket.next();
    }
    expect(reads.get('shared')).toBe(1);
    change(value, 'shared', 5);
    for (const socket of followers) expect(await socket.next()).toMatchObject({ data: { state: { value: 5 } } });
    expect(reads.get('shared')).toBe(2);
    followers[0]?.say('unsubscribe', { id: 1 });
    for (const socket of followers.slice(1)) await socket.close();
    await settled();
    change(value, 'shared', 6);
    await settled();
    expect(reads.get('shared')).toBe(2);
  });

  it('of which nothing is told after the transaction was rolled back', async () => {
    const socket = await open();
    socket.say('subscribe', { id: 1, channel: 'test.value', input: { key: 'rolled' } });
    await socket.next();
    const rolledBack = app.database.transaction(async () => {
      change(value, 'rolled', 1);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await settled();
    expect(reads.get('rolled')).toBe(1);
  });

  it('with messages of its own is tracked by lists; several leave as one map', async () => {
    const socket = await open();
    values.set('3', 30).set('5', 50);
    socket.say('track', [3, 5, 3]);
    expect(await socket.next()).toEqual({ action: 'tracked', data: { 3: { value: 30 }, 5: { value: 50 } } });
    socket.say('track', [5]);
    expect(await socket.next()).toEqual({ action: 'tracked', data: { 5: { value: 50 } } });
    change(tracked as never, '3', 31);
    change(tracked as never, '5', 51);
    expect(await socket.next()).toEqual({ action: 'tracked', data: { 5: { value: 51 } } });
    socket.say('track', []);
    await settled();
    const before = reads.get('5');
    change(tracked as never, '5', 52);
    await settled();
    expect(reads.get('5')).toBe(before);
  });
});

describe('a log', () => {
  it('is told from any number on, then as it grows', async () => {
    for (const text of ['un', 'deux', 'trois']) await append('r', text);
    const socket = await open();
    socket.say('subscribe', { id: 1, channel: 'test.room', input: { key: 'r' }, after: 1 });
    expect(await socket.next()).toEqual({ action: 'opened', data: { id: 1, after: 1 } });
    const entries = [
      { number: 2, at: expect.stringMatching(/Z$/), payload: { text: 'deux' } },
      { number: 3, at: expect.any(String), payload: { text: 'trois' } },
    ];
    expect(await socket.next()).toEqual({ action: 'entries', data: { id: 1, entries } });
    await append('r', 'quatre');
    expect(await socket.next()).toMatchObject({ data: { entries: [{ number: 4, payload: { text: 'quatre' } }] } });
  });

  it('longer than a message comes in several, in order, while it grows', async () => {
    const many = Array.from({ length: 450 }, (_, index) => `${index}`);
    await app.database.transaction(async (tx) => {
      for (const text of many) await app.services.channels.append(tx, room, 'long', { text });
    });
    const socket = await open();
    socket.say('subscribe', { id: 1, channel: 'test.room', input: { key: 'long' } });
    await append('long', 'last');
    expect(await socket.next()).toEqual({ action: 'opened', data: { id: 1, after: 0 } });
    const numbers: number[] = [];
    while (numbers.length < 451) {
      const { data } = (await socket.next()) as { data: { entries: { number: number }[] } };
      numbers.push(...data.entries.map(({ number }) => number));
    }
    expect(numbers).toEqual(Array.from({ length: 451 }, (_, index) => index + 1));
  });

  it('is told as this process wrote it, with what others wrote between, nothing twice', async () => {
    const write = (...texts: string[]) =>
      app.database.transaction((tx) =>
        app.services.channels.appendAll(
          tx,
          room,
          texts.map((text) => ({ key: 'k', entry: { text }, told: { text: `${text} !` } })),
        ),
      );
    // Another process, of which nothing was heard.
    const elsewhere = async (number: number, text: string) => {
      await app.database.execute(`update channel_head set last_number = $1 where key = 'k'`, [number]);
      const payload = JSON.stringify({ text });
      await app.database.execute(
        `insert into channel_log (channel, key, number, payload) values ('test.room', 'k', $1, $2)`,
        [number, payload],
      );
    };
    await write('un');
    const socket = await open();
    socket.say('subscribe', { id: 1, channel: 'test.room', input: { key: 'k' } });
    await socket.next();
    const heard: [number, string][] = [];
    const hear = async (count: number) => {
      while (heard.length < count) {
        const { data } = (await socket.next()) as {
          data: { entries: { number: number; payload: { text: string } }[] };
        };
        for (const { number, payload } of data.entries) heard.push([number, payload.text]);
      }
    };
    await hear(1);
    await write('deux', 'trois');
    await hear(3);
    await elsewhere(4, 'ailleurs');
    await write('cinq');
    await hear(5);
    await write('six');
    await hear(6);
    // What was read is as it is stored; what was written here is as it was told.
    const texts = ['un', 'deux !', 'trois !', 'ailleurs', 'cinq', 'six !'];
    expect(heard).toEqual(texts.map((text, index) => [index + 1, text]));
  });

  it('goes on after what was forgotten, and begins again for who knows more than there is', async () => {
    for (const text of ['un', 'deux', 'trois']) await append('f', text);
    await app.database.execute(`delete from channel_log where key = 'f' and number < 3`);
    const socket = await open();
    socket.say('subscribe', { id: 1, channel: 'test.room', input: { key: 'f' } });
    expect(await socket.next()).toEqual({ action: 'opened', data: { id: 1, after: 2 } });
    expect(await socket.next()).toMatchObject({ data: { entries: [{ number: 3 }] } });
    socket.say('subscribe', { id: 2, channel: 'test.room', input: { key: 'f' }, after: 99 });
    expect(await socket.next()).toEqual({ action: 'opened', data: { id: 2, after: 2 } });
  });
});

describe('who is at the other end', () => {
  const follow = (socket: TestSocket, id: number, channel = 'test.own', input: object = {}) =>
    socket.say('subscribe', { id, channel, input });

  it('is said by a message; their own is told, somebody else’s is not there', async () => {
    const [camille, maud] = [someone(), someone()];
    const socket = await open();
    socket.say('identify', { id: 0, token: camille.token });
    expect(await socket.next()).toEqual({ action: 'identified', data: { id: 0, member: true } });
    follow(socket, 1);
    expect(await socket.next()).toMatchObject({ action: 'state', data: { state: { of: camille.userId } } });
    follow(socket, 2, 'test.theirs', { key: maud.userId });
    expect(await socket.next()).toMatchObject({ action: 'refused', data: { id: 2, code: 'not_found' } });
    socket.say('identify', { id: 0, token: 'a-token-of-nobody' });
    expect(await socket.next()).toEqual({ action: 'identified', data: { id: 0, member: false } });
  });

  it('said anew ends all that was followed before', async () => {
    const [camille, maud] = [someone(), someone()];
    const socket = await open();
    socket.say('identify', { id: 0, token: camille.token });
    await socket.next();
    follow(socket, 1);
    await socket.next();
    socket.say('identify', { id: 0, token: maud.token });
    expect(await socket.next()).toEqual({ action: 'identified', data: { id: 0, member: true } });
    const before = reads.get(camille.userId);
    change(own as never, camille.userId, 7);
    follow(socket, 2);
    expect(await socket.next()).toMatchObject({ data: { id: 2, state: { of: maud.userId } } });
    await settled();
    expect(reads.get(camille.userId)).toBe(before);
  });

  it('is nobody any more at once when their session is closed; others stay', async () => {
    const [camille, maud] = [someone(), someone()];
    const [first, second] = [await open(), await open()];
    for (const [socket, { token }] of [
      [first, camille],
      [second, maud],
    ] as const) {
      socket.say('identify', { id: 0, token });
      await socket.next();
      follow(socket, 1);
      await socket.next();
    }
    sessions.delete(camille.token);
    for (const { userId } of [camille, maud]) app.services.channels.sessionsChanged(userId);
    expect(await first.next()).toEqual({ action: 'identified', data: { id: null, member: false } });
    follow(first, 2);
    expect(await first.next()).toMatchObject({ action: 'refused', data: { code: 'login_required' } });
    change(own as never, maud.userId, 4);
    expect(await second.next()).toMatchObject({ action: 'state', data: { state: { value: 4 } } });
  });
});

describe('a socket', () => {
  it('is opened by pages of this site only', async () => {
    for (const origin of ['https://ailleurs.example', 'null', '', site.replace('http', 'https').replace(/\d+$/, '1')])
      await expect(open({ headers: { origin } }), origin).rejects.toThrow('refused');
    // The address that visitors type, whatever the server itself is called.
    await open({ headers: { origin: app.services.config.siteUrl } });
  });

  it('is at /socket and nowhere else', async () => {
    for (const path of ['/', '/api/user/fetch', '/healthz', '/socket/x', '/socket2'])
      await expect(open({ path }), path).rejects.toThrow('refused');
    await open({ path: '/socket?x=1' });
    // Not a page either.
    expect((await app.app.inject('/socket')).statusCode).toBe(404);
  });

  it('that sends too much at once, or too often, is closed', async () => {
    const large = await open();
    large.send('x'.repeat(20_000));
    expect(await large.closed).toBe(1009);
    const often = await open();
    for (let count = 0; count <= 240; count++) often.say('nothing');
    expect(await often.closed).toBe(1008);
  });

  it('follows so many things and no more', async () => {
    const socket = await open();
    for (let id = 1; id <= 201; id++) socket.say('subscribe', { id, channel: 'test.room', input: { key: 'x' } });
    const told = [];
    while (told.length < 201) told.push(await socket.next());
    expect(told.filter(({ action }) => action === 'opened')).toHaveLength(200);
    expect(told.find(({ action }) => action === 'refused')).toMatchObject({
      data: { id: 201, code: 'too_many_requests' },
    });
  });

  it('tracks so many and no more', async () => {
    const socket = await open();
    socket.say(
      'track',
      Array.from({ length: 201 }, (_, index) => 1_000 + index),
    );
    const told = [await socket.next(), await socket.next()].toSorted((a, b) => (a.action < b.action ? -1 : 1));
    expect(told).toMatchObject([{ action: 'error', data: { code: 'too_many_requests' } }, { action: 'tracked' }]);
    expect(Object.keys(told[1]?.data as object)).toHaveLength(200);
  });

  it('whose state cannot be read is cut off, to come back', async () => {
    const socket = await open();
    values.set('broken', Number.NaN);
    socket.say('subscribe', { id: 1, channel: 'test.value', input: { key: 'broken' } });
    expect(await socket.closed).toBe(1011);
  });
});
