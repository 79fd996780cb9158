import { Redis } from 'ioredis';
import type { Logger } from '../log/logger.ts';
import type { Events } from './events.ts';
import { Handlers } from './handlers.ts';

/** One channel for all topics: a process hears a topic from the moment it subscribes, without a round trip that could miss an event. */
const CHANNEL = 'solelune:events';
const RECONNECT_MAX_MS = 5_000;

export async function openRedisEvents(url: string, log: Logger): Promise<Events> {
  const handlers = new Handlers(log);
  // A connection that subscribes can do nothing else, hence two.
  const publisher = connection(url, log);
  const subscriber = connection(url, log);
  subscriber.on('message', (_channel, message) => handlers.deliver(message));
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscriber.subscribe(CHANNEL);
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw new Error('Redis ne répond pas : vérifiez REDIS_URL.', { cause: error });
  }
  return {
    redis: publisher,
    subscribe: (topic, handler) => handlers.add(topic, handler),
    publish: async (topic, payload) => {
      try {
        await publisher.publish(CHANNEL, JSON.stringify({ topic, payload }));
      } catch (error) {
        log.error({ err: error, topic }, 'an event was lost');
      }
    },
    close: async () => {
      handlers.clear();
      subscriber.disconnect();
      await publisher.quit().catch(() => publisher.disconnect());
    },
  };
}

/** Comes back by itself after an outage, and the subscription with it. */
function connection(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 2,
    connectTimeout: 5_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, RECONNECT_MAX_MS),
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis connection failed'));
  return redis;
}
