import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import type { Logger } from '../log/logger.ts';
import { openLocalEvents } from './local-events.ts';
import { openRedisEvents } from './redis-events.ts';

export type EventHandler = (payload: unknown) => void | Promise<void>;

/** What happens in one process and others must hear of. An event is a hint, not a record: one raised while Redis is away is heard here only. */
export interface Events {
  /** Every process hears it, this one included, later than the call. Never fails: without Redis, this one alone hears it. */
  publish(topic: string, payload: unknown): Promise<void>;
  /** Heard from the moment the call returns; gives the way to stop hearing. */
  subscribe(topic: string, handler: EventHandler): () => void;
  /** For what else processes share (rate limits); undefined when there is one process only. */
  readonly redis: Redis | undefined;
  /** False while Redis is away: this process is then on its own. */
  isShared(): boolean;
  close(): Promise<void>;
}

export function openEvents(config: Pick<Config, 'redisUrl'>, log: Logger): Promise<Events> {
  return config.redisUrl === undefined ? openLocalEvents(log) : openRedisEvents(config.redisUrl, log);
}
