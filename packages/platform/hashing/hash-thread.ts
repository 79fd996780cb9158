import { Worker } from 'node:worker_threads';
import type { HashReply, HashRequest } from './protocol.ts';

/** The thread died under the work, which can be given to another. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
}

/** A thread that hashes, one at a time. It starts with its first work, and again after it died; idle, it keeps no process alive. */
export class HashThread {
  readonly #file: URL;
  #worker: Worker | undefined;

  constructor(file: URL) {
    this.#file = file;
  }

  run(request: HashRequest): Promise<Buffer> {
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    return new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        worker.off('message', onMessage);
        worker.off('exit', onExit);
        worker.unref();
        action();
      };
      const onMessage = (reply: HashReply | object) => {
        if ('tag' in reply) settle(() => resolve(Buffer.from(reply.tag)));
        else if ('problem' in reply) settle(() => reject(new Error(reply.problem)));
        // Anything else is Node's own: watching files (`npm run dev`), it tells its parent what a thread imports.
      };
      const onExit = () => settle(() => reject(new ThreadLost('a hashing thread died')));
      worker.on('message', onMessage);
      worker.on('exit', onExit);
      worker.postMessage(request);
    });
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { execArgv: [] });
    // Its end follows, and says enough: whoever waits hears of it there.
    worker.on('error', () => {});
    worker.once('exit', () => (this.#worker = undefined));
    return worker;
  }
}
