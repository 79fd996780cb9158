import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * As PGlite ships, minus `-F`, which turns fsync off; `fdatasync`, the default method on Linux, is an empty function in its build. Its 128 MB of
 * buffers, which it takes at once and never gives back, are more than a site of one machine has to keep at hand.
 */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

type InitArguments = Parameters<NodeFS['init']>;

interface EmscriptenStream {
  /** The file descriptor of Node behind the stream of the WebAssembly program. */
  nfd: number;
}

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number } };
  onAbort?: (reason: unknown) => void;
}

/** The folder file system of PGlite whose `fsync` reaches the disk: as shipped it has none, and the call does nothing. */
export class FlushingFolder extends NodeFS {
  flushes = 0;
  readonly #onFailure: (error: unknown) => void;

  constructor(folder: string, onFailure: (error: unknown) => void) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(...[pglite, options]: InitArguments) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun as []), (module: EmscriptenModule) => this.#hook(module)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }

  #hook(module: EmscriptenModule): void {
    module.onAbort = this.#onFailure;
    module.NODEFS.stream_ops.fsync = ({ nfd }) => {
      try {
        fsyncSync(nfd);
      } catch (error) {
        // After a failed flush nobody knows what is on the disk: PostgreSQL would panic and recover from its log, and so must we.
        this.#onFailure(error);
      }
      this.flushes += 1;
      return 0;
    };
  }
}

/** Flushes every file and folder below, for what was written before the flushing file system was in place. */
export function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flushPath(path);
  }
  flushPath(folder);
}

export function flushPath(path: string): void {
  // Windows flushes only what is open for writing, and folders by itself.
  const isWindows = process.platform === 'win32';
  if (isWindows && statSync(path).isDirectory()) return;
  const file = openSync(path, isWindows ? 'r+' : 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
