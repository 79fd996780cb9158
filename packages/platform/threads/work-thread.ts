import { Worker } from 'node:worker_threads';
import { threadFlags } from './thread-flags.ts';

/** What a thread answers: the work done, or what was wrong with it. */
export type ThreadReply<Done> = { done: Done } | { problem: unknown };

/** The thread died under the work, which can be given to another. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
}

/** A thread that works for this one, one thing at a time. It starts with its first work, and again after it died; idle, it keeps no process alive. */
export class WorkThread<Request, Done> {
  readonly #file: URL;
  readonly #start: unknown;
  #worker: Worker | undefined;

  /** `start` is what the thread finds as its `workerData`. */
  constructor(file: URL, start?: unknown) {
    this.#file = file;
    this.#start = start;
  }

  run(request: Request): Promise<Done> {
    const worker = (this.#worker ??= this.#begin());
    worker.ref();
    return new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        worker.off('message', onMessage);
        worker.off('exit', onExit);
        worker.unref();
        action();
      };
      const onMessage = (reply: ThreadReply<Done>) => {
        if ('done' in reply) settle(() => resolve(reply.done));
        else if ('problem' in reply) settle(() => reject(asError(reply.problem)));
        // Anything else is Node's own: watching files (`npm run dev`), it tells its parent what a thread imports.
      };
      const onExit = () => settle(() => reject(new ThreadLost('a thread died')));
      worker.on('message', onMessage);
      worker.on('exit', onExit);
      try {
        worker.postMessage(request);
      } catch (error) {
        settle(() => reject(asError(error)));
      }
    });
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#start, execArgv: threadFlags });
    // Its end follows, and says enough: whoever waits hears of it there.
    worker.on('error', () => {});
    worker.once('exit', () => (this.#worker = undefined));
    return worker;
  }
}

const asError = (problem: unknown): Error => (problem instanceof Error ? problem : new Error(String(problem)));
