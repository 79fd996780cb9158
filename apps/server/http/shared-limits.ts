import { type Events, watchKept } from '@solelune/platform';

type Redis = NonNullable<Events['redis']>;
type Counted = { current: number; ttl: number };
type Tell = (error: Error | null, counted?: Counted) => void;

const PREFIX = 'solelune:limit:';
/** Counts one more and gives the count with what is left of its window, in one step of Redis. */
const COUNT = `local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { count, redis.call('pttl', KEYS[1]) }`;

/**
 * Where requests are counted for `@fastify/rate-limit`: in Redis, so that all processes count together, and while it is away in this process, so
 * that nobody is refused or waits for it. A visitor then has each process's share, which is more than planned and never without end.
 */
export function sharedLimits(redis: Redis) {
  const alone = new Windows();
  watchKept('limits counted while Redis is away', () => alone.size, MOST_WINDOWS);
  return class SharedLimits {
    incr(key: string, tell: Tell, windowMs: number): void {
      const here = () => tell(null, alone.count(key, windowMs));
      if (redis.status !== 'ready') return here();
      redis.eval(COUNT, 1, PREFIX + key, windowMs).then((answer) => {
        const [current, ttl] = answer as [number, number];
        tell(null, { current, ttl });
      }, here);
    }

    child(): SharedLimits {
      return this;
    }
  };
}

const MOST_WINDOWS = 20_000;

/** Fixed windows in memory: the oldest is forgotten when there are too many. */
class Windows {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  get size(): number {
    return this.#windows.size;
  }

  count(key: string, windowMs: number): Counted {
    const now = Date.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : this.#begin(key, now + windowMs);
    window.count += 1;
    return { current: window.count, ttl: window.endsAt - now };
  }

  #begin(key: string, endsAt: number) {
    const window = { count: 0, endsAt };
    // Put last: a map's order is that of first insertion.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST_WINDOWS && oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }
}
