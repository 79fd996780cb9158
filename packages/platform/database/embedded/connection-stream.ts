import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** A connection to the embedded server, shaped like the socket that the `pg` driver expects. */
export class ConnectionStream extends Duplex {
  readonly #port: MessagePort;

  constructor(accept: (port: MessagePort) => void) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on('message', (chunk: Uint8Array) =>
      this.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)),
    );
    port1.on('close', () => this.destroy());
    accept(port2);
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  /** An idle connection does not keep a process alive that has nothing else to do; the worker behind it does until it is closed. */
  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#post([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#post(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  /** Copied: the driver keeps and reuses the buffers it writes. */
  #post(chunks: Buffer[]): void {
    const bytes = new Uint8Array(Buffer.concat(chunks));
    this.#port.postMessage(bytes, [bytes.buffer]);
  }
}
