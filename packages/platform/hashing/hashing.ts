import { availableParallelism } from 'node:os';
import { ThreadPool } from '../threads/thread-pool.ts';
import type { HashRequest } from './protocol.ts';

/** Too many wait already: the visitor is told to come back, and the rest of the site goes on. */
export { ThreadsBusy as HashingBusy } from '../threads/thread-pool.ts';

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
  const { threads = defaultThreads(), waitingPerThread = 100, worker: file = WORKER } = options;
  const pool = new ThreadPool<HashRequest, Uint8Array>({ file, threads, waitingPerThread });
  return {
    argon2id: async (request) => Buffer.from(await pool.run(request)),
    close: () => pool.close(),
  };
}
