/** More is asked at once than can be done soon. */
export class Crowded extends Error {
  override name = 'Crowded';
}

/** Who asked is gone: nothing is left to be done for them. */
export class Gone extends Error {
  override name = 'Gone';
}

export interface TurnLimits {
  /** How many are under way at once. */
  underWay: number;
  /** How many of one visitor may wait… */
  waitingOfOne: number;
  /** …and of all together. */
  waiting: number;
}

interface Waiting {
  begin(): void;
}

/** Who waits for what, the next to have their turn first. */
class Line {
  readonly #queues = new Map<string, Set<Waiting>>();

  of(visitor: string): number {
    return this.#queues.get(visitor)?.size ?? 0;
  }

  add(visitor: string, wish: Waiting): void {
    const queue = this.#queues.get(visitor);
    if (queue) queue.add(wish);
    else this.#queues.set(visitor, new Set([wish]));
  }

  remove(visitor: string, wish: Waiting): boolean {
    const queue = this.#queues.get(visitor);
    const wasHere = queue?.delete(wish) ?? false;
    if (queue?.size === 0) this.#queues.delete(visitor);
    return wasHere;
  }

  /** The first wish of who is first in line, who goes to the end of it with what they still want. */
  next(): Waiting | undefined {
    const [visitor, queue] = this.#queues.entries().next().value ?? [];
    const [wish] = queue ?? [];
    if (visitor === undefined || !queue || !wish) return undefined;
    this.#queues.delete(visitor);
    queue.delete(wish);
    if (queue.size > 0) this.#queues.set(visitor, queue);
    return wish;
  }
}

/**
 * Shares threads among visitors. Each has a queue of their own and the queues take turns: who asks for six hundred things waits for them.
 * Who had nothing waiting stands in a line of their own, which is served as often: a reader is not behind everybody who wants more. One thing is
 * begun per turn of the event loop, so that whatever is quick goes in between.
 */
export class FairTurns {
  readonly #limits: TurnLimits;
  readonly #firstWishes = new Line();
  readonly #furtherWishes = new Line();
  #underWay = 0;
  #waiting = 0;
  #isScheduled = false;
  #isForFirst = true;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Does the work when it is this visitor's turn. Throws `Crowded` at once where too much waits already, `Gone` once `signal` is aborted before. */
  async run<T>(visitor: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turn(visitor, signal);
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      this.#schedule();
    }
  }

  #turn(visitor: string, signal: AbortSignal): Promise<void> {
    const { waitingOfOne, waiting } = this.#limits;
    const own = this.#firstWishes.of(visitor) + this.#furtherWishes.of(visitor);
    if (own >= waitingOfOne || this.#waiting >= waiting) throw new Crowded();
    if (signal.aborted) throw new Gone();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = own === 0 ? this.#firstWishes : this.#furtherWishes;
    const wish: Waiting = {
      begin: () => {
        signal.removeEventListener('abort', leave);
        resolve();
      },
    };
    const leave = () => {
      if (line.remove(visitor, wish)) this.#waiting -= 1;
      reject(new Gone());
    };
    signal.addEventListener('abort', leave, { once: true });
    line.add(visitor, wish);
    this.#waiting += 1;
    this.#schedule();
    return promise;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting === 0 || this.#underWay >= this.#limits.underWay) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#beginNext();
      this.#schedule();
    });
  }

  #beginNext(): void {
    const lines = [this.#firstWishes, this.#furtherWishes];
    if (!this.#isForFirst) lines.reverse();
    this.#isForFirst = !this.#isForFirst;
    const wish = lines[0]?.next() ?? lines[1]?.next();
    if (!wish) return;
    this.#waiting -= 1;
    this.#underWay += 1;
    wish.begin();
  }
}
