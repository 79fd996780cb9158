import { Worker } from 'node:worker_threads';
import { DatabaseAway } from '../../disk/storage-errors.ts';
import { threadFlags } from '../../threads/thread-flags.ts';
import { ConnectionStream } from './connection-stream.ts';
import type { WorkerReply, WorkerRequest, WorkerStart } from './protocol.ts';

type Reply<K extends WorkerReply['kind']> = Extract<WorkerReply, { kind: K }>;

export interface ServerEvents {
  /** It died of itself (a disk that cannot be flushed, say): nothing more will be answered. Until it has `ended` it might still write. */
  onFailure(error: Error, ended: Promise<unknown>): void;
  /** There is no room left to write, or there is again. */
  onWriting(isStopped: boolean): void;
}

/** PostgreSQL itself, in a thread of this process, so that its work never holds up the event loop. */
export class EmbeddedServer {
  readonly #worker: Worker;
  readonly #streams = new Set<ConnectionStream>();
  #closing = false;

  private constructor(start: WorkerStart) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, execArgv: threadFlags });
  }

  static async start(start: WorkerStart, { onFailure, onWriting }: ServerEvents): Promise<EmbeddedServer> {
    const server = new EmbeddedServer(start);
    await server.#reply('ready').catch(async (error: unknown) => {
      await server.#worker.terminate();
      throw new DatabaseAway('the embedded database could not be opened', { cause: error });
    });
    const fail = (error: Error) => {
      if (server.#closing) return;
      server.#closing = true;
      const away = new DatabaseAway('the embedded database failed', { cause: error });
      for (const stream of server.#streams) stream.destroy(away);
      onFailure(error, server.#worker.terminate());
    };
    server.#worker.on('message', (message: WorkerReply) => {
      if (message.kind === 'failed') fail(new Error(message.message));
      if (message.kind === 'writing') onWriting(message.isStopped);
    });
    server.#worker.on('error', (error) => fail(error as Error));
    server.#worker.on('exit', (code) => fail(new Error(`the embedded database stopped with code ${code}`)));
    return server;
  }

  connect(): ConnectionStream {
    const stream = new ConnectionStream((port) => {
      const request: WorkerRequest = { kind: 'connect', port };
      this.#worker.postMessage(request, [port]);
    });
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    return stream;
  }

  /** How many flushes to disk were made so far. */
  async flushes(): Promise<number> {
    return (await this.#ask('flushes')).count;
  }

  /** The whole database as an uncompressed tar, to be given as `template` to another one. */
  async dump(): Promise<Uint8Array> {
    return (await this.#ask('dump')).tar;
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    await this.#ask('close', 'closed');
    await this.#worker.terminate();
  }

  async #ask<K extends 'flushes' | 'dump'>(kind: K): Promise<Reply<K>>;
  async #ask(kind: 'close', answer: 'closed'): Promise<Reply<'closed'>>;
  async #ask(kind: 'flushes' | 'dump' | 'close', answer: WorkerReply['kind'] = kind as 'dump'): Promise<WorkerReply> {
    const reply = this.#reply(answer);
    this.#worker.postMessage({ kind } satisfies WorkerRequest);
    return reply;
  }

  #reply<K extends WorkerReply['kind']>(kind: K): Promise<Reply<K>> {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const settle = () => {
        worker.off('message', onMessage);
        worker.off('error', onEnd);
        worker.off('exit', onEnd);
      };
      const onEnd = (reason: Error | number) => {
        settle();
        reject(reason instanceof Error ? reason : new Error(`the embedded database stopped with code ${reason}`));
      };
      const onMessage = (message: WorkerReply) => {
        if (message.kind === 'failed') onEnd(new Error(message.message));
        if (message.kind !== kind) return;
        settle();
        resolve(message as Reply<K>);
      };
      worker.on('message', onMessage);
      worker.on('error', onEnd);
      worker.on('exit', onEnd);
    });
  }
}
