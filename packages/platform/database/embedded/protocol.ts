import type { MessagePort } from 'node:worker_threads';

/** Given to the worker when it starts. */
export interface WorkerStart {
  /** Folder of the database, or null for one that lives in memory. */
  folder: string | null;
  /** A dump (tar) to open instead of initialising an empty database; memory only. */
  template: Uint8Array | null;
}

/** Requests about the database itself; the queries go through `connect`'s port, in PostgreSQL's own protocol. */
export type WorkerRequest =
  | { kind: 'connect'; port: MessagePort }
  | { kind: 'flushes' }
  | { kind: 'dump' }
  | { kind: 'close' };

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  /** There is no room left to write, or there is again. */
  | { kind: 'writing'; isStopped: boolean }
  | { kind: 'flushes'; count: number }
  | { kind: 'dump'; tar: Uint8Array }
  | { kind: 'closed' };
