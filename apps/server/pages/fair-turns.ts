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

/**
 * Shares one thread among visitors. Each has a queue of their own and the queues take turns: who asks for six hundred things waits for them,
 * who asks for one waits for one of each other. One thing is begun per turn of the event loop, so that whatever is quick goes in between.
 */
export class FairTurns {
  readonly #limits: TurnLimits;
  /** Who waits, the next to have their turn first. */
  readonly #queues = new Map<string, Set<Waiting>>();
  #underWay = 0;
  #waiting = 0;
  #isScheduled = false;

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
    const queue = this.#queues.get(visitor) ?? new Set();
    const { waitingOfOne, waiting } = this.#limits;
    if (queue.size >= waitingOfOne || this.#waiting >= waiting) throw new Crowded();
    if (signal.aborted) throw new Gone();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry: Waiting = {
      begin: () => {
        signal.removeEventListener('abort', leave);
        resolve();
      },
    };
    const leave = () => {
      this.#remove(visitor, entry);
      reject(new Gone());
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#queues.set(visitor, queue.add(entry));
    this.#waiting += 1;
    this.#schedule();
    return promise;
  }

  #remove(visitor: string, entry: Waiting): void {
    const queue = this.#queues.get(visitor);
    if (!queue?.delete(entry)) return;
    this.#waiting -= 1;
    if (queue.size === 0) this.#queues.delete(visitor);
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
    const [visitor, queue] = this.#queues.entries().next().value ?? [];
    const [entry] = queue ?? [];
    if (visitor === undefined || !queue || !entry) return;
    this.#remove(visitor, entry);
    // The end of the line, for what this visitor still wants.
    if (this.#queues.delete(visitor)) this.#queues.set(visitor, queue);
    this.#underWay += 1;
    entry.begin();
  }
}
