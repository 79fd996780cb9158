import { availableParallelism } from 'node:os';
import { HashThread, ThreadLost } from './hash-thread.ts';
import type { HashRequest } from './protocol.ts';

/** Too many wait already: the visitor is told to come back, and the rest of the site goes on. */
export class HashingBusy extends Error {
  override name = 'HashingBusy';
}

export interface Hashing {
  /** An argon2id tag, computed away from the event loop and from the threads that read files. Throws `HashingBusy` when too many wait. */
  argon2id(request: HashRequest): Promise<Buffer>;
  /** Finishes what runs, refuses what waits, ends the threads. */
  close(): Promise<void>;
}

interface HashingOptions {
  threads?: number;
  /** How many may wait for each thread. At 40 ms each, the last of them waits four seconds: longer, and people give up. */
  waitingPerThread?: number;
  /** What runs in the threads; replaced in tests. */
  worker?: URL;
}

/** One core stays free for everybody else; beyond four threads memory would be the cost. */
const defaultThreads = () => Math.min(4, Math.max(1, availableParallelism() - 1));
const WORKER = new URL('./hash-worker.ts', import.meta.url);

/** Threads of a low priority that hash passwords in turn (docs/decisions/0030-hashing-threads.md). */
export function openHashing(options: HashingOptions = {}): Hashing {
  const { threads = defaultThreads(), waitingPerThread = 100, worker = WORKER } = options;
  const all = Array.from({ length: threads }, () => new HashThread(worker));
  const idle = [...all];
  const waiting: PromiseWithResolvers<HashThread>[] = [];
  const running = new Set<Promise<Buffer>>();
  let isClosed = false;

  function takeThread(): HashThread | Promise<HashThread> {
    const free = idle.pop();
    if (free) return free;
    if (waiting.length >= waitingPerThread * threads) throw new HashingBusy('too many passwords to hash');
    const turn = Promise.withResolvers<HashThread>();
    waiting.push(turn);
    return turn.promise;
  }

  /** Handed over, not given back: nobody can slip in between. */
  function giveBack(thread: HashThread): void {
    const next = waiting.shift();
    if (next) next.resolve(thread);
    else idle.push(thread);
  }

  /** Work whose thread died is given to a new one, once: what kills two threads would kill every one. */
  async function work(thread: HashThread, request: HashRequest): Promise<Buffer> {
    try {
      return await thread.run(request);
    } catch (error) {
      if (!(error instanceof ThreadLost) || isClosed) throw error;
      return thread.run(request);
    }
  }

  return {
    async argon2id(request) {
      if (isClosed) throw new HashingBusy('the site is stopping');
      const thread = await takeThread();
      const tag = work(thread, request);
      running.add(tag);
      try {
        return await tag;
      } finally {
        running.delete(tag);
        giveBack(thread);
      }
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new HashingBusy('the site is stopping'));
      await Promise.allSettled(running);
      await Promise.all(all.map((thread) => thread.end()));
    },
  };
}
