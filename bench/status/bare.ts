// The floor: a bare `ws` server that sends the same bytes to everybody, and does nothing else.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/socket' });
await new Promise((done) => server.once('listening', done));
const { port } = server.address() as { port: number };
const ids = Array.from({ length: Number(process.env['ADVISORS']) }, (_, index) => index + 1);
const FAR_MS = Date.parse('2100-01-01T00:00:00Z');
const MINUTE_MS = 60_000;
const told = (number: number) => {
  const state = { status: 'offline', comeback: new Date(FAR_MS + number * MINUTE_MS).toISOString() };
  return JSON.stringify({
    action: 'update_collaborators_status',
    data: { [ids[number % ids.length] as number]: state },
  });
};
server.on('connection', (socket) => socket.on('message', () => socket.send(told(0))));
process.on('message', (message: { change?: number; measure?: true }) => {
  if (message.change !== undefined) {
    const at = process.hrtime.bigint();
    const text = told(message.change);
    for (const socket of server.clients) socket.send(text);
    process.send?.({ changed: message.change, at: String(at), kept: String(at) });
  }
  if (message.measure) {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() });
  }
});
process.send?.({ address: `http://127.0.0.1:${port}`, ids });
