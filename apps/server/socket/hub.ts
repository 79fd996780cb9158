import websocket from '@fastify/websocket';
import type { SocketAction, SocketConnection } from '@solelune/contract/server';
import type { Events, Logger } from '@solelune/platform';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';

const MAX_MESSAGE_BYTES = 16 * 1024;
/** A silent peer is asked every half minute and dropped when it does not answer. */
const HEARTBEAT_MS = 30_000;
/** More messages than a person's page can need: the socket is closed. */
const MAX_MESSAGES_PER_MINUTE = 240;

export interface HubOptions {
  events: Events;
  log: Logger;
  actions: Record<string, SocketAction>;
}

/** The socket at /socket: each message `{ action, data }` goes to the feature that declares the action. */
export async function openSocketHub(app: FastifyInstance, { events, log, actions }: HubOptions): Promise<void> {
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
  app.get('/socket', { websocket: true }, (socket) => {
    const { connection, close } = connect(socket, events);
    const beat = keepAlive(socket);
    let received = 0;
    const minute = setInterval(() => (received = 0), 60_000);
    socket.on('message', async (raw) => {
      if (++received > MAX_MESSAGES_PER_MINUTE) return socket.close(1008, 'trop de messages');
      const message = readMessage(String(raw));
      const action = message && Object.hasOwn(actions, message.action) ? actions[message.action] : undefined;
      if (!message || !action) return connection.send('error', { error: 'Message inconnu' });
      try {
        await action(connection, message.data);
      } catch (error) {
        log.error({ err: error, action: message.action }, 'socket action failed');
      }
    });
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
    socket.on('close', () => {
      clearInterval(beat);
      clearInterval(minute);
      close();
    });
  });
}

function connect(socket: WebSocket, events: Events) {
  const endings = new Set<() => void>();
  const connection: SocketConnection = {
    state: new Map(),
    send: (action, data) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ action, data }));
    },
    hear: (topic, listener) => {
      const stop = events.subscribe(topic, listener);
      endings.add(stop);
      return () => {
        endings.delete(stop);
        stop();
      };
    },
    onClose: (action) => void endings.add(action),
  };
  return { connection, close: () => endings.forEach((end) => end()) };
}

function keepAlive(socket: WebSocket): NodeJS.Timeout {
  let alive = true;
  socket.on('pong', () => (alive = true));
  return setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT_MS);
}

function readMessage(raw: string): { action: string; data: unknown } | null {
  try {
    const message = JSON.parse(raw) as { action?: unknown; data?: unknown } | null;
    return typeof message?.action === 'string' ? { action: message.action, data: message.data } : null;
  } catch {
    return null;
  }
}
