// What ours is held against: a bare `ws` server that sends the same bytes to everybody, made once, and does nothing else.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { answerParent, listens } from './child.ts';
import { comebackOf } from './message.ts';

const http = createServer();
const server = new WebSocketServer({ server: http, path: '/socket' });
const address = await listens(http);
const ids = Array.from({ length: Number(process.env['ADVISORS']) }, (_, index) => index + 1);
const told = (data: object) => Buffer.from(JSON.stringify({ action: 'update_collaborators_status', data }));
const snapshot = told(Object.fromEntries(ids.map((id) => [id, { status: 'offline' }])));

server.on('connection', (socket) => socket.on('message', () => socket.send(snapshot, { binary: false })));
answerParent((number) => {
  const id = ids[number % ids.length] as number;
  const message = told({ [id]: { status: 'offline', comeback: comebackOf(number) } });
  for (const socket of server.clients) socket.send(message, { binary: false });
});
process.send?.({ address, ids });
