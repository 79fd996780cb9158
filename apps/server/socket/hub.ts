import websocket from '@fastify/websocket';
import { type ChannelAnswer, fail, type Identify, type Pipeline } from '@solelune/contract/server';
import { SOCKET_PATH } from '@solelune/contract/socket-messages';
import { watchKept } from '@solelune/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/errors.ts';
import { AddressLimits, MOST_SOCKETS } from './address-limits.ts';
import { listChannels } from './channel-list.ts';
import { Connection } from './connection.ts';
import { MAX_FOLLOWED } from './followed.ts';
import { Heartbeats } from './heartbeats.ts';
import { Line } from './line.ts';
import { LiveChannels } from './live-channels.ts';
import { MINUTE_MS, MinuteCount } from './minute-count.ts';
import { isOwnSite } from './own-site.ts';
import { TrackedLists } from './tracked-lists.ts';

const MAX_MESSAGE_BYTES = 16 * 1024;
/** More than a person's page can need: the socket is closed. */
const MAX_MESSAGES_PER_MINUTE = 240;
/** The team of a page fits into one message of this length; a list of two hundred strangers costs as much as the messages it would fill. */
const MESSAGE_BYTES = 128;
/** A page that comes back again and again has something wrong; so has a crowd behind one address. */
const OPENINGS = { max: 240, timeWindow: MINUTE_MS };

export interface HubParts {
  answers: readonly ChannelAnswer[];
  pipeline: Pipeline;
  identify: Identify;
  visitorKey: (request: FastifyRequest) => string;
}

/** The one socket, at /socket: what pages follow, whichever feature it is of. */
export async function openSocketHub(app: FastifyInstance, parts: HubParts): Promise<void> {
  const { pipeline, identify, visitorKey } = parts;
  const { services, database, log } = pipeline;
  const { config, events } = services;
  const channels = listChannels(parts.answers);
  const context = () => ({ db: database.query, services, now: pipeline.now() });
  const hasOthers = events.redis !== undefined;
  const live = new LiveChannels({ channels: services.channels, db: database.query, log, context, hasOthers });
  const shared = { channels, live, lists: new TrackedLists(live), identify, context, log };
  const limits = new AddressLimits();
  watchKept('sockets', () => limits.sizes.sockets, MOST_SOCKETS);
  watchKept('addresses of sockets', () => limits.sizes.addresses, 2 * MOST_SOCKETS);
  watchKept('channels that are followed', () => live.size, MOST_SOCKETS * MAX_FOLLOWED);
  const heartbeats = new Heartbeats();
  const connections = new Set<Connection>();
  const stopHearing = services.channels.onSessionsChanged((userId) => {
    for (const connection of connections) if (connection.userId === userId) connection.checkSession();
  });
  const minute = setInterval(() => limits.forgetGone(), MINUTE_MS);
  app.addHook('onClose', async () => {
    clearInterval(minute);
    heartbeats.close();
    stopHearing();
    live.close();
  });

  // Not compressed: what many are told is framed once for all of them.
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false } });
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws && request.routeOptions.url !== SOCKET_PATH) return sendFailure(reply, fail('not_found'));
  });
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.ws) return;
    const { origin, host } = request.headers;
    if (!isOwnSite(origin, host, config.siteUrl)) return sendFailure(reply, fail('forbidden'));
    if (limits.isProcessFull) return sendFailure(reply, fail('unavailable'));
    if (config.rateLimits && limits.isFull(visitorKey(request))) return sendFailure(reply, fail('too_many_requests'));
  };
  const options = { websocket: true, config: { rateLimit: OPENINGS }, preValidation } as const;
  app.get(SOCKET_PATH, options, (socket, request) => {
    const visitor = visitorKey(request);
    const connection = new Connection(shared, new Line(socket, request.raw.socket));
    connections.add(connection);
    limits.opened(visitor);
    heartbeats.join(connection);
    const received = new MinuteCount();
    socket.on('message', (raw) => {
      const text = String(raw);
      const weight = Math.ceil(text.length / MESSAGE_BYTES);
      const isOwnLimitKept = received.add(performance.now(), weight) <= MAX_MESSAGES_PER_MINUTE;
      if (isOwnLimitKept && (limits.mayReceive(visitor, weight) || !config.rateLimits)) connection.receive(text);
      else socket.close(1008, 'trop de messages');
    });
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
    socket.on('close', () => {
      heartbeats.leave(connection);
      connections.delete(connection);
      connection.close();
      limits.closed(visitor);
    });
  });
}
