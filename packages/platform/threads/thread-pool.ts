import { ThreadLost, WorkThread } from './work-thread.ts';

/** Too many wait already, or the threads are ending. */
export class ThreadsBusy extends Error {
  override name = 'ThreadsBusy';
}

interface PoolOptions {
  /** What runs in the threads, and what it finds as its `workerData`. */
  file: URL;
  start?: unknown;
  threads: number;
  /** How many may wait for each thread. */
  waitingPerThread: number;
}

/** Threads that work in turn, away from the event loop and from the threads that read files. */
export class ThreadPool<Request, Done> {
  readonly #all: WorkThread<Request, Done>[];
  readonly #idle: WorkThread<Request, Done>[];
  readonly #waiting: PromiseWithResolvers<WorkThread<Request, Done>>[] = [];
  readonly #running = new Set<Promise<Done>>();
  readonly #mostWaiting: number;
  #isClosed = false;

  constructor({ file, start, threads, waitingPerThread }: PoolOptions) {
    this.#all = Array.from({ length: threads }, () => new WorkThread<Request, Done>(file, start));
    this.#idle = [...this.#all];
    this.#mostWaiting = waitingPerThread * threads;
  }

  /** Throws `ThreadsBusy` when too many wait. */
  async run(request: Request): Promise<Done> {
    if (this.#isClosed) throw new ThreadsBusy('the site is stopping');
    const thread = await this.#takeThread();
    const work = this.#work(thread, request);
    this.#running.add(work);
    try {
      return await work;
    } finally {
      this.#running.delete(work);
      this.#giveBack(thread);
    }
  }

  /** The same work in every thread: what it needs first is then there before anybody waits for it. */
  async runInEach(request: Request): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.run(request)));
  }

  /** Finishes what runs, refuses what waits, ends the threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new ThreadsBusy('the site is stopping'));
    await Promise.allSettled(this.#running);
    await Promise.all(this.#all.map((thread) => thread.end()));
  }

  #takeThread(): WorkThread<Request, Done> | Promise<WorkThread<Request, Done>> {
    const free = this.#idle.pop();
    if (free) return free;
    if (this.#waiting.length >= this.#mostWaiting) throw new ThreadsBusy('too much waits for a thread');
    const turn = Promise.withResolvers<WorkThread<Request, Done>>();
    this.#waiting.push(turn);
    return turn.promise;
  }

  /** Handed over, not given back: nobody can slip in between. */
  #giveBack(thread: WorkThread<Request, Done>): void {
    const next = this.#waiting.shift();
    if (next) next.resolve(thread);
    else this.#idle.push(thread);
  }

  /** Work whose thread died is given to a new one, once: what kills two threads would kill every one. */
  async #work(thread: WorkThread<Request, Done>, request: Request): Promise<Done> {
    try {
      return await thread.run(request);
    } catch (error) {
      if (!(error instanceof ThreadLost) || this.#isClosed) throw error;
      return thread.run(request);
    }
  }
}
