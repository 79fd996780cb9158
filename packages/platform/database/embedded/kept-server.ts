import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from '../../disk/storage-errors.ts';
import type { Logger } from '../../log/logger.ts';
import { ConnectionStream } from './connection-stream.ts';
import type { WorkerStart } from './protocol.ts';
import { EmbeddedServer } from './server.ts';

/** What is wrong with a disk takes longer to pass each time it did not. */
const PAUSES_MS = [0, 500, 1000, 2000, 5000];

/**
 * The embedded server, opened again in this process when it dies of itself: that is what a restart of the process would do, minus everything
 * else that it would take away. PostgreSQL then recovers from its log: whatever was acknowledged is in it, and of what was under way nobody was
 * told that it is kept. Until it is open, who asks is told that it is away.
 */
export class KeptServer {
  readonly #start: WorkerStart;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #server: EmbeddedServer | null = null;
  #reopening: Promise<void> = Promise.resolve();

  private constructor(start: WorkerStart, log: Logger) {
    this.#start = start;
    this.#log = log;
  }

  static async open(start: WorkerStart, log: Logger): Promise<KeptServer> {
    const kept = new KeptServer(start, log);
    kept.#server = await kept.#begin();
    return kept;
  }

  /** To the server there is, or to nobody: then it breaks at once. */
  connect(): ConnectionStream {
    if (this.#server) return this.#server.connect();
    const nobody = new ConnectionStream(() => {});
    process.nextTick(() => nobody.destroy(new DatabaseAway('the embedded database is being opened again')));
    return nobody;
  }

  flushes = (): Promise<number> => this.#present().flushes();
  dump = (): Promise<Uint8Array> => this.#present().dump();

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reopening;
    await this.#server?.close();
  }

  #present(): EmbeddedServer {
    if (!this.#server) throw new DatabaseAway('the embedded database is being opened again');
    return this.#server;
  }

  #begin(): Promise<EmbeddedServer> {
    return EmbeddedServer.start(this.#start, {
      onFailure: (error, ended) => this.#lost(error, ended),
      onWriting: (isStopped) => {
        if (isStopped) this.#log.error('the disk is almost full: nothing is written any more');
        else this.#log.warn('there is room on the disk again: writing goes on');
      },
    });
  }

  #lost(error: Error, ended: Promise<unknown>): void {
    this.#server = null;
    this.#log.fatal({ err: error }, 'the embedded database failed');
    // What was in memory only is gone with it: there is nothing to open again.
    if (this.#start.folder === null) process.exit(1);
    // Two engines on one folder would be its end.
    this.#reopening = ended.then(() => this.#reopen());
  }

  async #reopen(): Promise<void> {
    const { signal } = this.#closing;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      await sleep(PAUSES_MS[attempt] ?? PAUSES_MS.at(-1), undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        this.#server = await this.#begin();
        return this.#log.warn({ attempt }, 'the embedded database is open again');
      } catch (error) {
        this.#log.error({ err: error, attempt }, 'the embedded database could not be opened again');
      }
    }
  }
}
