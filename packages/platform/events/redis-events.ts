import { Redis } from 'ioredis';
import { CannotStart } from '../cannot-start.ts';
import type { Logger } from '../log/logger.ts';
import type { Events } from './events.ts';
import { Handlers } from './handlers.ts';

/** One channel for all topics: a process hears a topic from the moment it subscribes, without a round trip that could miss an event. */
const CHANNEL = 'solelune:events';
const RECONNECT_MAX_MS = 1_000;
/** Redis next door answers within a millisecond: one that takes this long is as good as gone, and a visitor waits behind it. */
const COMMAND_TIMEOUT_MS = 500;

export async function openRedisEvents(url: string, log: Logger): Promise<Events> {
  const handlers = new Handlers(log);
  // A connection that subscribes can do nothing else, hence two. What cannot be sent at once is not kept: it would be late, and its sender wait.
  const publisher = connection(url, { enableOfflineQueue: false, commandTimeout: COMMAND_TIMEOUT_MS });
  const subscriber = connection(url);
  subscriber.on('message', (_channel, message) => handlers.deliver(message));
  const isShared = () => publisher.status === 'ready' && subscriber.status === 'ready';
  const stopTelling = tellLoss([publisher, subscriber], isShared, log);
  // What Redis answers to who it does not know is told here, and the connection then simply closed.
  let refusal: Error | undefined;
  publisher.on('error', (error) => (refusal = error));
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await Promise.all([publisher.ping(), subscriber.subscribe(CHANNEL)]);
  } catch (error) {
    stopTelling();
    publisher.disconnect();
    subscriber.disconnect();
    throw new CannotStart(sentenceOf(refusal ?? error), { cause: error });
  }
  return {
    redis: publisher,
    isShared,
    subscribe: (topic, handler) => handlers.add(topic, handler),
    publish: async (topic, payload) => {
      const message = JSON.stringify({ topic, payload });
      try {
        await publisher.publish(CHANNEL, message);
      } catch (error) {
        log.debug({ err: error, topic }, 'an event was told to this process alone');
        setImmediate(() => handlers.deliver(message));
      }
    },
    close: async () => {
      stopTelling();
      handlers.clear();
      subscriber.disconnect();
      await publisher.quit().catch(() => publisher.disconnect());
    },
  };
}

/** Comes back by itself after an outage, and the subscription with it. */
function connection(url: string, options: { enableOfflineQueue?: boolean; commandTimeout?: number } = {}): Redis {
  return new Redis(url, {
    ...options,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
  });
}

/** Says once that Redis is gone and once that it is back, however often it is tried in between; nothing before it was there. */
function tellLoss(connections: Redis[], isShared: () => boolean, log: Logger): () => void {
  let isOver = false;
  let wasShared: boolean | null = null;
  const look = (error?: Error) => {
    const isNow = isShared();
    if (isOver || isNow === wasShared || (wasShared === null && !isNow)) return;
    if (wasShared === false) log.info('redis is back: events and limits are shared again');
    else if (wasShared) log.error({ err: error }, 'redis is gone: events and limits are those of this process alone');
    wasShared = isNow;
  };
  for (const redis of connections)
    redis
      .on('ready', () => look())
      .on('close', () => look())
      // Unheard, the event would be thrown.
      .on('error', look);
  return () => {
    isOver = true;
  };
}

function sentenceOf(error: unknown): string {
  return /WRONGPASS|NOAUTH|NOPERM/.test(String((error as Error).message))
    ? 'Redis refuse ce nom ou ce mot de passe : vérifiez REDIS_URL.'
    : 'Redis ne répond pas : vérifiez REDIS_URL.';
}
