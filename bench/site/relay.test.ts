import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRelay, type Relay } from './relay.ts';

let server: Server;
let relay: Relay;
let socket: Socket;
let heard = '';

beforeAll(async () => {
  server = createServer((from) => from.on('data', (bytes: Buffer) => (heard += bytes)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  relay = await openRelay(address.port);
  socket = connect({ port: relay.port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
});
afterAll(() => {
  socket?.destroy();
  server?.close();
});

const until = async (words: string) => {
  for (let look = 0; heard !== words && look < 100; look += 1) await pause(20);
  expect(heard).toBe(words);
};

it('passes on what is sent in its order, also when it is late no more', async () => {
  relay.change({ delayMs: 60 });
  for (const letter of 'abc') {
    socket.write(letter);
    await pause(5);
  }
  relay.change({ delayMs: 0 });
  socket.write('d');
  await until('abcd');
  socket.write('e');
  await until('abcde');
});

it('loses what is sent through a cut, and ends the connection after it', async () => {
  relay.change({ isCut: true });
  socket.write('f');
  await pause(50);
  expect(heard).toBe('abcde');
  relay.change({ isCut: false });
  await once(socket, 'close');
});
