import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineChannel } from '../channel.ts';
import { SocketClient } from './socket-client.ts';

const user = defineChannel({ name: 't.user', summary: '', input: z.object({}), state: z.object({ mark: z.string() }) });
const room = defineChannel({
  ...{ name: 't.room', summary: '', input: z.object({ id: z.number() }) },
  ...{ log: z.string(), keptDays: 1 },
});
const status = defineChannel({
  ...{ name: 't.status', summary: '', input: z.object({ id: z.number() }), state: z.object({ status: z.string() }) },
  wire: { subscribe: 'subscribe_collaborators_status', update: 'update_collaborators_status', by: 'id' },
});

/** The network, played by hand. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: { action: string; data: unknown }[] = [];
  send(message: string) {
    this.sent.push(JSON.parse(message));
  }
  close() {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  accept() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  tell(action: string, data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ action, data }) }));
  }
  /** What was said since the last time somebody looked. */
  take() {
    return this.sent.splice(0).map(({ action, data }) => [action, data]);
  }
}

const entry = (number: number) => ({ number, at: '2026-11-15T12:00:00.000Z', payload: `n${number}` });

let sockets: FakeSocket[];
let token: string | null;
let client: SocketClient;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  token = null;
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  client = new SocketClient({ url: () => 'ws://site.invalid/socket', token: () => token, open });
});
afterEach(() => void vi.useRealTimers());

const socket = () => sockets.at(-1) as FakeSocket;
const wait = (ms: number) => vi.advanceTimersByTime(ms);
const nothing = () => {};
function connect() {
  wait(200);
  socket().accept();
}

describe('the socket', () => {
  it('opens when something is followed, 200 ms after the last change, and closes when nothing is', () => {
    const stopRoom = client.follow(room, { id: 1 }).subscribe(nothing);
    wait(199);
    const stopUser = client.follow(user, {}).subscribe(nothing);
    wait(199);
    expect(sockets).toHaveLength(0);
    connect();
    expect(socket().take()).toEqual([
      ['subscribe', { id: 1, channel: 't.room', input: { id: 1 }, after: 0 }],
      ['subscribe', { id: 2, channel: 't.user', input: {} }],
    ]);
    stopRoom();
    stopUser();
    wait(200);
    expect(socket().take()).toEqual([
      ['unsubscribe', { id: 1 }],
      ['unsubscribe', { id: 2 }],
    ]);
    expect(socket().readyState).toBe(WebSocket.CLOSED);
    wait(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('says nothing of who leaves and comes back within those 200 ms', () => {
    const followed = client.follow(user, {});
    const stop = followed.subscribe(nothing);
    connect();
    socket().take();
    stop();
    wait(150);
    followed.subscribe(nothing);
    wait(1_000);
    expect(socket().take()).toEqual([]);
  });

  it('comes back by the product document’s delays, and gives up after ten tries until something else is followed', () => {
    const followed = client.follow(user, {});
    followed.subscribe(nothing);
    connect();
    socket().tell('state', { id: 1, state: { mark: 'a' } });
    expect(followed.read()).toMatchObject({ status: 'live', state: { mark: 'a' } });
    for (const [index, seconds] of [1, 1, 1, 2, 3, 4, 5, 6, 7, 8].entries()) {
      socket().close();
      expect(followed.read()).toMatchObject({ status: 'lost', state: { mark: 'a' } });
      wait(seconds * 1_000 - 1);
      expect(sockets).toHaveLength(index + 1);
      wait(1);
      expect(sockets).toHaveLength(index + 2);
    }
    socket().close();
    wait(3_600_000);
    expect(sockets).toHaveLength(11);
    client.follow(room, { id: 1 }).subscribe(nothing);
    connect();
    expect(sockets).toHaveLength(12);
    expect(socket().take()).toHaveLength(2);
  });

  it('counts its tries anew once the server has answered all of it, and not when it only took up', () => {
    client.follow(user, {}).subscribe(nothing);
    connect();
    for (const seconds of [1, 1, 1, 2]) {
      socket().close();
      wait(seconds * 1_000);
      socket().accept();
    }
    socket().tell('state', { id: 5, state: { mark: 'a' } });
    socket().close();
    wait(1_000);
    expect(sockets).toHaveLength(6);
  });

  it('gives up on a server that breaks at one of its questions, though it answers the others', () => {
    client.follow(user, {}).subscribe(nothing);
    client.follow(room, { id: 1 }).subscribe(nothing);
    connect();
    for (let attempt = 1; attempt <= 20; attempt++) {
      const [asked] = socket().take();
      socket().tell('state', { ...(asked?.[1] as object), state: { mark: 'a' } });
      socket().close();
      wait(10_000);
      if (sockets.length > attempt) socket().accept();
    }
    expect(sockets).toHaveLength(11);
  });
});

describe('a log', () => {
  it('goes on from the last number after a cut', () => {
    const followed = client.follow(room, { id: 7 });
    followed.subscribe(nothing);
    connect();
    socket().tell('opened', { id: 1, after: 0 });
    expect(followed.read()).toMatchObject({ status: 'live', entries: [] });
    socket().tell('entries', { id: 1, entries: [entry(1), entry(2)] });
    socket().close();
    wait(1_000);
    socket().accept();
    expect(socket().take()).toEqual([['subscribe', { id: 2, channel: 't.room', input: { id: 7 }, after: 2 }]]);
    socket().tell('opened', { id: 2, after: 2 });
    socket().tell('entries', { id: 2, entries: [entry(2), entry(3)] });
    expect(followed.read().entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('asks again for what is missing', () => {
    const followed = client.follow(room, { id: 7 });
    followed.subscribe(nothing);
    connect();
    socket().tell('entries', { id: 1, entries: [entry(1), entry(3)] });
    expect(socket().take().slice(1)).toEqual([
      ['unsubscribe', { id: 1 }],
      ['subscribe', { id: 2, channel: 't.room', input: { id: 7 }, after: 1 }],
    ]);
    socket().tell('entries', { id: 2, entries: [entry(2), entry(3)] });
    expect(followed.read().entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('the product document’s own messages', () => {
  it('bring the whole list each time, and an empty one at the end', () => {
    const stops = [3, 5].map((id) => client.follow(status, { id }).subscribe(nothing));
    connect();
    expect(socket().take()).toEqual([['subscribe_collaborators_status', [3, 5]]]);
    socket().tell('update_collaborators_status', { 3: { status: 'online' }, 5: { status: 'busy' } });
    socket().tell('update_collaborators_status', { 5: { status: 'offline' } });
    expect(client.follow(status, { id: 3 }).read()).toMatchObject({ status: 'live', state: { status: 'online' } });
    expect(client.follow(status, { id: 5 }).read().state).toEqual({ status: 'offline' });
    stops[0]?.();
    wait(200);
    expect(socket().take()).toEqual([['subscribe_collaborators_status', [5]]]);
    stops[1]?.();
    wait(200);
    expect(socket().take()).toEqual([['subscribe_collaborators_status', []]]);
    expect(socket().readyState).toBe(WebSocket.CLOSED);
  });

  it('are pending before the first answer, and tracked again after a cut', () => {
    client.follow(status, { id: 3 }).subscribe(nothing);
    expect(client.follow(status, { id: 3 }).read().status).toBe('pending');
    connect();
    socket().take();
    socket().close();
    wait(1_000);
    socket().accept();
    expect(socket().take()).toEqual([['subscribe_collaborators_status', [3]]]);
  });
});

describe('who is here', () => {
  it('is said first, by a message and never in the address', () => {
    token = 'a-token-of-somebody';
    client.follow(user, {}).subscribe(nothing);
    connect();
    expect(socket().take()).toEqual([['identify', { id: 1, token }]]);
    socket().tell('identified', { id: 1, member: true });
    expect(socket().take()).toEqual([['subscribe', { id: 2, channel: 't.user', input: {} }]]);
  });

  it('is said again after a login; nothing of before is kept, not even the place in a log', () => {
    const followed = client.follow(room, { id: 7 });
    followed.subscribe(nothing);
    connect();
    socket().tell('entries', { id: 1, entries: [entry(1)] });
    socket().take();
    token = 'a-token-of-somebody';
    client.identityChanged();
    expect(followed.read()).toMatchObject({ status: 'pending', entries: [] });
    // Said before the server knew.
    socket().tell('entries', { id: 1, entries: [entry(2)] });
    expect(followed.read()).toMatchObject({ status: 'pending', entries: [] });
    expect(socket().take()).toEqual([['identify', { id: 2, token }]]);
    socket().tell('identified', { id: 2, member: true });
    expect(socket().take()).toEqual([['subscribe', { id: 3, channel: 't.room', input: { id: 7 }, after: 0 }]]);
  });

  it('changed twice is asked for once', () => {
    client.follow(user, {}).subscribe(nothing);
    connect();
    socket().take();
    for (const who of ['a-token-of-somebody', null]) {
      token = who;
      client.identityChanged();
    }
    // The session that was left is closed, which the server also says by itself.
    socket().tell('identified', { id: null, member: false });
    socket().tell('identified', { id: 2, member: true });
    socket().tell('identified', { id: 3, member: false });
    expect(
      socket()
        .take()
        .map(([action]) => action),
    ).toEqual(['identify', 'identify', 'subscribe']);
  });

  it('may be taken back by the server: all is asked for again, and a refusal is told', () => {
    token = 'a-token-of-somebody';
    const followed = client.follow(user, {});
    followed.subscribe(nothing);
    connect();
    socket().tell('identified', { id: 1, member: true });
    socket().tell('state', { id: 2, state: { mark: 'a' } });
    socket().take();
    socket().tell('identified', { id: null, member: false });
    expect(socket().take()).toEqual([['subscribe', { id: 3, channel: 't.user', input: {} }]]);
    socket().tell('refused', { id: 3, error: 'Connectez-vous pour continuer.', code: 'login_required' });
    expect(followed.read()).toMatchObject({ status: 'lost', state: null, refusal: 'login_required' });
  });
});
